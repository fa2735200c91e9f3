import { type Circuit, FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import type { BoundedProgram, Event, EventOf } from '../../bounded/events.ts';
import type { MemoryObject } from '../../bounded/memory/objects.ts';
import type { LitRelation } from '../model/relation.ts';
import { FREED } from './locations.ts';
import type { Node, Nodes } from './nodes.ts';

/**
 * `--heap reuse`: which allocation gets which freed block. The bounded program has an object for each allocation, that is,
 * for each life of a block, and lets an access choose the life it comes to (bounded/memory/block-lives.ts). What is said here
 * makes these choices those of executions (docs/models.md, "Heap").
 *
 * *A row of lives.* Whoever gets a block gets it from one free, of one life of it (`from`), no two get it from the same
 * life, and the lives of a block are in a row that begins with the block's own. The free synchronises with the
 * allocation: an edge `asw`. For that both are nodes, a read and a write of nothing: so a machine's load
 * that comes before the allocation, and what a fence orders, stays before it, and a store may wait.
 *
 * *Where the model has an order of its own* (sc, tso, pso, relaxed) an access of a life comes after its allocation and before
 * those of the later lives: also edges. For a location as the models have it, with one address in all of the block's
 * lives, the allocation is a write that is `co`-after the free's store of "dead"; these are the edges that this write would have.
 * And a thread that comes to one byte of the block twice comes to the same life or to a later one: these accesses are of one
 * location (`po-loc`), however the model orders those of different ones. Only two loads may change places, where the model lets them
 * (`relaxed`).
 *
 * *In the C11 family* an access belongs to the last life whose allocation happens before it, so it does not come to a life
 * if a later one's allocation happens before it, or if it happens before the allocation. Where some life is right, it is
 * the only one that is left; where none is, whichever is left is an error (lives.ts).
 */
export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly when: Lit;
}

interface Use {
  readonly thread: number;
  readonly event: Event;
  readonly object: string;
  readonly when: Lit;
  /** The nodes of the event. */
  readonly nodes: readonly Node[];
}

interface Life {
  readonly thread: number;
  readonly event: EventOf<'alloc'>;
  readonly node: Node;
  readonly gets: ReadonlyMap<string, Lit>;
}

export class HeapLives {
  readonly edges: Edge[] = [];
  readonly clauses: Lit[][] = [];
  private readonly c: Circuit;
  private readonly program: BoundedProgram;
  private readonly nodes: Nodes;
  /** By object: its allocation, if that may get a freed block. */
  private readonly allocs = new Map<string, Life>();
  /** By object of a block with several lives: who comes to it. */
  private readonly uses = new Map<string, Use[]>();
  private readonly turns = new Map<string, Lit>();

  constructor(program: BoundedProgram, nodes: Nodes, ownOrder: boolean) {
    this.program = program;
    this.nodes = nodes;
    this.c = program.circuit;
    if (program.lives.length === 0) return;
    this.collect();
    for (const lives of program.lives) this.row(lives);
    for (const [object, uses] of this.uses) for (const use of uses) this.born(use, this.allocs.get(object));
    if (!ownOrder) return;
    for (const lives of program.lives)
      for (const [before, after] of this.pairs(lives))
        for (const use of this.uses.get(before.key) ?? []) {
          this.precedes(use, before, after, lives[0]);
          for (const earlier of this.uses.get(after.key) ?? [])
            if (earlier.thread === use.thread && earlier.event.index < use.event.index)
              this.keepsTurn(earlier, use, this.isLater(before, after, lives[0]));
        }
    for (const [object, uses] of this.uses) {
      const alloc = this.allocs.get(object);
      if (alloc === undefined) continue;
      for (const { nodes: own, when } of uses)
        for (const node of own) this.edge(alloc.node.id, node.id, when);
    }
  }

  /** The C11 family: what happens-before says about who comes to which life. */
  byHappensBefore(hb: LitRelation | null): Lit[][] {
    const clauses: Lit[][] = [];
    const n = this.nodes.all.length;
    const hbOf = (a: Node, b: Node): Lit => (hb === null ? FALSE : hb.lits[a.id * n + b.id]);
    for (const lives of this.program.lives)
      for (const [before, after] of this.pairs(lives)) {
        const alloc = this.allocs.get(after.key);
        if (alloc === undefined) continue;
        for (const { nodes: own, when } of this.uses.get(before.key) ?? [])
          for (const node of own)
            clauses.push([
              when ^ 1,
              node.exec ^ 1,
              this.isLater(before, after, lives[0]) ^ 1,
              alloc.node.exec ^ 1,
              hbOf(alloc.node, node) ^ 1,
            ]);
      }
    for (const [object, uses] of this.uses) {
      const alloc = this.allocs.get(object);
      if (alloc === undefined) continue;
      for (const { nodes: own, when } of uses)
        for (const node of own) clauses.push([when ^ 1, node.exec ^ 1, hbOf(node, alloc.node) ^ 1]);
    }
    return clauses;
  }

  private collect(): void {
    const { threads, lives } = this.program;
    const several = new Set(lives.flat().map(({ key }) => key));
    threads.forEach((thread, t) => {
      for (const event of thread.events) {
        const own = this.nodes.ofEvent[t][event.index].map((id) => this.nodes.all[id]);
        if (event.kind === 'alloc') {
          const gets = new Map(event.gets.map(({ block, when }) => [block.key, when]));
          if (own.length > 0) this.allocs.set(event.object.key, { thread: t, event, node: own[0], gets });
          continue;
        }
        for (const { when, cell } of event.parts.flatMap(({ targets }) => targets)) {
          const object = cell.key.startsWith(FREED) ? cell.key.slice(FREED.length) : '';
          if (!several.has(object)) continue;
          const uses = this.uses.get(object) ?? [];
          this.uses.set(object, uses);
          uses.push({ thread: t, event, object, when, nodes: own });
        }
      }
    });
  }

  /** Ordered pairs of different lives of a block; nothing comes before its own. */
  private *pairs(lives: readonly MemoryObject[]): Iterable<readonly [MemoryObject, MemoryObject]> {
    for (const before of lives)
      for (const after of lives.slice(1)) if (before !== after) yield [before, after];
  }

  private getsBlock(object: MemoryObject, block: MemoryObject): Lit {
    return this.allocs.get(object.key)?.gets.get(block.key) ?? FALSE;
  }

  /** It lives in this block: its own if it gets no other. */
  private livesIn(object: MemoryObject, block: MemoryObject): Lit {
    if (object !== block) return this.getsBlock(object, block);
    return this.c.orAll([...(this.allocs.get(object.key)?.gets.values() ?? [])]) ^ 1;
  }

  /** Both live in the block, the second later. */
  private isLater(before: MemoryObject, after: MemoryObject, block: MemoryObject): Lit {
    const both = this.c.and(this.livesIn(before, block), this.getsBlock(after, block));
    return before === block ? both : this.c.and(both, this.turn(before, after, block));
  }

  private turn(a: MemoryObject, b: MemoryObject, block: MemoryObject): Lit {
    const isFirst = a.base < b.base;
    const key = `${block.base} ${Math.min(a.base, b.base)} ${Math.max(a.base, b.base)}`;
    let lit = this.turns.get(key);
    if (lit === undefined) this.turns.set(key, (lit = this.c.input()));
    return isFirst ? lit : lit ^ 1;
  }

  /** The lives of a block, one after the other. */
  private row(lives: readonly MemoryObject[]): void {
    const [block, ...later] = lives;
    const takenFrom = new Map<MemoryObject, Lit[]>();
    for (const after of later) {
      const alloc = this.allocs.get(after.key);
      if (alloc === undefined) continue;
      const gets = this.getsBlock(after, block);
      const sources: Lit[] = [];
      for (const before of lives) {
        if (before === after) continue;
        for (const free of (this.uses.get(before.key) ?? []).filter(({ event }) => event.kind === 'free')) {
          if (free.thread === alloc.thread && free.event.index > alloc.event.index) continue;
          const from = this.c.input();
          sources.push(from);
          takenFrom.set(before, [...(takenFrom.get(before) ?? []), from]);
          const needs = [
            alloc.node.exec,
            gets,
            this.nodes.threads.happens(free.thread, free.event),
            free.when,
            this.isLater(before, after, block),
          ];
          for (const lit of needs) this.clauses.push([from ^ 1, lit]);
          for (const node of free.nodes) this.edge(node.id, alloc.node.id, from);
        }
      }
      this.clauses.push([alloc.node.exec ^ 1, gets ^ 1, ...sources]);
      this.atMostOne(sources);
      for (const other of later)
        if (other !== after)
          for (const third of later)
            if (third !== after && third !== other)
              this.clauses.push([
                this.turn(after, other, block) ^ 1,
                this.turn(other, third, block) ^ 1,
                this.turn(after, third, block),
              ]);
    }
    for (const lits of takenFrom.values()) this.atMostOne(lits);
  }

  private atMostOne(lits: readonly Lit[]): void {
    lits.forEach((a, i) => {
      for (const b of lits.slice(i + 1)) this.clauses.push([a ^ 1, b ^ 1]);
    });
  }

  /** Whoever comes to an object that got a freed block comes there after that. */
  private born({ thread, event, when }: Use, alloc: Life | undefined): void {
    if (alloc === undefined) return;
    const happens = this.nodes.threads.happens(thread, event);
    const gets = this.c.orAll([...alloc.gets.values()]);
    const isBefore = thread === alloc.thread && event.index < alloc.event.index;
    this.clauses.push([happens ^ 1, when ^ 1, gets ^ 1, isBefore ? FALSE : alloc.node.exec]);
  }

  /** A use of an earlier life comes before the allocation of a later one. */
  private precedes(use: Use, before: MemoryObject, after: MemoryObject, block: MemoryObject): void {
    const alloc = this.allocs.get(after.key);
    if (alloc === undefined) return;
    const when = this.c.and(use.when, this.isLater(before, after, block));
    if (use.thread === alloc.thread && use.event.index > alloc.event.index)
      this.clauses.push([
        when ^ 1,
        this.nodes.threads.happens(use.thread, use.event) ^ 1,
        alloc.node.exec ^ 1,
      ]);
    for (const node of use.nodes) this.edge(node.id, alloc.node.id, when);
  }

  /** In its thread the first use comes earlier, but to a later life: not to the same byte, if one of them writes. */
  private keepsTurn(first: Use, second: Use, isLater: Lit): void {
    const writes = this.c.or(this.writes(first), this.writes(second));
    const both = [first, second].map(({ thread, event }) => this.nodes.threads.happens(thread, event));
    for (const one of placesIn(first))
      for (const other of placesIn(second))
        if (one.from < other.to && other.from < one.to)
          this.clauses.push([...both, one.when, other.when, isLater, writes].map((lit) => lit ^ 1));
  }

  /** A compare-exchange may fail; of what is no node, all but loads are taken for stores. */
  private writes({ event, nodes }: Use): Lit {
    if (event.kind === 'free') return TRUE;
    if (nodes.length === 0) return event.kind === 'load' ? FALSE : TRUE;
    return this.c.orAll(nodes.filter(({ kind }) => kind === 'W').map(({ exec }) => exec));
  }

  private edge(from: number, to: number, when: Lit): void {
    if (when !== FALSE && from !== to) this.edges.push({ from, to, when: when === TRUE ? TRUE : when });
  }
}

interface Place {
  readonly when: Lit;
  /** Bytes of the object, `[from, to)`. */
  readonly from: number;
  readonly to: number;
}

/** The bytes of the object that it may come to: all of them, if it is freed. */
function placesIn({ event, object, when }: Use): Place[] {
  if (event.kind === 'free') return [{ when, from: 0, to: Number.POSITIVE_INFINITY }];
  return event.parts
    .flatMap(({ targets }) => targets)
    .filter(({ cell }) => cell.object?.key === object)
    .map(({ when, cell: { offset, bytes } }) => ({ when, from: offset, to: offset + bytes }));
}
