import { DiagnosticError, InternalError } from '../../src/base/failure.ts';
import { OracleLimit } from '../../src/engines/oracle/values.ts';
import type { ModelName } from '../../src/results/types.ts';
import type { Check, Difference } from './check.ts';
import { allChecks } from './checks.ts';
import { type Compiled, compileBatch, compileBoth } from './compile.ts';
import type { FuzzEngine } from './engines.ts';
import { programOf, type SpecialKind } from './generate.ts';
import { C_HEADER, printC } from './print-c.ts';
import type { FuzzProgram } from './program.ts';
import { shrink } from './shrink.ts';
import { Subject } from './subject.ts';

/** Random programs through every check: engines against the oracle, and the models against each other. */
export interface FuzzOptions {
  readonly seed: number;
  readonly count: number;
  /** Programs of these kinds, taken in turn (null: the mixture); each has its own numbers from `from` on. */
  readonly kinds: readonly (SpecialKind | null)[];
  /** Number of the first program. */
  readonly from: number;
  readonly models: readonly ModelName[];
  readonly engines: readonly FuzzEngine[];
  /** Compare the models with each other too. */
  readonly inclusion: boolean;
  /** Programs with more candidate executions are skipped as too big. */
  readonly candidates: number;
  /** What is too big for the oracle is compared with nothing else. */
  readonly small: boolean;
  readonly clang: string;
  readonly batch: number;
  /** Stop after so many differences. */
  readonly differences: number;
  /** Begin no other batch after so long. */
  readonly seconds: number;
}

export const FUZZ_DEFAULTS = {
  from: 0,
  kinds: [null],
  inclusion: true,
  candidates: 4000,
  small: false,
  clang: 'auto',
  batch: 32,
  differences: 1,
  seconds: Number.POSITIVE_INFINITY,
} as const;

/** How often a check held, was not meant for the program, or was left out because the program is too big. */
interface Tally {
  held: number;
  /** Of those that held: programs that show something the stronger model (or `sc`) does not. */
  weak: number;
  other: number;
  tooBig: number;
  /** Processor time, in milliseconds: what makes a run slow. */
  cpu: number;
}

export interface Found {
  readonly kind: SpecialKind | null;
  readonly index: number;
  readonly check: string;
  readonly difference: Difference;
  /** C text of the program, and of the smallest one that still differs. */
  readonly original: string;
  readonly shrunk: string;
}

export interface FuzzResult {
  readonly programs: number;
  /** How many of each kind. */
  readonly ofKinds: ReadonlyMap<SpecialKind | null, number>;
  readonly tallies: ReadonlyMap<string, Tally>;
  readonly found: readonly Found[];
}

export async function fuzz(
  options: FuzzOptions,
  onProgress: (done: number, found: number) => void = () => {},
  onFound: (found: Found) => void = () => {},
): Promise<FuzzResult> {
  const checks = allChecks(options.models, options.engines, options.inclusion);
  const tallies = new Map<string, Tally>(checks.map((check) => [check.name, nothingYet()]));
  const found: Found[] = [];
  const ofKinds = new Map(options.kinds.map((kind) => [kind, 0]));
  const done = (): number => [...ofKinds.values()].reduce((sum, n) => sum + n, 0);
  const result = (): FuzzResult => ({ programs: done(), ofKinds, tallies, found });
  const started = performance.now();
  for (const { kind, indices } of batches(options)) {
    if (performance.now() - started > 1000 * options.seconds) break;
    const sources = indices.map((index) => programOf(options.seed, index, kind));
    const programs = await compile(sources, options);
    for (const [k, index] of indices.entries()) {
      const subject = subjectOf(sources[k], programs[k], options);
      ofKinds.set(kind, ofKinds.get(kind)! + 1);
      for (const check of checks) {
        const difference = await attempt(check, subject, tallies.get(check.name)!);
        if (!difference) continue;
        const one = { kind, index, ...(await explain(check, subject, difference, options)) };
        found.push(one);
        onFound(one);
        if (found.length >= options.differences) return result();
      }
      onProgress(done(), found.length);
    }
  }
  return result();
}

/** `count` programs, the kinds in turn; a batch is what clang reads at once. */
function* batches({
  kinds,
  from,
  count,
  batch,
}: FuzzOptions): Generator<{ kind: SpecialKind | null; indices: number[] }> {
  let left = count;
  for (let first = from; left > 0; first += batch)
    for (const kind of kinds) {
      const size = Math.min(batch, left);
      left -= size;
      if (size > 0) yield { kind, indices: Array.from({ length: size }, (_, k) => first + k) };
    }
}

const compile = (sources: readonly FuzzProgram[], options: FuzzOptions): Promise<Compiled[]> =>
  compileBoth(
    sources.map((program) => ({ program })),
    { clang: options.clang, verify: false },
  );

function subjectOf(source: FuzzProgram, compiled: Compiled, options: FuzzOptions): Subject {
  return new Subject(source, compiled, options, async (never) => {
    const [asserting] = await compileBatch([{ program: source, never }], {
      clang: options.clang,
      verify: false,
    });
    return asserting;
  });
}

const nothingYet = (): Tally => ({ held: 0, weak: 0, other: 0, tooBig: 0, cpu: 0 });

async function attempt(check: Check, subject: Subject, tally: Tally): Promise<Difference | null> {
  const before = process.cpuUsage();
  try {
    const result = await check.run(subject);
    if (result === 'does not apply') tally.other++;
    else if (result === null) {
      tally.held++;
      if (check.tells?.(subject)) tally.weak++;
    } else return result;
  } catch (problem) {
    if (problem instanceof OracleLimit) tally.tooBig++;
    else if (problem instanceof DiagnosticError) tally.other++;
    else if (problem instanceof InternalError)
      return { what: `${check.name}: an internal error (right)`, left: [], right: [problem.message] };
    else throw problem;
  } finally {
    const { user, system } = process.cpuUsage(before);
    tally.cpu += (user + system) / 1000;
  }
  return null;
}

/** Shrinks the program under this one check, and asks once more what the smallest one gives. */
async function explain(
  check: Check,
  subject: Subject,
  difference: Difference,
  options: FuzzOptions,
): Promise<Omit<Found, 'kind' | 'index'>> {
  let last = difference;
  const unused: Tally = nothingYet();
  const small = await shrink(subject.source, async (candidates) => {
    const programs = await compile(candidates, options);
    for (const [k, program] of programs.entries()) {
      const again = await attempt(check, subjectOf(candidates[k], program, options), unused);
      if (again) {
        last = again;
        return k;
      }
    }
    return -1;
  });
  return {
    check: check.name,
    difference: last,
    original: C_HEADER + printC(subject.source),
    shrunk: C_HEADER + printC(small),
  };
}
