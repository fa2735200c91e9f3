import { useOwnCache } from '../support/cache-folder.ts';
import { testPrograms } from './programs.ts';

/** `--check overflow`: signed arithmetic and shifts beyond their range. */
useOwnCache();
testPrograms('overflow');
