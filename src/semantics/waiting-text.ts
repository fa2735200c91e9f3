import type { Waiting } from '../results/types.ts';
import { EV_AWAIT, EV_JOIN, EV_SYNC } from '../vm/code/event.ts';
import { ST_ADDR, ST_EVENT, ST_OP, ST_SIZE, ST_VAL } from '../vm/code/layout.ts';
import type { Machine } from '../vm/machine.ts';
import { syncHolder, waitsFor } from '../vm/sync/sync.ts';
import { Names } from './names.ts';

/** Who waits for what, and what is wrong with it: one text, whoever finds it. (Rings: vm/ring.ts.) */

/** What only the engine knows of a thread that waits. */
interface Seen {
  /** The word of the lock that it waits at. */
  word(): ArrayLike<number>;
  /** What its loop waits for. */
  awaited(): string;
}

/** What thread t waits for at its pending event. */
export function waitOf(machine: Machine, names: Names, t: number, seen: Seen): Waiting {
  const s = machine.state(t);
  switch (s[ST_EVENT]) {
    case EV_SYNC: {
      const { 0: lo, 1: hi } = seen.word();
      const holder = syncHolder(s[ST_OP], lo, hi, t);
      const what = waitsFor(s[ST_OP], names.syncObject(s[ST_ADDR], s[ST_SIZE]));
      return { thread: t, for: what, ...(holder < 0 ? {} : { heldBy: holder }) };
    }
    case EV_JOIN:
      return { thread: t, for: endOf(machine.slotOf(s[ST_VAL])) };
    case EV_AWAIT:
      return { thread: t, for: seen.awaited() };
    default:
      return { thread: t, for: 'the others' };
  }
}

const END_OF = 'the end of ';
const endOf = (thread: number): string => `${END_OF}T${thread}`;
export const endOfBlock = (thread: number): string => `${END_OF}the atomic block of T${thread}`;
/** Does it wait only because another one does? */
export const waitsForEnd = ({ for: what }: Waiting): boolean => what.startsWith(END_OF);

/** What a loop that read these values waits for: `flag to change from 0`. */
export function changeOf(reads: ReadonlyMap<string, string>): string {
  if (reads.size === 0) return 'nothing that could change';
  return Names.known([...reads])
    .map(([name, value]) => `${name} to change from ${value}`)
    .join(' or ');
}

export const endlessText = (what: string): string =>
  `the loop never ends: it waits for ${what}, and nobody will do that`;

/** `besides`: what else there is to say of it. */
export const stuckText = ({ thread, for: what }: Waiting, besides = ''): string =>
  `T${thread} waits for ${what}${besides}, and nobody is left to help`;
