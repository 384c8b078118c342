/** The games that can be learnt by playing. */
import { abyss } from './abyss';
import { conspiracy } from './conspiracy';
import type { Course } from './lessons';
import { passengers } from './passengers';

export const courses: Record<string, Course> = { abyss, conspiracy, passengers };
