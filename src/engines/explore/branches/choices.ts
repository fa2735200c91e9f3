import type { Diagnostic } from '../../../base/failure.ts';
import type { ThreadId } from '../../../base/ids.ts';
import { type Answer, addAnswer, answersOf } from '../clocks/decide.ts';
import { tooMany } from '../functions/too-many.ts';
import { F_CHOSEN, K_OTHER } from '../graph/graph.ts';
import { keepsOrder } from '../reductions/symmetry.ts';
import type { SearchState } from '../state/search-state.ts';
import type { Search } from '../state/steps.ts';
import { valuesOf } from './values.ts';

/** Nondeterministic values: each is tried. */

export function* choose(x: SearchState, t: ThreadId): Search {
  const g = x.graph;
  const answers = answersOf(x, t);
  if (answers !== null) return yield* compareTimes(x, t, answers);
  const values = valuesOf(x.machine.state(t));
  if (values === null) {
    x.giveUp(tooMany(x, t));
    return;
  }
  const keep = g.n;
  const top = x.snapshots.top;
  x.path.enter(values.count);
  for (let n = 0; n < values.count && !x.stopped; n++) {
    if (!x.path.next()) continue;
    const value = values.at(n);
    const e = x.add(t, K_OTHER, 0);
    g.value[4 * e] = value;
    if (n !== 0) g.flags[e] |= F_CHOSEN;
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
