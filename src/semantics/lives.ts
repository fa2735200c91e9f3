import type { HappensBefore } from './happens-before.ts';
import type { StoreBuffers } from './store-buffers.ts';

/**
 * The lives of heap blocks and stack objects along one execution: who began and who ended each. An object lives from
 * its allocation to its free (or the end of its scope); with `--heap reuse` a heap block may have several lives, one
 * after the other. What memory itself knows (is there anything live now?) is not kept here (vm/memory/memory.ts).
 *
 * In the C11 family an access must happen after the allocation (`isUnborn`) and before the free (HappensBefore.freed). In
 * the other models a free is a store to the whole block, which waits in its thread's buffer behind those before it. It is
 * shown at once all the same: whoever comes to the block after the free could do so after the store has reached memory, as
 * nothing keeps a buffer from being emptied; unless it is inside an atomic block, during which nothing of others
 * reaches memory (`isHeldBack`).
 *
 * The free of a block that is used again synchronises with the allocation (C11 7.22.3).
 */
interface Mark {
  readonly address: number;
  readonly size: number;
  readonly thread: number;
  /** Begin: the time. End: what the free passes on to the next allocation. */
  readonly time: number;
  /** End: the stores of its thread before it (StoreBuffers.place). */
  readonly place: number;
}

export interface LivesOptions {
  /** Null: stores reach memory at once. */
  readonly buffers: StoreBuffers | null;
  /** Is it asked who was born before what? */
  readonly births: boolean;
  readonly reuse: boolean;
}

export class Lives {
  private readonly hb: HappensBefore;
  private readonly buffers: StoreBuffers | null;
  private readonly births: boolean;
  private readonly reuse: boolean;
  private freed: Mark[] = [];
  private readonly begun = new Map<number, Mark>();
  /** Frees that may be held back by stores in their thread's buffer. */
  private late: Mark[] = [];

  constructor(hb: HappensBefore, { buffers, births, reuse }: LivesOptions) {
    this.hb = hb;
    this.buffers = buffers;
    this.births = births;
    this.reuse = reuse;
  }

  reset(): void {
    this.freed = [];
    this.begun.clear();
    this.late = [];
  }

  /** Thread t allocates an object: a new one, or a heap block again, whose free it then comes after. */
  begin(t: number, address: number, size: number): void {
    const before = this.freed.findIndex((mark) => mark.address === address);
    if (before >= 0) {
      this.hb.receive(t, this.freed[before].time);
      this.freed.splice(before, 1);
      this.late = this.late.filter((mark) => mark.address !== address);
    }
    if (this.births) this.begun.set(address, { address, size, thread: t, time: this.hb.now(t), place: 0 });
  }

  /** Thread t ends the life of an object; `isHeap`: it may have another one. */
  end(t: number, address: number, size: number, isHeap: boolean): void {
    const place = this.buffers?.place(t) ?? 0;
    if (isHeap && this.reuse) this.freed.push({ address, size, thread: t, time: this.hb.leave(t), place });
    if (this.buffers !== null && this.buffers.length(t) > 0)
      this.late.push({ address, size, thread: t, time: 0, place });
  }

  /** What an allocation may get, by ascending address. */
  available(size: number, align: number): number[] {
    return this.freed
      .filter((mark) => mark.size === size && mark.address % Math.max(16, align) === 0)
      .filter((mark) => !this.waits(mark))
      .map(({ address }) => address)
      .sort((a, b) => a - b);
  }

  /** C11 family: does nothing order the allocation of the object at `base` before what thread t is at? */
  isUnborn(t: number, base: number): boolean {
    const mark = this.begun.get(base);
    return mark !== undefined && mark.thread !== t && !this.hb.knows(t, mark.thread, mark.time);
  }

  /** Is the free of what is at this address still to reach memory, behind stores of another thread than t? */
  isHeldBack(t: number, address: number): boolean {
    return this.late.some(
      (mark) =>
        mark.thread !== t &&
        address >= mark.address &&
        address < mark.address + Math.max(1, mark.size) &&
        this.waits(mark),
    );
  }

  private waits({ thread, place, address, size }: Mark): boolean {
    return this.buffers?.isHeldBack(thread, place, address, size) ?? false;
  }
}
