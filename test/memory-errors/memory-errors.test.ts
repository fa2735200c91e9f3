import { useOwnCache } from '../support/cache-folder.ts';
import { describePrograms } from '../support/expected-verdicts.ts';

/** Memory errors, and misuse of library objects, each with its mended twin. */
useOwnCache();
describePrograms('test/memory-errors/programs');
