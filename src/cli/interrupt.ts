import { setImmediate } from 'node:timers/promises';
import { EXIT } from '../base/failure.ts';

/** How long a stopped check may take to hand in what it has. */
const GRACE_MS = 500;
const BREATH_MS = 20;

export interface Interrupt {
  readonly signal: AbortSignal;
  /** Settles when the user has interrupted the run and the grace period is over. */
  readonly expired: Promise<'expired'>;
  readonly stop: () => void;
}

/** The first SIGINT (or SIGTERM) asks the check to stop; the second ends the process at once. */
export function watchInterrupt(): Interrupt {
  const controller = new AbortController();
  const signals = ['SIGINT', 'SIGTERM'] as const;
  let timer: NodeJS.Timeout | undefined;
  let onSignal = (): void => {};
  const expired = new Promise<'expired'>((resolve) => {
    onSignal = () => {
      if (controller.signal.aborted) process.exit(EXIT.interrupted);
      controller.abort();
      timer = setTimeout(resolve, GRACE_MS, 'expired' as const);
    };
  });
  for (const name of signals) process.on(name, onSignal);
  return {
    signal: controller.signal,
    expired,
    stop: () => {
      clearTimeout(timer);
      for (const name of signals) process.off(name, onSignal);
    },
  };
}

/** Lets signals and timers in between two steps of a busy loop, at most every 20 ms. */
export function breather(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < BREATH_MS) return;
    await setImmediate();
    last = performance.now();
  };
}
