import { ST_ADDR, ST_EVENT, ST_SIZE, ST_UNDEF, ST_VAL } from '../../vm/code/layout.ts';
import type { Machine } from '../../vm/machine.ts';
import type { Listener } from './listener.ts';

type Words = ArrayLike<number>;

/**
 * A number for the state that an execution has come to: equal states have equal numbers, and others, nearly always,
 * different ones. A thread's state follows from the answers it got, memory from what was stored last at each address, store buffers from
 * what has reached memory. With `precise`, a read counts by whom it reads from, so that equal numbers mean equal
 * synchronisation as well (races); otherwise by its value, which makes more states equal.
 */
export class StateHash implements Listener {
  private readonly machine: Machine;
  private readonly precise: boolean;
  /** By thread: hash of the answers it got. */
  private readonly threads: number[] = [];
  /** By thread: hash of the numbers of its stores that have reached memory, in any order. */
  private readonly arrived: number[] = [];
  /** By address: hash of the last store. */
  private readonly last = new Map<number, number>();
  /** By event: what it would store, where it is buffered. */
  private readonly stores: { readonly thread: number; readonly address: number; readonly hash: number }[] =
    [];
  private memory = 0;
  /** Stores that reached memory after something else of their thread, or of another. */
  delays = 0;
  private fresh = -1;

  constructor(machine: Machine, precise: boolean) {
    this.machine = machine;
    this.precise = precise;
  }

  reset(): void {
    this.threads.length = 0;
    this.arrived.length = 0;
    this.stores.length = 0;
    this.last.clear();
    this.memory = 0;
    this.delays = 0;
    this.fresh = -1;
  }

  /** Is the last event a store that is in its thread's buffer? */
  get hasJustStored(): boolean {
    return this.fresh >= 0;
  }

  key(): string {
    let [a, b] = [this.memory, 17];
    for (let t = 0; t < Math.max(this.threads.length, this.arrived.length); t++) {
      a = mix(mix(a, this.threads[t] ?? 0), this.arrived[t] ?? 0);
      b = mix(mix(b + 77, this.arrived[t] ?? 0), this.threads[t] ?? 0);
    }
    return `${a} ${mix(b, this.memory)}`;
  }

  private event(t: number, answer: Words, more = 0): number {
    const s = this.machine.state(t);
    let h = mix(this.threads[t] ?? t + 1, s[ST_EVENT]);
    for (let i = 0; i < answer.length; i++) h = mix(h, answer[i]);
    h = mix(h, more);
    this.threads[t] = h;
    this.stores.push({ thread: t, address: -1, hash: 0 });
    this.fresh = -1;
    return h;
  }

  private source(t: number): number {
    return this.precise ? (this.last.get(this.machine.state(t)[ST_ADDR]) ?? 0) : 0;
  }

  private stored(address: number, hash: number): void {
    this.memory ^= (this.last.get(address) ?? 0) ^ hash;
    this.last.set(address, hash);
  }

  private value(t: number, words: Words): number {
    const s = this.machine.state(t);
    let h = mix(s[ST_ADDR] + 1, s[ST_SIZE]);
    for (let i = 0; i < words.length; i++) h = mix(h, words[i]);
    return this.precise ? mix(h, this.threads[t] ?? 0) : h;
  }

  readsFrom(): void {}

  read(t: number, words: Words, undef: Words): void {
    this.event(t, [...Array.from(words), ...Array.from(undef)], this.source(t));
  }

  write(t: number, buffered = false): void {
    const s = this.machine.state(t);
    this.event(t, []);
    const hash = this.value(t, s.subarray(ST_VAL, ST_UNDEF + 4));
    if (buffered) {
      this.stores[this.stores.length - 1] = { thread: t, address: s[ST_ADDR], hash };
      this.fresh = this.stores.length - 1;
    } else this.stored(s[ST_ADDR], hash);
  }

  flush(event: number): void {
    const { thread, address, hash } = this.stores[event];
    if (event !== this.fresh) this.delays++;
    this.fresh = -1;
    this.arrived[thread] = (this.arrived[thread] ?? 0) ^ mix(event + 1 - this.before(event, thread), 99);
    this.stored(address, hash);
  }

  /** Events of other threads before this one: the number of a store among its own thread's is the same in all orders. */
  private before(event: number, thread: number): number {
    let others = 0;
    for (let i = 0; i < event; i++) if (this.stores[i].thread !== thread) others++;
    return others;
  }

  rmw(t: number, old: Words, fresh: Words): void {
    this.event(t, old, this.source(t));
    this.stored(this.machine.state(t)[ST_ADDR], this.value(t, fresh));
  }

  cas(t: number, ok: boolean, old: Words): void {
    const s = this.machine.state(t);
    this.event(t, [ok ? 1 : 0, ...Array.from(old)], this.source(t));
    if (ok) this.stored(s[ST_ADDR], this.value(t, s.subarray(ST_VAL, ST_VAL + 4)));
  }

  sync(t: number, result: number, fresh: Words, wrote: boolean): void {
    this.event(t, [result], this.source(t));
    if (wrote) this.stored(this.machine.state(t)[ST_ADDR], this.value(t, fresh));
  }

  create(t: number, child: number, handle: number): void {
    this.event(t, [child, handle]);
  }

  join(t: number, child: number, value: Words): void {
    this.event(t, [child, ...Array.from(value)]);
  }

  detach(t: number, child: number): void {
    this.event(t, [child]);
  }

  choose(t: number, words: Words): void {
    this.event(t, words);
  }

  output(t: number): void {
    this.event(t, []);
  }

  other(t: number): void {
    this.event(t, []);
  }
}

/** Thomas Wang's and Murmur's way: cheap, and every bit counts. */
function mix(h: number, value: number): number {
  let x = Math.imul(h ^ value, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13) ^ (value << 5), 0xc2b2ae35);
  return ((x ^ (x >>> 16)) + 0x9e3779b9) | 0;
}
