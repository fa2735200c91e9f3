import { DiagnosticError, EXIT, InternalError } from '../../base/failure.ts';
import { checkOptions } from '../../base/options/options.ts';
import { isFloat, type Program, type Type } from '../../ir/types.ts';
import type { Lit } from '../../sat/circuit/circuit.ts';
import { Cnf } from '../../sat/cnf/cnf.ts';
import { newCadical } from '../../sat/solvers/cadical.ts';
import { boundedProgram } from '../bounded/bounded.ts';
import type { BoundedProgram } from '../bounded/events.ts';
import { checkReached } from '../bounded-sat/properties.ts';
import { limitsOf } from './bounds.ts';
import { type Sequential, sequentialize } from './encode.ts';
import { mostContexts } from './formula.ts';
import type { SharedMemory } from './memory/memory.ts';
import { blocksHappen, completed, violated } from './properties.ts';
import { tellModel } from './story.ts';

/** All final states and kinds of violations of a small program, one after the other: for comparison with the oracle. */
export interface Outcomes {
  readonly outcomes: ReadonlySet<string>;
  /** By kind: what was told about it. */
  readonly violations: ReadonlyMap<string, string>;
}

const KINDS = ['assertion', 'deadlock', 'liveness', 'lock', 'memory', 'uninitialized'] as const;
const MAX_UNWIND = 16;
const MAX_OUTCOMES = 200;

export async function allOutcomes(
  program: Program,
  model: 'sc' | 'tso' | 'pso',
  memoryOf: (program: BoundedProgram) => SharedMemory,
  replayed = true,
): Promise<Outcomes> {
  const options = checkOptions({ model });
  for (let unwind = 2; ; unwind *= 2) {
    const bounded = boundedProgram(program, limitsOf(program, options, { unwind, bits: null }));
    const memory = memoryOf(bounded);
    const s = sequentialize(bounded, memory, { kind: 'contexts', contexts: contextsFor(bounded, memory) });
    const solver = await newCadical();
    try {
      const cnf = new Cnf(bounded.circuit, solver);
      for (const lit of [...s.assumptions, ...blocksHappen(s)]) cnf.assert(lit);
      const ask = async (lit: Lit): Promise<boolean> => {
        cnf.assume(lit);
        const answer = await solver.solve();
        if (answer === 'unknown') throw new InternalError('the solver gave up without a limit');
        return answer === 'sat';
      };
      for (const cut of memory.cuts) if (await ask(cut.when)) throw limit(`a bound on the ${cut.bound}`);
      if (await ask(checkReached(s, (check) => check.kind === 'unwind'))) {
        if (unwind >= MAX_UNWIND) throw limit('a loop');
        continue;
      }
      const unsupported = bounded.threads.flatMap((t) => t.checks).find((one) => one.kind === 'unsupported');
      if (unsupported?.diagnostic && (await ask(checkReached(s, (check) => check.kind === 'unsupported'))))
        throw new DiagnosticError(unsupported.diagnostic, EXIT.unknown);
      const violations = new Map<string, string>();
      for (const kind of KINDS) {
        if (!(await ask(violated(s, (one) => one === kind)))) continue;
        if (!replayed) {
          violations.set(kind, 'found');
          continue;
        }
        const told = tellModel(program, { ...options, check: new Set([kind]) }, s, cnf);
        if (told.kind === 'hidden') continue;
        if (told.kind === 'spurious' || told.violation.kind !== kind)
          throw new InternalError(
            `${kind} was found, and ${told.kind === 'spurious' ? told.kind : told.violation.kind} was told`,
          );
        violations.set(kind, told.violation.message);
      }
      return { outcomes: await finalStates(s, cnf, ask), violations };
    } finally {
      solver.dispose();
    }
  }
}

/** Where flushes are events of threads of their own, they need contexts too. */
const contextsFor = (program: BoundedProgram, memory: SharedMemory): number =>
  mostContexts(program, memory) + (memory.extraContexts ?? 0);

async function finalStates(
  s: Sequential,
  cnf: Cnf,
  ask: (lit: Lit) => Promise<boolean>,
): Promise<ReadonlySet<string>> {
  const { circuit: c, threads } = s.program;
  const seen = threads.flatMap((thread, t) =>
    thread.observations.map((one) => ({ ...one, there: c.and(s.reached(t, one.position), one.guard) })),
  );
  const outcomes = new Set<string>();
  const complete = completed(s);
  while (await ask(complete)) {
    const texts: string[] = [];
    const differs: Lit[] = [];
    for (const one of seen) {
      const there = cnf.valueOf(one.there);
      differs.push(there ? one.there ^ 1 : one.there);
      if (!there) continue;
      one.values.forEach((value, i) => {
        texts.push(`${one.names[i]}=${text(one.types[i], cnf.valueOfBits(value.bits))}`);
        for (const bit of value.bits) differs.push(cnf.valueOf(bit) ? bit ^ 1 : bit);
      });
    }
    outcomes.add(texts.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)).join(' '));
    cnf.assertOr([...differs, complete ^ 1]);
    if (outcomes.size > MAX_OUTCOMES) throw limit('the number of final states');
  }
  return outcomes;
}

function text(type: Type, bits: bigint): string {
  if (isFloat(type)) throw limit('a float');
  if (type === 'ptr') return `0x${bits.toString(16)}`;
  return BigInt.asIntN(Number(type.slice(1)), bits).toString();
}

const limit = (what: string): DiagnosticError =>
  new DiagnosticError(
    { code: 'HED483', severity: 'error', message: `${what} is too much for listing all final states` },
    EXIT.unknown,
  );
