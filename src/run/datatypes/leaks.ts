import { defaultChecks } from '../../base/models.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import { readDebugInfo } from '../../frontend/llvm/debug/debug-info.ts';
import { type DataType, functionsNamed } from './operations/operations.ts';
import { typeUnit } from './units.ts';

/**
 * After all calls a client destroys the object. Where the type says how (HEDDLE_DESTROY, `--destroy`, or a destructor that its class has), what is
 * still allocated then is a leak. Where it does not say so, nothing can be said about what
 * is left over; nor where calls may wait for ever, because the object is in use then. `--check` wins.
 */
export function checksWithLeaks(
  type: DataType,
  { check, model }: CheckOptions,
  engine: string,
): CheckOptions['check'] {
  if (!ENGINES.includes(engine)) return check;
  const usual = defaultChecks(model);
  const isUsual = check.size === usual.size && [...check].every((kind) => usual.has(kind));
  return isUsual && isDestroyed(type) ? new Set([...check, 'leak' as const]) : check;
}

/** Those that look for leaks. */
const ENGINES: readonly string[] = ['explore', 'axiomatic', 'sequentialize', 'random'];

function isDestroyed(type: DataType): boolean {
  const { destroyedBy, operations } = type.implementation;
  if (destroyedBy.length === 0 || [...operations.values()].some(({ blocking }) => blocking)) return false;
  const { module } = typeUnit(type);
  const info = readDebugInfo(module);
  return destroyedBy.some((name) => functionsNamed(module, info, name).length > 0);
}
