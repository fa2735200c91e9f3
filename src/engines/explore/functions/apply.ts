import type { ThreadId } from '../../../base/ids.ts';
import { bitsOf } from '../../../ir/types.ts';
import { ST_SITE } from '../../../vm/code/layout.ts';
import { K_OTHER } from '../graph/graph.ts';
import type { Exploration } from '../state/exploration.ts';
import type { Table } from '../state/options.ts';
import { GO_ON, type Outcome } from '../state/steps.ts';
import { tooMany } from './too-many.ts';

/** The pending event of thread t applies an unknown function (tables.ts). */
export function apply(x: Exploration, t: ThreadId, application: string, table: Table): Outcome {
  const entry = table.find(([known]) => known === application);
  if (entry === undefined) {
    const { instr } = x.machine.image.sites[x.machine.state(t)[ST_SITE]];
    const bits = instr.op === 'choose' ? bitsOf(instr.type) : 0;
    return x.giveUp(tooMany(x, t), { application, bits });
  }
  const [a, b, c, d] = [0n, 32n, 64n, 96n].map((at) => Number(BigInt.asIntN(32, entry[1] >> at)));
  const e = x.add(t, K_OTHER, 0);
  x.graph.value.set([a, b, c, d], 4 * e);
  x.machine.deliver(t, a, b, c, d);
  return GO_ON;
}
