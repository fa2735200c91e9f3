import { useOwnCache } from '../support/cache-folder.ts';
import { tryHeaders } from './headers.ts';

useOwnCache();
tryHeaders(['expected', 'ranges', 'text', 'vector-bool']);
