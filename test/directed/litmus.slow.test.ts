import { litmusFiles } from '../litmus/programs.ts';
import { isFast, testLitmus } from './litmus.ts';

/** All litmus programs that litmus.test.ts leaves out. */
testLitmus(
  litmusFiles().filter((file) => !isFast(file)),
  120_000,
);
