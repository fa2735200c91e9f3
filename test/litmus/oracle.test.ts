import { compareWithOracle } from './oracle.ts';

compareWithOracle('fast');
