/**
 * How long something may take that a report can do without. Seconds of computing, not of waiting, so that what a report
 * shows does not depend on what else the machine does; but never more than so many times their number on the clock.
 */
const ON_THE_CLOCK = 5;
const POLL_MS = 50;

export interface Patience {
  /** Aborted, for the reason 'timeout', when it is over. */
  readonly signal: AbortSignal;
  /** Seconds since it began. */
  elapsed(): number;
  /** Looks now: timers fire only between turns of the event loop. */
  isOver(): boolean;
  stop(): void;
}

export function patience(seconds: number, outer: AbortSignal): Patience {
  const controller = new AbortController();
  const [start, used] = [performance.now() / 1000, computed()];
  const elapsed = (): number => performance.now() / 1000 - start;
  const isOver = (): boolean => {
    if (outer.aborted) controller.abort(outer.reason);
    else if (computed() - used > seconds || elapsed() > ON_THE_CLOCK * seconds) controller.abort('timeout');
    return controller.signal.aborted;
  };
  const timer = setInterval(isOver, POLL_MS);
  return { signal: controller.signal, elapsed, isOver, stop: () => clearInterval(timer) };
}

/** Seconds this process has computed, or (in a browser) that have passed. */
function computed(): number {
  const usage = globalThis.process?.cpuUsage?.();
  return usage === undefined ? performance.now() / 1000 : (usage.user + usage.system) / 1e6;
}
