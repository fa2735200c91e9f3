import { useOwnCache } from '../support/cache-folder.ts';
import { checkTutorials } from './tutorials.ts';

useOwnCache();
checkTutorials('test/cxx-tutorials/more', { correct: 18, buggy: 12 });
