import type { Bits } from '../../../sat/bits/bits.ts';
import type { Cnf } from '../../../sat/cnf/cnf.ts';
import type { Moment } from '../../bounded-sat/moments.ts';
import type { Sequential } from '../encode.ts';

/** What happened in a model of the formula, in order. */
export function timelineOf(s: Sequential, cnf: Cnf): Moment[] {
  const moments: Moment[] = [];
  const { threads } = s.program;
  const { times } = s.memory;
  const waiting: { thread: number; event: number; time: number }[] = [];
  /** By thread: when the last of its stores leaves the buffer. */
  const latest = threads.map(() => 0);
  let clock = 0;
  const numberOf = (bits: Bits): number => bits.filter((bit) => cnf.valueOf(bit)).length;
  const flush = (): void => {
    // In order of time, and of issue among equals: the sort is stable.
    waiting.sort((a, b) => a.time - b.time);
    while (waiting.length > 0 && waiting[0].time <= clock) {
      const { thread, event } = waiting.shift() as (typeof waiting)[number];
      moments.push({ kind: 'flush', thread, event });
    }
  };
  for (let k = 0; k < s.scheduler.contexts; k++)
    threads.forEach((thread, t) => {
      if (!cnf.valueOf(s.scheduler.is[k][t])) return;
      for (const event of thread.events) {
        if (!cnf.valueOf(s.run(k, t, event.index)) || !cnf.valueOf(event.guard)) continue;
        const now = times?.clockOf(t, event.index);
        if (now !== undefined) clock = Math.max(clock, numberOf(now));
        flush();
        moments.push({ kind: 'event', thread: t, event: event.index });
        if (!event.buffered || times === undefined) continue;
        const stamp = times.stampOf(t, event.index);
        const first = times.isInTurn(t, event.index) ? Math.max(clock, latest[t]) : clock;
        const time = stamp === undefined ? first : numberOf(stamp);
        latest[t] = Math.max(latest[t], time);
        waiting.push({ thread: t, event: event.index, time });
        flush();
      }
    });
  clock = Number.POSITIVE_INFINITY;
  flush();
  return moments;
}
