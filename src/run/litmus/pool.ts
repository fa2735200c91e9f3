import { MODELS } from '../../base/names.ts';
import type { LitmusOptions } from '../../base/options/litmus-options.ts';
import { usageError } from '../../base/options/option-values.ts';
import { inOrder } from '../../engines/work/list-work.ts';
import { hireThreads } from '../../engines/work/thread-crew.ts';
import type { Hire } from '../../engines/work/work.ts';
import { readInput } from './files.ts';
import { answerLitmus, type LitmusAnswer, type LitmusSettings } from './one-test.ts';
import { type LitmusGround, litmusWork } from './work.ts';

/**
 * The answers of many tests, in their order. One at a time and without a time limit, they run right here; otherwise
 * in a crew, each of which takes the next test when it is done with one. A worker whose test takes too long is ended,
 * and a new one goes on with the rest.
 */
export async function* answersInOrder(
  files: readonly string[],
  options: LitmusOptions,
): AsyncGenerator<LitmusAnswer, void, void> {
  const { model, stdRs, engine, jobs, timeout, redis } = options;
  const settings: LitmusSettings = { model, stdRs, engine };
  if (redis !== null) {
    yield* answersElsewhere(files, settings, redis, timeout);
    return;
  }
  if (jobs === 1 && timeout === null) {
    for (const file of files) yield await answerLitmus(file, settings);
    return;
  }
  const tasks = files.map((file, index) => ({ index, file, text: null }));
  const hire = hireThreads({ jobs: Math.min(jobs, files.length), patience: timeout });
  yield* answersOf({ settings, tasks, timeout }, hire);
}

/** By workers that read no files: each gets the text of its tests. */
async function* answersElsewhere(
  files: readonly string[],
  settings: LitmusSettings,
  redis: string,
  timeout: number | null,
): AsyncGenerator<LitmusAnswer, void, void> {
  const isOwn = settings.model !== null && !(MODELS as readonly string[]).includes(settings.model);
  if (isOwn || timeout !== null)
    throw usageError(
      'HED694',
      `${isOwn ? `the model ${settings.model}` : '--timeout'} does not go with --redis: ${isOwn ? 'workers read no files' : 'tests of others are not ended'}`,
      'leave it out, or use --jobs',
    );
  const { joinForTests } = await import('../cluster/cluster.ts');
  const tasks = files.map((file, index) => ({ index, file, text: readInput(file) }));
  const run = await joinForTests(redis, `litmus, ${files.length} tests`);
  let state = 'stopped';
  try {
    yield* answersOf({ settings, tasks, timeout }, run.hire);
    state = 'done';
  } finally {
    await run.leave(state);
  }
}

/** The answers of a crew, in the order of the tests. */
function answersOf(ground: LitmusGround, hire: Hire): AsyncGenerator<LitmusAnswer, void, void> {
  const { tasks } = ground;
  const work = litmusWork(ground);
  return inOrder(hire({ name: 'litmus', work, program: null, ground, tasks }), tasks.length);
}
