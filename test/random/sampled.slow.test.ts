import { useOwnCache } from '../support/cache-folder.ts';
import { compareWithLitmus, compareWithOracle } from './sampled.ts';

useOwnCache();
compareWithLitmus(1);
compareWithOracle(42, 480);
