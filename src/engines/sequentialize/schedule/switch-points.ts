import { type Circuit, FALSE, type Lit } from '../../../sat/circuit/circuit.ts';
import type { BoundedProgram, BoundedThread, Event } from '../../bounded/events.ts';
import type { Delays } from '../memory/delays.ts';
import type { SharedMemory } from '../memory/memory.ts';
import { isLocal } from '../memory/single-writer.ts';
import { BufferedMovers } from './buffered-movers.ts';
import { type Movers, moversOf } from './movers.ts';

/**
 * Where threads can be interrupted. A thread's events are cut into blocks that happen in one go: some right movers, one
 * event of any kind, some left movers (movers.ts). What others did inside a block could as well have been done
 * before it or after it, so it is enough to switch between blocks. Two ways to belong to the block of the event before:
 *
 *   HARD   a left mover: whoever comes so far does it too;
 *   SOFT   after right movers only: it may have to wait, and then stopping before it must be possible, or deadlocks
 *          would be lost. But who stops there stops for ever: else what came before could have come later. The same
 *          where an assumption of the program is tested right after the event: what others do wrong meanwhile counts.
 *
 * What is left over when the program ends also depends on where threads stop: `stops` says which events are to begin blocks then.
 *
 * An atomic block happens in one go as well: its events are HARD, or SOFT where the thread may have to stop, for ever
 * then, since nobody else runs.
 *
 * In threads whose stores wait in buffers other events move (buffered-movers.ts); where it is not known which stores
 * wait, only what is nobody else's business belongs to the event before.
 */
export const START = 0;
export const SOFT = 1;
export const HARD = 2;
type Glue = typeof START | typeof SOFT | typeof HARD;

export type Gluing = readonly (readonly Glue[])[];

export interface Blocks {
  /** By thread and event: how it belongs to the events before it. */
  readonly glue: Gluing;
  /**
   * By thread, for events that a block begins with: the condition that something in the block happens besides left
   * movers. To stop before a block in which nothing does is to stop before the next, and left movers belong to
   * whatever their thread did last, in whichever block.
   */
  readonly live: readonly ReadonlyMap<number, Lit>[];
  /** Words of mutexes that are free between blocks. */
  readonly balanced: ReadonlySet<string>;
}

/**
 * Found out once for each program: what is asked of guards may find out less when the circuit has grown, and everybody
 * must see the same blocks.
 */
export function blocksOf(program: BoundedProgram, memory: Buffers): Blocks {
  const eager = program.threads.map((_, t) => memory.isEager(t));
  const key = `${eager.join()} ${memory.delays?.model ?? ''}`;
  let known = found.get(program);
  if (known === undefined) found.set(program, (known = new Map()));
  let blocks = known.get(key);
  if (blocks === undefined) known.set(key, (blocks = findBlocks(program, eager, memory.delays ?? null)));
  return blocks;
}

/** What must be known of a memory: which stores wait. */
export type Buffers = Pick<SharedMemory, 'isEager' | 'delays'>;

const found = new WeakMap<BoundedProgram, Map<string, Blocks>>();

export const gluedEvents = (program: BoundedProgram, memory: Buffers): Gluing =>
  blocksOf(program, memory).glue;

function findBlocks(program: BoundedProgram, eager: readonly boolean[], delays: Delays | null): Blocks {
  const { threads, circuit } = program;
  const movers = moversOf(program);
  const buffered = delays === null ? null : new BufferedMovers(program, movers, delays);
  /** By thread and event: up to it, its block has right movers only. */
  const rises = threads.map((thread) => thread.events.map(() => false));
  const glue = threads.map((thread, t) => {
    const moving = eager[t] ? movers : buffered;
    return moving === null
      ? thread.events.map((event) => localGlue(program, t, event))
      : glueOf(moving, t, thread, rises[t]);
  });
  const live = threads.map((thread, t) => liveBlocks(circuit, thread, glue[t]));
  const balanced = movers.balanced(
    (t, i) => {
      if (glue[t][i] === HARD) return FALSE;
      return glue[t][i] === SOFT ? threads[t].events[i].guard : (live[t].get(i) as Lit);
    },
    (t, { kind, position }) =>
      (kind === 'unwind' || kind === 'unsupported' || kind === 'assume') &&
      position > 0 &&
      rises[t][position - 1],
  );
  return { glue, live, balanced };
}

type Moving = Pick<Movers, 'movesLeft' | 'movesRight' | 'isInside'>;

function glueOf(movers: Moving, t: number, thread: BoundedThread, rises: boolean[]): Glue[] {
  const tested = new Set(
    thread.checks.filter((check) => check.kind === 'assume').map((check) => check.position - 1),
  );
  /** So far, the block has right movers only. */
  let rising = false;
  return thread.events.map((event): Glue => {
    const first = event.index === 0;
    // Whoever comes to an await stops there for ever; otherwise it is nothing.
    if (event.kind === 'await') {
      rises[event.index] = rising;
      return first ? START : SOFT;
    }
    const inside = movers.isInside(t, event);
    const left = movers.movesLeft(t, event) || (inside && event.kind !== 'join' && event.blocked === FALSE);
    const hard = !first && left && !tested.has(event.index) && thread.stops?.has(event.index) !== true;
    const glue = hard ? HARD : inside || (rising && event.kind !== 'free') ? SOFT : START;
    rising = movers.movesRight(t, event) && (glue === START || rising);
    rises[event.index] = rising;
    return glue;
  });
}

function localGlue(program: BoundedProgram, t: number, event: Event): Glue {
  const { checks, stops } = program.threads[t];
  if (stops?.has(event.index)) return START;
  const tested = checks.some(({ kind, position }) => kind === 'assume' && position === event.index + 1);
  return event.index > 0 && !tested && isLocal(program, t, event) ? HARD : START;
}

function liveBlocks(c: Circuit, thread: BoundedThread, glue: readonly Glue[]): ReadonlyMap<number, Lit> {
  const live = new Map<number, Lit>();
  let guards: Lit[] = [];
  for (let i = thread.events.length - 1; i >= 0; i--) {
    if (glue[i] !== HARD) guards.push(thread.events[i].guard);
    if (glue[i] !== START) continue;
    live.set(i, c.orAll(guards));
    guards = [];
  }
  return live;
}
