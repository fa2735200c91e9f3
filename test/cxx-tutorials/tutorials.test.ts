import { useOwnCache } from '../support/cache-folder.ts';
import { checkTutorials } from './tutorials.ts';

useOwnCache();
checkTutorials('test/cxx-tutorials', { correct: 20, buggy: 12 });
