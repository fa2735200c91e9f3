import { useOwnCache } from '../support/cache-folder.ts';
import { describePrograms } from '../support/expected-verdicts.ts';

/** Small programs written to fool the engines: what C says of them is what all engines say. */
useOwnCache();
describePrograms('test/hostile/programs');
