import { useOwnCache } from '../support/cache-folder.ts';
import { compareWithLitmus, compareWithOracle } from './sampled.ts';

useOwnCache();
compareWithLitmus(8);
compareWithOracle(41, 32);
