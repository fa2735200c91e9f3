import type { Diagnostic } from '../../../base/failure.ts';
import { ST_EXP, ST_SITE, ST_SIZE, ST_VAL } from '../../../vm/code/layout.ts';
import { F_CHOSEN, K_OTHER } from '../graph/graph.ts';
import { keepsOrder } from '../reductions/symmetry.ts';
import type { Exploration, Search } from './exploration.ts';
import type { Explorer } from './explorer.ts';

/** Nondeterministic values: each is tried. */

export function* choose(x: Explorer, t: number): Search {
  const g = x.graph;
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
    if (keepsOrder(g, e)) yield* x.visit();
    x.undo(keep, top);
  }
  x.path.leave();
}

/** Names the function that gave the value, at the user's line. */
export function tooMany(x: Exploration, t: number): Diagnostic {
  const { program, sites } = x.machine.image;
  const { instr } = sites[x.machine.state(t)[ST_SITE]];
  const what = instr.op === 'choose' ? instr.what : 'it';
  const found = x.machine.stack(t).map((at) => program.locs[at]);
  const { file, line, column } = found.find((loc) => !loc.library) ?? found[0];
  return {
    code: 'HED341',
    severity: 'error',
    message: `a nondeterministic value has too many possibilities to try each: ${what} gives it`,
    at: { file, line, column },
    help: 'take few values, as in x % 3 or heddle_choose(lo, hi), or use --engine random',
  };
}
