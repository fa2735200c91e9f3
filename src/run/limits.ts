import type { CheckOptions } from '../base/options/options.ts';
import { memoryBytes, peakMemoryMB, unattended } from '../host/process.ts';

type StopReason = 'no' | 'timeout' | 'memory' | 'interrupted';

/** Time, memory and the user's interrupt, as one signal for the engine. (`late`: seconds that have passed before.) */
export interface Limits {
  readonly signal: AbortSignal;
  readonly elapsed: () => number;
  readonly reason: () => StopReason;
  readonly peakMemoryMB: () => number;
  readonly stop: () => void;
}

const MEMORY_POLL_MS = 200;

export function watchLimits(
  options: Pick<CheckOptions, 'timeout' | 'memory'>,
  outer: AbortSignal | undefined,
  late = 0,
): Limits {
  const controller = new AbortController();
  const start = performance.now();
  let reason: StopReason = 'no';
  const abort = (why: StopReason): void => {
    if (reason === 'no') reason = why;
    controller.abort();
  };
  const interrupted = (): void => {
    const why: unknown = outer?.reason;
    abort(why === 'timeout' || why === 'memory' ? why : 'interrupted');
  };
  if (outer?.aborted) interrupted();
  outer?.addEventListener('abort', interrupted, { once: true });
  const timers: ReturnType<typeof setTimeout>[] = [];
  if (options.timeout !== null)
    timers.push(setTimeout(() => abort('timeout'), Math.max(0, options.timeout - late) * 1000));
  if (options.memory !== null) {
    const limit = options.memory * 2 ** 20;
    timers.push(setInterval(() => memoryBytes() > limit && abort('memory'), MEMORY_POLL_MS));
  }
  for (const timer of timers) unattended(timer);
  return {
    signal: controller.signal,
    elapsed: () => (performance.now() - start) / 1000,
    reason: () => reason,
    peakMemoryMB,
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      outer?.removeEventListener('abort', interrupted);
    },
  };
}
