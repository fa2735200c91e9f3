import { type Circuit, FALSE, type Lit } from '../../sat/circuit.ts';
import type { BoundedProgram, BoundedThread, Event } from '../shared/bounded/events.ts';
import { Movers } from './movers.ts';
import { isLocal } from './single-writer.ts';

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
 * In threads whose stores wait in buffers only what is nobody else's business belongs to the event before.
 */
export const START = 0;
export const SOFT = 1;
export const HARD = 2;
export type Glue = typeof START | typeof SOFT | typeof HARD;

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
export function blocksOf(program: BoundedProgram, isEager: (t: number) => boolean): Blocks {
  const eager = program.threads.map((_, t) => isEager(t));
  const key = eager.join();
  let known = found.get(program);
  if (known === undefined) found.set(program, (known = new Map()));
  let blocks = known.get(key);
  if (blocks === undefined) known.set(key, (blocks = findBlocks(program, eager)));
  return blocks;
}

const found = new WeakMap<BoundedProgram, Map<string, Blocks>>();

export const gluedEvents = (program: BoundedProgram, isEager: (t: number) => boolean): Gluing =>
  blocksOf(program, isEager).glue;

function findBlocks(program: BoundedProgram, eager: readonly boolean[]): Blocks {
  const { threads, circuit } = program;
  const movers = new Movers(program);
  /** By thread and event: up to it, its block has right movers only. */
  const rises = threads.map((thread) => thread.events.map(() => false));
  const glue = threads.map((thread, t) =>
    eager[t]
      ? glueOf(movers, t, thread, rises[t])
      : thread.events.map((event) => localGlue(program, t, event)),
  );
  const live = threads.map((thread, t) => liveBlocks(circuit, thread, glue[t]));
  const balanced = movers.balanced(
    (t, i) => {
      if (glue[t][i] === HARD) return FALSE;
      return glue[t][i] === SOFT ? threads[t].events[i].guard : (live[t].get(i) as Lit);
    },
    (t, { kind, position }) =>
      (kind === 'unwind' || kind === 'unsupported') && position > 0 && rises[t][position - 1],
  );
  return { glue, live, balanced };
}

function glueOf(movers: Movers, t: number, thread: BoundedThread, rises: boolean[]): Glue[] {
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
    const left = !first && !tested.has(event.index) && movers.movesLeft(t, event);
    const glue = left ? HARD : rising && event.kind !== 'free' ? SOFT : START;
    rising = movers.movesRight(t, event) && (glue === START || rising);
    rises[event.index] = rising;
    return glue;
  });
}

function localGlue(program: BoundedProgram, t: number, event: Event): Glue {
  const { checks } = program.threads[t];
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
