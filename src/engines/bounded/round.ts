import type { LocId } from '../../base/ids.ts';
import type { Loop, Program } from '../../ir/types.ts';
import { type Bits, inputs, zext } from '../../sat/bits/bits.ts';
import { Circuit, FALSE, type Lit, TRUE } from '../../sat/circuit/circuit.ts';
import { NULL_END } from '../../vm/code/layout.ts';
import { usersLocation } from '../../vm/code/marks.ts';
import type { Block, Check, Choice, Event, NewEvent, Observation, Step } from './events.ts';
import type { BlockLives } from './memory/block-lives.ts';
import type { Cell, Cells } from './memory/cells.ts';
import type { MemoryObject, Objects, StackObject } from './memory/objects.ts';
import { choose, POINTER_BITS, type Value } from './values/value.ts';

/**
 * One round of the analysis: the program is executed symbolically, thread by thread, with what cells are known to
 * hold from the rounds before. What all rounds share is in Knowledge, and only grows.
 */
/** What a thread has read of a clock. */
interface ClockReading {
  readonly what: string;
  readonly guard: Lit;
  readonly time: Bits;
  fraction: Bits | null;
}

export interface Knowledge {
  readonly program: Program;
  readonly objects: Objects;
  readonly cells: Cells;
  readonly lives: BlockLives;
  /** Threads by how the program comes to create them. */
  readonly threadIds: Map<string, number>;
}

export interface Limits {
  /** How often a loop's back edge may be taken; `asked`: the user said so. */
  readonly unwind: (loop: Loop) => { readonly bound: number; readonly asked: boolean };
  /** Nested calls of one function. */
  readonly recursion: number;
  readonly spuriousCas: boolean;
  /** May a thread wake up from condition variables without a signal, once? Absent: yes. */
  readonly spuriousWakeups?: boolean;
  /** Called often: throws when there is no more time. */
  readonly tick: () => void;
  /** Is happens-before asked for? Then fences that only order that are events too. */
  readonly races: boolean;
  /** Do stores wait in buffers? */
  readonly buffers?: boolean;
  /** Integers have this many bits (narrow.ts); null: as many as the program says. */
  readonly bits: number | null;
  /** The events are to be ordered by a memory model's axioms. */
  readonly graph?: GraphLimits;
}

/** What an engine needs that orders events instead of scheduling them. Fences of every kind are events then. */
export interface GraphLimits {
  /** Every access that the machine shows is an event, not only those to memory that several threads come to. */
  readonly all: boolean;
  /** What main does before it creates a thread is part of the initial state. */
  readonly folded: boolean;
  /** The end of an object's life is a store to each of its cells. */
  readonly dead: boolean;
  /** Values may justify themselves: a cell that is read as a number can hold any. */
  readonly circular: boolean;
  /** An allocation may get a block that was freed. */
  readonly reuse: boolean;
  /** Where the program ends, others may not have come to their frees and detaches yet: these are events. */
  readonly stops: boolean;
}

export interface ThreadState {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly func: number;
  readonly argument: Value | null;
  readonly creator: { readonly thread: number; readonly event: number } | null;
  readonly events: Event[];
  readonly checks: Check[];
  readonly choices: Choice[];
  /** What it has read of clocks. */
  readonly clocks: ClockReading[];
  readonly steps: Step[];
  readonly observations: Observation[];
  /** Conditions under which something others can see was done, in order. */
  readonly effects: Lit[];
  /** Writes to memory of its own, in order, with what was there before. */
  readonly writes: { readonly cell: Cell; readonly before: Value }[];
  /** The calls it is in, outermost first. */
  readonly frames: { readonly objects: readonly StackObject[]; readonly calledAt: LocId | null }[];
  returned: { readonly guard: Lit; readonly value: Value }[];
  /** Its thread-locals that have ended before it, by key: when. */
  readonly ended: Map<string, Lit[]>;
  /** Spurious wake-ups so far: their conditions. */
  readonly wakeUps: Lit[];
  /** When it is in an atomic block. */
  inside: Lit;
}

/** An object, with the condition that it is the one. */
export interface LifeAt {
  readonly object: MemoryObject;
  readonly when: Lit;
}

interface Said {
  readonly at: LocId;
  readonly message: string;
}

export class Round {
  readonly c = new Circuit();
  readonly known: Knowledge;
  readonly limits: Limits;
  readonly threads: ThreadState[] = [];
  readonly assumptions: Lit[] = [];
  /** What cells hold that only one thread comes to, and all of them as long as there is one thread. */
  private readonly direct = new Map<string, Value>();
  /** Is there one thread only, so far? */
  alone: boolean;
  readonly shared = new Map<string, Cell>();
  usesConditions = false;
  /** Marked accesses (`heddle_commit`) as long as there is one thread. */
  commits = 0;
  /** Of unknown functions, by name. */
  readonly applications = new Map<string, { readonly args: readonly Value[]; readonly bits: Bits }[]>();
  readonly blocks: Block[] = [];
  readonly births: Block[] = [];
  readonly frees: Block[] = [];
  /** By thread: blocks that it has freed so far, if it came to that. */
  readonly freed = new Map<number, Set<MemoryObject>>();

  /**
   * Iterations of loops that go on without a condition. A loop with a constant number of iterations is one of them, but so
   * is, in early rounds, one that waits for what no cell is known to hold yet: so there is a limit, which bounded.ts
   * raises when it is the only thing left that cuts something.
   */
  readonly patience: number;
  impatient = false;
  narrowed = false;

  private readonly lengths = new Map<string, Bits>();
  private readonly chosen = new Map<string, readonly LifeAt[]>();
  /** Cases of addresses that became part of a wider value, by their bits: whoever takes the bits out again gets them. */
  private readonly packed = new Map<string, Value['cases']>();

  constructor(known: Knowledge, limits: Limits, patience: number) {
    this.known = known;
    this.limits = limits;
    this.patience = patience;
    this.alone = (limits.graph?.folded ?? true) && !known.lives.freesEarly;
  }

  get bits(): number | null {
    return this.limits.bits;
  }

  /** Does an access of this thread to the cell need an event? */
  isVisible(cell: Cell, thread: number): boolean {
    if (this.alone) return false;
    this.known.cells.visit(cell, thread);
    const { cells, lives } = this.known;
    const isKept = lives.hasSeveral(cell.object?.key ?? cell.key);
    if (!isKept && !cells.isShared(cell) && !(this.limits.graph?.all && cells.isShown(cell))) return false;
    this.shared.set(cell.key, cell);
    return true;
  }

  readDirect(cell: Cell): Value {
    return this.direct.get(cell.key) ?? this.known.cells.initialValue(cell);
  }

  writeDirect(t: ThreadState, cell: Cell, value: Value, when: Lit): void {
    if (when === FALSE) return;
    const before = this.readDirect(cell);
    t.writes.push({ cell, before });
    this.direct.set(cell.key, choose(this.c, when, value, before));
  }

  newThread(
    key: string,
    name: string,
    func: number,
    argument: Value | null,
    creator: ThreadState['creator'],
  ): ThreadState {
    let id = this.known.threadIds.get(key);
    if (id === undefined) {
      id = this.known.threadIds.size;
      this.known.threadIds.set(key, id);
    }
    const thread: ThreadState = {
      id,
      key,
      name,
      func,
      argument,
      creator,
      events: [],
      checks: [],
      choices: [],
      clocks: [],
      steps: [],
      observations: [],
      effects: [],
      writes: [],
      frames: [],
      returned: [],
      ended: new Map(),
      wakeUps: [],
      inside: FALSE,
    };
    this.threads.push(thread);
    return thread;
  }

  /** How many bytes of an object of open size there are. */
  lengthOf({ key, size }: { readonly key: string; readonly size: number }): Bits {
    let length = this.lengths.get(key);
    if (length === undefined)
      this.lengths.set(key, (length = zext(inputs(this.c, 32 - Math.clz32(size)), POINTER_BITS)));
    return length;
  }

  /** Which of the freed blocks that it may get an object gets; none: its own. */
  blockOf(object: MemoryObject): readonly LifeAt[] {
    let choices = this.chosen.get(object.key);
    if (choices === undefined) {
      choices = this.oneOf(this.known.lives.blocksFor(object));
      this.chosen.set(object.key, choices);
    }
    return choices;
  }

  /** Which life of a block an access comes to, one literal each; null: there is one only. */
  livesAt(block: MemoryObject): readonly LifeAt[] | null {
    const lives = this.alone ? null : this.known.lives.livesOf(block);
    if (lives === null) return null;
    const later = lives.slice(1).map((object) => ({
      object,
      when: this.blockOf(object).find((one) => one.object === block)?.when ?? FALSE,
    }));
    const chosen = this.oneOf(later.map(({ object }) => object)).map((one, i) => ({
      object: one.object,
      when: this.c.and(one.when, later[i].when),
    }));
    return [{ object: block, when: this.c.orAll(chosen.map(({ when }) => when)) ^ 1 }, ...chosen];
  }

  /** One of them, or none. */
  private oneOf(objects: readonly MemoryObject[]): LifeAt[] {
    let before: Lit = FALSE;
    return objects.map((object) => {
      const wanted = this.c.input();
      const when = this.c.and(wanted, before ^ 1);
      before = this.c.or(before, wanted);
      return { object, when };
    });
  }

  remember({ bits, cases }: Value): void {
    if (cases?.some(({ at }) => at >= NULL_END)) this.packed.set(bits.join(), cases);
  }

  recall(value: Value): Value {
    if (value.cases !== null || this.packed.size === 0) return value;
    return { ...value, cases: this.packed.get(value.bits.join()) ?? null };
  }

  /** A new event of the thread; what is not given is nothing. */
  emit(t: ThreadState, event: NewEvent): Event {
    const full: Event = {
      index: t.events.length,
      parts: [],
      writes: FALSE,
      blocked: FALSE,
      drains: false,
      barrier: false,
      buffered: false,
      order: 'na',
      failure: 'na',
      text: event.kind,
      ...event,
    };
    t.events.push(full);
    return full;
  }

  check(
    t: ThreadState,
    kind: Check['kind'],
    lit: Lit,
    { at, message }: Said,
    more: Partial<Check> = {},
  ): void {
    if (lit === FALSE) return;
    /* for people: out of our library; but loops that are cut are named where they are */
    const isTold = kind !== 'assume' && kind !== 'unwind';
    const place = isTold ? usersLocation(this.known.program, stackOf(t, at)) : at;
    t.checks.push({ kind, position: t.events.length, lit, at: place, message, ...more });
  }

  /** Thread t waits: inside an atomic block nobody else runs meanwhile, which is not modelled unless a block is a lock. */
  refuseInBlock(t: ThreadState, waits: Lit, at: LocId): void {
    if (this.limits.graph?.dead === false) return;
    const message = 'a thread has to wait inside an atomic block';
    const help = 'wait before the block, or use --engine random';
    const diagnostic = { code: 'HED340', severity: 'error', message, help } as const;
    this.check(t, 'unsupported', this.c.and(waits, t.inside), { at, message }, { diagnostic });
  }

  step(t: ThreadState, guard: Lit, kind: Step['kind'], event: Event | null, buffered = false): void {
    t.steps.push({ guard, kind, event: event === null ? -1 : event.index, buffered });
  }

  effect(t: ThreadState, guard: Lit): void {
    if (guard !== FALSE) t.effects.push(guard);
  }

  assume(lit: Lit): void {
    if (lit !== TRUE) this.assumptions.push(lit);
  }
}

/** Where thread t is, innermost first. */
function stackOf(t: ThreadState, at: LocId): LocId[] {
  const stack = [at];
  for (let n = t.frames.length - 1; n >= 0; n--) {
    const { calledAt } = t.frames[n];
    if (calledAt !== null) stack.push(calledAt);
  }
  return stack;
}
