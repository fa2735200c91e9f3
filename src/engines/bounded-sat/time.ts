import type { EngineContext } from '../engine.ts';

/** Thrown where the event loop, and with it the signal, waits for long computations to end. */
export class TimeIsUp extends Error {}

/** To be called often during such a computation: throws once the time is up. */
export function clockOf(context: EngineContext, timeout: number | null): () => void {
  let calls = 0;
  return () => {
    if ((++calls & 3) === 0) lookAtClock(context, timeout);
  };
}

/** To be called after a long step of it. */
export function lookAtClock(context: EngineContext, timeout: number | null): void {
  const { signal, elapsed, deadline = Infinity } = context;
  if (signal.aborted || elapsed() >= Math.min(timeout ?? Infinity, deadline)) throw new TimeIsUp();
}
