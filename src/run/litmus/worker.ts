import { parentPort, workerData } from 'node:worker_threads';
import { answerLitmus, type LitmusSettings } from './one-test.ts';

/** The other end of pool.ts: a file name in, its answer out. The first message says that it is ready. */
parentPort?.on('message', async (file: string) =>
  parentPort?.postMessage(await answerLitmus(file, workerData as LitmusSettings)),
);
parentPort?.postMessage('ready');
