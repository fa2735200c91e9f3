import { type Circuit, FALSE, type Lit } from '../../../sat/circuit/circuit.ts';
import type { BoundedProgram, Event } from '../../bounded/events.ts';

/**
 * One schedule for many that do the same: two neighbouring contexts that have nothing to do with each other could be
 * exchanged, so they come in the order of their threads' numbers. Exchanging changes neither what any event reads
 * nor the number of contexts (equal neighbours may even become one), and cannot go on for ever, so every execution has
 * one that is allowed. Contexts depend on each other if they meet at a cell that one of them writes, if the first
 * lets others do what they could not (create, end), if the second waits for others or ends the program (join, halt),
 * and where the memory says so (stores that reach it in between).
 */
export class NormalForm {
  private readonly c: Circuit;
  /** Do atomic blocks depend on each other, as the critical sections of one mutex? */
  private readonly blocksDepend: boolean;
  /** Of the context before and of this one: by cell, the conditions under which it is touched and written. */
  private before: Traces = newTraces();
  private now: Traces = newTraces();
  private timed: Lit = FALSE;
  /** Cells that are always the same between contexts. */
  private readonly ignored: ReadonlySet<string>;

  constructor(program: BoundedProgram, ignored: ReadonlySet<string>, blocksDepend: boolean) {
    this.c = program.circuit;
    this.blocksDepend = blocksDepend;
    this.ignored = ignored;
  }

  /** The event happens in the present context under `now`. */
  add(event: Event, now: Lit): void {
    const { c } = this;
    for (const part of event.parts)
      for (const { when, cell } of part.targets) {
        if (this.ignored.has(cell.key)) continue;
        const here = c.and(now, when);
        push(this.now.touched, cell.key, here);
        if (part.write !== null) push(this.now.written, cell.key, c.and(here, event.writes));
      }
    if (this.blocksDepend && event.kind === 'atomic-begin') {
      push(this.now.touched, 'atomic block', now);
      push(this.now.written, 'atomic block', now);
    }
    if (event.kind === 'create' || event.kind === 'end' || event.kind === 'halt') this.now.helps.push(now);
    if (event.kind === 'join' || event.kind === 'halt' || event.kind === 'free') this.now.waits.push(now);
  }

  /**
   * The present context is over: must it come after the one before? Then the next begins. `timed`: something happened
   * in it, besides its events, that depends on when it was; it cannot be exchanged with either neighbour.
   */
  dependent(timed: Lit): Lit {
    const { c, before, now } = this;
    const all: Lit[] = [timed, this.timed, ...before.helps, ...now.waits];
    for (const [cell, written] of before.written)
      all.push(c.and(c.orAll(written), c.orAll(now.touched.get(cell) ?? [])));
    for (const [cell, written] of now.written)
      all.push(c.and(c.orAll(written), c.orAll(before.touched.get(cell) ?? [])));
    this.timed = timed;
    this.before = now;
    this.now = newTraces();
    return c.orAll(all);
  }
}

interface Traces {
  readonly touched: Map<string, Lit[]>;
  readonly written: Map<string, Lit[]>;
  readonly helps: Lit[];
  readonly waits: Lit[];
}

const newTraces = (): Traces => ({ touched: new Map(), written: new Map(), helps: [], waits: [] });

function push(map: Map<string, Lit[]>, key: string, lit: Lit): void {
  if (lit === FALSE) return;
  const known = map.get(key);
  if (known === undefined) map.set(key, [lit]);
  else known.push(lit);
}
