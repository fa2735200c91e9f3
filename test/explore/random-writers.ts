import { Rng } from '../../src/base/rng.ts';
import type { Expr, FuzzProgram, LoadOrder, Stmt, StoreOrder } from '../fuzz/program.ts';

/**
 * Programs for reads-from classes: two variables that are stored by many and read by some, and a third with
 * read-modify-writes, so that locations with and without a coherence order of their own depend on each other.
 */
export function randomWriters(seed: number, k: number): FuzzProgram {
  const rng = new Rng(seed, k);
  const weak = rng.below(3); /* all kinds of orders, only weak ones, only seq_cst */
  const threads = Array.from({ length: 2 + rng.below(3) }, () =>
    Array.from({ length: 1 + rng.below(3) }, () => statement(rng, weak)),
  );
  return { atomic: [true, true, true], threads };
}

function statement(rng: Rng, weak: number): Stmt {
  const variable = rng.below(2);
  const reg = rng.below(3);
  switch (rng.below(11)) {
    case 0:
    case 1:
    case 2:
    case 3:
      return { kind: 'store', variable, order: storeOrder(rng, weak), value: expr(rng) };
    case 4:
    case 5:
    case 6:
      return { kind: 'load', reg, variable, order: loadOrder(rng, weak) };
    case 7:
      return { kind: 'rmw', reg, variable: 2, op: 'add', order: loadOrder(rng, weak), value: expr(rng) };
    case 8:
      return { kind: 'load', reg, variable: 2, order: loadOrder(rng, weak) };
    case 9:
      return { kind: 'store', variable: 2, order: storeOrder(rng, weak), value: expr(rng) };
    default:
      return rng.below(2) === 0
        ? { kind: 'fence', order: (['acquire', 'release', 'seq_cst'] as const)[rng.below(3)] }
        : { kind: 'if', reg, value: rng.below(3), then: [statement(rng, weak)], else: [] };
  }
}

const expr = (rng: Rng): Expr =>
  rng.below(3) === 0 ? { kind: 'reg', reg: rng.below(3) } : { kind: 'const', value: 1 + rng.below(3) };

const storeOrder = (rng: Rng, weak: number): StoreOrder =>
  weak === 2 ? 'seq_cst' : (['relaxed', 'release', 'seq_cst'] as const)[rng.below(weak === 1 ? 2 : 3)];

const loadOrder = (rng: Rng, weak: number): LoadOrder =>
  weak === 2 ? 'seq_cst' : (['relaxed', 'acquire', 'seq_cst'] as const)[rng.below(weak === 1 ? 2 : 3)];
