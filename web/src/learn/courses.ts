/** The games that can be learnt by playing. */
import { abyss } from './abyss';
import { conspiracy } from './conspiracy';
import { heroes } from './heroes';
import type { Course } from './lessons';
import { passengers } from './passengers';
import { prophecy } from './prophecy';

export const courses: Record<string, Course> = { abyss, conspiracy, heroes, passengers, prophecy };
