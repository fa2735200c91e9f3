import { DiagnosticError, EXIT, InternalError } from '../../base/failure.ts';
import type { StdRs } from '../../base/names.ts';
import { checkOptions } from '../../base/options/options.ts';
import { isFloat, type Program, type Type } from '../../ir/types.ts';
import type { ViolationKind } from '../../results/types.ts';
import type { Lit } from '../../sat/circuit/circuit.ts';
import { newCadical } from '../../sat/solvers/cadical.ts';
import { boundedProgram } from '../bounded/bounded.ts';
import { limitsOf } from '../bounded-sat/limits.ts';
import { checkReached, completed, violated } from '../bounded-sat/properties.ts';
import { Encoding } from './encode.ts';
import { Formula } from './formula.ts';
import { dependencyJudge } from './graph/dependencies.ts';
import type { Ordering } from './model/axioms.ts';
import { settingsOf } from './model/settings.ts';

/** All final states and kinds of violations of a small program, one after the other: for `litmus` and comparisons. */
export interface Outcomes {
  readonly outcomes: ReadonlySet<string>;
  /** By kind: what was told about it. */
  readonly violations: ReadonlyMap<string, string>;
}

export interface OutcomesOptions {
  readonly stdRs?: StdRs;
  readonly race?: boolean;
  readonly ordering?: Ordering;
}

const KINDS: readonly ViolationKind[] = [
  'assertion',
  'deadlock',
  'liveness',
  'lock',
  'memory',
  'uninitialized',
];
const MAX_UNWIND = 16;
const MAX_OUTCOMES = 400;

export async function allOutcomes(
  program: Program,
  model: string,
  { stdRs = 'rc11', race = false, ordering = 'staircase' }: OutcomesOptions = {},
): Promise<Outcomes> {
  const settings = settingsOf(model, stdRs, race, ordering, program);
  const options = checkOptions({});
  for (let unwind = 2; ; unwind *= 2) {
    const bounded = boundedProgram(program, {
      ...limitsOf(program, options, { unwind, bits: null }),
      races: false,
      graph: settings.graph,
    });
    // Each kind is asked for alone.
    const encoding = new Encoding(bounded, settings.encoding, () => true);
    const solver = await newCadical();
    try {
      const judge = dependencyJudge(program, settings.encoding.model, !settings.encoding.foreign);
      const formula = new Formula(encoding, solver, judge);
      const ask = async (lit: Lit): Promise<boolean> => {
        const answer = await formula.ask(lit);
        if (answer === 'unknown') throw new InternalError('the solver gave up without a limit');
        return answer === 'sat';
      };
      const violations = new Map<string, string>();
      const found = (kind: string): void => {
        violations.set(kind, 'found');
      };
      if (race && (await ask(encoding.race))) found('race');
      if (await ask(checkReached(encoding, (check) => check.kind === 'unwind'))) {
        if (unwind >= MAX_UNWIND) throw limit('a loop');
        continue;
      }
      const unsupported = bounded.threads.flatMap((t) => t.checks).find((one) => one.kind === 'unsupported');
      if (
        unsupported?.diagnostic &&
        (await ask(checkReached(encoding, (check) => check.kind === 'unsupported')))
      )
        throw new DiagnosticError(unsupported.diagnostic, EXIT.unknown);
      if (await ask(encoding.unordered)) found('memory');
      for (const kind of KINDS) if (await ask(violated(encoding, (one) => one === kind))) found(kind);
      return { outcomes: await finalStates(formula, ask), violations };
    } finally {
      solver.dispose();
    }
  }
}

async function finalStates(
  { encoding, cnf }: Formula,
  ask: (lit: Lit) => Promise<boolean>,
): Promise<ReadonlySet<string>> {
  const { circuit: c, threads } = encoding.program;
  const seen = threads.flatMap((thread, t) =>
    thread.observations.map((one) => ({
      ...one,
      there: c.and(encoding.reached(t, one.position), one.guard),
    })),
  );
  const outcomes = new Set<string>();
  const complete = c.and(completed(encoding), encoding.unordered ^ 1);
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
    { code: 'HED674', severity: 'error', message: `${what} is too much for listing all final states` },
    EXIT.unknown,
  );
