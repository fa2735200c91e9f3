import { EXIT } from '../../base/failure.ts';

export interface Interrupt {
  readonly signal: AbortSignal;
  readonly stop: () => void;
}

/** The first SIGINT or SIGTERM asks for the answer so far; the second ends the process at once. */
export function watchInterrupt(): Interrupt {
  const controller = new AbortController();
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const onSignal = (): void => {
    if (controller.signal.aborted) process.exit(EXIT.interrupted);
    controller.abort();
  };
  for (const name of signals) process.on(name, onSignal);
  return {
    signal: controller.signal,
    stop: () => {
      for (const name of signals) process.off(name, onSignal);
    },
  };
}
