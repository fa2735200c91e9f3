import type { CheckOptions } from '../../base/options/options.ts';
import { hireThreads } from '../../engines/work/thread-crew.ts';
import type { Hire } from '../../engines/work/work.ts';
import type { TestRun } from '../cluster/cluster.ts';
import { ENTRY } from './drivers/driver.ts';
import { prepared } from './in-turn.ts';
import { type Done, isQuestion, type News, type Question, type Suite } from './suite.ts';
import { checkAll, type Verdicts } from './suite-work.ts';

export const isShared = ({ tests, request: { options } }: Suite): boolean =>
  options.redis !== null || (options.jobs > 1 && tests.length > 1);

/** So many tests are prepared at a time for each worker; elsewhere so many workers are taken to be there. */
const AHEAD = 4;
const ELSEWHERE = 4;

/** While workers are at some tests, the next ones are prepared. */
export async function* byMany(suite: Suite): News {
  const { tests, request, limits } = suite;
  const { options, file } = request;
  const run = await elsewhere(options, `${file}, ${tests.length} tests`);
  const hire = run?.hire ?? hireThreads({ jobs: Math.min(options.jobs, tests.length) });
  const size = AHEAD * (run === null ? options.jobs : ELSEWHERE);
  let state = 'stopped';
  const begun: Batch[] = [];
  try {
    for (let at = 0; at < tests.length && limits.reason() === 'no'; at += size) {
      const questions: (Question | Done | null)[] = [];
      for (const test of tests.slice(at, at + size)) questions.push(yield* prepared(test, suite));
      begun.push(beginBatch(questions, suite, hire));
      if (begun.length === 1) continue;
      yield* answersOf(begun[0]);
      begun.shift();
    }
    for (const batch of begun) yield* answersOf(batch);
    state = 'done';
  } finally {
    for (const { verdicts } of begun) await verdicts.end();
    await run?.leave(state);
  }
}

/** Null: in threads of this process. */
async function elsewhere(options: CheckOptions, title: string): Promise<TestRun | null> {
  if (options.redis === null) return null;
  const { joinForTests, refuseElsewhere } = await import('../cluster/cluster.ts');
  refuseElsewhere(options);
  return joinForTests(options.redis, title);
}

/** Some tests, of which those that are questions have been handed to workers. */
interface Batch {
  readonly questions: readonly (Question | Done | null)[];
  readonly verdicts: Verdicts;
}

function beginBatch(questions: Batch['questions'], { request, limits }: Suite, hire: Hire): Batch {
  const open = questions.filter(isQuestion);
  return { questions, verdicts: checkAll(open, { ...request.options, entry: ENTRY }, hire, limits.signal) };
}

async function* answersOf({ questions, verdicts }: Batch): News {
  for (const question of questions) {
    if (!isQuestion(question)) {
      yield question;
      continue;
    }
    for (;;) {
      const next = await verdicts.news.next();
      if (next.done) return;
      if (typeof next.value !== 'string') {
        yield question.conclude(next.value, next.value.stats.wallSeconds);
        break;
      }
      yield next.value;
    }
  }
  await verdicts.end();
}
