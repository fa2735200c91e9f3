import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { check, DiagnosticError, findFences, litmus, replayFile, runTests } from '../index.ts';
import type { Answer, FromWork, Job, ToWork } from './protocol.ts';

/** The other end of supervise.ts: one job in; progress, and one answer, out. */
const port = parentPort as NonNullable<typeof parentPort>;
const stop = new AbortController();
const BREATH_MS = 20;

port.on('message', async (message: ToWork) => {
  if (message.kind === 'stop') return stop.abort(message.why);
  tell(await answer(message.job, message.late).catch(failure));
  port.close();
});

function tell(message: FromWork): void {
  port.postMessage(message);
}

async function answer(job: Job, late: number): Promise<Answer> {
  switch (job.command) {
    case 'check': {
      const { files, options, resume } = job;
      const onPrint = (text: string): void => tell({ kind: 'print', text });
      const run = check({ files, options, signal: stop.signal, onPrint, late, resume: resume ?? null });
      const result = await each(run, (progress) => tell({ kind: 'progress', progress }));
      return { kind: 'checked', result };
    }
    case 'fences': {
      const { files, options, own, tests } = job;
      const of = tests === null ? {} : { tests };
      const run = findFences({ files, options, own, ...of, signal: stop.signal, late });
      const answer = await each(run, (progress) => tell({ kind: 'progress', progress }));
      return { kind: 'fenced', answer };
    }
    case 'replay':
      return { kind: 'replayed', result: await replayFile(job.file, job.options, job.own) };
    case 'test': {
      const { file, options, own } = job;
      const run = runTests({ file, options, typeOptions: own, signal: stop.signal, late });
      const result = await each(run, (step) => tell({ kind: 'data-type', step }));
      return { kind: 'data-type-tested', result };
    }
    case 'litmus': {
      const { paths, options } = job;
      const outcome = await each(litmus({ paths, options }), (step) => tell({ kind: 'test', step }));
      return { kind: 'tested', outcome };
    }
  }
}

/** Between two steps of a busy loop messages are let in, at most every 20 ms. */
async function each<T, R>(run: AsyncGenerator<T, R, void>, show: (value: T) => void): Promise<R> {
  let last = performance.now();
  for (;;) {
    const step = await run.next();
    if (step.done) return step.value;
    show(step.value);
    if (performance.now() - last < BREATH_MS) continue;
    await setImmediate();
    last = performance.now();
  }
}

function failure(error: unknown): Answer {
  if (error instanceof DiagnosticError)
    return { kind: 'refused', diagnostic: error.diagnostic, exit: error.exit, source: error.source };
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  if (error instanceof RangeError && /allocat/i.test(message)) return { kind: 'full' };
  return { kind: 'failed', message, stack: stack ?? '' };
}
