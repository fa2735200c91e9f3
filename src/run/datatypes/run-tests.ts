import { DiagnosticError, EXIT } from '../../base/failure.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { TestOptions } from '../../base/options/test-options.ts';
import type { Engine } from '../../engines/engine.ts';
import { exploreEngine } from '../../engines/explore/explore.ts';
import type { Program } from '../../ir/types.ts';
import type { TestAnswer, TestsRun } from '../../results/tests.ts';
import { type Progress, type Verdict, type Violation, zeroStats } from '../../results/types.ts';
import { checkProgram, finish } from '../check.ts';
import { chooseEngine } from '../engines.ts';
import { type Limits, watchLimits } from '../limits.ts';
import { linkProgram } from '../load.ts';
import type { Client } from './client.ts';
import { type ClientOf, concurrentDriver, type Driver, driverFile, ENTRY, serialDriver } from './driver.ts';
import { historyOf, observedIn } from './history.ts';
import { withOrders } from './linear.ts';
import { differing, type Mined, mine } from './mine.ts';
import { type DataType, loadDataType, PREFIX, SPEC_PREFIX } from './operations.ts';
import { type NamedTest, testsOf } from './tests.ts';
import { driverUnit, typeUnit } from './units.ts';

/**
 * `heddle test`: operation-level sequential consistency (Burckhardt, Alur, Martin, the case study's section 3) of a data type
 * for a suite of clients.
 *
 * For each client: the serial program is explored once, which gives every observation that the operations have when each
 * is atomic; then the concurrent program, in which main asserts that what it has observed is one of them, is given to an
 * ordinary engine. So all models and engines come for free, and so does everything that `check` looks for, in the same run.
 */
export interface TestsRequest {
  readonly file: string;
  /** The text of the file, if it is not that on the disk. */
  readonly text?: string;
  /** `keepGoing`: go on after a test that is violated. */
  readonly options: CheckOptions;
  /** Operations and tests: `testOptions({ ops: ['e=enqueue'], tests: ['e|d'] })`. */
  readonly typeOptions: TestOptions;
  readonly signal?: AbortSignal;
  readonly late?: number;
  /** Changes the program that is checked (fences, orders), after compiling and before passes. */
  readonly change?: (program: Program) => Program;
}

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

export async function* runTests(request: TestsRequest): AsyncGenerator<TestStep, TestsResult, void> {
  const { options, typeOptions, file } = request;
  refuse(typeOptions, options.model);
  const engine = chooseEngine(options.engine, options.model, options.stdRs);
  const limits = watchLimits(options, request.signal, request.late ?? 0);
  try {
    yield step(`compiling ${file}`, 0, null);
    const type = await loadDataType(file, typeOptions, options, request.text ?? null);
    const given = testsOf(typeOptions.tests, type.implementation.operations);
    const tests = typeOptions.linearizable
      ? given.flatMap(({ name, client }) => withOrders(client).map((one) => ({ name, client: one })))
      : given;
    const answers: TestAnswer[] = [];
    const sources = new Map<string, string>();
    for (const test of tests) {
      if (limits.reason() !== 'no') break;
      const run = oneTest(type, test, request, engine, limits);
      let next = await run.next();
      for (; !next.done; next = await run.next())
        yield step(`${test.client.text}: ${next.value.text}`, answers.length, tests.length);
      const { answer } = next.value;
      for (const [name, text] of next.value.sources) sources.set(name, text);
      answers.push(answer);
      yield {
        ...step(`${test.client.text} done`, answers.length, tests.length),
        answer,
        sources: next.value.sources,
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
      tests: answers,
      notRun: tests.length - answers.length,
    };
    return { run, sources };
  } finally {
    limits.stop();
  }
}

const step = (text: string, done: number, total: number | null): TestStep => ({
  progress: { done, total, text },
});

interface Done {
  readonly answer: TestAnswer;
  readonly sources: ReadonlyMap<string, string>;
}

async function* oneTest(
  type: DataType,
  { name, client }: NamedTest,
  request: TestsRequest,
  engine: Engine,
  limits: Limits,
): AsyncGenerator<Progress, Done, void> {
  const began = limits.elapsed();
  const { options } = request;
  const of = clientOf(type, client, false);
  const reference = type.specification === null ? of : clientOf(type, client, true);
  const link = (driver: Driver, change?: TestsRequest['change']): Promise<Program> =>
    linkProgram([typeUnit(type), driverUnit(driver)], { ...options, entry: ENTRY }, undefined, change);
  const timed = (verdict: Verdict): Verdict => {
    const { stats, ...rest } = finish(verdict, [], limits);
    return { ...rest, stats: { ...stats, wallSeconds: limits.elapsed() - began } };
  };

  yield { done: 0, total: null, text: 'serial executions' };
  const serial = await link(serialDriver(reference, null));
  let mined: Mined;
  try {
    mined = mine(serial, reference, options);
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    return {
      answer: {
        name,
        test: client.text,
        verdict: unknown(error, options),
        serially: true,
        serial: { orders: 0, observations: 0 },
        history: null,
      },
      sources: serial.sources,
    };
  }
  const counts = { orders: mined.runs.length, observations: mined.observations.length };
  const inSerial = async function* (program: Program): AsyncGenerator<Progress, Done | null, void> {
    const verdict = yield* checkProgram({
      program,
      engine: exploreEngine,
      options: { ...options, model: 'sc', engine: 'explore', entry: ENTRY, check: serialChecks(options) },
      limits,
    });
    if (verdict.verdict === 'verified') return null;
    const [violation] = verdict.violations;
    const values = seenAtEnd(violation, of);
    const history = values === null ? null : historyOf(values, of, mined);
    const answer = {
      name,
      test: client.text,
      verdict: timed(verdict),
      serially: true,
      serial: counts,
      history,
    };
    return { answer, sources: program.sources };
  };
  if (mined.violations.size > 0) {
    const wrong = yield* inSerial(serial);
    if (wrong !== null) return wrong;
  }
  if (type.specification !== null) {
    const wrong = yield* inSerial(await link(serialDriver(of, mined.observations)));
    if (wrong !== null) return wrong;
  }

  const byCommits = request.typeOptions.commit ? mined.runs : null;
  const twofold = byCommits === null ? null : differing(mined, of);
  if (twofold !== null) throw undetermined(client, twofold);
  const program = await link(concurrentDriver(of, mined.observations, byCommits), request.change);
  const verdict = yield* checkProgram({ program, engine, options: { ...options, entry: ENTRY }, limits });
  const [violation] = verdict.violations;
  const values = seenAtEnd(violation, of);
  const answer: TestAnswer = {
    name,
    test: client.text,
    verdict: timed(verdict),
    serially: false,
    serial: counts,
    history: values === null ? null : historyOf(values, of, mined),
  };
  return { answer, sources: program.sources };
}

function refuse({ linearizable, commit }: TestOptions, model: string): void {
  const bad = (what: string, models: string): DiagnosticError =>
    new DiagnosticError(
      {
        code: 'HED687',
        severity: 'error',
        message: `${what} cannot be checked under ${model}`,
        help: `use --model ${models}`,
      },
      EXIT.usage,
    );
  if (linearizable && !['sc', 'rc11', 'c11'].includes(model)) throw bad('linearizability', 'sc, rc11 or c11');
  if (commit && model !== 'sc') throw bad('the order of commit points', 'sc');
}

const undetermined = ({ text }: Client, order: readonly number[]): DiagnosticError =>
  new DiagnosticError(
    {
      code: 'HED688',
      severity: 'error',
      message: `the calls of ${text}, one after the other in the order ${order.map((call) => call + 1).join(' ')}, do not always give the same results, so that commit points say nothing`,
      help: 'make what is chosen inside an operation an argument of it, or leave --commit out',
    },
    EXIT.usage,
  );

/** The violation is about the results: they are those of no serial execution, or one of them has no value. */
function seenAtEnd(violation: Violation | undefined, of: ClientOf): bigint[] | null {
  if (violation === undefined || violation.at.file !== driverFile(of.client)) return null;
  return ['not-serial', 'uninitialized'].includes(violation.kind) ? observedIn(violation, of) : null;
}

/** One thread: nothing races. */
const serialChecks = ({ check }: CheckOptions): CheckOptions['check'] =>
  new Set([...check].filter((kind) => kind !== 'race'));

function clientOf({ implementation, specification }: DataType, client: Client, spec: boolean): ClientOf {
  const glue = spec && specification !== null ? specification : implementation;
  const { operations, hasInit, hasDestroy } = glue;
  return { client, operations, hasInit, hasDestroy, prefix: spec ? SPEC_PREFIX : PREFIX };
}

function unknown({ diagnostic }: DiagnosticError, { model }: CheckOptions): Verdict {
  return {
    verdict: 'unknown',
    model,
    engine: 'explore',
    summary: `the serial executions: ${diagnostic.message}`,
    boundsRequested: false,
    bounds: { unwind: null, contexts: null, cut: [] },
    assumptions: [],
    violations: [],
    stats: zeroStats,
    diagnostics: [diagnostic],
  };
}
