import { litmusFiles } from '../litmus/programs.ts';
import { isFast, testLitmus } from './litmus.ts';

testLitmus(litmusFiles().filter(isFast), 60_000);
