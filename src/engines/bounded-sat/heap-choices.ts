import type { Cnf } from '../../sat/cnf/cnf.ts';
import type { BoundedProgram } from '../bounded/events.ts';

/**
 * `--heap reuse`: which block an allocation of the machine gets in an execution that a model of a formula describes. The
 * k-th block that a thread allocates there is its k-th in the machine, at another address.
 */
export class HeapChoices {
  /** By thread: the objects it makes, in order, each with the block that it gets; null: a fresh one. */
  private readonly made: readonly { readonly key: string; readonly block: string | null }[][];
  /** By object: its address in the machine. */
  private readonly addresses = new Map<string, number>();

  constructor({ threads, blocks }: BoundedProgram, cnf: Cnf) {
    const gotten = new Map<string, string>();
    for (const { events } of threads)
      for (const event of events) {
        if (event.kind !== 'alloc' || !cnf.valueOf(event.guard)) continue;
        const block = event.gets.find(({ when }) => cnf.valueOf(when))?.block;
        if (block !== undefined) gotten.set(event.object.key, block.key);
      }
    this.made = threads.map(({ id }) =>
      blocks
        .filter(({ thread, guard }) => thread === id && cnf.valueOf(guard))
        .map(({ object }) => ({ key: object.key, block: gotten.get(object.key) ?? null })),
    );
  }

  /** The next object that a thread makes, and the address it gets, where `fresh` is that of a new block. */
  next(t: number, fresh: number): { readonly key: string; readonly address: number } {
    const object = this.made[t]?.shift();
    if (object === undefined) return { key: '', address: fresh };
    const address = object.block === null ? fresh : (this.addresses.get(object.block) ?? fresh);
    this.addresses.set(object.key, address);
    return { key: object.key, address };
  }
}
