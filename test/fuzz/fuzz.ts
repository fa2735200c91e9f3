import { DiagnosticError, InternalError } from '../../src/base/failure.ts';
import { OracleLimit } from '../../src/engines/oracle/values.ts';
import type { Program } from '../../src/ir/types.ts';
import type { ModelName } from '../../src/results/types.ts';
import type { Check, Difference } from './check.ts';
import { allChecks } from './checks.ts';
import { compileBatch } from './compile.ts';
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
  /** Only programs of this kind. */
  readonly kind: SpecialKind | null;
  /** Number of the first program. */
  readonly from: number;
  readonly models: readonly ModelName[];
  readonly engines: readonly FuzzEngine[];
  /** Compare the models with each other too. */
  readonly inclusion: boolean;
  /** Programs with more candidate executions are skipped as too big. */
  readonly candidates: number;
  readonly clang: string;
  readonly batch: number;
  /** Stop after so many differences. */
  readonly differences: number;
}

export const FUZZ_DEFAULTS = {
  from: 0,
  kind: null,
  inclusion: true,
  candidates: 4000,
  clang: 'auto',
  batch: 32,
  differences: 1,
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
  readonly index: number;
  readonly check: string;
  readonly difference: Difference;
  /** C text of the program, and of the smallest one that still differs. */
  readonly original: string;
  readonly shrunk: string;
}

export interface FuzzResult {
  readonly programs: number;
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
  const end = options.from + options.count;
  for (let first = options.from; first < end; first += options.batch) {
    const indices = Array.from({ length: Math.min(options.batch, end - first) }, (_, k) => first + k);
    const sources = indices.map((index) => programOf(options.seed, index, options.kind));
    const programs = await compile(sources, options);
    for (const [k, index] of indices.entries()) {
      const subject = subjectOf(sources[k], programs[k], options);
      for (const check of checks) {
        const difference = await attempt(check, subject, tallies.get(check.name)!);
        if (!difference) continue;
        const one = await explain(index, check, subject, difference, options);
        found.push(one);
        onFound(one);
        if (found.length >= options.differences)
          return { programs: index + 1 - options.from, tallies, found };
      }
      onProgress(index + 1 - options.from, found.length);
    }
  }
  return { programs: options.count, tallies, found };
}

const compile = (sources: readonly FuzzProgram[], options: FuzzOptions): Promise<Program[]> =>
  compileBatch(
    sources.map((program) => ({ program })),
    { clang: options.clang, verify: false },
  );

function subjectOf(source: FuzzProgram, program: Program, options: FuzzOptions): Subject {
  return new Subject(source, program, options.candidates, async (never) => {
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
  index: number,
  check: Check,
  subject: Subject,
  difference: Difference,
  options: FuzzOptions,
): Promise<Found> {
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
    index,
    check: check.name,
    difference: last,
    original: C_HEADER + printC(subject.source),
    shrunk: C_HEADER + printC(small),
  };
}
