import { TRUE } from '../../../sat/circuit/circuit.ts';
import type { Stretch } from '../graph/sections.ts';
import type { Classes, Quotient } from './quotient.ts';

/**
 * Which critical sections (graph/sections.ts) may be one node of a model's order. Made one node, everything that is before
 * one of its members comes before what any other of its members is before. Past other threads everything can be moved to
 * the middle; past the own thread's other nodes only if nothing new is ordered so. `lock; x = 1; r = y; unlock` under
 * tso: lock and `x = 1` as one would order `x = 1` before the load, as the lock is; but that store may be late.
 *
 * Let c and d be two members, c not always before d. What leads into c: own nodes, and into the middle also those of other
 * threads; what d leads to, likewise. A stretch is *uniform* if all that leads into c is before all that d leads to in
 * any case. (Into and out of the others, other threads' edges lie before the lock or after the unlock, and come through these.)
 *
 * Where the whole is not uniform, its front or its back without the middle, or with it, may be.
 */
export function uniformStretches(
  stretches: readonly Stretch[],
  order: Quotient,
  { of }: Classes,
): [number, number][] {
  const graph = new OrderOfClasses(order);
  const pairs: [number, number][] = [];
  for (const { before, middle, after, thread } of stretches) {
    const join = (members: readonly number[]): void => {
      for (const node of members.slice(1)) pairs.push([members[0], node]);
    };
    const fits = (members: readonly number[]): boolean => {
      const inside = [...new Set(members.map((node) => of[node]))];
      const isIn = new Set(inside);
      const beside = [...new Set(thread.map((node) => of[node]))].filter((one) => !isIn.has(one));
      return isUniform(
        graph,
        inside,
        middle.some((node) => members.includes(node)) ? of[middle[0]] : -1,
        beside,
      );
    };
    const ways = [
      [[...before, ...middle, ...after]],
      [[...before, ...middle], after],
      [before, [...middle, ...after]],
      [before, after],
      [before],
      [after],
    ];
    ways.find((parts) => parts.every(fits))?.forEach(join);
  }
  return pairs;
}

/** Classes with what orders them: `must` whenever both are there. */
class OrderOfClasses {
  private readonly n: number;
  private readonly must_: Uint8Array;
  private readonly may_: Uint8Array;
  private readonly implied: Uint8Array;

  constructor({ algebra, must, pairs }: Quotient) {
    const { n, implied } = algebra.u;
    this.n = n;
    this.implied = implied;
    this.must_ = Uint8Array.from(must.lits, (lit) => (lit === TRUE ? 1 : 0));
    this.may_ = this.must_.slice();
    for (const { from, to } of pairs) if (from !== to) this.may_[from * n + to] = 1;
  }

  must(a: number, b: number): boolean {
    return this.must_[a * this.n + b] === 1;
  }
  may(a: number, b: number): boolean {
    return this.may_[a * this.n + b] === 1;
  }
  implies(a: number, b: number): boolean {
    return a === b || this.implied[a * this.n + b] === 1;
  }
}

function isUniform(
  order: OrderOfClasses,
  members: readonly number[],
  middle: number,
  beside: readonly number[],
): boolean {
  const near = beside.filter((one) => members.some((c) => order.may(one, c) || order.may(c, one)));
  /** Before, whenever both are there and those that are given. */
  const isBefore = (a: number, b: number, given: readonly number[]): boolean =>
    order.must(a, b) ||
    [...members, ...near].some(
      (x) => order.must(a, x) && order.must(x, b) && [a, b, ...given].some((one) => order.implies(one, x)),
    );
  /** Ordered with all the others. */
  const walls = members.filter((c) => near.every((one) => order.must(one, c) || order.must(c, one)));
  return members.every((c) =>
    members.every((d) => {
      if (c === d || order.must(c, d)) return true;
      const from = near.filter((one) => order.may(one, c));
      const to = near.filter((one) => order.may(d, one));
      if (c === middle) return to.every((one) => isBefore(c, one, [d]));
      if (d === middle) return from.every((one) => isBefore(one, d, [c]));
      if (walls.some((wall) => order.implies(c, wall) || order.implies(d, wall))) return true;
      return from.every((a) => to.every((b) => isBefore(a, b, [c, d])));
    }),
  );
}
