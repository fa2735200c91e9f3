import { useOwnCache } from '../support/cache-folder.ts';
import { tryHeaders } from './headers.ts';

useOwnCache();
tryHeaders(['memory-uninitialized', 'older-standard', 'ranges-alone']);
