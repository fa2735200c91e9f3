import { bufferingOf } from '../../src/base/models.ts';
import { checkOptions } from '../../src/base/options/options.ts';
import { axiomaticEngine } from '../../src/engines/axiomatic/engine.ts';
import { allOutcomes as encodedOutcomes } from '../../src/engines/axiomatic/outcomes.ts';
import type { BoundedProgram } from '../../src/engines/bounded/events.ts';
import { directedOutcomes } from '../../src/engines/directed/outcomes.ts';
import { type Effort, USUAL, WALKING } from '../../src/engines/directed/questions.ts';
import type { Engine } from '../../src/engines/engine.ts';
import { EXPLORED, type Model } from '../../src/engines/explore/consistency/table.ts';
import { exploreEngine } from '../../src/engines/explore/explore.ts';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import { operationalBehaviours } from '../../src/engines/oracle/operational.ts';
import { OracleLimit } from '../../src/engines/oracle/values.ts';
import { randomEngine } from '../../src/engines/random/random.ts';
import { sequentializeEngine } from '../../src/engines/sequentialize/engine.ts';
import { BufferedMemory } from '../../src/engines/sequentialize/memory/buffers.ts';
import type { Waiting } from '../../src/engines/sequentialize/memory/delays.ts';
import { memoryFor } from '../../src/engines/sequentialize/memory/memories.ts';
import { allOutcomes } from '../../src/engines/sequentialize/outcomes.ts';
import type { Program } from '../../src/ir/types.ts';
import { MODELS, type ModelName, type Verdict, type ViolationKind } from '../../src/results/types.ts';
import { Conditions } from '../directed/conditions.ts';
import { isC11 } from './kinds.ts';
import { sequentializeRaces } from './races.ts';
import { verdictOf } from './verdict.ts';

/**
 * The engines that are compared with the axiomatic oracle. To join, an engine is added to FUZZ_ENGINES: with
 * `outcomes` if it can list all final states, otherwise with `verdict`.
 */
export interface FuzzEngine {
  readonly name: string;
  readonly models: readonly ModelName[];
  /** All final states and all kinds of violations. Throws DiagnosticError for what the engine does not do. */
  readonly outcomes?: (program: Program, model: ModelName) => Answer | Promise<Answer>;
  /** Compared with this instead of the oracle: `explore` is compared with the oracle by itself. */
  readonly twin?: (program: Program, model: ModelName) => Answer | Promise<Answer>;
  /** Whose answer the twin's is, if not `explore`'s. */
  readonly twinName?: string;
  /** The twin gets the program as the engine does, with `--retries`: what is compared names places in it. */
  readonly byPlaces?: boolean;
  /** Where nothing is wrong it may have more outcomes than there are (sections.ts). */
  readonly covers?: boolean;
  /** `outcomes` asks for each kind of violation alone. */
  readonly each?: boolean;
  /** Kinds of violations found. */
  readonly verdict?: (program: Program, model: ModelName) => Promise<ReadonlySet<string>>;
  /** The verdict when only these kinds are asked for. */
  readonly narrowed?: (
    program: Program,
    model: ModelName,
    check: ReadonlySet<ViolationKind>,
  ) => Promise<Verdict>;
  /** Does it find a race by the C11 definition? Compared with explore. */
  readonly races?: (program: Program, model: ModelName) => Promise<boolean>;
  /** Does `verdict` find every kind there is? Otherwise only what it finds must be right. */
  readonly exhaustive?: boolean;
}

/** Final states by name (`name=value …`, names sorted), and violations by kind. */
export interface Answer {
  readonly outcomes: ReadonlyMap<string, unknown> | ReadonlySet<string>;
  readonly violations: ReadonlyMap<string, unknown> | ReadonlySet<string>;
}

const SCHEDULES = 40;
/** Contexts, clock and lists as large as the program needs. */
const UNBOUNDED = { unwind: 0, contexts: 0, clock: 1000, queue: 1000, bits: null };

export const FUZZ_ENGINES: readonly FuzzEngine[] = [
  {
    name: 'operational',
    each: true,
    models: ['sc', 'tso', 'pso'],
    outcomes: (program, model) => operationalBehaviours(program, model as 'sc' | 'tso' | 'pso'),
  },
  {
    name: 'explore',
    models: EXPLORED,
    outcomes: (program, model) => exploreOutcomes(program, model as Model, isC11(model)),
  },
  {
    name: 'sequentialize',
    each: true,
    models: ['sc', 'tso', 'pso'],
    outcomes: (program, model) =>
      allOutcomes(program, model, (bounded) => memoryFor(model, bounded, UNBOUNDED)),
  },
  {
    name: 'axiomatic',
    each: true,
    models: MODELS,
    outcomes: (program, model) => encodedOutcomes(program, model, { race: isC11(model) }),
  },
  {
    name: 'directed',
    models: ['sc', 'tso', 'pso'],
    outcomes: (program, model) => directedOutcomes(program, model as 'sc' | 'tso' | 'pso'),
  },
  { name: 'random', models: ['sc', 'tso', 'pso'], verdict: randomVerdict, exhaustive: false },
];

/** `explore` without reductions, asked once for a program and a model. */
const asked = new WeakMap<Program, Map<ModelName, Answer>>();
function unreduced(program: Program, model: ModelName): Answer {
  const known = asked.get(program) ?? new Map<ModelName, Answer>();
  asked.set(program, known);
  const answer = known.get(model) ?? exploreOutcomes(program, model as Model, isC11(model));
  known.set(model, answer);
  return answer;
}

/** In the C11 family one access may be all of these: any may be told, as nothing has a meaning after it. */
const RACING = ['race', 'memory', 'uninitialized'];

/** `axiomatic`, asked once. */
const encoded = new WeakMap<Program, Map<ModelName, Answer>>();
async function encodedOnce(program: Program, model: ModelName): Promise<Answer> {
  const known = encoded.get(program) ?? new Map<ModelName, Answer>();
  encoded.set(program, known);
  const { outcomes, violations } =
    known.get(model) ?? (await encodedOutcomes(program, model, { race: isC11(model) }));
  known.set(model, { outcomes, violations });
  const isLost = isC11(model) && (violations.has('race') || violations.has('memory'));
  return { outcomes, violations: new Set([...violations.keys(), ...(isLost ? RACING : [])]) };
}

/** `explore` with each combination of its reductions: `explore+symmetry+classes`. */
const COMBINATIONS: readonly FuzzEngine[] = [1, 2, 3, 4, 5, 6, 7].map((n) => {
  const [symmetry, commuting, classes] = [(n & 1) !== 0, (n & 2) !== 0, (n & 4) !== 0];
  const names = [symmetry ? 'symmetry' : '', commuting ? 'commuting' : '', classes ? 'classes' : ''];
  const on = { symmetry, commuting, ...(classes ? { classes: [] } : {}) };
  return {
    name: ['explore', ...names.filter((name) => name !== '')].join('+'),
    /* increments commute under sc only */
    models: commuting ? ['sc'] : ['sc', 'tso', 'pso', 'ra', 'rc11'],
    outcomes: (program, model) => exploreOutcomes(program, model as Model, isC11(model), on),
    twin: unreduced,
  };
});

/** Compare-exchange loops that begin again at their load, against those that do not. */
const RETRIES: FuzzEngine = {
  name: 'explore+retries',
  models: EXPLORED,
  outcomes: (program, model) => exploreOutcomes(program, model as Model, isC11(model)),
  twin: unreduced,
};

/** The reductions for library objects: each alone, with all others, and where races are looked for, too. */
const FOR_OBJECTS = { barriers: true, ties: true };
const ALL = { symmetry: true, classes: [], ...FOR_OBJECTS };
const OBJECTS: readonly FuzzEngine[] = [
  ...(
    [
      ['explore+barriers', { barriers: true }],
      ['explore+ties', { ties: true }],
      ['explore+all', ALL],
    ] as const
  ).map(
    ([name, on]): FuzzEngine => ({
      name,
      models: ['sc', 'tso', 'pso', 'ra', 'rc11'],
      outcomes: (program, model) => exploreOutcomes(program, model as Model, isC11(model), on),
      twin: unreduced,
    }),
  ),
  ...(
    [
      ['explore+sections', { sections: [] }, null],
      ['explore+skips', { skips: true }, null],
      ['explore+locks', { ...ALL, sections: [], skips: true }, null],
      ['explore+locks+races', { ...ALL, sections: [], skips: true }, true],
    ] as const
  ).map(
    ([name, on, races]): FuzzEngine => ({
      name,
      models: races === null ? ['sc', 'tso', 'pso', 'ra', 'rc11'] : ['sc', 'tso', 'pso'],
      outcomes: (program, model) => exploreOutcomes(program, model as Model, races ?? isC11(model), on),
      twin: races === null ? unreduced : (program, model) => exploreOutcomes(program, model as Model, true),
      covers: true,
    }),
  ),
  {
    name: 'explore+races',
    models: ['sc', 'tso', 'pso'],
    outcomes: (program, model) => exploreOutcomes(program, model as Model, true, ALL),
    twin: (program, model) => exploreOutcomes(program, model as Model, true),
  },
];

/** Variants of engines, and slow twins of parts of them: compared when they are asked for by name. */
export const TWIN_ENGINES: readonly FuzzEngine[] = [
  ...COMBINATIONS,
  RETRIES,
  ...OBJECTS,
  {
    // The direct store buffers, slow twin of the timestamped lists.
    name: 'sequentialize-buffers',
    each: true,
    models: ['tso', 'pso'],
    outcomes: (program, model) =>
      allOutcomes(
        program,
        model as 'tso' | 'pso',
        (bounded) => buffersIfSmall(bounded, model as 'tso' | 'pso'),
        false,
      ),
  },
  {
    // All clauses of the orders from the beginning, slow twin of the staircases.
    name: 'axiomatic-clocks',
    each: true,
    models: MODELS,
    outcomes: (program, model) => encodedOutcomes(program, model, { race: isC11(model), ordering: 'clocks' }),
  },
  {
    // For programs that are too big for the oracle (kind `large`): engines against each other.
    name: 'explore/axiomatic',
    models: EXPLORED,
    outcomes: (program, model) => exploreOutcomes(program, model as Model, isC11(model)),
    twin: encodedOnce,
    twinName: 'axiomatic',
  },
  {
    name: 'sequentialize/axiomatic',
    each: true,
    models: ['sc', 'tso', 'pso'],
    outcomes: (program, model) =>
      allOutcomes(program, model, (bounded) => memoryFor(model, bounded, UNBOUNDED)),
    twin: encodedOnce,
    twinName: 'axiomatic',
  },
  {
    // Which way each branch and check goes, besides final states, against the machine's brute force.
    name: 'directed+branches',
    models: ['sc', 'tso', 'pso'],
    outcomes: (program, model) => directedBranches(program, model, USUAL),
    twin: operationalBranches,
    twinName: 'operational',
    byPlaces: true,
  },
  {
    // The same, with every question answered by a walk through the graph's states, where one can.
    name: 'directed+walks',
    models: ['sc', 'tso'],
    outcomes: (program, model) => directedBranches(program, model, WALKING),
    twin: operationalBranches,
    twinName: 'operational',
    byPlaces: true,
  },
  {
    name: 'explore-narrowed',
    models: EXPLORED,
    narrowed: narrowed(exploreEngine),
    exhaustive: true,
  },
  {
    name: 'sequentialize-narrowed',
    models: ['sc', 'tso', 'pso'],
    narrowed: narrowed(sequentializeEngine),
    exhaustive: true,
  },
  {
    name: 'axiomatic-narrowed',
    models: MODELS,
    narrowed: narrowed(axiomaticEngine),
    exhaustive: true,
  },
  { name: 'random-narrowed', models: ['sc', 'tso', 'pso'], narrowed: narrowed(randomEngine) },
  { name: 'sequentialize-races', models: ['sc', 'tso', 'pso'], races: sequentializeRaces },
];

async function directedBranches(program: Program, model: ModelName, effort: Effort): Promise<Answer> {
  const seen = new Conditions();
  const { outcomes, violations } = await directedOutcomes(program, model, seen.watch, effort);
  return { outcomes: new Set([...outcomes.keys(), ...seen.lines()]), violations };
}

function operationalBranches(program: Program, model: ModelName): Answer {
  const seen = new Conditions();
  const { outcomes, violations } = operationalBehaviours(program, model, { watch: seen.watch });
  return { outcomes: new Set([...outcomes.keys(), ...seen.lines()]), violations };
}

/** Each event of each context may flush each store, so the formulas grow fast: beyond this one takes seconds. */
const MOST_FLUSHES = 2000;

function buffersIfSmall(program: BoundedProgram, model: 'tso' | 'pso'): BufferedMemory {
  const events = program.threads.flatMap((thread) => thread.events);
  const stores = events.filter((event) => event.buffered).length;
  if (events.length ** 2 * stores * program.threads.length > MOST_FLUSHES)
    throw new OracleLimit('too many flushes for direct store buffers');
  return new BufferedMemory(program, bufferingOf(model) as Waiting);
}

function narrowed(engine: Engine): NonNullable<FuzzEngine['narrowed']> {
  return (program, model, check) =>
    verdictOf(engine, program, checkOptions({ model, check, schedules: SCHEDULES }));
}

async function randomVerdict(program: Program, model: ModelName): Promise<ReadonlySet<string>> {
  const options = checkOptions({ model, schedules: SCHEDULES, keepGoing: true });
  const { violations } = await verdictOf(randomEngine, program, options);
  return new Set(violations.map(({ kind }) => kind));
}
