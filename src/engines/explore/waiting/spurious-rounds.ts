import type { ThreadId } from '../../../base/ids.ts';
import { ST_OP } from '../../../vm/code/layout.ts';
import { sameFrames } from '../../../vm/interpret/same-frames.ts';
import { COND_WAIT } from '../../../vm/sync/sync-table.ts';
import { F_CHOSEN, K_FENCE, K_OTHER, K_READ, K_WRITE } from '../graph/graph.ts';
import type { SearchState } from '../state/search-state.ts';

/**
 * `while (!ready) pthread_cond_wait(…)`: a thread that wakes up spuriously, finds that nothing has changed for it, and
 * waits again, has gone round for nothing (docs/models.md: such a round counts as a spin iteration). Whatever happens then
 * also happens without that round, so the thread stops there. The others go on: they may change what the round read.
 */

/** Is thread t about to wait again, after a spurious wake-up from the same wait, and is all as it was then? */
export function isIdleRound(x: SearchState, t: ThreadId): boolean {
  const g = x.graph;
  const s = x.machine.state(t);
  if (s[ST_OP] !== COND_WAIT) return false;
  const { image } = x.machine;
  const list = g.of[t];
  for (let i = list.length - 1; i >= 0; i--) {
    const e = list[i];
    const { instr } = image.sites[g.site[e]];
    const syncs = instr.op === 'sync';
    if (syncs && instr.sync === 'cond-wait')
      return (
        (g.kind[e] === K_OTHER || (g.flags[e] & F_CHOSEN) !== 0) &&
        sameFrames(image, s, x.snapshots.words, g.snap[e])
      );
    if (syncs && instr.sync === 'cond-cancel') continue;
    if (g.kind[e] !== K_READ && g.kind[e] !== K_FENCE && !(g.kind[e] === K_WRITE && syncs)) return false;
  }
  return false;
}
