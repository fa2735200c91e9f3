import type { Control } from './work.ts';

const LOOK_MS = 20;

/** For work that listens to a signal: aborted when the crew wants it to stop. Call `end` when it is over. */
export function heed(control: Control<never>): { readonly signal: AbortSignal; readonly end: () => void } {
  const stop = new AbortController();
  const look = setInterval(() => control.asked() === 'stop' && stop.abort(), LOOK_MS);
  return { signal: stop.signal, end: () => clearInterval(look) };
}
