import type { Program } from '../../ir/types.ts';
import type { CatModel } from '../../models/cat/ast.ts';
import type { ViolationKind } from '../../results/types.ts';
import type { Bits } from '../../sat/bits/bits.ts';
import { type Circuit, FALSE, type Lit } from '../../sat/circuit/circuit.ts';
import type { Acyclic } from '../../sat/orders/edges.ts';
import type { BoundedProgram, Check, Event } from '../bounded/events.ts';
import { type Cell, isOwnFlag } from '../bounded/memory/cells.ts';
import type { Executions } from '../bounded-sat/executions.ts';
import { isViolation } from '../bounded-sat/properties.ts';
import { type Brackets, bracketsOf } from './graph/brackets.ts';
import { commitOrder } from './graph/commits.ts';
import { HeapLives } from './graph/heap-lives.ts';
import { deadReads, type Unordered, unorderedLives } from './graph/lives.ts';
import { type Node, Nodes, takesBlockLock } from './graph/nodes.ts';
import { raceIn } from './graph/races.ts';
import { sections } from './graph/sections.ts';
import { Threads } from './graph/threads.ts';
import { twinClauses } from './graph/twins.ts';
import { Axioms, type Ordering } from './model/axioms.ts';
import { BaseRelations } from './model/base.ts';
import { impliedBy } from './model/implied.ts';
import { Algebra } from './model/relation.ts';

/**
 * A bounded program under a memory model, as clauses: the nodes of its graphs, who reads from whom and in which order
 * writes are, and the axioms. A solution is an execution, once nothing in `orders` is cyclic.
 */
export interface EncodingOptions {
  readonly model: CatModel;
  /** A model that is not one of ours. */
  readonly foreign: boolean;
  /** sc, tso or pso. */
  readonly hardware: boolean;
  /** The model knows fences: all but sc. */
  readonly fences: boolean;
  /** Plain accesses of different sizes cannot meet in this model. */
  readonly refuseMixed: boolean;
  /** Lives end by stores of "dead" (otherwise by happens-before). */
  readonly dead: boolean;
  /** Loads may take their values late: later events of the thread do not wait for them. */
  readonly late: boolean;
  readonly race: boolean;
  /** What is left over when the program ends is asked for. */
  readonly leftOver: boolean;
  /** The program whose like threads may be taken in one order; null: all orders. */
  readonly symmetric: Program | null;
  /** Whose `hb` says what races. */
  readonly raceModel: CatModel;
  readonly ordering: Ordering;
}

export class Encoding implements Executions {
  readonly program: BoundedProgram;
  readonly threads: Threads;
  readonly nodes: Nodes;
  readonly base: BaseRelations;
  readonly orders: readonly Acyclic[];
  /** Hold in every execution. */
  readonly clauses: readonly (readonly Lit[])[];
  readonly blocksAreNodes: boolean;
  /**
   * Loads may take their values late, and blocks of the heap begin, end or come back meanwhile: not all of this has a story. (The free
   * that goes wrong may need, through another thread's late load, what its own thread does after it.)
   */
  readonly isBeyondStories: boolean;
  readonly halted: Lit;
  /** Two accesses race, or an access is not ordered with the end of a life. */
  readonly race: Lit;
  readonly unordered: Lit;
  readonly lives: readonly Unordered[];
  readonly racing: readonly { readonly lit: Lit; readonly a: number; readonly b: number }[];
  /** Whether one node comes before another in the model's order; FALSE where that is no question. */
  readonly before: (a: number, b: number) => Lit;
  private readonly finals = new Map<string, Bits>();

  /** `unasked`: kinds of errors that nobody asked for; `without`: events before which threads stop. */
  constructor(
    program: BoundedProgram,
    options: EncodingOptions,
    unasked: (kind: ViolationKind) => boolean = () => false,
    without: ReadonlySet<Event> = new Set(),
  ) {
    this.program = program;
    const { circuit: c } = program;
    this.blocksAreNodes = options.dead;
    this.isBeyondStories = options.late && program.lives.length + program.blocks.length > 0;
    const isEnd = (kind: Check['kind']): boolean => isViolation(kind) && unasked(kind);
    const blocksAre = { nodes: this.blocksAreNodes, locks: takesBlockLock(options) };
    this.threads = new Threads(program, isEnd, blocksAre, options.leftOver, without);
    this.nodes = new Nodes(program, this.threads, options);
    const exec = Int32Array.from(this.nodes.all, (node) => node.exec);
    const algebra = new Algebra({
      circuit: c,
      n: exec.length,
      exec,
      implied: impliedBy(c, exec),
      tick: program.tick,
    });
    const heap = new HeapLives(program, this.nodes, options.dead);
    const brackets: Brackets = options.foreign
      ? new Map()
      : bracketsOf(c, this.nodes.all, this.nodes.entailment);
    this.base = new BaseRelations(algebra, this.nodes, options.foreign, brackets, heap.edges);
    const commits = commitOrder(program, this.nodes, algebra);
    const joined = options.hardware ? this.nodes.rmw.map(({ read, write }) => [read, write] as const) : null;
    // Commit times order accesses that others cannot notice.
    const stretches =
      options.hardware && commits === null && options.ordering === 'staircase'
        ? sections(this.nodes.all, this.nodes.entailment, brackets)
        : [];
    const axioms = new Axioms(algebra, this.base, options.model, options.ordering, {
      joined,
      stretches,
      commits: commits?.relation ?? null,
    });
    const hb = options.race || !options.dead ? axioms.above('hb', options.raceModel) : null;
    const lives = options.dead
      ? deadReads(program, this.nodes, this.base, options.late)
      : unorderedLives(program, this.nodes, algebra, hb);
    this.racing = options.race && hb !== null ? raceIn(this.nodes, this.base, algebra, hb) : [];
    this.race = c.orAll(this.racing.map(({ lit }) => lit));
    this.lives = lives.unordered;
    this.unordered = c.orAll(this.lives.map(({ lit }) => lit));
    this.orders = axioms.orders;
    this.before = (a, b) => axioms.before(a, b);
    this.halted = c.orAll(program.threads.map((_, t) => this.threads.any(t, 'halt')));
    const twins =
      options.symmetric !== null && options.hardware
        ? twinClauses(program, options.symmetric, this.nodes, (a, b) => axioms.before(a, b))
        : [];
    this.clauses = [twins, program.assumptions.map((lit) => [lit]), this.threads.clauses, this.base.clauses]
      .concat([axioms.clauses, lives.clauses, (commits?.clauses ?? []).map((clause) => [...clause])])
      .concat([heap.clauses, options.dead ? [] : heap.byHappensBefore(hb)])
      .flat();
  }

  get orderLiterals(): number {
    return this.orders.reduce((sum, { literals }) => sum + literals, 0);
  }

  reached(t: number, position: number): Lit {
    return this.threads.reached(t, position);
  }
  isAt(t: number, event: Event): Lit {
    const { circuit: c } = this.program;
    const stands = c.and(this.threads.reached(t, event.index), event.guard);
    return event.kind === 'await' ? stands : c.and(stands, this.threads.happens(t, event) ^ 1);
  }
  created(t: number): Lit {
    return this.threads.created(t);
  }
  ended(t: number): Lit {
    return this.threads.ended(t);
  }
  happens(t: number, event: Event): Lit {
    return this.threads.happens(t, event);
  }

  /** By the last write of the cell's location. Flags of the checker's own have none. */
  final({ key }: Cell): Bits | null {
    if (!this.program.shared.has(key) || isOwnFlag(key)) return null;
    const known = this.finals.get(key);
    if (known !== undefined) return known;
    const { circuit: c, cells, shared, initial } = this.program;
    const location = this.nodes.locations.find(({ cells }) => cells.some((cell) => cell.key === key));
    const cell = shared.get(key);
    if (cell === undefined) throw new Error(`no cell ${key}`);
    const start = cells.encode(c, cell, initial(cell));
    const part = location?.cells.findIndex((one) => one.key === key) ?? -1;
    if (location === undefined) return start;
    const writes = this.nodes.all.filter(
      (node) =>
        node.kind === 'W' && !node.dead && node.targets.some((target) => target.location === location.id),
    );
    let bits: Bits = start.map(() => FALSE);
    for (const write of writes) {
      const last = this.isLast(c, write, writes, location.id);
      const target = write.targets.find((one) => one.location === location.id) as Node['targets'][number];
      const code = write.event === null ? start : (write.event.parts[target.parts[part] ?? 0].write ?? start);
      bits = bits.map((bit, b) => c.or(bit, c.and(last, code[b])));
    }
    this.finals.set(key, bits);
    return bits;
  }

  private isLast(c: Circuit, write: Node, writes: readonly Node[], location: number): Lit {
    const n = this.nodes.all.length;
    const whenAt = (node: Node): Lit =>
      c.orAll(node.targets.filter((one) => one.location === location).map(({ when }) => when));
    const after = writes
      .filter((other) => other !== write)
      .map((other) => c.andAll([other.exec, whenAt(other), this.base.co.lits[write.id * n + other.id]]));
    return c.andAll([write.exec, whenAt(write), c.orAll(after) ^ 1]);
  }
}
