import { unreachable } from '../../../base/failure.ts';
import type { ThreadId } from '../../../base/ids.ts';
import type { SearchState } from '../state/search-state.ts';
import type { Branch, Search } from '../state/steps.ts';
import { allocEach } from './allocations.ts';
import { choose } from './choices.ts';
import { freeEach } from './frees.ts';
import { placeEach } from './places.ts';
import { retry } from './retries.ts';
import { readEach } from './sources.ts';
import { spin } from './spins.ts';
import { casEach } from './spurious-failures.ts';
import { syncEach } from './sync-choices.ts';
import { wakeEach } from './wake-ups.ts';

/** Tries each way of thread t, all that comes of it, and goes back. */
export function branch(x: SearchState, t: ThreadId, what: Branch): Search {
  switch (what.kind) {
    case 'place':
      return placeEach(x, t, what.write, what.read);
    case 'read':
      return readEach(x, t);
    case 'sync':
      return syncEach(x, t, what.read);
    case 'cas':
      return casEach(x, t, what.read);
    case 'retry':
      return retry(x, t);
    case 'spin':
      return spin(x, t);
    case 'wake':
      return wakeEach(x, t);
    case 'choose':
      return choose(x, t);
    case 'alloc':
      return allocEach(x, t);
    case 'free':
      return freeEach(x);
    default:
      return unreachable(what);
  }
}
