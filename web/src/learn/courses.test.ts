import { expect, test } from 'vitest';

import { tiles } from '../games/tiles';
import { courses } from './courses';

test('every game that introduces itself can be learnt by playing', () => {
  expect(Object.keys(courses).sort()).toEqual(Object.keys(tiles).sort());
});
