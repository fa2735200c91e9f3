/** The worker we run in. */
const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** Lets the event loop take a turn. (A timer of 0 ms would take 4.) */
export const turn = (): Promise<void> =>
  new Promise((resume) => {
    waiting.push(resume);
    channel.port2.postMessage(null);
  });

/** Timers keep no page alive. */
export const unattended = <T>(timer: T): T => timer;

/** Not known: browsers do not tell a worker. */
export const memoryBytes = (): number => 0;

export const peakMemoryMB = (): number => 0;

/** Not known here; engines run one at a time. */
export const processorSeconds = (): number => performance.now() / 1000;

export const cores = (): number => 1;

/** Browsers have no such setting. */
export const optimiseLate = (): void => {};
