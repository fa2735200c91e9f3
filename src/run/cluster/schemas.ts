import { z } from 'zod';
import { type Code, isCode } from '../../base/diagnostics/catalogue.ts';
import { traitsOf } from '../../base/models.ts';
import { MODELS } from '../../base/names.ts';
import { LITMUS_ENGINES } from '../../base/options/litmus-options.ts';
import { wholeOptions } from '../../base/options/option-schema.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { DirectedGround, Way } from '../../engines/directed/parts/oracle.ts';
import { EXPLORED } from '../../engines/explore/consistency/table.ts';
import type { Part } from '../../engines/explore/parallel/part.ts';
import type { ExploreOptions } from '../../engines/explore/state/options.ts';
import type { Guess } from '../../engines/explore/state/reasons.ts';
import type { WorkName } from '../../engines/work/work.ts';
import { verdictSchema, violation } from '../../results/formats/json/schema.ts';
import type { LitmusResult } from '../../results/formats/other-commands/herd.ts';

/**
 * What may come out of Redis, which strangers can write to: jobs, grounds, tasks and parts. A ground that passes names no
 * file and no program to run: the model is one of ours, the solver is the one that comes with Heddle.
 */
const count = z.number().int().nonnegative();
const path = z.array(count).max(1e6);
const text = z.string().max(1e6);
const LONGEST_PROGRAM = 5e7;

export const jobSchema = z.strictObject({
  version: text,
  run: z.string().regex(/^[0-9a-f]{12}$/),
  stage: z.string().regex(/^[0-9a-f]{16}$/),
  part: z.string().regex(/^r\d+(\.[0-9a-f]{8}\.\d+)*$/),
});
export type PartJob = z.infer<typeof jobSchema>;

export const orderSchema = z.union([
  z.strictObject({ kind: z.literal('cancel'), run: text, stage: text }),
  z.strictObject({ kind: z.literal('split'), run: text, stage: text, part: text }),
]);
export type Order = z.infer<typeof orderSchema>;

export const workerSchema = z.strictObject({
  id: text,
  version: text,
  host: text,
  pid: count,
  jobs: count,
  busy: count,
});
export type WorkerCard = z.infer<typeof workerSchema>;

const isHarmless = ({ model, solver, dimacs, redis }: CheckOptions): boolean =>
  (MODELS as readonly string[]).includes(model) && solver === 'wasm' && dimacs === null && redis === null;

export const optionsSchema = wholeOptions(
  isHarmless,
  'options of this version, which name no file and no program',
);

const place = z.strictObject({ file: text, line: count, column: count });
const diagnostic = z.strictObject({
  code: z.custom<Code>((code) => typeof code === 'string' && isCode(code)),
  severity: z.enum(['error', 'warning', 'note']),
  message: text,
  more: z.array(text).optional(),
  at: place.optional(),
  help: text.optional(),
});

/** All of them, or it does not compile. */
const GUESSES: Readonly<Record<Guess, true>> = {
  symmetry: true,
  commuting: true,
  barriers: true,
  sections: true,
  'one-size': true,
  'wake-ups': true,
  'unseen-orders': true,
  spins: true,
  classes: true,
  'short-graphs': true,
  'quick-finds': true,
};
const guess = z.enum(Object.keys(GUESSES) as [Guess, ...Guess[]]);
const remedy = z.union([
  z.enum(['bounded-loops', 'more-threads']),
  z.strictObject({ application: text, bits: count }),
]);
const gaveUp = z.strictObject({
  path,
  why: z.union([
    z.strictObject({ kind: z.literal('restart'), without: guess }),
    z.strictObject({ kind: z.literal('limit'), diagnostic, remedy: remedy.nullable() }),
  ]),
});

const how = z.strictObject({
  model: z.enum(EXPLORED.filter((model) => !traitsOf(model).buffersLoads)),
  race: z.boolean(),
  stdRs: z.enum(['rc11', 'c20']),
  maxEvents: count,
  spuriousCas: z.boolean().optional(),
  reuse: z.boolean().optional(),
  livenessBound: count.nullable().optional(),
  patience: count.optional(),
  symmetry: z.boolean().optional(),
  commuting: z.boolean().optional(),
  barriers: z.boolean().optional(),
  ties: z.boolean().optional(),
  skips: z.boolean().optional(),
  spurious: z.boolean().optional(),
  sections: z.array(count).optional(),
  wide: z.array(count).optional(),
  classes: z.array(count).optional(),
  ordinary: z.array(count).optional(),
  hunt: z.enum(['later', 'now', 'done']).optional(),
  table: z.array(z.unknown()).optional(),
} satisfies Record<keyof Omit<ExploreOptions, 'onWrite'>, z.ZodType>);

const cube = z.array(z.strictObject({ name: z.string().max(80), is: z.boolean() })).max(10_000);
const bounds = z.strictObject({
  unwind: count,
  contexts: count,
  clock: count,
  queue: count,
  bits: count.nullable(),
});

const cubePartOf = (found: z.ZodType) =>
  z.strictObject({
    violation: found.nullable(),
    spurious: z.boolean(),
    deadly: z.string().nullable(),
    leaves: z.array(
      z.strictObject({
        cube,
        answer: z.enum(['sat', 'unsat', 'unknown']),
        decisions: z.number(),
        conflicts: z.number(),
        variables: z.number(),
        seconds: z.number(),
      }),
    ),
  });

const cubePart = cubePartOf(violation);
const way = z.strictObject({
  order: z.array(count),
  goals: z.array(z.tuple([count, count])),
  choices: z.array(z.tuple([count, z.string().regex(/^[-\d,?]*$/)])),
  aims: z.array(count),
} satisfies Record<keyof Way, z.ZodType>);

const settings = z.strictObject({
  model: z.enum(MODELS).nullable(),
  stdRs: z.enum(['rc11', 'c20', 'c11']),
  engine: z.enum(LITMUS_ENGINES),
});
const litmusTask = z.strictObject({ index: count, file: text, text: z.string().max(1e6) });

const litmusResult: z.ZodType<LitmusResult> = z.strictObject({
  file: text,
  name: text,
  arch: z.enum(['C', 'X86']),
  model: text,
  engine: text,
  quantifier: z.enum(['exists', 'not-exists', 'forall']),
  condition: text,
  states: z.array(
    z.strictObject({
      values: z.array(z.tuple([text, text])),
      executions: count,
      matches: z.boolean(),
    }),
  ),
  holds: z.boolean(),
  matching: count,
  others: count,
  flags: z.array(text),
});

export interface WorkSchemas {
  readonly ground: z.ZodType;
  readonly task: z.ZodType;
  readonly part: z.ZodType;
}

export const SCHEMAS: Readonly<Record<Exclude<WorkName, 'race'>, WorkSchemas>> = {
  explore: {
    ground: z.strictObject({ options: optionsSchema, how, threads: count, split: count }),
    task: z.strictObject({ path, from: count }),
    part: z.strictObject({
      executions: count,
      blocked: count,
      events: count,
      violations: z.array(z.strictObject({ key: text, path, violation })),
      unchecked: z.array(z.strictObject({ key: text, path, message: text, at: place })),
      gaveUp: gaveUp.nullable(),
      cuts: z.array(z.number().int()),
      observed: z.array(count),
      sections: z.array(count),
      wide: z.array(count),
      rounds: z.array(count),
      reached: z.array(count),
    } satisfies Record<keyof Part, z.ZodType>),
  },
  sequentialize: {
    ground: z.strictObject({
      options: optionsSchema,
      bounds,
      steps: count,
      contexts: count,
      roots: z.array(cube),
    }),
    task: cube,
    part: cubePart,
  },
  axiomatic: {
    ground: z.strictObject({ options: optionsSchema, unwind: count, question: count, roots: z.array(cube) }),
    task: cube,
    part: cubePart,
  },
  directed: {
    ground: z.strictObject({
      options: optionsSchema,
      allOutcomes: z.boolean(),
      scripts: z.array(z.strictObject({ schedule: z.array(count), choices: z.array(z.array(z.bigint())) })),
      found: z.array(text),
      inVain: z.array(z.tuple([text, count])),
      size: z.array(count),
      roots: z.array(cube),
    } satisfies Record<keyof DirectedGround, z.ZodType>),
    task: cube,
    part: cubePartOf(way),
  },
  litmus: {
    ground: z.strictObject({ settings, tasks: z.array(litmusTask), timeout: z.number().nullable() }),
    task: litmusTask,
    part: z.array(
      z.strictObject({
        index: count,
        answer: z.union([
          z.strictObject({ kind: z.literal('failed'), diagnostic, exit: count }),
          z.strictObject({ kind: z.literal('result'), result: litmusResult }),
        ]),
      }),
    ),
  },
  suite: {
    ground: z.strictObject({ options: optionsSchema }),
    task: z.strictObject({ index: count, name: text, program: z.string().max(LONGEST_PROGRAM) }),
    part: z.array(z.strictObject({ index: count, answer: verdictSchema })),
  },
};
