import { useOwnCache } from '../support/cache-folder.ts';
import { testPrograms } from './programs.ts';

/** Undefined values of every size, and what may and may not be done with them. */
useOwnCache();
testPrograms('programs');
