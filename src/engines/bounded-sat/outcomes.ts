import type { Code } from '../../base/diagnostics/catalogue.ts';
import { DiagnosticError, EXIT, InternalError } from '../../base/failure.ts';
import { isFloat, type Type } from '../../ir/types.ts';
import type { ViolationKind } from '../../results/types.ts';
import type { Lit } from '../../sat/circuit/circuit.ts';
import { type Asked, comeTo } from './attempt.ts';
import { completed } from './endings.ts';

/** All final states and kinds of violations of a small program, one after the other: for `litmus` and comparisons. */
export interface Outcomes {
  readonly outcomes: ReadonlySet<string>;
  /** By kind: what was told about it. */
  readonly violations: ReadonlyMap<string, string>;
}

/** A program with its loops unrolled so far, in a solver. */
export interface Listed extends Asked {
  /** Bounds that an execution may need more of, besides that on loops. */
  readonly cuts: readonly { readonly when: Lit; readonly bound: string }[];
  /** Something of this kind goes wrong: each is asked for alone. */
  readonly wrong: readonly (readonly [ViolationKind, Lit])[];
  /** What there is to say about such a violation, which the last model shows; null: it does not count. */
  tell(kind: ViolationKind): string | null;
  /** Executions that are not over in order, although they look complete. */
  readonly spoilt: Lit;
  dispose(): void;
}

export const LISTED_KINDS = [
  'assertion',
  'deadlock',
  'liveness',
  'lock',
  'memory',
  'uninitialized',
] as const satisfies readonly ViolationKind[];
const MAX_UNWIND = 16;

/** `code`: what is said where there is too much to list; more than `most` final states are. */
export async function listOutcomes(
  open: (unwind: number) => Promise<Listed>,
  { code, most }: { readonly code: Code; readonly most: number },
): Promise<Outcomes> {
  const limit = (what: string): DiagnosticError =>
    new DiagnosticError(
      { code, severity: 'error', message: `${what} is too much for listing all final states` },
      EXIT.unknown,
    );
  for (let unwind = 2; ; unwind *= 2) {
    const listed = await open(unwind);
    try {
      for (const { when, bound } of listed.cuts)
        if (await holds(listed, when)) throw limit(`a bound on the ${bound}`);
      const [, cut] = await comeTo(listed, (kind) => kind === 'unwind');
      if (cut.length > 0) {
        if (unwind >= MAX_UNWIND) throw limit('a loop');
        continue;
      }
      const [, [unsupported]] = await comeTo(listed, (kind) => kind === 'unsupported');
      if (unsupported?.diagnostic) throw new DiagnosticError(unsupported.diagnostic, EXIT.unknown);
      const violations = new Map<string, string>();
      for (const [kind, lit] of listed.wrong) {
        const told = (await holds(listed, lit)) ? listed.tell(kind) : null;
        if (told !== null) violations.set(kind, told);
      }
      return { outcomes: await finalStates(listed, most, limit), violations };
    } finally {
      listed.dispose();
    }
  }
}

async function holds({ ask }: Listed, lit: Lit): Promise<boolean> {
  const answer = await ask(lit);
  if (answer === 'unknown') throw new InternalError('the solver gave up without a limit');
  return answer === 'sat';
}

async function finalStates(
  listed: Listed,
  most: number,
  limit: (what: string) => DiagnosticError,
): Promise<ReadonlySet<string>> {
  const { executions: x, cnf } = listed;
  const { circuit: c, threads } = x.program;
  const seen = threads.flatMap((thread, t) =>
    thread.observations.map((one) => ({ ...one, there: c.and(x.reached(t, one.position), one.guard) })),
  );
  const text = (type: Type, bits: bigint): string => {
    if (isFloat(type)) throw limit('a float');
    if (type === 'ptr') return `0x${bits.toString(16)}`;
    return BigInt.asIntN(Number(type.slice(1)), bits).toString();
  };
  const outcomes = new Set<string>();
  const complete = c.and(completed(x), listed.spoilt ^ 1);
  while (await holds(listed, complete)) {
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
    if (outcomes.size > most) throw limit('the number of final states');
  }
  return outcomes;
}
