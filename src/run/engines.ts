import { DiagnosticError, EXIT } from '../base/failure.ts';
import type { Engine } from '../engines/engine.ts';
import { exploreEngine } from '../engines/explore/explore.ts';
import { randomEngine } from '../engines/random/random.ts';
import { sequentializeEngine } from '../engines/sequentialize/engine.ts';
import type { ModelName } from '../results/types.ts';

/** Every engine there is, best first: `auto` takes the first that knows the model. */
export const ENGINES: readonly Engine[] = [exploreEngine, randomEngine, sequentializeEngine];

/** The engine for a run. A model is never changed silently: an unsupported pair is a usage error. */
export function chooseEngine(name: string, model: string): Engine {
  const able = ENGINES.filter((engine) => engine.models.includes(model as ModelName));
  const chosen = name === 'auto' ? able[0] : able.find((engine) => engine.name === name);
  if (chosen) return chosen;
  const engine = ENGINES.find((e) => e.name === name);
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

const knownModels = (): string[] => [...new Set(ENGINES.flatMap((engine) => engine.models))];
