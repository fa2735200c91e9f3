import { checkOptions } from '../../src/base/options.ts';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import { operationalBehaviours } from '../../src/engines/oracle/operational.ts';
import { randomEngine } from '../../src/engines/random/random.ts';
import { BufferedMemory } from '../../src/engines/sequentialize/buffers.ts';
import { memoryFor } from '../../src/engines/sequentialize/memories.ts';
import { allOutcomes } from '../../src/engines/sequentialize/outcomes.ts';
import type { Program } from '../../src/ir/types.ts';
import type { ModelName } from '../../src/results/types.ts';

/**
 * The engines that are compared with the axiomatic oracle. To join, an engine is added to FUZZ_ENGINES: with
 * `outcomes` if it can list all final states, otherwise with `verdict`.
 */
export interface FuzzEngine {
  readonly name: string;
  readonly models: readonly ModelName[];
  /** All final states and all kinds of violations. Throws DiagnosticError for what the engine does not do. */
  readonly outcomes?: (program: Program, model: ModelName) => Answer | Promise<Answer>;
  /** Kinds of violations found. */
  readonly verdict?: (program: Program, model: ModelName) => Promise<ReadonlySet<string>>;
  /** Does `verdict` find every kind there is? Otherwise only what it finds must be right. */
  readonly exhaustive?: boolean;
}

/** Final states by name (`name=value …`, names sorted), and violations by kind. */
export interface Answer {
  readonly outcomes: ReadonlyMap<string, unknown> | ReadonlySet<string>;
  readonly violations: ReadonlyMap<string, unknown> | ReadonlySet<string>;
}

type Explored = 'sc' | 'tso' | 'pso' | 'rc11' | 'c11';
const SCHEDULES = 40;
/** Contexts, clock and lists as large as the program needs. */
const UNBOUNDED = { unwind: 0, contexts: 0, clock: 1000, queue: 1000 };

export const FUZZ_ENGINES: readonly FuzzEngine[] = [
  {
    name: 'operational',
    models: ['sc', 'tso', 'pso'],
    outcomes: (program, model) => operationalBehaviours(program, model as 'sc' | 'tso' | 'pso'),
  },
  {
    name: 'explore',
    models: ['sc', 'tso', 'pso', 'rc11', 'c11'],
    outcomes: (program, model) =>
      exploreOutcomes(program, model as Explored, model === 'rc11' || model === 'c11'),
  },
  {
    name: 'sequentialize',
    models: ['sc', 'tso', 'pso'],
    outcomes: (program, model) =>
      allOutcomes(program, model as 'sc' | 'tso' | 'pso', (bounded) => memoryFor(model, bounded, UNBOUNDED)),
  },
  { name: 'random', models: ['sc', 'tso', 'pso'], verdict: randomVerdict, exhaustive: false },
];

/** Slow twins of parts of engines: compared when they are asked for by name. */
export const TWIN_ENGINES: readonly FuzzEngine[] = [
  {
    // The direct store buffers, slow twin of the timestamped lists.
    name: 'sequentialize-buffers',
    models: ['tso', 'pso'],
    outcomes: (program, model) =>
      allOutcomes(
        program,
        model as 'tso' | 'pso',
        (bounded) => new BufferedMemory(bounded, model as 'tso' | 'pso'),
        false,
      ),
  },
];

async function randomVerdict(program: Program, model: ModelName): Promise<ReadonlySet<string>> {
  const options = checkOptions({ model, schedules: SCHEDULES, keepGoing: true });
  const context = {
    signal: new AbortController().signal,
    elapsed: () => 0,
    stopped: () => 'no' as const,
  };
  const run = randomEngine.run(program, options, context);
  for (;;) {
    const step = await run.next();
    if (step.done) return new Set(step.value.violations.map(({ kind }) => kind));
  }
}
