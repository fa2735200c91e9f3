import { litmusFiles } from '../litmus/programs.ts';
import { testLitmus } from './litmus.ts';

testLitmus(litmusFiles(), ['sc', 'tso', 'pso'], 900_000);
