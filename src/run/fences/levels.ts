import { isC11Family, traitsOf } from '../../base/models.ts';
import type { CostKey, Costs } from '../../base/options/fences-options.ts';
import type { FenceKind, Order } from '../../ir/types.ts';
import { type OrderWord, SPELT } from './source/order-arguments.ts';

/**
 * How strong an access or a fence is, as a set of bits: a placement is stronger than another iff it has all bits of the
 * other at every site. Stronger placements allow fewer executions, in all models that we have, and that is all that the
 * search knows of them. Not every set of bits can be written; those that can are *levels*, each with its price.
 */
export interface Level {
  readonly mask: number;
  readonly cost: number;
  /** For accesses and fences of C11. */
  readonly order: OrderWord | null;
  /** Of a compare-exchange with both orders. */
  readonly failure?: OrderWord;
  /** For fences: what is executed. */
  readonly fences: readonly FenceInstr[];
}

export interface FenceInstr {
  readonly kind: FenceKind;
  readonly order: Order;
}

export type SiteKind = 'load' | 'store' | 'rmw' | 'cas' | 'fence';

/** Acquire, release, and the rest of seq_cst. */
const A = 1;
const R = 2;
const S = 4;

type Masks = Readonly<Partial<Record<OrderWord, number>>>;

const C11: Readonly<Record<Exclude<SiteKind, 'cas'>, Masks>> = {
  load: { rlx: 0, acq: A, sc: A | S },
  store: { rlx: 0, rel: R, sc: R | S },
  rmw: { rlx: 0, acq: A, rel: R, acq_rel: A | R, sc: A | R | S },
  fence: { acq: A, rel: R, acq_rel: A | R, sc: A | R | S },
};

function orderCost(kind: SiteKind, order: OrderWord, costs: Costs): number {
  if (order === 'rlx') return 0;
  return costs[`${kind}.${SPELT[order]}` as CostKey];
}

/** What an access or a fence that is there can be, under the C11 family. */
export function orderLevels(kind: SiteKind, costs: Costs): Level[] {
  if (kind === 'cas') return casLevels(costs, false);
  return monotone(
    Object.entries(C11[kind]).map(([word, mask]) => {
      const order = word as OrderWord;
      const fences: FenceInstr[] = kind === 'fence' ? [{ kind: 'thread', order }] : [];
      return { mask, cost: orderCost(kind, order, costs), order, fences };
    }),
  );
}

/** Bits of the order of a failed compare-exchange: above those of the other. */
const FAILURE = 3;

/** Both orders of a compare-exchange; as C up to C17 wants it, failure is never stronger than success, unless `free`. */
export function casLevels(costs: Costs, free: boolean): Level[] {
  const pairs = entries(C11.rmw).flatMap(([order, mask]) =>
    entries(C11.load)
      .filter(([, read]) => free || isWeaker(read, mask))
      .map(([failure, read]): Level => {
        const cost = orderCost('rmw', order, costs) + orderCost('load', failure, costs);
        return { mask: mask | (read << FAILURE), cost, order, failure, fences: [] };
      }),
  );
  return monotone(pairs);
}

const entries = (masks: Masks): [OrderWord, number][] => Object.entries(masks) as [OrderWord, number][];

/** What is stronger never counts as cheaper, whatever `--cost` says: the search relies on it. */
const monotone = (levels: readonly Level[]): Level[] =>
  levels.map((level) => ({
    ...level,
    cost: Math.max(...levels.filter(({ mask }) => isWeaker(mask, level.mask)).map(({ cost }) => cost)),
  }));

const LL = 1;
const LS = 2;
const SL = 4;
const SS = 8;
const fenceOf = (order: OrderWord): FenceInstr => ({ kind: 'thread', order });

/** What a fence that is put somewhere can be; the first level is none. */
export function fenceLevels(model: string, costs: Costs): Level[] {
  const none: Level = { mask: 0, cost: 0, order: null, fences: [] };
  const full: FenceInstr = fenceOf('sc');
  if (isC11Family(model) || model.endsWith('.cat')) return [none, ...orderLevels('fence', costs)];
  const { buffering } = traitsOf(model);
  if (buffering === 'none' || buffering === 'fifo')
    return [none, { mask: 1, cost: costs['fence.seq_cst'], order: null, fences: [full] }];
  if (buffering === 'by-location')
    return monotone([
      none,
      { mask: 1, cost: costs['fence.release'], order: null, fences: [fenceOf('rel')] },
      { mask: 3, cost: costs['fence.seq_cst'], order: null, fences: [full] },
    ]);
  return partialFences(costs);
}

/** `relaxed`: every set of the four kinds, each by the cheapest fences that amount to it. */
function partialFences(costs: Costs): Level[] {
  const written: readonly (readonly [number, number, FenceInstr])[] = [
    [LL, costs['fence.ll'], { kind: 'll', order: 'sc' }],
    [LS, costs['fence.ls'], { kind: 'ls', order: 'sc' }],
    [SL, costs['fence.sl'], { kind: 'sl', order: 'sc' }],
    [SS, costs['fence.ss'], { kind: 'ss', order: 'sc' }],
    [LL | LS, costs['fence.acquire'], fenceOf('acq')],
    [LS | SS, costs['fence.release'], fenceOf('rel')],
    [LL | LS | SS, costs['fence.acq_rel'], fenceOf('acq_rel')],
    [LL | LS | SL | SS, costs['fence.seq_cst'], fenceOf('sc')],
  ];
  const best = new Map<number, Level>([[0, { mask: 0, cost: 0, order: null, fences: [] }]]);
  /* fences are few: each at most once, in all combinations */
  for (const [mask, cost, fence] of written)
    for (const level of [...best.values()]) {
      const both = level.mask | mask;
      const known = best.get(both);
      const sum = level.cost + cost;
      if (known === undefined || sum < known.cost)
        best.set(both, { mask: both, cost: sum, order: null, fences: [...level.fences, fence] });
    }
  return monotone([...best.values()].sort((a, b) => a.mask - b.mask));
}

export const isWeaker = (a: number, b: number): boolean => (a & ~b) === 0;
