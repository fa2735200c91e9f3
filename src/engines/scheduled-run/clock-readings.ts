import { clockPart } from '../../ir/clocks.ts';
import type { Instr, Terminator } from '../../ir/types.ts';

/**
 * Clocks go forward: what a thread's clock showed last, by thread and function. A reading is its whole seconds (or ticks) and then,
 * in another choice, what is left of a second; that begins anew with each later second.
 */
export class ClockReadings {
  private readonly last = new Map<string, { time: bigint; fraction: bigint }>();

  clear(): void {
    this.last.clear();
  }

  /** The least that this choice of thread t may be now; `low`: if it is of no clock, or the first. */
  least(t: number, instr: Instr | Terminator, low: bigint): bigint {
    const part = clockPart(instr)?.part;
    const last = part === undefined ? undefined : this.last.get(keyOf(t, instr));
    if (last === undefined) return low;
    return part === 'time' ? last.time : last.fraction;
  }

  /** The choice was this. */
  shown(t: number, instr: Instr | Terminator, value: bigint): void {
    const part = clockPart(instr)?.part;
    if (part === undefined) return;
    const key = keyOf(t, instr);
    const last = this.last.get(key) ?? { time: 0n, fraction: 0n };
    if (part === 'fraction') this.last.set(key, { ...last, fraction: value });
    else if (value !== last.time) this.last.set(key, { time: value, fraction: 0n });
    else this.last.set(key, last);
  }
}

const keyOf = (t: number, instr: Instr | Terminator): string =>
  `${t} ${instr.op === 'choose' ? instr.what : ''}`;
