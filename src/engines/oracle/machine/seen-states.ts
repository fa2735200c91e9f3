import { textOf } from '../../../host/bytes.ts';
import type { Machine } from '../../../vm/machine.ts';
import { valueKey } from '../values.ts';
import type { State } from './machine-state.ts';

/** The states that the operational oracle has met. */
export class SeenStates {
  private readonly seen = new Set<string>();
  private readonly snapshots = new Map<string, Int32Array>();
  private readonly numbers = new Map<Int32Array, number>();

  /** Is it met for the first time? */
  isNew(state: State): boolean {
    const key = this.keyOf(state);
    if (this.seen.has(key)) return false;
    this.seen.add(key);
    return true;
  }

  /** Equal exactly for equal states. */
  private keyOf(state: State): string {
    const memory = [...state.memory]
      .sort(([a], [b]) => a - b)
      .map(([address, { value }]) => `${address}=${valueKey(value)}`);
    const buffers = state.buffers.map((buffer) =>
      buffer.map((entry) =>
        entry.kind === 'barrier'
          ? '|'
          : `${entry.address}=${entry.kind === 'dead' ? 'dead' : valueKey(entry.value)}`,
      ),
    );
    const recent = state.recent.map((reads) => reads.map(({ address, key }) => `${address}=${key}`));
    const observed = state.observed.map(([name, value]) => `${name}=${value}`).sort();
    const threads = state.threads.map((t) => (t === null ? -1 : this.numbers.get(t)));
    return [
      threads.join(),
      state.last,
      memory.join(),
      state.dead
        .map(({ address }) => address)
        .sort((a, b) => a - b)
        .join(),
      buffers.map((buffer) => buffer.join()).join(';'),
      state.draining.join(),
      recent.map((reads) => reads.join()).join(';'),
      state.woken,
      state.detached,
      state.atomic,
      state.depth,
      [...state.applied]
        .map(([application, value]) => `${application}=${value}`)
        .sort()
        .join(),
      observed.join(),
    ].join('#');
  }

  /** The state of a thread; equal ones are one object, with a number. */
  save(machine: Machine, slot: number): Int32Array {
    const room = new Int32Array(machine.snapshotWords(slot));
    const state = room.subarray(0, machine.snapshot(slot, room));
    const text = textOf(new Uint8Array(state.buffer, 0, state.byteLength), 'latin1');
    const known = this.snapshots.get(text);
    if (known) return known;
    this.snapshots.set(text, state);
    this.numbers.set(state, this.numbers.size);
    return state;
  }
}
