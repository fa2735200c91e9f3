import { compareWithOracle } from './oracle.ts';

compareWithOracle('slow');
