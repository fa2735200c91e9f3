import { DiagnosticError, EXIT } from '../../base/failure.ts';
import { INTERLEAVING_MODEL, overtakesStores } from '../../base/models.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import { exploreEngine } from '../../engines/explore/explore.ts';
import { withoutCommitTimes } from '../../ir/commit-time.ts';
import type { Program } from '../../ir/types.ts';
import { lateZeros } from '../../passes/late-zeros.ts';
import { isStuck } from '../../results/kinds.ts';
import type { History } from '../../results/tests.ts';
import type { Progress, Verdict, Violation } from '../../results/types.ts';
import { verdictFor } from '../../results/verdict.ts';
import { stuckText } from '../../semantics/waiting-text.ts';
import { checkProgram, finish } from '../check-program.ts';
import { linkProgram } from '../make-program.ts';
import type { Client } from './client.ts';
import { concurrentDriver } from './concurrent-driver.ts';
import { type ClientOf, type Driver, driverFile, ENTRY } from './driver.ts';
import { historyOf, observedIn, stuckIn } from './history.ts';
import { differing, type Mined, mayWait, mine } from './mine.ts';
import { type DataType, PREFIX, SPEC_PREFIX } from './operations.ts';
import { refereeOf } from './pending.ts';
import { serialDriver } from './serial-driver.ts';
import type { Done, Question, Suite, TestsRequest } from './suite.ts';
import type { NamedTest } from './tests.ts';
import { driverUnit, typeUnit } from './units.ts';

/** Null: it is one of many, and no thread of it ever begins. Done: it is wrong even serially, or cannot be asked. */
export async function* prepare(
  { name, client, isAuto = false }: NamedTest,
  { type, request, limits }: Suite,
): AsyncGenerator<Progress, Question | Done | null, void> {
  const began = limits.elapsed();
  const { options } = request;
  const of = clientOf(type, client, false);
  const reference = type.specification === null ? of : clientOf(type, client, true);
  const link = async (driver: Driver, change?: TestsRequest['change']): Promise<Program> => {
    const units = [typeUnit(type), driverUnit(driver)];
    const program = await linkProgram(units, { ...options, entry: ENTRY }, undefined, change);
    return overtakesStores(options.model) ? lateZeros(program) : program;
  };
  const timed = (verdict: Verdict, wallSeconds = limits.elapsed() - began): Verdict => {
    const { stats, ...rest } = finish(verdict, [], limits);
    return { ...rest, stats: { ...stats, wallSeconds } };
  };

  yield { done: 0, total: null, text: 'serial executions' };
  const serial = await link(serialDriver(reference, null), withoutCommitTimes);
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
  if (mined.pending.some(({ pending }) => pending.some((call) => client.calls[call].thread === 0))) {
    if (isAuto) return null;
    throw waitsFirst(client);
  }
  const counts = {
    orders: mined.runs.length + mined.pending.length,
    observations: mined.observations.length + mined.pending.length,
  };
  const inSerial = async function* (
    program: Program,
    whose: ClientOf,
  ): AsyncGenerator<Progress, Done | null, void> {
    const verdict = yield* checkProgram({
      program,
      engine: exploreEngine,
      options: {
        ...options,
        model: INTERLEAVING_MODEL,
        engine: 'explore',
        entry: ENTRY,
        check: serialChecks(options, whose),
      },
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
  if (mined.violations.size > 0 || (options.check.has('leak') && type.specification === null)) {
    const wrong = yield* inSerial(serial, reference);
    if (wrong !== null) return wrong;
  }
  if (type.specification !== null) {
    const wrong = yield* inSerial(await link(serialDriver(of, mined.observations), withoutCommitTimes), of);
    if (wrong !== null) return wrong;
  }

  const byCommits = request.typeOptions.commit ? mined.runs : null;
  const twofold = byCommits === null ? null : differing(mined, of);
  if (twofold !== null) throw undetermined(client, twofold);
  const referee = refereeOf(of, mined.pending);
  const driver = concurrentDriver(of, mined.observations, byCommits, referee);
  const program = await link(driver, request.change);
  const before = limits.elapsed() - began;
  return {
    name: client.text,
    program,
    conclude: (verdict, seconds) => ({
      answer: {
        name,
        test: client.text,
        verdict: timed(referee === null ? verdict : withoutReferee(verdict), before + seconds),
        serially: false,
        serial: counts,
        history: historyIn(verdict.violations[0], of, mined),
      },
      sources: program.sources,
    }),
  };
}

/** Main waits only for what the others say: it is them that a stuck execution is about. */
function withoutReferee(verdict: Verdict): Verdict {
  const [violation] = verdict.violations;
  if (violation === undefined || !isStuck(violation.kind)) return verdict;
  const waiting = violation.waiting?.filter(({ thread }) => thread !== 0) ?? [];
  const [first] = waiting;
  if (first?.at === undefined) return verdict;
  return { ...verdict, violations: [{ ...violation, message: stuckText(first), at: first.at, waiting }] };
}

function historyIn(violation: Violation | undefined, of: ClientOf, mined: Mined): History | null {
  const values = seenAtEnd(violation, of);
  if (values !== null) return historyOf(values, of, mined);
  if (violation === undefined || mined.pending.length === 0) return null;
  const stuck = isStuck(violation.kind) ? stuckIn(violation, of) : null;
  return stuck === null ? null : historyOf(stuck.values, of, mined, stuck.returned);
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

const waitsFirst = ({ text }: Client): DiagnosticError =>
  new DiagnosticError(
    {
      code: 'HED689',
      severity: 'error',
      message: `the test ${text}: a call before the brackets waits for ever, so that no thread begins`,
      help: 'make calls first that let it return, or put it into a thread of its own',
    },
    EXIT.usage,
  );

/** The violation is about the results: they are those of no serial execution, or one of them has no value. */
function seenAtEnd(violation: Violation | undefined, of: ClientOf): bigint[] | null {
  if (violation === undefined || violation.at.file !== driverFile(of.client)) return null;
  return ['not-serial', 'uninitialized'].includes(violation.kind) ? observedIn(violation, of) : null;
}

/** One thread: nothing races; and where an operation may wait, it may do so serially. */
function serialChecks({ check }: CheckOptions, of: ClientOf): CheckOptions['check'] {
  const not = ['race', ...(mayWait(of) ? ['deadlock', 'liveness'] : []), ...(of.hasDestroy ? [] : ['leak'])];
  return new Set([...check].filter((kind) => !not.includes(kind)));
}

function clientOf({ implementation, specification }: DataType, client: Client, spec: boolean): ClientOf {
  const glue = spec && specification !== null ? specification : implementation;
  const { operations, hasInit, hasDestroy } = glue;
  return { client, operations, hasInit, hasDestroy, prefix: spec ? SPEC_PREFIX : PREFIX };
}

function unknown({ diagnostic }: DiagnosticError, { model }: CheckOptions): Verdict {
  const summary = `the serial executions: ${diagnostic.message}`;
  return verdictFor({ model, unwind: null }, { engine: 'explore', summary, diagnostics: [diagnostic] });
}
