import type { HappensBefore } from './happens-before.ts';

/**
 * `--heap reuse` along one execution: which freed blocks an allocation may get again (those of its size whose free
 * happens before it), and who knows of a block's new life. An access by somebody who does not is a use after free: all
 * it has is the old pointer.
 */
interface Mark {
  readonly address: number;
  readonly size: number;
  readonly thread: number;
  readonly time: number;
}

export class Lives {
  private readonly hb: HappensBefore;
  private freed: Mark[] = [];
  private begun: Mark[] = [];

  constructor(hb: HappensBefore) {
    this.hb = hb;
  }

  reset(): void {
    this.freed = [];
    this.begun = [];
  }

  /** Thread t frees a heap block. */
  end(t: number, address: number, size: number): void {
    this.begun = this.begun.filter((mark) => mark.address !== address);
    this.freed.push({ address, size, thread: t, time: this.hb.now(t) });
  }

  /** What an allocation of thread t may get, by ascending address. */
  available(t: number, size: number, align: number): number[] {
    return this.freed
      .filter((mark) => mark.size === size && mark.address % Math.max(16, align) === 0)
      .filter((mark) => this.hb.knows(t, mark.thread, mark.time))
      .map(({ address }) => address)
      .sort((a, b) => a - b);
  }

  /** Thread t gets the block again. */
  begin(t: number, address: number, size: number): void {
    this.freed = this.freed.filter((mark) => mark.address !== address);
    this.begun.push({ address, size, thread: t, time: this.hb.now(t) });
  }

  /** Is there something at this address that was freed as far as thread t knows? */
  isOver(t: number, address: number): boolean {
    return this.begun.some(
      (mark) =>
        address >= mark.address &&
        address < mark.address + Math.max(1, mark.size) &&
        !this.hb.knows(t, mark.thread, mark.time),
    );
  }

  /** The same if nothing is known of what happens before what. */
  mayBeOver(address: number): boolean {
    return this.begun.some(
      (mark) => address >= mark.address && address < mark.address + Math.max(1, mark.size),
    );
  }
}
