import { InternalError } from '../../../base/failure.ts';
import { type EventId, locId, type ThreadId } from '../../../base/ids.ts';
import type { CheckOptions } from '../../../base/options/options.ts';
import type { Program } from '../../../ir/types.ts';
import type { Violation, ViolationKind, Waiting } from '../../../results/types.ts';
import { Recorder } from '../../../trace/recorder.ts';
import { wordsToBigInt } from '../../../vm/arithmetic/words.ts';
import { STORED_AGAIN } from '../../../vm/code/effects.ts';
import * as ev from '../../../vm/code/event.ts';
import {
  BLOCK_LOCK,
  ST_EVENT,
  ST_OP,
  ST_RET,
  ST_STATUS,
  ST_VAL,
  STATUS_PENDING,
  STATUS_READY,
} from '../../../vm/code/layout.ts';
import { Machine } from '../../../vm/machine.ts';
import { repeatRound } from '../../../vm/repeat-round.ts';
import { syncApply, synced } from '../../../vm/sync/sync.ts';
import { SYNC_INFO } from '../../../vm/sync/sync-table.ts';
import { SPURIOUS, scripted } from '../../scheduled-run/decider.ts';
import { ScRun } from '../../scheduled-run/run.ts';
import { tell } from '../../scheduled-run/tell.ts';
import { isAnswer, shown } from '../clocks/decide.ts';
import { imageToTell } from '../clocks/symbolic-time.ts';
import { openBlock } from '../graph/blocks.ts';
import { FIRST_THREAD } from '../graph/columns.ts';
import {
  F_AGAIN,
  F_BLOCKED,
  F_CHOSEN,
  F_RMW,
  type Graph,
  K_ALLOC,
  K_BEGIN,
  K_CREATE,
  K_FREE,
  K_HALT,
  K_JOIN,
  K_OTHER,
  K_READ,
  K_SPIN,
  K_WRITE,
} from '../graph/graph.ts';
import { linearize } from '../graph/linearize.ts';
import { neededBy } from '../graph/needed.ts';
import { chosenBlock } from '../memory/heap-reuse.ts';
import type { Exploration } from '../state/exploration.ts';
import { iterationStart, readsOf } from '../waiting/rounds.ts';

/**
 * From a graph to a story. If the graph is a sequentially consistent execution, it is run again as a schedule and made
 * as short as possible (scheduled-run/tell.ts): most bugs are told so. Otherwise it is told as it is, in an order that respects
 * each thread's own and who read from whom; the reads say which write they got.
 */
export interface Finding {
  readonly kind: ViolationKind;
  readonly message: string;
  readonly thread: ThreadId;
  /** The event of the graph it conflicts with, or -1. */
  readonly other: EventId;
  readonly waiting: readonly Waiting[];
  /** The program ends by event `end`, with what that and `event` need. */
  readonly until?: { readonly end: EventId; readonly event: EventId };
}

export function tellGraph(
  program: Program,
  options: CheckOptions,
  x: Exploration,
  found: Finding,
): Violation {
  return asSchedule(program, options, x, found) ?? asGraph(program, x, found);
}

function asSchedule(
  program: Program,
  options: CheckOptions,
  x: Exploration,
  found: Finding,
): Violation | null {
  const order = whatCounts(x, linearize(x.graph, x.order, true, x.unanswered, cutBy(x, found)), found);
  if (order === null || order.some((e) => isRepetition(x.graph, e))) return null;
  const schedule = order.filter((e) => isNoticed(x, e)).map((e) => entryOf(x, e));
  if (found.until === undefined) schedule.push(found.thread);
  const run = new ScRun(program, options);
  run.start(scripted({ schedule: Int32Array.from(schedule), choices: choicesOf(x, order) }));
  const outcome = run.go(2 * x.graph.n + 10_000);
  if (outcome?.kind !== 'violation' || outcome.found.kind !== found.kind) return null;
  return tell(program, options, run.script(), outcome.found);
}

/** Rounds that are told as many at once, not one by one. */
const isRepetition = (g: Graph, e: EventId): boolean => g.kind[e] === K_SPIN && g.value[4 * e] > 0;

/** Who ends the program does it last, or, if something goes wrong, not at all; then only what that needs has happened. */
function whatCounts(x: Exploration, order: EventId[] | null, { until }: Finding): EventId[] | null {
  if (order === null) return null;
  const g = x.graph;
  if (until === undefined) return order.filter((e) => g.kind[e] !== K_HALT);
  const isNeeded = neededBy(g, x.order.contracts, [until.end, until.event]);
  return [...order.filter((e) => g.kind[e] !== K_HALT && isNeeded(e)), until.end];
}

/** What is not told, with all that comes after it: also atomic blocks of others that are not finished, which never happened. */
function cutBy({ graph: g, order, cut = [] }: Exploration, { thread }: Finding): readonly EventId[] {
  if (!order.contracts) return cut;
  const unfinished: EventId[] = [];
  for (let t = FIRST_THREAD; t < g.of.length; t++) {
    const block = t === thread ? -1 : openBlock(g, t, g.countOf(t));
    if (block >= 0) unfinished.push(g.of[t][block]);
  }
  return [...cut, ...unfinished];
}

/** The schedule's entry for an event: its thread, and whether it wakes up spuriously. */
function entryOf(x: Exploration, e: EventId): number {
  return x.graph.thread[e] | (isSpurious(x, e) ? SPURIOUS : 0);
}

function isSpurious(x: Exploration, e: EventId): boolean {
  const { instr } = x.machine.image.sites[x.graph.site[e]];
  if ((x.graph.flags[e] & F_CHOSEN) === 0) return false;
  return instr.op === 'cmpxchg' || (instr.op === 'sync' && instr.sync === 'cond-wait');
}

/** Is this event a scheduling point (../../scheduled-run/run.ts)? The write of a read-modify-write goes with its read. */
function isNoticed(x: Exploration, e: EventId): boolean {
  const g = x.graph;
  const { instr } = x.machine.image.sites[g.site[e]];
  if (instr.op === 'atomic') return instr.begin && g.kind[e] !== K_WRITE;
  switch (g.kind[e]) {
    case K_READ:
    case K_FREE:
    case K_JOIN:
      return true;
    case K_WRITE:
      return (g.flags[e] & F_RMW) === 0;
    case K_HALT:
      return true;
    case K_OTHER:
      return instrOf(x, e) === 'yield';
    default:
      return false;
  }
}

const instrOf = (x: Exploration, e: EventId): string => x.machine.image.sites[x.graph.site[e]].instr.op;

/** Chosen values and woken waiters, by thread. */
function choicesOf(x: Exploration, order: readonly EventId[]): bigint[][] {
  const g = x.graph;
  const choices: bigint[][] = g.of.map(() => []);
  for (const [i, e] of order.entries()) {
    const instr = x.machine.image.sites[g.site[e]]?.instr;
    if (g.kind[e] === K_OTHER && instr?.op === 'choose')
      choices[g.thread[e]].push(...chosenAt(x, e, instr.of));
    if (g.kind[e] === K_ALLOC && x.reuses) choices[g.thread[e]].push(...chosenBlock(x, order.slice(0, i), e));
    if (g.kind[e] === K_WRITE && instr?.op === 'sync' && instr.sync === 'cond-signal')
      choices[g.thread[e]].push(BigInt(wokenBy(g, e)));
  }
  return choices;
}

function chosenAt(x: Exploration, e: EventId, of: string): bigint[] {
  if (isAnswer(x, e)) return [];
  const time = shown(x, e);
  if (time !== null) return [BigInt(time)];
  return [of === '' ? BigInt(x.graph.value[4 * e]) : wordsToBigInt(x.graph.value, 4 * e, 4)];
}

/** The waiter that a signal took out of the set. */
function wokenBy(g: Graph, write: EventId): number {
  const read = g.of[g.thread[write]][g.pos[write] - 1];
  const lo = g.value[4 * read] & ~g.value[4 * write];
  const hi = g.value[4 * read + 1] & ~g.value[4 * write + 1];
  return lo !== 0 ? 31 - Math.clz32(lo & -lo) : 63 - Math.clz32(hi & -hi);
}

/** Tells a graph that no schedule shows. */
function asGraph(program: Program, x: Exploration, found: Finding): Violation {
  const cut = cutBy(x, found);
  const order =
    whatCounts(x, linearize(x.graph, x.order, true, x.unanswered, cut), found) ??
    whatCounts(x, linearize(x.graph, x.order, false, x.unanswered, cut), found);
  if (order === null)
    throw new InternalError('explore: a graph whose program order and reads-from are cyclic');
  return new GraphTeller(program, x, order).tell(found);
}

class GraphTeller {
  private readonly x: Exploration;
  private readonly order: readonly EventId[];
  private readonly machine: Machine;
  private readonly recorder: Recorder;
  /** Number of the recorder's call for an event. */
  private readonly told = new Map<number, number>();
  private calls = 0;
  /** Calls that read from events told after them. */
  private readonly later: { readonly call: number; readonly write: number }[] = [];

  constructor(program: Program, x: Exploration, order: readonly EventId[]) {
    this.x = x;
    this.order = order;
    this.machine = new Machine(imageToTell(x.machine.image));
    const threads = order.flatMap((e) =>
      x.graph.kind[e] === K_CREATE ? [{ id: x.graph.value[4 * e], createdBy: x.graph.thread[e] }] : [],
    );
    this.machine.adoptSlots([{ id: 0, createdBy: null }, ...threads]);
    this.machine.reset();
    this.recorder = new Recorder(program, this.machine);
  }

  tell(found: Finding): Violation {
    for (const e of this.order) this.event(e);
    for (const { call, write } of this.later) this.recorder.readsFromLater(call, this.told.get(write)!);
    if (this.machine.state(found.thread)[ST_STATUS] === STATUS_READY) this.machine.run(found.thread);
    for (const [address, writes] of this.coherence())
      this.recorder.coherence(
        address,
        writes.map((w) => this.told.get(w)!),
      );
    if (this.x.unanswered >= 0) this.recorder.readsFrom(this.source(this.x.unanswered));
    return this.recorder.violation({
      kind: found.kind,
      message: found.message,
      thread: found.thread,
      stack: this.machine.stack(found.thread).map(locId),
      other: found.other < 0 ? -1 : (this.told.get(found.other) ?? -1),
      waiting: found.waiting,
      spurious: false,
    });
  }

  /** The writes of each address, one life of a heap block after the other. */
  private coherence(): Map<number, number[]> {
    const { graph: g, locations } = this.x;
    const all = new Map<number, number[]>();
    const locs = g.co.map((_, loc) => loc).sort((a, b) => locations.life[a] - locations.life[b] || a - b);
    for (const loc of locs) {
      const address = locations.address[loc];
      if (g.co[loc].length > 0 && address !== BLOCK_LOCK)
        all.set(address, [...(all.get(address) ?? []), ...g.co[loc].filter((w) => this.told.has(w))]);
    }
    return all;
  }

  private event(e: EventId): void {
    const g = this.x.graph;
    const { machine, recorder } = this;
    const t = g.thread[e];
    if (isAnswer(this.x, e)) return;
    if (machine.state(t)[ST_STATUS] === STATUS_READY && g.kind[e] !== K_BEGIN) machine.run(t);
    const s = machine.state(t);
    if (g.kind[e] === K_SPIN) return this.spin(t, e);
    while (g.kind[e] !== K_BEGIN && s[ST_STATUS] === STATUS_PENDING && s[ST_EVENT] === ev.EV_AWAIT) {
      this.calls++;
      recorder.other(t);
      machine.deliver(t, 0);
      machine.run(t);
    }
    const value = (of: number): Int32Array => g.value.slice(4 * of, 4 * of + 4);
    const isUnit = g.kind[e] === K_READ && (g.flags[e] & F_RMW) !== 0 && (g.flags[e] & F_BLOCKED) === 0;
    if (g.kind[e] === K_BEGIN) return;
    if (isUnit) return; /* told with its write */
    if (instrOf(this.x, e) === 'atomic') {
      this.told.set(e, this.calls++);
      recorder.other(t);
      return machine.deliver(t, 0);
    }
    if (g.kind[e] === K_READ) recorder.readsFrom(this.source(e));
    else if (g.kind[e] === K_WRITE && (g.flags[e] & F_RMW) !== 0)
      recorder.readsFrom(this.source(this.readOf(e)));
    this.told.set(e, this.calls++);
    switch (s[ST_EVENT]) {
      case ev.EV_READ:
        return this.read(t, e);
      case ev.EV_WRITE: {
        const again = (g.flags[e] & F_AGAIN) !== 0;
        recorder.write(t, false, again);
        return machine.deliver(t, again ? STORED_AGAIN : 0);
      }
      case ev.EV_RMW: {
        const old = value(this.readOf(e));
        recorder.rmw(t, old, value(e));
        return machine.deliver(t, old[0], old[1], old[2], old[3]);
      }
      case ev.EV_CAS: {
        const ok = g.kind[e] === K_WRITE;
        const old = value(ok ? this.readOf(e) : e);
        recorder.cas(t, ok, old);
        return machine.deliverCas(t, ok, old[0], old[1], old[2], old[3]);
      }
      case ev.EV_SYNC:
        return this.sync(t, e);
      case ev.EV_CREATE: {
        const child = machine.spawn(t);
        recorder.create(t, child, machine.handleOf(child));
        return machine.deliver(t, machine.handleOf(child));
      }
      case ev.EV_JOIN: {
        const other = machine.state(g.value[4 * e]);
        recorder.join(t, g.value[4 * e], [other[ST_RET], other[ST_RET + 1]]);
        return machine.deliver(t, other[ST_RET], other[ST_RET + 1]);
      }
      case ev.EV_ALLOC:
        if (g.value[4 * e + 3] > 0) machine.reuseBlock(t, g.value[4 * e]);
        recorder.other(t);
        return machine.deliver(t, 0);
      case ev.EV_CHOOSE:
        if (machine.application(t) !== null) {
          const words = g.value.slice(4 * e, 4 * e + 4);
          recorder.choose(t, [...words], `${wordsToBigInt(words, 0, 4)}`);
          return machine.deliver(t, words[0], words[1], words[2], words[3]);
        }
        return this.choose(t, shown(this.x, e) ?? g.value[4 * e]);
      case ev.EV_OUTPUT: {
        const text = machine.output(t, (address) => Math.max(0, machine.image.initialByte(address)));
        recorder.output(t, text, text.length);
        return machine.deliver(t, text.length);
      }
      case ev.EV_DETACH:
        recorder.detach(t, machine.slotOf(s[ST_VAL]));
        return machine.deliver(t, 0);
      case ev.EV_END:
      case ev.EV_HALT:
        return recorder.other(t);
      default:
        recorder.other(t);
        return machine.deliver(t, 0);
    }
  }

  private choose(t: ThreadId, value: number): void {
    this.recorder.choose(t, [value, value >> 31], `${value}`);
    this.machine.deliver(t, value, value >> 31);
  }

  /** The last round of thread t, so many times more. */
  private spin(t: ThreadId, e: EventId): void {
    const { graph: g } = this.x;
    const rounds = g.value[4 * e];
    this.told.set(e, this.calls++);
    this.recorder.repeat(t, rounds);
    const from = iterationStart(g, t, this.machine.state(t)[ST_VAL], g.pos[e]);
    if (rounds > 0) repeatRound(this.machine, t, readsOf(this.x, t, from, g.pos[e]), rounds);
    this.machine.deliver(t, 0);
  }

  private readOf(write: EventId): EventId {
    const g = this.x.graph;
    return g.of[g.thread[write]][g.pos[write] - 1];
  }
  /** The recorder's number of the write that read e reads from. */
  private source(e: EventId): number {
    const w = this.x.graph.rf[e];
    if (w < 0) return -1;
    const call = this.told.get(w);
    if (call === undefined) this.later.push({ call: this.calls, write: w });
    return call ?? -1;
  }

  private read(t: ThreadId, e: EventId): void {
    const { words, undef } = this.x.valueOf(e);
    this.recorder.read(t, words, undef);
    if (undef.some((w) => w !== 0)) this.machine.deliverUndefined(t, words, undef);
    else this.machine.deliver(t, words[0], words[1], words[2], words[3]);
  }

  private sync(t: ThreadId, e: EventId): void {
    const g = this.x.graph;
    const s = this.machine.state(t);
    const wrote = g.kind[e] === K_WRITE;
    const read = wrote ? this.readOf(e) : e;
    syncApply(s[ST_OP], g.value[4 * read], g.value[4 * read + 1], t, isSpurious(this.x, e) ? 1 : 0);
    const { result } = synced;
    const { says, fails } = SYNC_INFO[s[ST_OP]];
    this.recorder.sync(t, result, g.value.slice(4 * e, 4 * e + 2), wrote, result === 0 ? says : fails);
    this.machine.deliver(t, result);
  }
}
