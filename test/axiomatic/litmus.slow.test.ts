import { describe } from 'vitest';
import { litmusFiles } from '../litmus/programs.ts';
import { isFast, testLitmus } from './litmus.ts';

testLitmus(
  litmusFiles().filter((file) => !isFast(file)),
  'staircase',
  300_000,
);

describe('with clocks', () => {
  testLitmus(litmusFiles().filter(isFast), 'clocks', 300_000);
});
