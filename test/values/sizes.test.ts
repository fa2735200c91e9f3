import { useOwnCache } from '../support/cache-folder.ts';
import { testPrograms } from './programs.ts';

/** Accesses of different sizes to the same bytes, ordered by creation, join, mutex, release and acquire. */
useOwnCache();
testPrograms('sizes');
