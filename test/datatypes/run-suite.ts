import { join } from 'node:path';
import { checkOptions } from '../../src/base/options/options.ts';
import { testHeap, testOptions } from '../../src/base/options/test-options.ts';
import type { TestAnswer, TestsResult } from '../../src/index.ts';
import { runTests } from '../../src/index.ts';

const PROGRAMS = join(import.meta.dirname, '..', '..', 'bench', 'programs', 'datatypes');

export interface Suite {
  readonly model: string;
  readonly engine?: string;
  readonly tests: readonly string[];
  readonly flags?: readonly string[];
  readonly ops?: readonly string[];
  readonly init?: string;
  /** Instead of a file of bench/programs/datatypes. */
  readonly text?: string;
  readonly linearizable?: boolean;
  readonly commit?: boolean;
  readonly heap?: 'fresh' | 'reuse';
  /** Seconds for all tests together. */
  readonly timeout?: number;
  /** End at the first that fails. */
  readonly first?: boolean;
}

/** Runs tests of a data type, all of them. */
export async function runSuite(file: string, suite: Suite): Promise<TestsResult> {
  const { model, engine = 'auto', tests, flags = [], ops = [], init = null, text } = suite;
  const { linearizable = false, commit = false, first = false } = suite;
  const run = runTests({
    file: text === undefined ? join(PROGRAMS, file) : file,
    ...(text === undefined ? {} : { text }),
    options: checkOptions({
      model,
      engine,
      keepGoing: !first,
      timeout: suite.timeout ?? null,
      clangFlags: flags,
      heap: suite.heap ?? testHeap(engine, model, commit),
      verifyIR: true,
    }),
    typeOptions: testOptions({ tests, ops, init, linearizable, commit }),
  });
  for (;;) {
    const step = await run.next();
    if (step.done) return step.value;
  }
}

/** `passes`, `fails: KIND`, or what else the verdict is. */
export function shortAnswer({ verdict, serially }: TestAnswer): string {
  if (verdict.verdict === 'verified') return 'passes';
  if (verdict.verdict !== 'violated') return `${verdict.verdict}: ${verdict.summary}`;
  return `fails${serially ? ' serially' : ''}: ${verdict.violations[0].kind}`;
}

export async function answers(file: string, suite: Suite): Promise<string[]> {
  const { run } = await runSuite(file, suite);
  return run.tests.map((answer) => shortAnswer(answer));
}
