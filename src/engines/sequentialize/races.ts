import type { StdRs } from '../../base/names.ts';
import { isAcquire, isRelease } from '../../ir/orders.ts';
import { bigConstant, inputs } from '../../sat/bits/bits.ts';
import { eq } from '../../sat/bits/bits-compare.ts';
import { type Circuit, FALSE, type Lit, TRUE } from '../../sat/circuit/circuit.ts';
import type { BoundedProgram, Event } from '../bounded/events.ts';
import type { Cell } from '../bounded/memory/cells.ts';
import { changes, type Touch, touchesOf } from './schedule/conflicts.ts';

/**
 * Data races by the C11 definition: two accesses of different threads to the same cell, one of them a write, one of them
 * plain, and happens-before orders neither. Vector clocks (../../semantics/happens-before.ts) would be many bits for each
 * event; instead one access, the *first* of a race, is guessed, and a bit says who knows of it:
 *
 *   knows[t]       the first access happens before what thread t does next;
 *   message        of a store, in memory beside its value: what an acquire read of it learns;
 *   fenced[t]      what thread t knew at its last release fence: the message of its relaxed stores;
 *   heard[t]       what its relaxed reads were told: it knows that after an acquire fence;
 *   own[t, cell]   the message of t's last release store to the cell, which later stores of t carry on (rc11, not c20).
 *
 * A later access of a thread that does not know of the first, and that conflicts with it, is the race. Happens-before
 * goes along the execution also where stores wait in buffers, so the other order of the two needs no look.
 * A block that is allocated with zeros is written by that, which counts as a plain write.
 */
export class Races {
  private readonly c: Circuit;
  private readonly program: BoundedProgram;
  private readonly carriesOn: boolean;
  private readonly candidates: readonly Candidate[];
  /** By cell: how the first access touches it. */
  private readonly first = new Map<string, First>();
  private readonly clashes = new Map<Event, Lit>();
  private started: Lit = FALSE;
  private readonly knows: Lit[];
  private readonly fenced: Lit[];
  private readonly heard: Lit[];
  private readonly own = new Map<string, Lit>();
  /** What the last atomic block knew: blocks are the critical sections of one mutex. */
  private block: Lit = FALSE;
  private readonly found: Lit[] = [];

  constructor(program: BoundedProgram, stdRs: StdRs) {
    this.c = program.circuit;
    this.program = program;
    this.carriesOn = stdRs !== 'c20';
    this.knows = program.threads.map(() => FALSE);
    this.fenced = program.threads.map(() => FALSE);
    this.heard = program.threads.map(() => FALSE);
    this.candidates = this.chooseFirst();
  }

  /** In some execution there is a race. */
  get race(): Lit {
    return this.c.orAll(this.found);
  }

  private chooseFirst(): Candidate[] {
    const { c, program } = this;
    const all: Omit<Candidate, 'picked'>[] = [];
    program.threads.forEach((thread, t) => {
      for (const event of thread.events) {
        const touches = touchesOf(c, event);
        if (touches.length > 0) all.push({ thread: t, event, position: event.index, guard: TRUE, touches });
      }
    });
    for (const { object, guard, thread: id, position } of program.blocks) {
      if (object.initial !== 'zero') continue;
      const touches = [...program.shared.values()]
        .filter((cell) => cell.object?.key === object.key)
        .map((cell): Touch => ({ cell: cell.key, when: TRUE, plain: true, writes: TRUE }));
      const t = program.threads.findIndex((one) => one.id === id);
      if (touches.length > 0) all.push({ thread: t, event: null, position, guard, touches });
    }
    const racing = all.filter((one) => all.some((other) => mayRace(one, other)));
    let width = 0;
    while (1 << width < racing.length) width++;
    const number = inputs(c, width);
    return racing.map((one, n) => {
      const picked = eq(c, number, bigConstant(width, BigInt(n)));
      for (const { cell, when, plain, writes } of one.touches) {
        const here = c.and(picked, when);
        const known = this.first.get(cell) ?? NOTHING;
        const add = (lit: Lit, is: boolean, more: Lit): Lit => (is ? c.or(lit, c.and(here, more)) : lit);
        this.first.set(cell, {
          any: add(known.any, true, TRUE),
          write: add(known.write, true, writes),
          plain: add(known.plain, plain, TRUE),
          plainWrite: add(known.plainWrite, plain, writes),
        });
      }
      return { ...one, picked };
    });
  }

  /** The event conflicts with the first access, if they are of different threads. */
  private clash(event: Event): Lit {
    let clash = this.clashes.get(event);
    if (clash !== undefined) return clash;
    const { c } = this;
    clash = c.orAll(
      touchesOf(c, event).map(({ cell, when, plain, writes }) => {
        const first = this.first.get(cell) ?? NOTHING;
        const [any, write] = plain ? [first.any, first.write] : [first.plain, first.plainWrite];
        return c.and(when, c.ite(writes, any, write));
      }),
    );
    this.clashes.set(event, clash);
    return clash;
  }

  /** Thread t comes to the event, whether it happens or not: blocks it has allocated before it. */
  begin(t: number, event: Event, runs: Lit): void {
    for (const { thread, event: access, position, picked, guard } of this.candidates)
      if (thread === t && access === null && position === event.index)
        this.start(t, this.c.andAll([runs, picked, guard]));
  }

  private start(t: number, here: Lit): void {
    this.started = this.c.or(this.started, here);
    this.knows[t] = this.c.or(this.knows[t], here);
  }

  private learn(rows: Lit[], t: number, lit: Lit): void {
    rows[t] = this.c.or(rows[t], lit);
  }

  /** Under `here` the event reads a cell with this message. */
  read(t: number, event: Event, here: Lit, message: Lit): void {
    if (event.order === 'na') return;
    const { c } = this;
    const told = c.and(here, message);
    const acquires = this.ifWrote(event, isAcquire(event.order), isAcquire(event.failure));
    this.learn(this.knows, t, c.and(told, acquires));
    this.learn(this.heard, t, c.and(told, acquires ^ 1));
  }

  private ifWrote(event: Event, yes: boolean, no: boolean): Lit {
    if (yes === no) return yes ? TRUE : FALSE;
    const wrote = changes(this.c, event);
    return yes ? wrote : wrote ^ 1;
  }

  /** The event happens: after its reads, before its writes. */
  access(t: number, event: Event, now: Lit): void {
    const { c } = this;
    switch (event.kind) {
      case 'create':
        return this.learn(this.knows, this.indexOf(event.child), c.and(now, this.knows[t]));
      case 'join':
        for (const { when, thread } of event.targets)
          this.learn(this.knows, t, c.andAll([now, when, this.knows[this.indexOf(thread)]]));
        return;
      case 'atomic-begin':
        return this.learn(this.knows, t, c.and(now, this.block));
      case 'atomic-end':
        this.block = c.ite(now, this.knows[t], this.block);
        return;
      case 'fence':
        if (isAcquire(event.order)) this.learn(this.knows, t, c.and(now, this.heard[t]));
        if (isRelease(event.order)) this.fenced[t] = c.ite(now, this.knows[t], this.fenced[t]);
        return;
      default:
    }
    const clash = this.clash(event);
    if (clash !== FALSE) {
      const race = c.andAll([now, clash, this.started, this.knows[t] ^ 1]);
      if (race !== FALSE) this.found.push(race);
    }
    const candidate = this.candidates.find((one) => one.event === event);
    if (candidate !== undefined) this.start(t, c.and(now, candidate.picked));
  }

  private indexOf(id: number): number {
    return this.program.threads.findIndex((one) => one.id === id);
  }

  /** The message of what the event writes to the cell under `run`; `old`: of what it replaces, if it reads that. */
  message(t: number, event: Event, cell: Cell, run: Lit, old: Lit): Lit {
    if (event.order === 'na') return FALSE;
    const { c } = this;
    const key = `${t} ${cell.key}`;
    const before = this.own.get(key) ?? FALSE;
    const releases = isRelease(event.order);
    const head = c.or(releases ? this.knows[t] : this.fenced[t], before);
    const wrote = changes(c, event);
    if (releases && this.carriesOn) this.own.set(key, c.ite(c.and(run, wrote), head, before));
    return c.or(old, c.and(wrote, head));
  }
}

interface Candidate {
  readonly thread: number;
  /** Null: the allocation of a block with zeros, before the event at `position`. */
  readonly event: Event | null;
  readonly position: number;
  readonly guard: Lit;
  readonly touches: readonly Touch[];
  readonly picked: Lit;
}

/** How the first access touches a cell: at all, writing; and the same if it is plain. */
interface First {
  readonly any: Lit;
  readonly write: Lit;
  readonly plain: Lit;
  readonly plainWrite: Lit;
}
const NOTHING: First = { any: FALSE, write: FALSE, plain: FALSE, plainWrite: FALSE };

function mayRace(
  a: Pick<Candidate, 'thread' | 'touches'>,
  b: Pick<Candidate, 'thread' | 'touches'>,
): boolean {
  if (a.thread === b.thread) return false;
  return a.touches.some((x) =>
    b.touches.some(
      (y) => x.cell === y.cell && (x.plain || y.plain) && (x.writes !== FALSE || y.writes !== FALSE),
    ),
  );
}
