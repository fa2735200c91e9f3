/** The process we run in: its event loop and its memory. In the browser: playground/host/process.ts. */

import { availableParallelism } from 'node:os';

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
