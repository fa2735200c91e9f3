import type { Program } from '../../../ir/types.ts';
import { operandsOf } from '../../../ir/uses.ts';
import type { Runs } from '../combinations.ts';

/**
 * Values out of thin air. Where dependencies order nothing (`relaxed`, formula (6) of the case study, and any `.cat` file
 * without an axiom against it), `r = x; y = r` against `s = y; x = s` may give 42: each value justifies the other. Such
 * values do not arise from the initial ones, so they are tried from above: reads get *seeds* too, and what no run
 * on what is left writes is taken out, down to the greatest fixpoint. What remains justifies itself; whether an
 * execution with it exists, the model decides.
 *
 * There are as many such values as there are integers, and a finite set is tried: every integer that the program text
 * mentions, those that the question mentions (the condition of a litmus test), and one that neither does, which
 * stands for all others that are only passed on. A value that matters only because of what is computed from it
 * (`if (r * r == 49)`) is not found.
 */
export function seedsOf(program: Program, asked: readonly bigint[]): readonly bigint[] {
  const seeds = new Set<bigint>(asked);
  for (const { blocks, library } of program.functions) {
    if (library) continue;
    for (const { instrs, term } of blocks)
      for (const node of [...instrs, term])
        for (const operand of operandsOf(node)) if (operand.kind === 'const') seeds.add(operand.bits);
  }
  let other = 42n;
  while (seeds.has(other)) other++;
  return [...seeds, other];
}

/**
 * Where a value out of thin air can be: in runs on values that arise in order, a store to the location depends on a
 * read, or some store of the program (to wherever) was never reached, which another value might change. All other
 * stores write the same whatever is read. Null: nowhere.
 */
export function placesOf(program: Program, { byStart }: Runs): ((location: number) => boolean) | null {
  const reached = new Set<number>();
  const depending = new Set<number>();
  for (const traces of byStart.values())
    for (const { events } of traces)
      for (const { kind, lock, site, location, dep } of events) {
        if (kind !== 'W' || lock) continue;
        reached.add(site);
        if (dep.length > 0) depending.add(location);
      }
  let stores = 0;
  for (const { blocks, library } of program.functions)
    for (const { instrs } of blocks)
      for (const instr of instrs)
        if (instr.op === 'store' || instr.op === 'rmw' || instr.op === 'cmpxchg')
          if (library || instr.scope !== 'private') stores++;
  if (reached.size < stores) return () => true;
  return depending.size === 0 ? null : (location) => depending.has(location);
}
