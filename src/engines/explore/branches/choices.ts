import type { Diagnostic } from '../../../base/failure.ts';
import type { ThreadId } from '../../../base/ids.ts';
import { ST_EXP, ST_SIZE, ST_VAL } from '../../../vm/code/layout.ts';
import { type Answer, addAnswer, answersOf } from '../clocks/decide.ts';
import { tooMany } from '../functions/too-many.ts';
import { F_CHOSEN, K_OTHER } from '../graph/graph.ts';
import { keepsOrder } from '../reductions/symmetry.ts';
import type { SearchState } from '../state/search-state.ts';
import type { Search } from '../state/steps.ts';

/** Nondeterministic values: each is tried. */

export function* choose(x: SearchState, t: ThreadId): Search {
  const g = x.graph;
  const answers = answersOf(x, t);
  if (answers !== null) return yield* compareTimes(x, t, answers);
  const s = x.machine.state(t);
  const [lo, hi] = [s[ST_VAL], s[ST_EXP]];
  const narrow = s[ST_SIZE] <= 4 || (s[ST_VAL + 1] === lo >> 31 && s[ST_EXP + 1] === hi >> 31);
  if (!narrow || hi < lo || hi - lo > 4096) {
    x.giveUp(tooMany(x, t));
    return;
  }
  const keep = g.n;
  const top = x.snapshots.top;
  x.path.enter(hi - lo + 1);
  for (let value = lo; value <= hi && !x.stopped; value++) {
    if (!x.path.next()) continue;
    const e = x.add(t, K_OTHER, 0);
    g.value[4 * e] = value;
    if (value !== lo) g.flags[e] |= F_CHOSEN;
    x.machine.deliver(t, value, value >> 31);
    if (keepsOrder(g, e)) yield x.visit();
    x.undo(keep, top);
  }
  x.path.leave();
}

/** How two times compare: each answer that is left. */
function* compareTimes(x: SearchState, t: ThreadId, answers: readonly Answer[] | Diagnostic): Search {
  if (!('length' in answers)) {
    x.giveUp(answers);
    return;
  }
  const g = x.graph;
  const keep = g.n;
  const top = x.snapshots.top;
  x.path.enter(answers.length);
  for (const [n, one] of answers.entries()) {
    if (x.stopped || !x.path.next()) continue;
    addAnswer(x, t, one, n === 0 ? 0 : F_CHOSEN);
    if (keepsOrder(g, g.last(t))) yield x.visit();
    x.undo(keep, top);
  }
  x.path.leave();
}
