import { useOwnCache } from '../support/cache-folder.ts';
import { testPrograms } from './programs.ts';

/** Thread pools in three usual styles; copying an empty functor copies an undefined byte. */
useOwnCache();
testPrograms('pools');
