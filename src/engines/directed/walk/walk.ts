import { bufferingOf } from '../../../base/models.ts';
import { turn } from '../../../host/process.ts';
import { SEQ_CST } from '../../../semantics/fence-effects.ts';
import type { Encoding } from '../encode/encoding.ts';
import type { Cell } from '../encode/value-sets.ts';
import type { Access, Node } from '../graph/graph.ts';
import { isAccess } from '../graph/graph.ts';
import { type Token, ZERO } from '../graph/values.ts';
import { GivesUp } from './gives-up.ts';
import { Lists } from './lists.ts';
import { type Left, Local, type LocalStep, STOPPED_AT } from './local.ts';
import { States } from './states.ts';

/** A way to where a thread leaves the graph: what takes effect, in order. */
export interface Way {
  readonly order: readonly Node[];
  readonly isOpen: () => boolean;
}

/**
 * All executions of the graph, as far as they stay in it, state by state: for each thread where it stands, with the
 * values that it still needs, its store buffer, and what memory holds. Two executions that meet in a state go on as one, so for
 * two threads the number of states is about quadratic in their length, where the solver's proof that something cannot
 * happen has to find out for itself what is worth remembering. It is the same question as the formula's: prefixes of
 * executions, that end where a thread leaves the graph.
 *
 * A step that nobody else can see, or that nothing can disturb (creation, a join that is possible, a read of what nobody else
 * writes, a store on its way into the buffer) is taken alone: it commutes with all others, and the graph has no circles. Not so one behind which the
 * thread goes no further: a run that goes there may end in an error before the others have gone on. Cells that no walked
 * thread reads are not kept.
 */
export class Walk {
  private readonly e: Encoding;
  private readonly locals: readonly Local[];
  private readonly cells: readonly Cell[];
  private readonly cellOf = new Map<string, number>();
  /** By cell: who reads it, and who writes it, of the threads that are walked. */
  private readonly users: readonly Users[];
  /** By thread and standing: the cell of the access that comes next. */
  private readonly cellsAt: readonly (number | undefined)[][];
  private readonly memories = new Lists();
  private readonly writes: Map<number, number>[] = [];
  /** Buffers: for each store its cell, the value and the node, oldest first. */
  private readonly buffers = new Lists();
  private readonly buffered: boolean;
  /** A state: where each thread stands, its buffer (where there are any), and, in the last column, what memory holds. */
  private readonly states: States;
  private readonly row: Int32Array;
  private readonly memory: number;
  /** By node, and by what is new there: the first way found to it. */
  readonly ways = new Map<Node, Map<string, Way>>();
  /** Is there a state in which all threads have ended or wait? */
  mayBeStuck = false;

  constructor(
    e: Encoding,
    threads: readonly number[],
    model: string,
    isValid: (access: Access, address: number) => boolean,
  ) {
    this.e = e;
    const buffering = bufferingOf(model);
    if (buffering === 'by-location') throw new GivesUp('a buffer for each location');
    this.buffered = buffering !== 'none';
    this.locals = threads.map((thread) => new Local(e, thread, isValid));
    if (threads.some((thread) => thread !== 0 && !e.graph.creators.has(thread)))
      throw new GivesUp('a thread that nobody creates');
    const own = new Set(threads);
    this.cells = [...e.sets.cells.values()].filter(({ accesses }) => accesses.some((a) => own.has(a.thread)));
    for (const [k, cell] of this.cells.entries()) this.cellOf.set(`${cell.at}:${cell.size}`, k);
    this.users = this.cells.map(({ accesses }) => {
      const by = (not: Access['kind']): Set<number> =>
        new Set(accesses.filter((a) => a.kind !== not && own.has(a.thread)).map((a) => a.thread));
      return { readers: by('write'), writers: by('read') };
    });
    this.memory = (this.buffered ? 2 : 1) * threads.length;
    this.states = new States(this.memory + 1);
    this.row = new Int32Array(this.memory + 1);
    this.cellsAt = threads.map(() => []);
    this.buffers.numberOf([]);
  }

  get count(): number {
    return this.states.count;
  }

  /** Walks everything; false: that takes more integers than this to keep, or it was stopped. */
  async all(most: number, signal: AbortSignal): Promise<boolean> {
    const { states, row } = this;
    const width = this.locals.length;
    row.fill(0);
    for (const [k, { thread }] of this.locals.entries()) row[k] = thread === 0 ? 0 : NOT_YET;
    row[this.memory] = this.memories.numberOf(this.cells.map(({ initial }) => initial));
    const main = this.locals.findIndex(({ thread }) => thread === 0);
    const begun = this.locals[main]?.begin();
    if (begun === undefined) throw new GivesUp('nobody begins');
    row[main] = begun.to;
    states.add(row, -1, 0);
    if (begun.left !== null) this.leaves(begun.left, 0);
    for (let state = 0; state < states.count; state++) {
      if (states.count * (row.length + 2) > most) return false;
      if (this.memories.all.length * this.cells.length > most) return false;
      if (state % SLICE === SLICE - 1) await turn();
      if (signal.aborted) return false;
      const alone = this.alone(state);
      let goesOn = false;
      for (let k = 0; k < width; k++) if (alone < 0 || alone === k) goesOn = this.step(state, k) || goesOn;
      if (this.buffered && alone < 0) for (let k = 0; k < width; k++) goesOn = this.flush(state, k) || goesOn;
      if (!goesOn && !this.mayBeStuck) this.mayBeStuck = this.isStuck(state);
    }
    return true;
  }

  private standing(state: number, k: number): number {
    return this.states.at(state, k);
  }

  private bufferOf(state: number, k: number): number {
    return this.buffered ? this.states.at(state, this.locals.length + k) : 0;
  }

  private memoryOf(state: number): readonly number[] {
    return this.memories.all[this.states.at(state, this.memory)];
  }

  private pending(state: number, k: number): Node | null {
    const standing = this.standing(state, k);
    return standing === NOT_YET ? null : this.locals[k].pending(standing);
  }

  /** A thread whose step may be taken alone; -1: none. */
  private alone(state: number): number {
    for (let k = 0; k < this.locals.length; k++) {
      const node = this.pending(state, k);
      if (node === null || !this.isPossible(state, k, node)) continue;
      if (!isAccess(node) || !this.e.order.has(node)) return k;
      if (this.commutes(state, k, node) && this.stepOf(state, k, node).to !== STOPPED_AT) return k;
    }
    return -1;
  }

  /** Is the access one that no other thread can see or disturb? */
  private commutes(state: number, k: number, node: Access): boolean {
    if (this.waits(node)) return true;
    const { readers, writers } = this.users[this.cellAt(k, this.standing(state, k), node)];
    const { thread } = this.locals[k];
    return isOnly(writers, thread) && (node.kind === 'read' || isOnly(readers, thread));
  }

  private stepOf(state: number, k: number, node: Node): LocalStep {
    const standing = this.standing(state, k);
    const cell = isAccess(node) ? this.cellAt(k, standing, node) : -1;
    return this.locals[k].step(standing, this.read(state, k, node, cell));
  }

  private isPossible(state: number, k: number, node: Node): boolean {
    if (node.kind === 'end' || node.kind === 'await') return false;
    if (this.isFence(node) && this.bufferOf(state, k) !== 0) return false;
    if (node.kind !== 'join') return true;
    const child = this.indexOf(node.child);
    return child >= 0 && this.pending(state, child)?.kind === 'end' && this.bufferOf(state, child) === 0;
  }

  private indexOf(thread: number): number {
    return this.locals.findIndex((local) => local.thread === thread);
  }

  /** Does the node wait until the thread's stores are in memory? */
  private isFence(node: Node): boolean {
    return this.buffered && node.kind !== 'read' && !(node.kind === 'write' && node.order !== SEQ_CST);
  }

  private copy(state: number): void {
    for (let column = 0; column < this.row.length; column++) this.row[column] = this.states.at(state, column);
  }

  /** Every thread has ended, or waits for what does not come. */
  private isStuck(state: number): boolean {
    const memory = this.memoryOf(state);
    const holds = (access: Access, address: Token): Token => memory[this.cell(address, access)];
    return this.locals.every((local, k) => {
      const standing = this.standing(state, k);
      const node = this.pending(state, k);
      if (standing === NOT_YET || node?.kind === 'end' || node?.kind === 'join') return true;
      return node?.kind === 'await' && local.isIdle(standing, node, holds);
    });
  }

  private step(state: number, k: number): boolean {
    const node = this.pending(state, k);
    if (node === null || !this.isPossible(state, k, node)) return false;
    const { row } = this;
    this.copy(state);
    const width = this.locals.length;
    const step = this.stepOf(state, k, node);
    row[k] = step.to;
    const cell = isAccess(node) ? this.cellAt(k, this.standing(state, k), node) : -1;
    if (step.writes !== null && this.users[cell].readers.size > 0) {
      if (this.waits(node)) {
        const buffer = this.buffers.all[this.bufferOf(state, k)];
        row[width + k] = this.buffers.numberOf([...buffer, cell, step.writes, node.id]);
      } else row[this.memory] = this.written(row[this.memory], cell, step.writes);
    }
    let begun: LocalStep | null = null;
    if (node.kind === 'create') {
      const child = this.indexOf(node.child);
      begun = child < 0 ? null : this.locals[child].begin();
      if (begun !== null) row[child] = begun.to;
    }
    if (step.left !== null) this.leaves(step.left, state, 2 * k);
    if (begun?.left != null) this.leaves(begun.left, state, 2 * k);
    this.states.add(row, state, 2 * k);
    return true;
  }

  private waits(node: Node): boolean {
    return this.buffered && node.kind === 'write' && node.order !== SEQ_CST && this.e.order.has(node);
  }

  private cellAt(k: number, standing: number, node: Access): number {
    return (this.cellsAt[k][standing] ??= this.cell(this.locals[k].valueAt(standing, node.address), node));
  }

  private cell(address: Token, node: Access): number {
    const cell = this.cellOf.get(`${address}:${node.size}`);
    if (cell === undefined) throw new GivesUp('memory that is not known');
    return cell;
  }

  private read(state: number, k: number, node: Node, cell: number): Token {
    if (node.kind === 'join') {
      const child = this.indexOf(node.child);
      const end = this.pending(state, child);
      if (end?.kind !== 'end') throw new GivesUp('a thread that has not ended');
      return this.locals[child].returned(this.standing(state, child), end);
    }
    if (!isAccess(node) || node.kind === 'write') return ZERO;
    const buffer = this.buffers.all[this.bufferOf(state, k)];
    for (let at = buffer.length - 3; at >= 0; at -= 3) if (buffer[at] === cell) return buffer[at + 1];
    return this.memoryOf(state)[cell];
  }

  private written(memory: number, cell: number, token: Token): number {
    const known = (this.writes[memory] ??= new Map()).get(cell + token * this.cells.length);
    if (known !== undefined) return known;
    const next = this.memories.numberOf(this.memories.all[memory].with(cell, token));
    this.writes[memory].set(cell + token * this.cells.length, next);
    return next;
  }

  /** The oldest store leaves the buffer. */
  private flush(state: number, k: number): boolean {
    const [cell, token, , ...rest] = this.buffers.all[this.bufferOf(state, k)];
    if (cell === undefined) return false;
    const { row } = this;
    this.copy(state);
    const width = this.locals.length;
    row[width + k] = this.buffers.numberOf(rest);
    row[this.memory] = this.written(row[this.memory], cell, token);
    this.states.add(row, state, 2 * k + 1);
    return true;
  }

  private leaves({ node, what, isOpen }: Left, state: number, step = -1): void {
    let ways = this.ways.get(node);
    if (ways === undefined) this.ways.set(node, (ways = new Map()));
    if (ways.has(what) || ways.size === MOST_WAYS) return;
    const path = this.states.pathTo(state);
    if (step >= 0) path.push({ from: state, step });
    const order = this.planOf(path, step >> 1);
    ways.set(what, { order, isOpen });
  }

  /**
   * What is to take effect, in order. A step that commutes with all others comes as late as its thread's next one allows, for the buffers
   * of runs are finite, and not at all in threads that nobody has to wait for.
   */
  private planOf(path: readonly { readonly from: number; readonly step: number }[], last: number): Node[] {
    const order: Node[] = [];
    const late: Node[][] = this.locals.map(() => []);
    const { place } = this.e.places;
    const emit = (k: number, node: Node | null): void => {
      const isBefore = (other: Node): boolean => node === null || place[other.id] < place[node.id];
      order.push(...late[k].filter(isBefore));
      late[k] = late[k].filter((other) => !isBefore(other));
      if (node !== null) order.push(node);
    };
    for (const { from, step } of path) {
      const k = step >> 1;
      if (step & 1) {
        emit(k, this.e.graph.nodes[this.buffers.all[this.bufferOf(from, k)][2]]);
        continue;
      }
      const done = this.pending(from, k);
      if (done === null || !isAccess(done) || !this.e.order.has(done) || this.waits(done)) continue;
      if (this.commutes(from, k, done)) late[k].push(done);
      else emit(k, done);
    }
    if (last >= 0) emit(last, null);
    return order;
  }
}

/** Who uses a cell. */
interface Users {
  readonly readers: ReadonlySet<number>;
  readonly writers: ReadonlySet<number>;
}

const isOnly = (users: ReadonlySet<number>, thread: number): boolean =>
  users.size === 0 || (users.size === 1 && users.has(thread));

/** States between two looks at what else goes on. */
const SLICE = 50_000;

/** Ways that are kept to one node. */
const MOST_WAYS = 64;

/** The thread has not been created. */
const NOT_YET = -1;
