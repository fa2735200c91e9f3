import { DiagnosticError, EXIT } from '../../base/failure.ts';
import { INTERLEAVING_MODEL, modelsThat, traitsOf } from '../../base/models.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { TestOptions } from '../../base/options/test-options.ts';
import { axiomaticEngine } from '../../engines/axiomatic/engine.ts';

/** Which criterion goes with which model and engine. */

/** Outside sc the order of commit points is that of the model's own axiom, which one engine has in its hands. */
export const engineFor = (
  { commit }: TestOptions,
  { engine, model }: CheckOptions,
): CheckOptions['engine'] =>
  commit && engine === 'auto' && model !== INTERLEAVING_MODEL ? axiomaticEngine.name : engine;

export function refuse({ linearizable, commit }: TestOptions, { model, engine }: CheckOptions): void {
  const bad = (message: string, help: string): DiagnosticError =>
    new DiagnosticError({ code: 'HED687', severity: 'error', message, help }, EXIT.usage);
  const { ordersCalls, ordersAccesses } = traitsOf(model);
  if (linearizable && !ordersCalls)
    throw bad(
      `linearizability cannot be checked under ${model}`,
      `use --model ${list(modelsThat((one) => one.ordersCalls))}`,
    );
  if (!commit) return;
  if (!ordersAccesses)
    throw bad(
      `the order of commit points cannot be checked under ${model}, which has no order of all accesses`,
      `use --model ${list(modelsThat((one) => one.ordersAccesses))}, or leave --commit out: serial executions are then found by running them`,
    );
  if (model !== INTERLEAVING_MODEL && ![axiomaticEngine.name, 'auto'].includes(engine))
    throw bad(
      `the order of commit points under ${model} is not in the hands of engine ${engine}`,
      `use --engine ${axiomaticEngine.name}, or --model ${INTERLEAVING_MODEL}`,
    );
}

/** a, b or c */
const list = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
