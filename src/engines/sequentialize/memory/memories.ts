import { type Diagnostic, DiagnosticError, EXIT, InternalError } from '../../../base/failure.ts';
import { traitsOf } from '../../../base/models.ts';
import type { BoundedProgram, Event } from '../../bounded/events.ts';
import type { Bounds } from '../bounds.ts';
import { delaysOf, type Waiting } from './delays.ts';
import type { SharedMemory } from './memory.ts';
import { PlainMemory } from './plain.ts';
import { TimestampedMemory } from './timestamps.ts';

/** Where in the source an event is. */
export type PlaceOf = (at: Event['at']) => Pick<Diagnostic, 'at'>;

/** The memory of a model. */
export function memoryFor(
  model: string,
  program: BoundedProgram,
  bounds: Bounds,
  placeOf: PlaceOf = () => ({}),
): SharedMemory {
  const { buffering } = traitsOf(model);
  if (buffering === null) throw new InternalError(`engine sequentialize has no memory for ${model}`);
  if (buffering === 'none') return new PlainMemory(program);
  refuseMixedSizes(program, buffering, placeOf);
  return new TimestampedMemory(program, buffering, bounds.clock, bounds.queue);
}

/** A location whose stores wait has cells of one size: parts of a buffered store are not put together. */
function refuseMixedSizes(program: BoundedProgram, model: Waiting, placeOf: PlaceOf): void {
  const { stores } = delaysOf(program, model);
  for (const thread of program.threads)
    for (const event of thread.events) {
      if (event.kind === 'free') continue;
      const parts = event.parts.filter((part) => part.targets.some(({ cell }) => cell.object !== null));
      const mixed =
        parts.length > 1 && parts.some((part) => part.targets.some(({ cell }) => stores.has(cell.key)));
      if (!mixed) continue;
      throw new DiagnosticError(
        {
          code: 'HED333',
          severity: 'error',
          message: `accesses of different sizes meet at ${parts[0].targets[0].cell.name}, whose stores may wait in a buffer`,
          help: 'use --engine axiomatic, or accesses of one size',
          ...placeOf(event.at),
        },
        EXIT.unknown,
      );
    }
}
