import { Worker } from 'node:worker_threads';
import { assetPath } from '../host/assets.ts';
import { residentMB } from './memory.ts';
import type { Place } from './place.ts';
import type { FromWork, ToWork } from './protocol.ts';

/** As much stack as the main thread has, and what node keeps for itself of it. */
const STACK_MB = (984 + 192) / 1024;

/**
 * A worker thread, which begins to load the engines at once. Its threads and processes end with it: threads by node,
 * processes by their lifelines (base/child-group.ts).
 */
export function startThread(entry: string | URL = assetPath('supervisor/worker.js')): Place {
  const worker = new Worker(entry, { resourceLimits: { stackSizeMb: STACK_MB } });
  /* a thread whose work has not begun keeps nobody waiting */
  worker.unref();
  let failure: FromWork | null = null;
  let receive: (message: FromWork) => void = () => {};
  const fail = (message: FromWork): void => {
    failure ??= message;
    receive(failure);
  };
  worker.on('error', (error: NodeJS.ErrnoException) =>
    fail(
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? { kind: 'full' }
        : { kind: 'failed', message: error.message, stack: error.stack ?? '' },
    ),
  );
  worker.on('exit', (code) =>
    fail({ kind: 'failed', message: `the worker thread ended by itself (${code})`, stack: '' }),
  );
  return {
    post: (message: ToWork) => worker.postMessage(message),
    listen: (listener) => {
      receive = listener;
      worker.ref();
      worker.on('message', listener);
      if (failure !== null) listener(failure);
    },
    memoryMB: residentMB,
    end: async () => {
      receive = () => {};
      worker.removeAllListeners('message');
      await worker.terminate();
    },
  };
}
