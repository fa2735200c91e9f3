import { useOwnCache } from '../support/cache-folder.ts';
import { testPrograms } from './programs.ts';

/** Functions without a body that are declared `heddle_pure`: any function, but one. */
useOwnCache();
testPrograms('pure');
