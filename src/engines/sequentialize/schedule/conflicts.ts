import { type Circuit, FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import type { Event } from '../../bounded/events.ts';

/** How an event touches a cell of the program, as far as data races are concerned. */
export interface Touch {
  readonly cell: string;
  readonly when: Lit;
  readonly plain: boolean;
  readonly writes: Lit;
}

export function touchesOf(c: Circuit, event: Event): Touch[] {
  switch (event.kind) {
    case 'load':
    case 'store':
    case 'rmw':
    case 'cas':
    case 'sync':
      return event.parts.flatMap((part) =>
        part.targets
          .filter(({ cell }) => cell.object !== null)
          .map(({ when, cell }) => ({
            cell: cell.key,
            when,
            plain: event.order === 'na',
            writes: part.write === null ? FALSE : changes(c, event),
          })),
      );
    default:
      return [];
  }
}

/** Does the event write? An operation on a lock or the like that leaves the word as it was, as a failed trylock, only reads. */
export function changes(c: Circuit, event: Event): Lit {
  if (event.kind === 'cas') return event.writes;
  if (event.kind !== 'sync') return TRUE;
  const differ: Lit[] = [];
  for (const { read, write, targets } of event.parts) {
    if (write === null || targets.every(({ cell }) => cell.object === null)) continue;
    for (let b = 0; b < write.length; b++) differ.push(read === null ? TRUE : c.xor(read[b], write[b]));
  }
  return c.and(event.writes, c.orAll(differ));
}
