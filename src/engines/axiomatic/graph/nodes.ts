import type { FenceKind, Order } from '../../../ir/types.ts';
import type { Bits } from '../../../sat/bits/bits.ts';
import { ne } from '../../../sat/bits/bits-compare.ts';
import { FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import { Entailment } from '../../../sat/circuit/entails.ts';
import type { BoundedProgram, Event } from '../../bounded/events.ts';
import { AtomicBlocks } from './blocks.ts';
import { CLAIMED, isFlag, type Location, Locations, type Target } from './locations.ts';
import type { Threads } from './threads.ts';

/**
 * The events of a `.cat` model, made of those of the bounded program: a read-modify-write is a read and a write, the
 * beginning and the end of an atomic block take and give back one global lock between full fences, and so on, as in the
 * graphs of the oracle and of replay. Each node has the condition under which it is there.
 *
 * Nodes stand thread by thread in program order; those of the initial state come first.
 */
export interface Node {
  readonly id: number;
  /** Index of its thread, -1 for initial writes. */
  readonly thread: number;
  readonly kind: 'R' | 'W' | 'F' | 'TH';
  readonly exec: Lit;
  readonly event: Event | null;
  /** Where it goes; none: memory that nobody else comes to, or no access. */
  readonly targets: readonly Target[];
  /** With these orders, each under its condition. */
  readonly orders: readonly { readonly order: Order; readonly when: Lit }[];
  readonly amo: boolean;
  readonly lock: Lit;
  readonly fence: FenceKind | null;
  readonly block: number;
  readonly what: 'begin' | 'end' | 'create' | 'join' | null;
  /** A store of "dead" to a location, by the end of a life. */
  readonly dead: boolean;
  readonly text: string;
}

export interface Rmw {
  readonly read: number;
  readonly write: number;
}

/** The location that stands for "inside an atomic block". */
export const BLOCK_LOCK = -2;

type Parts = Partial<Node> & Pick<Node, 'kind' | 'exec'>;

export interface NodesOptions {
  readonly refuseMixed: boolean;
  /** Atomic blocks are one node of the model's order, which is all that there is to them (sc, tso, pso). */
  readonly hardware: boolean;
  /** The model knows fences. */
  readonly fences: boolean;
  /** Races are asked for, so that what synchronises matters. */
  readonly race: boolean;
}

/** Do atomic blocks take and give back a lock? */
export const takesBlockLock = ({ hardware, race }: Pick<NodesOptions, 'hardware' | 'race'>): boolean =>
  !hardware || race;

export class Nodes {
  readonly all: Node[] = [];
  readonly rmw: Rmw[] = [];
  readonly locations: readonly Location[];
  readonly threads: Threads;
  /** By location: its initial write. */
  readonly initial: number[] = [];
  /** The initial write of the lock of atomic blocks, -1 if there are none. */
  readonly initialBlock: number = -1;
  /** By thread and event: its nodes. */
  readonly ofEvent: number[][][];
  private readonly fences: boolean;
  private readonly blocksLock: boolean;
  /** By thread and event: the atomic block it is in, -1: none. */
  readonly blockOf: number[][] = [];
  private readonly program: BoundedProgram;
  private readonly places: Locations;
  readonly entailment: Entailment;

  constructor(program: BoundedProgram, threads: Threads, options: NodesOptions) {
    this.fences = options.fences || options.race;
    this.program = program;
    this.threads = threads;
    this.entailment = new Entailment(program.circuit);
    this.places = new Locations(program, options.refuseMixed);
    this.locations = this.places.all;
    for (const location of this.locations)
      this.initial.push(
        this.push(-1, null, {
          kind: 'W',
          exec: TRUE,
          targets: [{ when: TRUE, location: location.id, parts: [] }],
          text: `initial ${location.name}`,
        }),
      );
    this.blocksLock = takesBlockLock(options);
    const hasBlocks =
      this.blocksLock &&
      program.threads.some(({ events }) => events.some(({ kind }) => kind === 'atomic-begin'));
    if (hasBlocks)
      this.initialBlock = this.push(-1, null, {
        kind: 'W',
        exec: TRUE,
        targets: BLOCK_TARGET,
        text: 'initial block',
      });
    this.ofEvent = program.threads.map((_, t) => this.addThread(t));
  }

  /** What is read or written there: codes of the location's cells. */
  codeOf(node: Node, target: Target): Bits {
    const { kind, event } = node;
    if (event === null) {
      const location = this.locations[target.location];
      const { circuit, cells, initial } = this.program;
      return location.cells.flatMap((cell) => [...cells.encode(circuit, cell, initial(cell))]);
    }
    return target.parts.flatMap((p) => [
      ...((kind === 'R' ? event.parts[p].read : event.parts[p].write) ?? []),
    ]);
  }

  private addThread(t: number): number[][] {
    const { events } = this.program.threads[t];
    this.push(t, null, { kind: 'TH', exec: this.threads.created(t), what: 'begin', text: 'begin' });
    const blocks = new AtomicBlocks(this.entailment, events, t);
    this.blockOf[t] = events.map((event) => blocks.around(event));
    return events.map((event) => {
      const before = this.all.length;
      this.addEvent(t, event, blocks);
      return this.all.slice(before).map(({ id }) => id);
    });
  }

  private addEvent(t: number, event: Event, blocks: AtomicBlocks): void {
    const exec = this.threads.happens(t, event);
    if (exec === FALSE) return;
    const block = blocks.around(event);
    const th = (what: Node['what']): void => {
      this.push(t, event, { kind: 'TH', exec, what, block });
    };
    switch (event.kind) {
      case 'load':
      case 'store':
      case 'rmw':
      case 'cas':
      case 'sync':
        return this.addAccess(t, event, exec, block);
      case 'fence':
        if (!this.fences) return;
        this.push(t, event, {
          kind: 'F',
          exec,
          block,
          fence: event.fence,
          orders: event.fence === 'thread' ? [{ order: event.order, when: TRUE }] : [],
        });
        return;
      case 'create':
        return th('create');
      case 'join':
        this.claims(event);
        return th('join');
      case 'detach':
        return this.claims(event);
      case 'end':
      case 'halt':
        return th('end');
      case 'free':
        // Where blocks are used again, the free itself is a node (heap-lives.ts).
        if (this.program.lives.length > 0) this.push(t, event, { kind: 'W', exec, block });
        return this.addDead(t, event, exec, block);
      case 'alloc': {
        const { circuit: c } = this.program;
        const gets = c.orAll(event.gets.map(({ when }) => when));
        this.push(t, event, { kind: 'R', exec: c.and(exec, gets), block });
        return;
      }
      case 'atomic-begin':
      case 'atomic-end':
        return this.addBlockEnd(t, event, exec, blocks);
      case 'await':
        return;
    }
  }

  private addAccess(t: number, event: Event, exec: Lit, inBlock: number): void {
    const { circuit: c } = this.program;
    const isSync = event.kind === 'sync';
    const reads = event.kind !== 'store';
    const targets = this.places.targetsOf(event);
    const noticed =
      event.kind === 'rmw' || event.kind === 'cas' || (event.order !== 'na' && event.order !== 'rlx');
    if (targets.length === 0 && !noticed) return;
    const each = targets.length === 0 ? [[]] : targets;
    const mayWrite = event.kind !== 'load' && (!isSync || event.parts.some((part) => part.write !== null));
    const wrote = !mayWrite ? FALSE : isSync ? c.and(event.writes, this.changes(event)) : event.writes;
    // Several nodes of one access happen in one go.
    const block = inBlock < 0 && each.length > 1 ? this.freshBlock(t, event) : inBlock;
    const access = {
      block,
      amo: event.kind === 'rmw' || event.kind === 'cas' || isSync,
      lock: isSync ? c.or(event.succeeds, wrote) : FALSE,
      orders:
        event.kind === 'load' || event.kind === 'store'
          ? [{ order: event.order, when: TRUE }]
          : [
              { order: event.order, when: wrote },
              { order: event.failure, when: wrote ^ 1 },
            ],
    };
    const reading = reads
      ? each.map((one) => this.push(t, event, { ...access, kind: 'R', exec, targets: one }))
      : [];
    if (!mayWrite) return;
    each.forEach((one, i) => {
      const orders = [{ order: event.order, when: TRUE }];
      const lock = isSync ? TRUE : FALSE;
      const there = c.and(exec, wrote);
      if (there === FALSE) return;
      const write = this.push(t, event, { ...access, kind: 'W', exec: there, targets: one, orders, lock });
      if (reads) this.rmw.push({ read: reading[i], write });
    });
  }

  /** A lock operation that leaves its word as it is only reads it. */
  private changes(event: Event): Lit {
    const { circuit: c } = this.program;
    const words = event.parts.filter((part) => part.write !== null && part.read !== null);
    return c.orAll(words.map(({ read, write }) => ne(c, read as Bits, write as Bits)));
  }

  /** Where several may join or detach a thread, who comes first is a word of the checker's own. */
  private claims(event: Event): void {
    if (event.parts.some((part) => isFlag(part, CLAIMED) && part.read !== null))
      this.threads.refuseClaims(event);
  }

  private addDead(t: number, event: Event, exec: Lit, block: number): void {
    const known = new Set<string>();
    for (const [p, part] of event.parts.entries())
      for (const { when, cell } of part.read === null ? part.targets : []) {
        const location = this.places.of(cell);
        if (location < 0 || known.has(`${when} ${location}`)) continue;
        known.add(`${when} ${location}`);
        this.push(t, event, {
          kind: 'W',
          exec: this.program.circuit.and(exec, when),
          targets: [{ when: TRUE, location, parts: [p] }],
          orders: [{ order: 'na', when: TRUE }],
          dead: true,
          block,
        });
      }
  }

  private addBlockEnd(t: number, event: Event, exec: Lit, blocks: AtomicBlocks): void {
    const role = blocks.roleOf(event);
    const fence = (block: number): void => {
      if (!this.fences) return;
      this.push(t, event, { kind: 'F', exec, fence: 'full', block });
    };
    // As one node of an order a block needs no lock; that it is a full fence is said by those around it.
    if (!this.blocksLock) return role === 'inner' ? undefined : fence(-1);
    const access = { exec, targets: BLOCK_TARGET, lock: TRUE };
    if (role === 'inner') return fence(blocks.around(event));
    if (role === 'begin') {
      const block = blocks.blockOf(event);
      fence(-1);
      const orders = [{ order: 'acq' as const, when: TRUE }];
      const read = this.push(t, event, { ...access, kind: 'R', orders, block });
      const write = this.push(t, event, { ...access, kind: 'W', orders, block });
      this.rmw.push({ read, write });
      return fence(block);
    }
    const block = blocks.around(event);
    fence(block);
    this.push(t, event, { ...access, kind: 'W', orders: [{ order: 'rel', when: TRUE }], block });
    fence(-1);
  }

  private freshBlock(t: number, event: Event): number {
    return (t + 1) * 1_000_000 + 500_000 + event.index;
  }

  private push(thread: number, event: Event | null, parts: Parts): number {
    const id = this.all.length;
    this.all.push({
      id,
      thread,
      event,
      targets: [],
      orders: [],
      amo: false,
      lock: FALSE,
      fence: null,
      block: -1,
      what: null,
      dead: false,
      text: event?.text ?? '',
      ...parts,
    });
    return id;
  }
}

const BLOCK_TARGET: readonly Target[] = [{ when: TRUE, location: BLOCK_LOCK, parts: [] }];
