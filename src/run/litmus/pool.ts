import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { assetPath } from '../../base/assets.ts';
import { EXIT } from '../../base/failure.ts';
import type { LitmusOptions } from '../../base/options/litmus-options.ts';
import { answerLitmus, type LitmusAnswer, type LitmusSettings } from './one-test.ts';

/**
 * The answers of many tests, in their order. One at a time and without a time limit, they run right here; otherwise
 * on worker threads, each of which takes the next test when it is done with one. A worker whose test takes too long
 * is ended, and a new one goes on with the rest.
 */
export async function* answersInOrder(
  files: readonly string[],
  options: LitmusOptions,
): AsyncGenerator<LitmusAnswer, void, void> {
  const { model, stdRs, engine, jobs, timeout } = options;
  const settings: LitmusSettings = { model, stdRs, engine };
  if (jobs === 1 && timeout === null) {
    for (const file of files) yield await answerLitmus(file, settings);
    return;
  }
  const lanes = Array.from({ length: Math.min(jobs, files.length) }, () => new Lane(settings, timeout));
  const free = [...lanes];
  const waiting: ((lane: Lane) => void)[] = [];
  const release = (lane: Lane): void => {
    const next = waiting.shift();
    if (next) next(lane);
    else free.push(lane);
  };
  const answers = files.map(async (file) => {
    const lane = free.pop() ?? (await new Promise<Lane>((resolve) => waiting.push(resolve)));
    try {
      return await lane.answer(file);
    } finally {
      release(lane);
    }
  });
  for (const answer of answers) answer.catch(() => {}); /* reported when its turn comes */
  try {
    for (const answer of answers) yield await answer;
  } finally {
    waiting.length = 0;
    for (const lane of lanes) lane.end();
  }
}

/** One worker at a time; `worker` is null before the first test and after one that was given up. */
class Lane {
  private readonly settings: LitmusSettings;
  private readonly timeout: number | null;
  private worker: Worker | null = null;

  constructor(settings: LitmusSettings, timeout: number | null) {
    this.settings = settings;
    this.timeout = timeout;
  }

  async answer(file: string): Promise<LitmusAnswer> {
    const worker = this.worker ?? (await this.start());
    const { timeout } = this;
    const late = new AbortController();
    const timer = timeout === null ? null : setTimeout(() => late.abort(), timeout * 1000);
    worker.postMessage(file);
    try {
      const [answer] = await once(worker, 'message', { signal: late.signal });
      return answer;
    } catch (error) {
      this.end();
      if (late.signal.aborted) return givenUp(file, 'HED460', `no answer within ${timeout} s`);
      if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
        return givenUp(file, 'HED461', 'the test needs more memory than there is');
      throw error;
    } finally {
      if (timer !== null) clearTimeout(timer);
    }
  }

  end(): void {
    void this.worker?.terminate();
    this.worker = null;
  }

  private async start(): Promise<Worker> {
    const worker = new Worker(assetPath('run/litmus/worker.js'), { workerData: this.settings });
    this.worker = worker;
    await once(worker, 'message');
    return worker;
  }
}

const givenUp = (file: string, code: 'HED460' | 'HED461', message: string): LitmusAnswer => ({
  kind: 'failed',
  exit: EXIT.unknown,
  diagnostic: {
    code,
    severity: 'error',
    message,
    at: { file, line: 1, column: 1 },
    help: code === 'HED460' ? 'give it more time with --timeout' : 'make the test smaller',
  },
});
