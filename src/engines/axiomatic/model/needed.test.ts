import { expect, it } from 'vitest';
import { Rng } from '../../../base/rng.ts';
import type { CatExpr, CatStatement } from '../../../models/cat/ast.ts';
import { Circuit, FALSE, TRUE } from '../../../sat/circuit/circuit.ts';
import { CatEncoder } from './cat-encoder.ts';
import { Algebra, type LitRelation } from './relation.ts';

/** Random expressions over constant relations: what is made of them for an axiom is, in the pairs that it looks at, what they mean. */
const N = 7;
const AT = { file: 'random.cat', line: 1, column: 1 };
type Pairs = readonly boolean[];
const IDS = Array.from({ length: N }, (_, i) => i);
const pairs = (has: (x: number, y: number) => boolean): Pairs =>
  IDS.flatMap((x) => IDS.map((y) => has(x, y)));

function meaning(expr: CatExpr, names: ReadonlyMap<string, Pairs>): Pairs {
  const of = (one: CatExpr): Pairs => meaning(one, names);
  switch (expr.kind) {
    case 'name':
      return names.get(expr.name) as Pairs;
    case 'postfix': {
      const a = of(expr.a);
      if (expr.op === '?') return pairs((x, y) => x === y || a[x * N + y]);
      if (expr.op === '^-1') return pairs((x, y) => a[y * N + x]);
      let closed = a;
      for (let i = 0; i < N; i++)
        closed = pairs((x, y) => closed[x * N + y] || IDS.some((m) => closed[x * N + m] && a[m * N + y]));
      return closed;
    }
    case 'binary': {
      const [a, b] = [of(expr.a), of(expr.b)];
      if (expr.op === ';') return pairs((x, y) => IDS.some((m) => a[x * N + m] && b[m * N + y]));
      if (expr.op === '|') return a.map((is, i) => is || b[i]);
      return a.map((is, i) => is && (expr.op === '&' ? b[i] : !b[i]));
    }
    default:
      throw new Error(expr.kind);
  }
}

function random(rng: Rng, names: readonly string[], depth: number): CatExpr {
  const pick = <T>(of: readonly T[]): T => of[rng.below(of.length)];
  if (depth === 0 || rng.below(6) === 0) return { kind: 'name', name: pick(names), at: AT };
  const part = (): CatExpr => random(rng, names, depth - 1);
  if (rng.below(5) === 0) return { kind: 'postfix', op: pick(['?', '^-1', '+'] as const), a: part(), at: AT };
  return { kind: 'binary', op: pick([';', ';', ';', '|', '&', '\\'] as const), a: part(), b: part(), at: AT };
}

it.each(Array.from({ length: 40 }, (_, i) => i))('pairs that are asked for, seed %i', (seed) => {
  const rng = new Rng(seed);
  for (let round = 0; round < 20; round++) {
    const names = new Map<string, Pairs>();
    for (const name of ['a', 'b', 'c', 'few'])
      names.set(
        name,
        pairs(() => rng.below(name === 'few' ? 20 : 4) === 0),
      );
    const base = new Map(
      [...names].map(([name, value]): [string, () => LitRelation] => [
        name,
        () => ({ kind: 'relation', lits: Int32Array.from(value, (is) => (is ? TRUE : FALSE)) }),
      ]),
    );
    const statements: CatStatement[] = [];
    for (const name of ['d', 'e', 'f']) {
      const body = random(rng, [...names.keys()], 3);
      statements.push({ kind: 'let', recursive: false, bindings: [{ name, params: [], body, at: AT }] });
      names.set(name, meaning(body, names));
    }
    const axioms = (['irreflexive', 'empty', 'acyclic', 'irreflexive'] as const).map((test) => ({
      kind: 'axiom' as const,
      test,
      negated: false,
      flag: false,
      body: random(rng, [...names.keys()], 3),
      name: test,
      at: AT,
    }));
    const u = {
      circuit: new Circuit(),
      n: N,
      exec: IDS.map(() => TRUE),
      implied: new Uint8Array(N * N).fill(1),
      tick: () => {},
    };
    const encoder = new CatEncoder(new Algebra(u), base, [...statements, ...axioms]);
    for (const axiom of axioms) {
      const value = encoder.value(axiom, false) as LitRelation;
      const wanted = meaning(axiom.body, names);
      for (const x of IDS)
        for (const y of IDS)
          if (axiom.test !== 'irreflexive' || x === y)
            expect(value.lits[x * N + y] === TRUE, `${axiom.test} ${x} ${y}`).toBe(wanted[x * N + y]);
    }
  }
});
