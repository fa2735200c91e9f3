import type { Lit } from '../../sat/circuit/circuit.ts';
import type { FuncShape } from './frame.ts';
import type { Value } from './values/value.ts';

/**
 * The instances of a function's blocks, one an iteration of the loops around it, that edges lead to and that have not run
 * yet. They run in the order of their keys:
 *
 * The key of a block is, for each loop around it from the outside in, the head's place in reverse postorder and the
 * iteration, then its own place. Compared lexicographically, instances of a loop come after everything that leads
 * to the loop and before everything behind it, because what leads to a head is before it in reverse postorder and
 * what a loop's exits lead to is behind the head.
 */
export class BlockInstances {
  private readonly shape: FuncShape;
  /** By key. */
  private readonly pending = new Map<string, Instance>();

  constructor(shape: FuncShape) {
    this.shape = shape;
  }

  /** An edge leads to the block's instance. */
  arrive(block: number, counts: readonly Count[], incoming: Incoming): void {
    const key = this.keyOf(block, counts);
    const known = this.pending.get(key.join());
    if (known !== undefined) known.incoming.push(incoming);
    else this.pending.set(key.join(), { block, counts, key, incoming: [incoming] });
  }

  /** The first of those that wait, which waits no longer; null: none is left. */
  next(): Instance | null {
    let first: Instance | null = null;
    for (const one of this.pending.values()) if (first === null || before(one.key, first.key)) first = one;
    if (first !== null) this.pending.delete(first.key.join());
    return first;
  }

  keyOf(block: number, counts: readonly Count[]): readonly number[] {
    const { order, loopsAround } = this.shape;
    const key: number[] = [];
    loopsAround[block].forEach((loop, i) => {
      key.push(order[loop.header], counts[i].iteration);
    });
    key.push(order[block]);
    return key;
  }
}

export interface Instance {
  readonly block: number;
  /** By loop around the block, outermost first. */
  readonly counts: readonly Count[];
  readonly key: readonly number[];
  readonly incoming: Incoming[];
}

/** An edge: its guard, the parameters it passes, and the values at its beginning. */
export interface Incoming {
  readonly guard: Lit;
  readonly args: readonly Value[];
  readonly env: readonly Value[];
}

/** Iteration of a loop, and how many of its back edges so far were taken under a condition. */
export interface Count {
  readonly iteration: number;
  readonly conditional: number;
}

function before(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i] < b[i];
  return a.length < b.length;
}
