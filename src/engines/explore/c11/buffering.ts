import type { EventId, ThreadId } from '../../../base/ids.ts';
import type { ViolationKind } from '../../../results/types.ts';
import * as ev from '../../../vm/code/event.ts';
import type { Image } from '../../../vm/code/image-types.ts';
import {
  ST_EVENT,
  ST_SITE,
  ST_STATUS,
  ST_VAL,
  STATUS_NONE,
  STATUS_PENDING,
  STATUS_READY,
} from '../../../vm/code/layout.ts';
import type { Machine } from '../../../vm/machine.ts';
import { FIRST_THREAD, NO_THREAD } from '../graph/columns.ts';
import { endProgram } from '../search/ending.ts';
import { addBegin } from '../search/other-events.ts';
import type { Listener } from '../state/exploration.ts';
import type { ExploreOptions } from '../state/options.ts';
import { DONE, drive, type Outcome, OVER, type Pauses, type Search } from '../state/steps.ts';
import { loopPlace } from '../waiting/liveness-bound.ts';
import { Ahead } from './ahead.ts';
import { ending, tellParked } from './endings.ts';
import { fulfil } from './fulfil.ts';
import { addressOf } from './ground.ts';
import { isPromise, openPromises } from './promises.ts';
import { BufferingState, type Parked, type Round } from './state.ts';
import { step } from './step.ts';
import { take } from './take.ts';
import { guessWays, type Way } from './ways.ts';
import { isStore, isWait, storesAfterJoin } from './weak-sites.ts';

/**
 * The executions of c11 that rc11 does not have: graphs whose program order and reads-from have a cycle.
 *
 * Every such graph G is put together in one order of its events: always the first thread that can go on. A read goes on
 * when its write is there; otherwise it *waits*. Where nobody can go on, the threads that wait do so in a circle, and one
 * of them must *guess*: its read gets a value that is yet to be written, and goes on. The guess is a promise
 * (promises.ts; Norris, Demsky, TOPLAS 2016, §6): a write without a thread in the coherence order, whose place and
 * readers a later write of the same value takes over when it *fulfils* the promise (fulfil.ts). A graph whose promises
 * are all fulfilled is judged by the axioms; the others are none.
 *
 *   sound     at every fulfilment happens-before is computed anew and all axioms are checked on the whole graph, the
 *             satisfaction order among them (satisfaction.ts); before that, happens-before is too small, never too large,
 *             and since no event is ever taken away again, what it rules out is ruled out for good
 *   complete  which write a read of G reads, and where a write stands, is one of the ways tried. What is guessed comes
 *             from other graphs (candidates.ts): let c be the cycle that the threads wait in. Not all of its steps from a
 *             read to a later write are in satisfaction order; let r be a read of such a step that no other of them comes
 *             after. What is in satisfaction order before the rest of c does not depend on r, so there is a consistent
 *             graph with the same rest of c, in which r reads something else (Norris, Demsky, §11: stores before it are
 *             the same, since branches and addresses hold back all later stores), and it has one guess less. There the
 *             write that r reads in G is seen after r. So the search is repeated until nothing new is seen.
 *   once      the order in which G is put together is unique, unless several threads could guess; graphs are told apart
 *             by their text, and those met again are counted (`duplicates`)
 *
 * Only graphs with a guess are of interest, as rc11's are explored elsewhere: the search is given up where nobody is left
 * who could guess. Data races, and frees that nothing orders, are looked for when a graph is complete (endings.ts): before
 * that happens-before may be too small. Unlike in the main search, nothing is revisited: what is found below a state are
 * its extensions, so a state can be dropped as soon as it has none.
 *
 * Dropped: revisits by dependency-aware prefixes (HMC, Kokologiannakis, Vafeiadis, ASPLOS 2020). They visit no dead ends,
 * but graphs with gaps in program order do not go together with threads whose states are copied, not re-run.
 */
export class Buffering extends BufferingState {
  private readonly guessAhead: Ahead;
  private readonly waitAhead: Ahead;
  private readonly storeAhead: Ahead | null;

  constructor(machine: Machine, slow: Image, options: ExploreOptions, listener: Listener, round: Round) {
    super(machine, slow, options, listener, round);
    const { image } = machine;
    this.guessAhead = new Ahead(image, round.candidates.isGuessed);
    this.waitAhead = new Ahead(image, (site) => isWait(image.sites[site].instr));
    this.storeAhead = storesAfterJoin(image)
      ? null
      : new Ahead(image, (site) => isStore(image.sites[site].instr));
  }

  *run(): Pauses {
    this.machine.reset();
    this.graph.clear();
    yield* drive(this.visit());
  }

  *visit(): Search {
    while (!this.stopped) {
      if (this.isHopeless()) return;
      const t = this.nextThread();
      if (t < 0) {
        yield this.stuck();
        return;
      }
      if (this.graph.n > this.options.maxEvents) return this.tooLong(t);
      if (++this.events % TICK === 0) yield;
      const answer = step(this, t);
      if (answer === DONE) return;
      if (typeof answer === 'number') continue;
      const [only] = answer;
      if (answer.length !== 1 || only.kind === 'fulfil') {
        yield this.each(t, answer);
        return;
      }
      if (take(this, t, only) === DONE) return;
    }
  }

  /** Tries each way of thread t, and comes back. */
  private *each(t: ThreadId, ways: readonly Way[]): Search {
    const { guesses, midway, choice, parked } = this;
    const keep = this.graph.n;
    const top = this.snapshots.top;
    const since = this.since.slice();
    const passed = this.passed.slice();
    const flags = midway < 0 ? 0 : this.graph.flags[this.graph.last(midway)];
    for (const way of ways) {
      if (this.stopped) return;
      if (way.kind === 'fulfil') yield* fulfil(this, t, way);
      else if (way.kind === 'guess') {
        this.pass(way.thread);
        if (take(this, way.thread, way) !== DONE) yield this.visit();
      } else if (take(this, t, way) !== DONE) yield this.visit();
      this.undo(keep, top);
      this.guesses = guesses;
      this.midway = midway;
      this.choice = choice;
      this.parked = parked;
      this.since.set(since);
      this.passed.set(passed);
      if (midway >= 0) this.backTo(this.graph.last(midway), flags);
    }
  }

  /** Thread of read e is at e again, which is not answered yet. */
  private backTo(e: EventId, flags: number): void {
    const g = this.graph;
    this.snapshots.restore(g.thread[e], g.snap[e]);
    if (g.flags[e] === flags) return;
    g.flags[e] = flags;
    g.readFrom(e, g.rf[e]);
  }

  /** No promise is open and nobody is left to make one; or nobody is left to keep one. */
  private isHopeless(): boolean {
    const g = this.graph;
    if (this.guesses === 0) return !this.mayGuess();
    for (const p of openPromises(g)) {
      const writers = this.writersOf(g.loc[p]);
      let alive = false;
      for (const u of writers) alive ||= this.isAlive(u);
      if (!alive) return true;
    }
    return false;
  }

  /** Is there somebody who can come to a guess, and somebody else who can wait and then store? */
  private mayGuess(): boolean {
    let guessers = 0;
    let others = 0;
    for (let t = FIRST_THREAD; t < this.machine.threadCount; t++) {
      if (!this.isAlive(t)) continue;
      const s = this.machine.state(t);
      const guesses = this.candidates.guessers.has(t) && this.guessAhead.reaches(s);
      if (guesses) guessers++;
      else if (this.waitAhead.reaches(s) && (this.storeAhead?.reaches(s) ?? true)) others++;
    }
    return guessers > 1 || (guessers === 1 && others > 0);
  }

  /** Nobody can go on: it ends here, or one of those who wait guesses. */
  private *stuck(): Search {
    const waiting: ThreadId[] = [];
    for (let t = FIRST_THREAD; t < this.machine.threadCount; t++) if (this.since[t] >= 0) waiting.push(t);
    if (this.guesses > 0 && openPromises(this.graph).length === 0) ending(this, waiting);
    const ways: Way[] = [];
    for (const t of waiting) {
      if (this.passed[t] === 0) ways.push(...guessWays(this, t, this.locationOf(t)));
      /* who comes after t guesses only if t does not */
      if (!this.canBeSurprised(t)) break;
    }
    if (ways.length > 0) yield this.each(NO_THREAD, ways);
  }

  private nextThread(): ThreadId {
    const { machine } = this;
    for (let t = FIRST_THREAD; t < machine.threadCount; t++) {
      const status = machine.state(t)[ST_STATUS];
      if (status === STATUS_NONE || this.isParked(t)) continue;
      if (status === STATUS_READY) {
        if (t > 0 && this.graph.countOf(t) === 0) addBegin(this, t);
        if (machine.run(t) !== ev.EV_JOIN || this.isEnabled(t)) return t;
      } else if (status === STATUS_PENDING ? this.isEnabled(t) : !this.isOver(t)) return t;
    }
    return NO_THREAD;
  }

  private isEnabled(t: ThreadId): boolean {
    const s = this.machine.state(t);
    const event = s[ST_EVENT];
    if (event === ev.EV_AWAIT || event === ev.EV_ASSUME || event === ev.EV_LOOP_BOUND) return false;
    if (event === ev.EV_JOIN) {
      const other = this.machine.slotOf(s[ST_VAL]);
      return other < 0 || this.endOf(other) >= 0;
    }
    if (this.since[t] < 0) return true;
    const g = this.graph;
    return g.coherence(this.locationOf(t)).some((w) => w >= this.since[t] && !isPromise(g, w));
  }

  // ---- what threads are at

  /** Thread t guesses: those before it that wait did not. */
  private pass(t: ThreadId): void {
    for (let u = 0; u < t; u++) if (this.since[u] >= 0) this.passed[u] = 1;
  }

  /** Can the waiting thread t still read something that it could not guess? */
  private canBeSurprised(t: ThreadId): boolean {
    const s = this.machine.state(t);
    const [address, size] = addressOf(s);
    return this.candidates.canBeSurprised(t, s[ST_SITE], address, size);
  }

  // ---- violations and limits

  fail(kind: ViolationKind, message: string, t: ThreadId, _other: number): Outcome {
    if (kind === 'assertion' && !this.isAsked(kind)) return endProgram(this, t, false);
    return this.park({ thread: t, kind, message, read: false });
  }

  /** A violation at the last read of thread t, which is in the graph already. */
  failAt(kind: ViolationKind, message: string, t: ThreadId): Outcome {
    return this.park({ thread: t, kind, message, read: true });
  }

  private park(what: Parked): Outcome {
    this.parked = [...this.parked, what];
    if (openPromises(this.graph).length > 0) return OVER;
    if (this.guesses > 0) tellParked(this);
    return this.isAsked(what.kind) ? DONE : OVER;
  }

  private tooLong(t: ThreadId): void {
    this.giveUp({
      code: 'HED441',
      severity: 'error',
      message: `an execution has more than ${this.options.maxEvents.toLocaleString('en')} events`,
      at: loopPlace(this.machine, t),
      help: 'bound the loops with --unwind N, or raise the limit with --max-events N',
    });
  }
}

const TICK = 64;
