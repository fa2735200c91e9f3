import type { EngineContext } from '../engine.ts';

/** Thrown where the event loop, and with it the signal, waits for long computations to end. */
export class TimeIsUp extends Error {}

/** To be called often during such a computation: throws once the time is up. */
export function clockOf(context: EngineContext, timeout: number | null): () => void {
  let calls = 0;
  return () => {
    if ((++calls & 3) !== 0) return;
    if (context.signal.aborted || (timeout !== null && context.elapsed() >= timeout)) throw new TimeIsUp();
  };
}
