import type { Clocks } from './clocks.ts';
import { NO_MESSAGE } from './clocks.ts';
import { PLAIN_WRITE, type Shadow } from './shadow.ts';

/**
 * For each byte and thread the message of the thread's release sequence there, as far as it still goes on: one entry at
 * most for each (thread, byte), in the list `shadow.releases` of the byte's granule. `bit` is 1 << byte in granule g.
 */
export class ReleaseEntries {
  private readonly clocks: Clocks;
  private readonly shadow: Shadow;

  constructor(clocks: Clocks, shadow: Shadow) {
    this.clocks = clocks;
    this.shadow = shadow;
  }

  /** Thread t's message there, or NO_MESSAGE. */
  of(t: number, g: number, bit: number): number {
    const s = this.shadow;
    for (let r = s.releases[g]; r >= 0; r = s.next[r]) {
      if (s.thread[r] === t && (s.mask[r] & bit) !== 0) return s.time[r];
    }
    return NO_MESSAGE;
  }

  /** From now on `message` is thread t's. */
  set(t: number, g: number, bit: number, message: number): void {
    const s = this.shadow;
    this.clocks.retain(message);
    this.drop(t, g, bit, true);
    for (let r = s.releases[g]; r >= 0; r = s.next[r]) {
      if (s.thread[r] !== t || s.time[r] !== message) continue;
      s.mask[r] |= bit;
      this.clocks.release(message);
      return;
    }
    s.releases[g] = s.record(t, PLAIN_WRITE, bit, message, 0, s.releases[g]);
  }

  /** The sequences of all threads but t end there. */
  endOthers(t: number, g: number, bit: number): void {
    this.drop(t, g, bit, false);
  }

  /** Joins the messages of all threads there to row `into`. */
  joinAll(into: number, g: number, bit: number): void {
    const s = this.shadow;
    for (let r = s.releases[g]; r >= 0; r = s.next[r]) if (s.mask[r] & bit) this.clocks.join(into, s.time[r]);
  }

  /** Drops thread t's entry, or those of all other threads. */
  private drop(t: number, g: number, bit: number, own: boolean): void {
    const s = this.shadow;
    let previous = -1;
    for (let r = s.releases[g]; r >= 0; ) {
      const next = s.next[r];
      if ((s.thread[r] === t) === own) s.mask[r] &= ~bit;
      if (s.mask[r] === 0) {
        if (previous < 0) s.releases[g] = next;
        else s.next[previous] = next;
        this.clocks.release(s.time[r]);
        s.dropRecord(r);
      } else previous = r;
      r = next;
    }
  }
}
