import { DiagnosticError, EXIT } from '../base/failure.ts';
import { modelsThat } from '../base/models.ts';
import { MODELS, RELEASE_SEQUENCES, type StdRs } from '../base/names.ts';
import type { Engine } from '../engines/engine.ts';
import { exploreEngine } from '../engines/explore/explore.ts';
import type { ModelName } from '../results/types.ts';

/** Every engine there is, best first: `auto` takes the first that knows the model. What few runs need is loaded by them. */
export const ENGINES: readonly Engine[] = [
  exploreEngine,
  later(
    { name: 'axiomatic', models: MODELS, anyModel: true, releaseSequences: RELEASE_SEQUENCES },
    async () => (await import('../engines/axiomatic/engine.ts')).axiomaticEngine,
  ),
  later(
    {
      name: 'random',
      models: modelsThat(({ outOfThinAir }) => !outOfThinAir),
      releaseSequences: RELEASE_SEQUENCES,
    },
    async () => (await import('../engines/random/random.ts')).randomEngine,
  ),
  later(
    {
      name: 'sequentialize',
      models: modelsThat(({ buffering }) => buffering !== null),
      releaseSequences: ['rc11', 'c20'],
    },
    async () => (await import('../engines/sequentialize/engine.ts')).sequentializeEngine,
  ),
  later(
    {
      name: 'directed',
      models: modelsThat(({ buffering }) => buffering !== null),
      releaseSequences: RELEASE_SEQUENCES,
    },
    async () => (await import('../engines/directed/engine.ts')).directedEngine,
  ),
];

function later(known: Omit<Engine, 'run'>, load: () => Promise<Engine>): Engine {
  return {
    ...known,
    run: async function* (program, options, context) {
      return yield* (await load()).run(program, options, context);
    },
  };
}

/** The engine for a run. A model is never changed silently: what an engine does not have is a usage error. */
export function chooseEngine(name: string, model: string, stdRs: StdRs = 'rc11'): Engine {
  const able = ENGINES.filter((engine) => isAble(engine, model));
  const knowing = able.filter((engine) => engine.releaseSequences.includes(stdRs));
  const chosen = name === 'auto' ? knowing[0] : knowing.find((engine) => engine.name === name);
  if (chosen) return chosen;
  const engine = ENGINES.find((e) => e.name === name);
  if (engine !== undefined && able.includes(engine))
    throw unsupportedSequences(
      engine,
      stdRs,
      knowing.map((e) => e.name),
    );
  const alternatives = [
    engine ? `--model ${engine.models.join(', ')} with this engine` : '',
    able.length > 0 ? `--engine ${able.map((e) => e.name).join(', ')} for this model` : '',
  ].filter((text) => text !== '');
  throw new DiagnosticError(
    {
      code: 'HED110',
      severity: 'error',
      message: `engine ${name} does not check model ${model}`,
      help:
        alternatives.length > 0
          ? `use ${alternatives.join(', or ')}`
          : `use --model ${knownModels().join(', ')}`,
    },
    EXIT.usage,
  );
}

export const unsupportedSequences = (
  { name, releaseSequences }: Engine,
  stdRs: StdRs,
  others: readonly string[],
): DiagnosticError =>
  new DiagnosticError(
    {
      code: 'HED112',
      severity: 'error',
      message: `engine ${name} does not have the release sequences of --std-rs ${stdRs}`,
      help: `use --std-rs ${releaseSequences.join(', ')} with this engine, or --engine ${others.join(', ')} (heddle litmus also has the oracle)`,
    },
    EXIT.usage,
  );

const isAble = (engine: Engine, model: string): boolean =>
  engine.models.includes(model as ModelName) || (engine.anyModel === true && model.endsWith('.cat'));

const knownModels = (): string[] => [...new Set(ENGINES.flatMap((engine) => engine.models))];
