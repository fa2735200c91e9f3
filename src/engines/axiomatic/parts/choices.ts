import type { Lit } from '../../../sat/circuit/circuit.ts';
import type { ClauseLog } from '../../../sat/cnf/clause-log.ts';
import type { Cnf } from '../../../sat/cnf/cnf.ts';
import { LookAhead } from '../../../sat/cnf/look-ahead.ts';
import type { Cube } from '../../work/cube.ts';
import type { Encoding } from '../encode.ts';

/**
 * The choices by which executions are told apart: `before(a,b)`, event a comes before event b in the model's order;
 * `co(a,b)`, write a before write b; `rf(w,r)`, read r reads from write w. By the numbers of events, which are the same
 * wherever the formula is built. Reads are split on only where there are no orders: either answer about an order
 * leaves about half, while a read that does not read from one write has all the others left.
 */
export function choicesOf({ base, nodes, before }: Encoding): ReadonlyMap<string, Lit> {
  const choices = new Map<string, Lit>();
  const n = nodes.all.length;
  for (let a = 0; a < n; a++)
    for (let b = a + 1; b < n; b++) {
      const order = before(a, b);
      if (order > 1) choices.set(`before(${a},${b})`, order);
      const lit = base.co.lits[a * n + b];
      if (lit > 1) choices.set(`co(${a},${b})`, lit);
    }
  if (choices.size > 0) return choices;
  for (const [read, sources] of base.sources)
    for (const { write, lit } of sources) if (lit > 1) choices.set(`rf(${write},${read})`, lit);
  return choices;
}

/** Candidates for a split: look-ahead tries each, so not more than a few hundred of them. */
const MOST = 400;

/** The choice by which a cube is best split; null: there is none left. */
export function bestSplit(
  choices: ReadonlyMap<string, Lit>,
  cnf: Cnf,
  lookAhead: LookAhead,
  cube: Cube,
  question: Lit,
): string | null {
  const used = new Set(cube.map(({ name }) => name));
  const open = [...choices.entries()].filter(([name, lit]) => !used.has(name) && cnf.known(lit) !== 0);
  const step = Math.ceil(open.length / MOST);
  const few = open.filter((_, i) => i % step === 0);
  const under = cube.map(({ name, is }) => (is ? 1 : -1) * cnf.known(choices.get(name) as Lit));
  const best = lookAhead.best(
    [...under, cnf.known(question)].filter((lit) => lit !== 0),
    few.map(([, lit]) => cnf.known(lit)),
  );
  return best < 0 ? null : few[best][0];
}

/** Names on whose values the first cubes are made: `wanted` cubes, or fewer where nothing is left to split on. */
export function rootNames(
  encoding: Encoding,
  cnf: Cnf,
  log: ClauseLog,
  question: Lit,
  wanted: number,
): string[] {
  const choices = choicesOf(encoding);
  const lookAhead = new LookAhead(log);
  const names: string[] = [];
  while (2 ** names.length < wanted) {
    const name = bestSplit(
      choices,
      cnf,
      lookAhead,
      names.map((one) => ({ name: one, is: true })),
      question,
    );
    if (name === null) break;
    names.push(name);
  }
  return names;
}
