/** The process we run in: its event loop and its memory. In the browser: playground/host/process.ts. */

import { availableParallelism } from 'node:os';
import v8 from 'node:v8';

/** Lets the event loop take a turn. */
export const turn = (): Promise<void> => new Promise((resume) => setImmediate(resume));

/** A timer that does not keep the process alive. */
export const unattended = (timer: NodeJS.Timeout): NodeJS.Timeout => timer.unref();

export const memoryBytes = (): number => process.memoryUsage.rss();

export const peakMemoryMB = (): number => Math.round(process.resourceUsage().maxRSS / 1024);

/** Processor seconds of the whole process so far. */
export const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

export const cores = (): number => availableParallelism();

/** About what a function of WebAssembly executes, in bytes of code, before V8 optimises it; 1.8 million if nobody says so. */
const OPTIMISED_AFTER = 1_000_000_000;

/**
 * From now on V8's baseline code of WebAssembly is kept longer. For a SAT solver it is a sixth slower than optimised code, but
 * optimising costs half a second of processor time, as much as all of a small search. Who runs for seconds still gets it.
 */
export const optimiseLate = (): void => v8.setFlagsFromString(`--wasm-tiering-budget=${OPTIMISED_AFTER}`);
