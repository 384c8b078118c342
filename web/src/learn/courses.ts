/** The games that can be learnt by playing. */
import { abyss } from './abyss';
import { conspiracy } from './conspiracy';
import type { Course } from './lessons';

export const courses: Record<string, Course> = { abyss, conspiracy };
