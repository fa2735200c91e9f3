import { InternalError } from '../../base/failure.ts';
import { checkOptions } from '../../base/options/options.ts';
import type { Program } from '../../ir/types.ts';
import type { ViolationKind } from '../../results/types.ts';
import { FALSE } from '../../sat/circuit/circuit.ts';
import { Cnf } from '../../sat/cnf/cnf.ts';
import { newCadical } from '../../sat/solvers/cadical.ts';
import { boundedProgram } from '../bounded/bounded.ts';
import type { BoundedProgram } from '../bounded/events.ts';
import { LISTED_KINDS, type Listed, listOutcomes, type Outcomes } from '../bounded-sat/outcomes.ts';
import { limitsOf } from './bounds.ts';
import { sequentialize } from './encode.ts';
import { mostContexts } from './formula.ts';
import type { SharedMemory } from './memory/memory.ts';
import { blocksHappen, wrong } from './properties.ts';
import { tellModel } from './story.ts';

/** All final states and kinds of violations of a small program, as scheduling shows them. */
export async function allOutcomes(
  program: Program,
  model: string,
  memoryOf: (program: BoundedProgram) => SharedMemory,
  replayed = true,
): Promise<Outcomes> {
  const options = checkOptions({ model });
  const open = async (unwind: number): Promise<Listed> => {
    const bounded = boundedProgram(program, limitsOf(program, options, { unwind, bits: null }));
    const memory = memoryOf(bounded);
    const s = sequentialize(bounded, memory, { kind: 'contexts', contexts: contextsFor(bounded, memory) });
    const solver = await newCadical();
    const cnf = new Cnf(bounded.circuit, solver);
    for (const lit of [...s.assumptions, ...blocksHappen(s)]) cnf.assert(lit);
    return {
      executions: s,
      cnf,
      ask: (lit) => {
        cnf.assume(lit);
        return solver.solve();
      },
      cuts: memory.cuts,
      wrong: LISTED_KINDS.map((kind) => [kind, wrong(s, (one) => one === kind)] as const),
      tell: (kind) => (replayed ? told(kind, tellModel(program, only(kind), s, cnf)) : 'found'),
      spoilt: FALSE,
      dispose: () => solver.dispose(),
    };
  };
  const only = (kind: ViolationKind): typeof options => ({ ...options, check: new Set([kind as never]) });
  return listOutcomes(open, { code: 'HED483', most: 200 });
}

function told(kind: ViolationKind, by: ReturnType<typeof tellModel>): string | null {
  if (by.kind === 'hidden') return null;
  if (by.kind === 'violation' && by.violation.kind === kind) return by.violation.message;
  throw new InternalError(
    `${kind} was found, and ${by.kind === 'spurious' ? by.kind : by.violation.kind} was told`,
  );
}

/** Where flushes are events of threads of their own, they need contexts too. */
const contextsFor = (program: BoundedProgram, memory: SharedMemory): number =>
  mostContexts(program, memory) + (memory.extraContexts ?? 0);
