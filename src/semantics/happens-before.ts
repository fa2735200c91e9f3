import type { StdRs } from '../base/names.ts';
import {
  Clocks,
  NO_MESSAGE,
  ROW_ACQUIRE_FENCE,
  ROW_ATOMIC_BLOCK,
  ROW_RELEASE_FENCE,
  ROW_THREAD,
} from './clocks.ts';
import { ReleaseEntries } from './release-entries.ts';
import { type AccessKind, CONFLICTS, COVERS, GRANULE, GRANULE_SHIFT, PLAIN_WRITE, Shadow } from './shadow.ts';

/**
 * Happens-before of C11 along one execution given as a sequence, by vector clocks, and the data races in it.
 *
 * hb = (sb ∪ sw ∪ asw)⁺, where a release write, or a relaxed write after a release fence, synchronises with an
 * acquire read (or a relaxed read before an acquire fence) of its release sequence
 *   rs = [W] ; (sb ∩ loc)? ; [W⊒rlx] ; (rf ; rmw)*
 * Each atomic write leaves a *message* on its bytes: the clock that an acquire read of them joins. It is the clock of
 * the write itself if it releases; of the thread's last release fence otherwise; together with that of the
 * thread's own earlier release write to the same bytes (`sb ∩ loc`; not with `--std-rs c20`), and for a
 * read-modify-write with the message it replaces (`rf ; rmw`). Plain writes leave none. Locks are read-modify-writes
 * with acquire, unlocks writes with release; an atomic block is the critical section of one global mutex.
 *
 * With `--std-rs c11` a release sequence is contiguous in modification order, which is the order in which writes reach
 * memory: an atomic store of one thread ends the sequences of all others on its bytes, and a read-modify-write goes on
 * with every one that is left. Plain writes are no part of that order.
 *
 * The same class serves an engine, which asks it at every access, and replay, which computes everything again from
 * the recorded steps. Calls must come in the order of the execution, one `tick` before the calls for each event. Where
 * there are store buffers, a write is a `send` when it is made and an `arrive` when others can read it.
 */

/** Bits of an order, by its index in ORDERS (na rlx acq rel acq_rel sc). */
const ACQUIRES = 0b110100;
const RELEASES = 0b111000;
const NA = 0;

/** No race was found. */
export const NO_RACE = -1;

/** Blocks up to this size get their zeroing recorded at once; larger ones when a granule is first touched. */
const EAGER_BYTES = 4096;

export class HappensBefore {
  private readonly clocks = new Clocks();
  private readonly shadow = new Shadow();
  /** Large zeroed blocks: address, size, thread, time, event each. */
  private readonly zeroed: number[] = [];
  /** Kind of the earlier access that the last found race is with. */
  raceKind: AccessKind = PLAIN_WRITE;

  private readonly stdRs: StdRs;
  private readonly entries = new ReleaseEntries(this.clocks, this.shadow);

  constructor(stdRs: StdRs = 'rc11') {
    this.stdRs = stdRs;
    this.reset();
  }

  reset(): void {
    this.clocks.reset();
    this.shadow.reset();
    this.zeroed.length = 0;
    this.clocks.tick(0);
  }

  /** Thread t comes to its next event. */
  tick(t: number): void {
    this.clocks.tick(t);
  }

  /** The time of the event that thread t is at. */
  now(t: number): number {
    return this.clocks.now(t);
  }

  /** Does the event of thread u at this time happen before the one that thread t is at? */
  knows(t: number, u: number, time: number): boolean {
    return this.clocks.knows(t, u, time);
  }

  /** What thread t knows now, for somebody to `receive`. */
  leave(t: number): number {
    const message = this.clocks.message(ROW_THREAD + t);
    this.clocks.retain(message);
    return message;
  }

  receive(t: number, message: number): void {
    this.clocks.join(ROW_THREAD + t, message);
    this.clocks.release(message);
  }

  create(parent: number, child: number): void {
    this.clocks.admit(child);
    this.clocks.join(ROW_THREAD + child, ROW_THREAD + parent);
    this.clocks.tick(child);
  }

  /** Thread t waited for the end of `child`. */
  joined(t: number, child: number): void {
    this.clocks.join(ROW_THREAD + t, ROW_THREAD + child);
  }

  atomicBegin(t: number): void {
    this.clocks.join(ROW_THREAD + t, ROW_ATOMIC_BLOCK);
  }

  atomicEnd(t: number): void {
    this.clocks.copy(ROW_ATOMIC_BLOCK, ROW_THREAD + t);
  }

  /** `order` is an index into ORDERS, as everywhere here. */
  fence(t: number, order: number): void {
    if ((ACQUIRES >> order) & 1) this.clocks.join(ROW_THREAD + t, ROW_ACQUIRE_FENCE + t);
    if ((RELEASES >> order) & 1) this.clocks.copy(ROW_RELEASE_FENCE + t, ROW_THREAD + t);
  }

  /** An atomic read takes the messages of its bytes; a plain one takes none. */
  read(t: number, addr: number, size: number, order: number): void {
    if (order === NA) return;
    const into = (ACQUIRES >> order) & 1 ? ROW_THREAD + t : ROW_ACQUIRE_FENCE + t;
    const s = this.shadow;
    const end = addr + size;
    let last = NO_MESSAGE;
    for (let a = addr; a < end; ) {
      const g = s.find(a >> GRANULE_SHIFT);
      const stop = Math.min(end, (a | (GRANULE - 1)) + 1);
      for (; a < stop; a++) {
        const message = g < 0 ? NO_MESSAGE : s.messages[g * GRANULE + (a & (GRANULE - 1))];
        if (message !== last && message !== NO_MESSAGE) this.clocks.join(into, message);
        last = message;
      }
    }
  }

  /** A write, or the write of a read-modify-write (`replaces`: it carries on what it read). */
  write(t: number, addr: number, size: number, order: number, replaces: boolean): void {
    if (order === NA) return this.writePlain(addr, size);
    const s = this.shadow;
    const releases = ((RELEASES >> order) & 1) === 1;
    if (this.stdRs === 'c11')
      return this.goOn(t, addr, size, (releases ? ROW_THREAD : ROW_RELEASE_FENCE) + t, replaces);
    const keeps = releases && this.stdRs === 'rc11';
    const end = addr + size;
    // All bytes of a write get the same message as long as they carry on the same ones.
    let message = NO_MESSAGE;
    let head = NO_MESSAGE;
    let lastCarried = NO_MESSAGE;
    let lastRelease = NO_MESSAGE;
    for (let a = addr; a < end; ) {
      const g = s.granule(a >> GRANULE_SHIFT);
      const stop = Math.min(end, (a | (GRANULE - 1)) + 1);
      for (; a < stop; a++) {
        const byte = a & (GRANULE - 1);
        const at = g * GRANULE + byte;
        const old = s.messages[at];
        const carried = replaces ? old : NO_MESSAGE;
        const release = s.releases[g] < 0 ? NO_MESSAGE : this.entries.of(t, g, 1 << byte);
        if (message === NO_MESSAGE || carried !== lastCarried || release !== lastRelease) {
          head = this.headOf(t, releases, release);
          message = head;
          if (carried !== NO_MESSAGE) {
            message = this.clocks.message(head);
            this.clocks.join(message, carried);
          }
        }
        lastCarried = carried;
        lastRelease = release;
        this.clocks.retain(message);
        s.messages[at] = message;
        if (keeps) this.entries.set(t, g, 1 << byte, head);
        this.clocks.release(old);
      }
    }
  }

  /**
   * A write into a store buffer: the message that `arrive` will leave on its bytes. It is that of `write`, except that
   * bytes with different release sequences of their own share one.
   */
  send(t: number, addr: number, size: number, order: number): number {
    if (order === NA) return NO_MESSAGE;
    const s = this.shadow;
    const releases = ((RELEASES >> order) & 1) === 1;
    const message = this.clocks.message((releases ? ROW_THREAD : ROW_RELEASE_FENCE) + t);
    this.clocks.retain(message);
    if (this.stdRs !== 'rc11') return message;
    for (let a = addr; a < addr + size; a++) {
      const g = s.granule(a >> GRANULE_SHIFT);
      const bit = 1 << (a & (GRANULE - 1));
      const release = this.entries.of(t, g, bit);
      if (release !== NO_MESSAGE && release !== message) this.clocks.join(message, release);
      if (releases) this.entries.set(t, g, bit, message);
    }
    return message;
  }

  /** The write of thread t with this message reaches memory. */
  arrive(t: number, addr: number, size: number, message: number): void {
    if (message === NO_MESSAGE) return this.writePlain(addr, size);
    if (this.stdRs === 'c11') {
      this.goOn(t, addr, size, message, false);
      this.clocks.release(message);
      return;
    }
    const s = this.shadow;
    for (let a = addr; a < addr + size; a++) {
      const at = s.granule(a >> GRANULE_SHIFT) * GRANULE + (a & (GRANULE - 1));
      this.clocks.retain(message);
      this.clocks.release(s.messages[at]);
      s.messages[at] = message;
    }
    this.clocks.release(message);
  }

  /**
   * An atomic write of thread t reaches memory, with contiguous release sequences; row `own` is what it passes on as a
   * head. Its message has that, what its thread's earlier heads pass on, and for a read-modify-write those of all threads.
   */
  private goOn(t: number, addr: number, size: number, own: number, replaces: boolean): void {
    const { clocks, entries, shadow: s } = this;
    for (let a = addr; a < addr + size; a++) {
      const g = s.granule(a >> GRANULE_SHIFT);
      const byte = a & (GRANULE - 1);
      if (!replaces) entries.endOthers(t, g, 1 << byte);
      const head = clocks.message(own);
      const before = entries.of(t, g, 1 << byte);
      if (before !== NO_MESSAGE) clocks.join(head, before);
      entries.set(t, g, 1 << byte, head);
      const message = replaces ? clocks.message(head) : head;
      if (replaces) entries.joinAll(message, g, 1 << byte);
      clocks.retain(message);
      clocks.release(s.messages[g * GRANULE + byte]);
      s.messages[g * GRANULE + byte] = message;
    }
  }

  /** A plain write passes nothing on. */
  private writePlain(addr: number, size: number): void {
    const s = this.shadow;
    for (let a = addr; a < addr + size; a++) {
      const g = s.find(a >> GRANULE_SHIFT);
      if (g < 0) continue;
      const at = g * GRANULE + (a & (GRANULE - 1));
      if (s.messages[at] === NO_MESSAGE) continue;
      this.clocks.release(s.messages[at]);
      s.messages[at] = NO_MESSAGE;
    }
  }

  /** What the write itself passes on, as the head of a release sequence. */
  private headOf(t: number, releases: boolean, release: number): number {
    const message = this.clocks.message((releases ? ROW_THREAD : ROW_RELEASE_FENCE) + t);
    if (release !== NO_MESSAGE) this.clocks.join(message, release);
    return message;
  }

  /**
   * Thread t accesses memory at its current event, number `event`. Returns the number of an earlier event that it
   * races with, or NO_RACE; `raceKind` is then that access's kind.
   */
  access(t: number, addr: number, size: number, kind: AccessKind, event: number): number {
    let race = NO_RACE;
    const end = addr + size;
    for (let key = addr >> GRANULE_SHIFT; key * GRANULE < end; key++) {
      const base = key * GRANULE;
      const from = addr > base ? addr - base : 0;
      const to = end < base + GRANULE ? end - base : GRANULE;
      const known = this.shadow.granules;
      const g = this.shadow.granule(key);
      if (this.shadow.granules !== known && this.zeroed.length > 0) this.recordZeroing(g);
      const found = this.accessGranule(t, g, (1 << to) - (1 << from), kind, event);
      if (found > race) race = found;
    }
    return race;
  }

  private accessGranule(t: number, g: number, mask: number, kind: AccessKind, event: number): number {
    const s = this.shadow;
    let race = NO_RACE;
    let previous = -1;
    for (let r = s.head[g]; r >= 0; ) {
      const next = s.next[r];
      const known = s.thread[r] === t || this.clocks.knows(t, s.thread[r], s.time[r]);
      if (!known) {
        if ((s.mask[r] & mask) !== 0 && (CONFLICTS[kind] >> s.kind[r]) & 1 && s.event[r] > race) {
          race = s.event[r];
          this.raceKind = s.kind[r] as AccessKind;
        }
      } else if ((COVERS[kind] >> s.kind[r]) & 1 && (s.mask[r] & ~mask) === 0) {
        if (previous < 0) s.head[g] = next;
        else s.next[previous] = next;
        s.dropRecord(r);
        r = next;
        continue;
      }
      previous = r;
      r = next;
    }
    s.head[g] = s.record(t, kind, mask, this.clocks.now(t), event, s.head[g]);
    return race;
  }

  /** A zeroed allocation writes its whole block. */
  zeroes(t: number, addr: number, size: number, event: number): void {
    if (size <= EAGER_BYTES) this.access(t, addr, size, PLAIN_WRITE, event);
    else this.zeroed.push(addr, size, t, this.clocks.now(t), event);
  }

  private recordZeroing(g: number): void {
    const s = this.shadow;
    const at = s.keys[g] * GRANULE;
    for (let i = 0; i < this.zeroed.length; i += 5) {
      const from = this.zeroed[i];
      if (at + GRANULE <= from || at >= from + this.zeroed[i + 1]) continue;
      s.head[g] = s.record(
        this.zeroed[i + 2],
        PLAIN_WRITE,
        0xff,
        this.zeroed[i + 3],
        this.zeroed[i + 4],
        s.head[g],
      );
    }
  }

  /** A `free` conflicts with every access to the block that does not happen before it: returns one, or NO_RACE. */
  freed(t: number, addr: number, size: number): number {
    const s = this.shadow;
    const first = addr >> GRANULE_SHIFT;
    const last = (addr + size - 1) >> GRANULE_SHIFT;
    let race = NO_RACE;
    if (last - first < s.granules) {
      for (let key = first; key <= last; key++) {
        const g = s.find(key);
        if (g >= 0) race = Math.max(race, this.unordered(t, g));
      }
    } else {
      for (let g = 0; g < s.granules; g++) {
        if (s.keys[g] >= first && s.keys[g] <= last) race = Math.max(race, this.unordered(t, g));
      }
    }
    return race;
  }

  private unordered(t: number, g: number): number {
    const s = this.shadow;
    let race = NO_RACE;
    for (let r = s.head[g]; r >= 0; r = s.next[r]) {
      if (s.thread[r] === t || this.clocks.knows(t, s.thread[r], s.time[r]) || s.event[r] < race) continue;
      race = s.event[r];
      this.raceKind = s.kind[r] as AccessKind;
    }
    return race;
  }
}
