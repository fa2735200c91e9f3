import type { TestAnswer, TestsRun } from '../../results/tests.ts';
import type { Progress } from '../../results/types.ts';
import { chooseEngine } from '../engines.ts';
import { watchLimits } from '../limits.ts';
import { byMany, isShared } from './by-many.ts';
import { withOrders } from './clients/linear.ts';
import { testsOf } from './clients/tests.ts';
import { engineFor, refuse } from './criterion.ts';
import { oneByOne } from './in-turn.ts';
import { checksWithLeaks } from './leaks.ts';
import { type DataType, loadDataType } from './operations/operations.ts';
import { SerialFamilies } from './specification/serial-family.ts';
import type { Suite, TestsRequest } from './suite.ts';

/**
 * `heddle test`: operation-level sequential consistency (Burckhardt, Alur, Martin, the case study's section 3) of a data type
 * for a suite of clients.
 *
 * For each client: the serial program is explored once, which gives every observation that the operations have when each
 * is atomic; then the concurrent program, in which main asserts that what it has observed is one of them, is given to an
 * ordinary engine. So all models and engines come for free, and so does everything that `check` looks for, in the same run.
 */
export interface TestStep {
  readonly progress: Progress;
  /** A test that is done, and the texts that its trace is about. */
  readonly answer?: TestAnswer;
  readonly sources?: ReadonlyMap<string, string>;
}

export interface TestsResult {
  readonly run: TestsRun;
  /** Source text by file name, for showing traces: that of the last test includes its driver's. */
  readonly sources: ReadonlyMap<string, string>;
}

export async function* runTests(given: TestsRequest): AsyncGenerator<TestStep, TestsResult, void> {
  const { typeOptions, file } = given;
  refuse(typeOptions, given.options);
  const options = { ...given.options, engine: engineFor(typeOptions, given.options) };
  const engine = chooseEngine(options.engine, options.model, options.stdRs);
  const limits = watchLimits(options, given.signal, given.late ?? 0);
  try {
    yield step(`compiling ${file}`, 0, null);
    const type = await loadDataType(file, typeOptions, options, given.text ?? null);
    const check = given.leaks === false ? options.check : checksWithLeaks(type, options, engine.name);
    const request = { ...given, options: { ...options, check } };
    const asked = testsOf(typeOptions.tests, type.implementation.operations);
    const tests = typeOptions.linearizable
      ? asked.flatMap(({ name, client, isAuto = false }) =>
          withOrders(client).map((one) => ({ name, client: one, isAuto })),
        )
      : asked;
    const answers: TestAnswer[] = [];
    let skipped = 0;
    const sources = new Map<string, string>();
    const suite: Suite = { type, tests, request, engine, limits, families: new SerialFamilies() };
    for await (const news of isShared(suite) ? byMany(suite) : oneByOne(suite)) {
      if (typeof news === 'string') {
        yield step(news, answers.length, tests.length);
        continue;
      }
      if (news === null) {
        skipped++;
        continue;
      }
      const { answer } = news;
      for (const [name, text] of news.sources) sources.set(name, text);
      answers.push(answer);
      yield {
        ...step(`${answer.test} done`, answers.length, tests.length),
        answer,
        sources: news.sources,
      };
      if (answer.verdict.verdict === 'violated' && !options.keepGoing) break;
    }
    const run: TestsRun = {
      file,
      model: options.model,
      engine: engine.name,
      criterion: typeOptions.linearizable
        ? 'linearizability'
        : `operation-level sequential consistency${typeOptions.commit ? ' by commit points' : ''}`,
      assumptions: beginsWith(type),
      tests: answers,
      notRun: tests.length - answers.length - skipped,
    };
    return { run, sources };
  } finally {
    limits.stop();
  }
}

/** What a client begins with, where the type says nothing of it. */
function beginsWith({ implementation: { zeroed } }: DataType): string[] {
  return zeroed === null
    ? []
    : [`each client begins with a ${zeroed} of zeros: no HEDDLE_INIT or --init says how to make one`];
}

const step = (text: string, done: number, total: number | null): TestStep => ({
  progress: { done, total, text },
});
