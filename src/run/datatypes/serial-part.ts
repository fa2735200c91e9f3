import { DiagnosticError, EXIT } from '../../base/failure.ts';
import { INTERLEAVING_MODEL, overtakesStores } from '../../base/models.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import { exploreEngine } from '../../engines/explore/explore.ts';
import { withoutCommitTimes } from '../../ir/commit-time.ts';
import type { Program } from '../../ir/types.ts';
import { lateZeros } from '../../passes/late-zeros.ts';
import type { TestAnswer } from '../../results/tests.ts';
import type { Progress, Verdict, Violation } from '../../results/types.ts';
import { verdictFor } from '../../results/verdict.ts';
import { checkProgram, finish } from '../check-program.ts';
import { linkProgram } from '../make-program.ts';
import type { Client } from './clients/client.ts';
import type { NamedTest } from './clients/tests.ts';
import { type ClientOf, type Driver, driverFile, ENTRY } from './drivers/driver.ts';
import { serialDriver } from './drivers/serial-driver.ts';
import { knowsWhoCalls } from './drivers/serial-threads.ts';
import { type DataType, PREFIX, SPEC_PREFIX } from './operations/operations.ts';
import { historyOf, observedIn } from './specification/history.ts';
import { type Mined, mayWait, mine } from './specification/mine.ts';
import type { Done, Suite, TestsRequest } from './suite.ts';
import { driverUnit, typeUnit } from './units.ts';

/**
 * The serial executions of one test: what they give, and whether anything goes wrong in them already. Mined once for a
 * family of tests where that is possible (serial-family.ts); a test of whose family something goes wrong is looked at by itself.
 */
export class SerialPart {
  /** The client of the type under test. */
  readonly of: ClientOf;
  /** The one whose serial executions say what is right: of the type, or of its specification. */
  private readonly reference: ClientOf;
  private readonly suite: Suite;
  private readonly test: NamedTest;
  private readonly began: number;
  /** Does the type know who calls it? */
  private readonly apart: boolean;

  constructor(suite: Suite, test: NamedTest) {
    this.suite = suite;
    this.test = test;
    this.began = suite.limits.elapsed();
    this.apart = test.client.threads > 0 && knowsWhoCalls(suite.type.unit.llvm);
    this.of = clientOf(suite.type, test.client, false);
    this.reference = suite.type.specification === null ? this.of : clientOf(suite.type, test.client, true);
  }

  /** Null: it is one of many, and no thread of it ever begins. Done: it is wrong even serially, or cannot be asked. */
  async *mined(): AsyncGenerator<Progress, Mined | Done | null, void> {
    const { client, isAuto = false } = this.test;
    if (isAuto && this.suite.type.specification === null && !this.apart) {
      const known = await this.suite.families.mined(this.of, (free) => this.mineFree(free));
      if (known !== null) return known;
    }
    const serial = await this.link(serialDriver(this.reference, null, this.apart), withoutCommitTimes);
    let mined: Mined;
    try {
      mined = mine(serial, this.reference, this.suite.request.options);
    } catch (error) {
      if (!(error instanceof DiagnosticError)) throw error;
      return this.done(unknown(error, this.suite.request.options), serial, null);
    }
    if (mined.pending.some(({ pending }) => pending.some((call) => client.calls[call].thread === 0))) {
      if (isAuto) return null;
      throw waitsFirst(client);
    }
    return (yield* this.wrong(serial, mined)) ?? mined;
  }

  /** What goes wrong serially, in the reference and in the type under test. */
  private async *wrong(serial: Program, mined: Mined): AsyncGenerator<Progress, Done | null, void> {
    const { type, request } = this.suite;
    if (mined.violations.size > 0 || (request.options.check.has('leak') && type.specification === null)) {
      const wrong = yield* this.check(serial, this.reference, mined);
      if (wrong !== null) return wrong;
    }
    if (type.specification === null) return null;
    const driver = serialDriver(this.of, mined.observations, this.apart);
    return yield* this.check(await this.link(driver, withoutCommitTimes), this.of, mined);
  }

  private async *check(
    program: Program,
    whose: ClientOf,
    mined: Mined,
  ): AsyncGenerator<Progress, Done | null, void> {
    const verdict = yield* this.checked(program, whose);
    if (verdict.verdict === 'verified') return null;
    return this.done(this.timed(verdict), program, mined);
  }

  private checked(program: Program, whose: ClientOf): ReturnType<typeof checkProgram> {
    const { request, limits } = this.suite;
    const options: CheckOptions = {
      ...request.options,
      model: INTERLEAVING_MODEL,
      engine: 'explore',
      entry: ENTRY,
      check: serialChecks(request.options, whose),
    };
    return checkProgram({ program, engine: exploreEngine, options, limits });
  }

  /** The serial executions of the free client of a family; null: something goes wrong in some of them. */
  private async mineFree(free: ClientOf): Promise<Mined | null> {
    const { options } = this.suite.request;
    const serial = await this.link(serialDriver(free, null, false), withoutCommitTimes);
    let mined: Mined;
    try {
      mined = mine(serial, free, options);
    } catch (error) {
      if (!(error instanceof DiagnosticError)) throw error;
      return null;
    }
    if (mined.violations.size > 0) return null;
    if (!options.check.has('leak')) return mined;
    const run = this.checked(serial, free);
    let step = await run.next();
    while (!step.done) step = await run.next();
    return step.value.verdict === 'verified' ? mined : null;
  }

  private done(verdict: Verdict, { sources }: Program, mined: Mined | null): Done {
    const values = seenAtEnd(verdict.violations[0], this.of);
    const answer: TestAnswer = {
      name: this.test.name,
      test: this.test.client.text,
      verdict,
      serially: true,
      serial: mined === null ? { orders: 0, observations: 0 } : countsOf(mined),
      history: values === null || mined === null ? null : historyOf(values, this.of, mined),
    };
    return { answer, sources };
  }

  async link(driver: Driver, change?: TestsRequest['change']): Promise<Program> {
    const { type, request } = this.suite;
    const units = [typeUnit(type), driverUnit(driver)];
    const program = await linkProgram(units, { ...request.options, entry: ENTRY }, undefined, change);
    return overtakesStores(request.options.model) ? lateZeros(program) : program;
  }

  /** Seconds since this test began. */
  elapsed(): number {
    return this.suite.limits.elapsed() - this.began;
  }

  timed(verdict: Verdict, wallSeconds = this.elapsed()): Verdict {
    const { stats, ...rest } = finish(verdict, [], this.suite.limits);
    return { ...rest, stats: { ...stats, wallSeconds } };
  }
}

export const countsOf = ({ runs, pending, observations }: Mined): TestAnswer['serial'] => ({
  orders: runs.length + pending.length,
  observations: observations.length + pending.length,
});

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
export function seenAtEnd(violation: Violation | undefined, of: ClientOf): bigint[] | null {
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
