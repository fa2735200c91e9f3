import fc from 'fast-check';
import { bufferingProgram } from './buffering.ts';
import { cutBlockProgram, cutFreeProgram } from './cut-blocks.ts';
import { cycleProgram, lockedCycleProgram } from './cycles.ts';
import { delayedProgram } from './delayed.ts';
import { assumeProgram, errorProgram, exitProgram, insideProgram } from './endings.ts';
import { freeProgram } from './frees.ts';
import { halvesProgram, pureProgram } from './functions.ts';
import { lifetimeProgram } from './lifetimes.ts';
import {
  blockProgram,
  conditionProgram,
  type FuzzProgram,
  fuzzProgram,
  onlySeqCst,
  sizeOf,
} from './program.ts';
import { reuseProgram } from './reuse.ts';
import { storeBufferProgram } from './store-buffers.ts';
import { barrierProgram, lockProgram, sectionProgram, wakingProgram } from './syncs.ts';
import { undefinedProgram } from './undefined-values.ts';
import { exchangesProgram, retriesProgram, twinsProgram, writersProgram } from './writers.ts';

/**
 * Program number `index` of a seed, which does not depend on those before it. Half of them are built around a cycle
 * (cycles.ts), half out of anything (program.ts). Every fourth one has only seq_cst atomics (for these all models must
 * agree if they are free of races); condition variables, which are big, come in one of sixteen.
 */
const MAX_SIZE = 10;
const MIN_SIZE = 3;

/** Sizes that the oracle cannot do: for engines against each other (`explore/axiomatic`). */
const LARGE = { least: 13, most: 22 };

const small = { plain: true, maxThreads: 4, maxStmts: 3 };
const large = { ...small, plain: false, maxStmts: 7 };
const arbitraries = {
  cycles: cycleProgram(),
  common: sized(fuzzProgram({ ...small, mutexes: true, memory: true, awaits: true, atomicBlocks: true })),
  conditions: conditionProgram(),
  blocks: sized(blockProgram(), 14),
  buffering: sized(bufferingProgram(), 14),
  stores: storeBufferProgram(),
  writers: writersProgram(),
  twins: twinsProgram(),
  retries: retriesProgram(),
  'waiting-blocks': retriesProgram({ inBlocks: true }),
  'bounded-retries': retriesProgram({ bounded: true }),
  exchanges: exchangesProgram(),
  frees: freeProgram(),
  reuse: reuseProgram(),
  lifetimes: lifetimeProgram(),
  undefined: undefinedProgram(),
  assume: sized(assumeProgram(), 14),
  exit: sized(exitProgram(), 14),
  errors: sized(errorProgram(), 14),
  locks: sized(lockProgram(), 16),
  sections: sized(sectionProgram(), 16),
  'locked-cycles': lockedCycleProgram(),
  barriers: sized(barrierProgram(), 16),
  waking: sized(wakingProgram(), 18),
  pure: sized(pureProgram()),
  halves: sized(halvesProgram()),
  delayed: sized(delayedProgram(), 14),
  cut: cutBlockProgram(),
  'cut-frees': cutFreeProgram(),
  inside: sized(insideProgram(), 14),
  large: fuzzProgram({ ...large, mutexes: true, memory: true, awaits: true, atomicBlocks: true }).filter(
    (program) => sizeOf(program) > LARGE.least && sizeOf(program) <= LARGE.most,
  ),
};

/** Programs of one kind only, which the mixture has few of: atomic blocks, load buffering, store buffers, races to store, like threads, compare-exchange loops, waits with atomic blocks, loops that give up, frees, blocks that come back, ends of lives, undefined values, assumptions, ends of the program, errors, locks, critical sections, cycles through these, barriers, condition variables, unknown functions, halves of variables, threads that wait early, blocks that never happened, errors and ends inside blocks; and larger ones. */
export const SPECIAL_KINDS = [
  'blocks',
  'buffering',
  'stores',
  'writers',
  'twins',
  'retries',
  'waiting-blocks',
  'bounded-retries',
  'exchanges',
  'frees',
  'reuse',
  'lifetimes',
  'undefined',
  'assume',
  'exit',
  'errors',
  'locks',
  'sections',
  'locked-cycles',
  'barriers',
  'waking',
  'pure',
  'halves',
  'delayed',
  'cut',
  'cut-frees',
  'inside',
  'large',
] as const;
export type SpecialKind = (typeof SPECIAL_KINDS)[number];

function sized(programs: fc.Arbitrary<FuzzProgram>, most = MAX_SIZE): fc.Arbitrary<FuzzProgram> {
  return programs.filter((program) => sizeOf(program) >= MIN_SIZE && sizeOf(program) <= most);
}

export function programOf(seed: number, index: number, special: SpecialKind | null = null): FuzzProgram {
  const mixed = index % 16 === 5 ? 'conditions' : index % 8 < 5 && index % 8 !== 1 ? 'cycles' : 'common';
  const kind = special ?? mixed;
  const start = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);
  const [program] = fc.sample(arbitraries[kind], { seed: start | 0, numRuns: 1, unbiased: true });
  return index % 4 === 3 && special !== 'stores' ? onlySeqCst(program) : program;
}
