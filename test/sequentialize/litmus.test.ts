import { litmusFiles } from '../litmus/programs.ts';
import { isLarge, testLitmus } from './litmus.ts';

/** One litmus program in three under each model: all of them are in the slow tests. */
const small = litmusFiles().filter((file) => !isLarge(file));
testLitmus(
  small.filter((_, n) => n % 3 === 0),
  ['sc'],
  60_000,
);
testLitmus(
  small.filter((_, n) => n % 3 === 1),
  ['tso'],
  60_000,
);
testLitmus(
  small.filter((_, n) => n % 3 === 2),
  ['pso'],
  60_000,
);
