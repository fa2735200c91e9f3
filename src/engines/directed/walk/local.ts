import type { Encoding } from '../encode/encoding.ts';
import { isCompared, isFar, isHead, isNext, iterationOf } from '../encode/iterations.ts';
import { builtIn } from '../encode/value-sets.ts';
import type {
  Access,
  Await,
  End,
  Fn,
  Head,
  Keep,
  Node,
  Recall,
  Region,
  Round,
  Source,
} from '../graph/graph.ts';
import { effectInputs, FAILS, isAccess, isNode } from '../graph/graph.ts';
import { isUndefined, lowWord, ONE, type Token, undefinedToken, ZERO } from '../graph/values.ts';
import { Early } from './early.ts';
import { GivesUp } from './gives-up.ts';
import { Lists } from './lists.ts';
import { keepsOf, type Slots, slotsOf, usesOf } from './live.ts';

/** What comes of a step of a thread. */
export interface LocalStep {
  /** Where the thread stands then. */
  readonly to: number;
  /** What it leaves in memory; null: nothing. */
  readonly writes: Token | null;
  /** Where it left the graph; null: it did not. */
  readonly left: Left | null;
}

export interface Left extends Opening {
  readonly node: Node;
}

/** Something that no run has shown. */
interface Opening {
  /** Which of a node's: its inputs, its direction. */
  readonly what: string;
  /** Has still no run shown it? */
  readonly isOpen: () => boolean;
}

const opening = (isOpen: () => boolean, what: number | string = ''): Opening => ({ isOpen, what: `${what}` });

type Values = Map<number, Token>;

interface Unseen {
  readonly signature: string;
  readonly inputs: readonly Token[];
}

/** What comes of a node; an opening: the thread leaves the graph there. */
type Passed = 'stands' | 'goes on' | 'stops' | Opening;

/** A thread that does nothing more: it failed, waits for good, or left the graph. */
const STOPPED: readonly number[] = [-1];
/** Its number: it is the first. */
export const STOPPED_AT = 0;
/** A store to private memory that made it undefined. */
const CLEARED = -2;
/** Of a computation: it is an error. */
const FAILING = -3;
/** It is not known what a walk would do with it. */
const UNCLEAR = -4;
/** From here on downwards: for these inputs nobody knows what it gives. */
const FIRST_UNSEEN = -5;
const CHANGED = 1;

const UNKNOWN: ReadonlySet<string> = new Set(['atomic', 'free', 'sync', 'choice']);

/**
 * One thread's ways through the graph. It stands before a node that others may see, or that depends on them (an access, the
 * creation or join of a thread, a fence), with the values that are still asked for; what lies between two of these it does
 * at once. Standings are numbered, and what a step gives is kept: it depends on the standing and the value read alone.
 */
export class Local {
  readonly thread: number;
  private readonly e: Encoding;
  private readonly isValid: (access: Access, address: number) => boolean;
  private readonly nodes: readonly Node[];
  private readonly slots: Slots;
  private readonly early: Early;
  /** Inputs for which nobody knows what a computation gives, by number: what is kept of it if it was done early. */
  private readonly unseen: Unseen[] = [];
  private readonly unseenNumbers = new Map<string, Token>();
  private readonly frames = new Map<string, Round>();
  private readonly standings = new Lists();
  /** By standing: what the thread stands before. */
  private readonly before: (Node | null)[] = [];
  private readonly steps: Map<Token, LocalStep>[] = [];
  private readonly keeps = new Map<Recall, readonly Node[]>();

  constructor(e: Encoding, thread: number, isValid: (access: Access, address: number) => boolean) {
    this.e = e;
    this.thread = thread;
    this.isValid = isValid;
    this.nodes = e.places.inOrder[thread];
    for (const node of this.nodes) this.check(node);
    this.early = new Early(this.nodes, e.places);
    this.slots = slotsOf(e, thread, this.early);
    this.standings.numberOf(STOPPED);
  }

  private check(node: Node): void {
    if (UNKNOWN.has(node.kind) || this.e.graph.blocks.has(node)) throw new GivesUp(node.kind);
    if (usesOf(node).some((source) => isNode(source) && source.thread !== this.thread))
      throw new GivesUp('a value of another thread');
    if (isAccess(node) && isNode(node.choice)) throw new GivesUp('a choice');
    if ((node.kind === 'keep' || node.kind === 'recall') && isNode(node.address))
      throw new GivesUp('private memory at an address that may differ');
    if (node.kind !== 'round') return;
    this.frames.set(node.loop, node);
    for (const each of iterationOf(this.e.places, node).nodes)
      if (each.kind === 'keep' && !isNode(each.address) && !each.clear)
        if (isCompared(node, lowWord(each.address), each.size)) throw new GivesUp('memory that is compared');
  }

  /** Where the thread stands when it has been created. */
  begin(): LocalStep {
    return this.goOn(this.e.graph.roots[this.thread], 0, new Map());
  }

  /** What the thread stands before; null: it does nothing more. */
  pending(standing: number): Node | null {
    return (this.before[standing] ??= this.nodes[this.standings.all[standing][0]] ?? null);
  }

  /** What a node that stands there asks for. */
  valueAt(standing: number, source: Source): Token {
    if (!isNode(source)) return source;
    return valueIn(this.valuesOf(standing), source);
  }

  private valuesOf(standing: number): Values {
    const [at, ...values] = this.standings.all[standing];
    return new Map(
      this.slots.live[at].flatMap((slot, k) => (values[k] === -1 ? [] : [[slot, values[k]] as const])),
    );
  }

  private stand(node: Node, values: Values): number {
    const at = this.e.places.place[node.id];
    return this.standings.numberOf([at, ...this.slots.live[at].map((slot) => values.get(slot) ?? -1)]);
  }

  /** The step of the node that the thread stands before; `read`: what it reads, the join's value, or zero. */
  step(standing: number, read: Token): LocalStep {
    const known = (this.steps[standing] ??= new Map()).get(read);
    if (known !== undefined) return known;
    const step = this.take(standing, read);
    this.steps[standing].set(read, step);
    return step;
  }

  private take(standing: number, read: Token): LocalStep {
    const node = this.pending(standing);
    if (node === null) throw new GivesUp('a step of a thread that has stopped');
    const values = this.valuesOf(standing);
    let writes: Token | null = null;
    if (isAccess(node)) {
      const effect = this.effect(node, values, read);
      if (effect === 'stops') return stops(null);
      if (effect !== null && typeof effect === 'object') return stops({ node, ...effect });
      writes = effect;
      this.know(node, read, values);
      if (node.kind === 'write' || (writes !== null && writes !== read)) this.changes(values);
    } else if (node.kind === 'join') {
      if (!node.done) return stops({ node, ...opening(() => !node.done) });
      this.know(node, read, values);
    } else if (node.kind === 'create') this.changes(values);
    return { ...this.goOn(node.region, node.index + 1, values), writes };
  }

  /** What an access that reads this leaves in memory; null: nothing. */
  private effect(node: Access, values: Values, read: Token): Token | null | 'stops' | Opening {
    if (!node.done) return opening(() => !node.done);
    if (node.kind !== 'write' && node.fails.has(read)) return 'stops';
    const isNew = (): boolean => !node.seen.has(read) && !node.fails.has(read);
    if (node.kind !== 'write' && node.order > 0 && isUndefined(read) && isNew()) return opening(isNew, read);
    switch (node.kind) {
      case 'write':
        return valueIn(values, node.value);
      case 'cas':
        return read === valueIn(values, node.expected) ? valueIn(values, node.value) : null;
      case 'rmw': {
        const inputs = effectInputs(node).map((source) => (source === node ? read : valueIn(values, source)));
        const output = this.e.graph.recall(node.writes, inputs);
        if (output === undefined)
          return opening(() => this.e.graph.recall(node.writes, inputs) === undefined, inputs.join());
        return output === FAILS ? 'stops' : output;
      }
      default:
        return null;
    }
  }

  /** Something has changed that others, or later iterations, can see. */
  private changes(values: Values, keep: Keep | null = null): void {
    for (const [loop, slot] of this.slots.loops) {
      if (!values.has(slot)) continue;
      const round = this.frames.get(loop);
      if (keep !== null && !isNode(keep.address)) {
        if (round === undefined) continue;
        if (!isFar(keep, round, keep.address) && !isNext(keep.address)) continue;
      }
      values.set(slot, CHANGED);
    }
  }

  /** From an item of a region to where the thread stands next. `leaf`: the region in which the way behind it ended. */
  private goOn(region: Region, index: number, values: Values): LocalStep {
    let [at, next, leaf] = [region, index, region];
    for (;;) {
      const node = at.items[next++];
      if (node === undefined) {
        const { of } = at;
        if (of === null || !(of.leaves.has(leaf) || of.leaves.has(at))) return stops(this.open(at));
        if (!of.leaves.has(leaf)) leaf = at;
        [at, next] = [of.region, of.index + 1];
        continue;
      }
      if (node.kind === 'branch') {
        const direction = this.direction(node, values);
        const way = node.regions.get(direction);
        if (way === undefined)
          return stops({ node, ...opening(() => !node.regions.has(direction), direction) });
        [at, next, leaf] = [way, 0, way];
        continue;
      }
      const answer = this.pass(node, values, leaf);
      if (answer === 'stands') return { to: this.stand(node, values), writes: null, left: null };
      if (answer !== 'goes on') return stops(answer === 'stops' ? null : { node, ...answer });
      if (node.kind !== 'phi') leaf = at;
    }
  }

  /** Where what is known ends (encode/open-ends.ts). */
  private open({ items, of, thread }: Region): Left {
    const { length } = items;
    const node = items[length - 1] ?? of ?? this.e.graph.creators.get(thread);
    if (node === undefined) throw new GivesUp('nothing is known');
    return { node, ...opening(() => items.length === length) };
  }

  private direction(node: Node & { kind: 'branch' }, values: Values): number {
    const condition = valueIn(values, node.condition);
    if (isUndefined(condition)) throw new GivesUp('an undefined condition');
    return node.directionOf(condition);
  }

  /** A node that is not a branch: the thread stands before it, or does it and goes on, or does not get past it. */
  private pass(node: Node, values: Values, leaf: Region): Passed {
    switch (node.kind) {
      case 'read':
      case 'write':
      case 'rmw':
      case 'cas':
        return this.address(node, values);
      case 'create':
      case 'join':
      case 'end':
      case 'await':
        return 'stands';
      case 'fence':
        return node.full ? 'stands' : 'goes on';
      case 'fn':
        return this.compute(node, values);
      case 'phi': {
        const source = node.inputs.get(leaf);
        if (source === undefined) throw new GivesUp('a way that no run has come');
        this.know(node, valueIn(values, source), values);
        return 'goes on';
      }
      case 'result': {
        if (node.access.kind !== 'cas') throw new GivesUp('a result');
        const isEqual = valueIn(values, node.access) === valueIn(values, node.access.expected);
        this.know(node, isEqual ? ONE : ZERO, values);
        return 'goes on';
      }
      case 'keep':
        values.set(node.id, node.clear ? CLEARED : valueIn(values, node.value));
        this.changes(values, node);
        return 'goes on';
      case 'recall':
        this.know(node, this.recall(node, values), values);
        return 'goes on';
      case 'check': {
        const condition = valueIn(values, node.condition);
        if (isUndefined(condition)) throw new GivesUp('an undefined condition');
        if (node.passes(condition)) return 'goes on';
        return node.failed ? 'stops' : opening(() => !node.failed);
      }
      case 'head':
        this.visit(node, values);
        return 'goes on';
      case 'round':
        this.know(node, this.idle(node, values), values);
        return 'goes on';
      case 'detach':
      case 'observe':
      case 'output':
        this.changes(values);
        return 'goes on';
      case 'stop':
        return 'stops';
      default:
        throw new GivesUp(node.kind);
    }
  }

  /** Does the thread come to memory, to a known error, or to an address that nobody has tried? */
  private address(node: Access, values: Values): Passed {
    const token = valueIn(values, node.address);
    if (!node.seenAt.has(token) && !this.isValid(node, lowWord(token)))
      return opening(() => !node.seenAt.has(token), token);
    return this.e.sets.cellsOf.get(node)?.some(({ at }) => at === token) === true ? 'stands' : 'stops';
  }

  /** A node's value is known, and what can be computed of it (early.ts). */
  private know(node: Node, token: Token, values: Values): void {
    values.set(node.id, token);
    for (const fn of this.early.at(node)) values.set(fn.id, this.outcome(fn, values));
  }

  private compute(node: Fn, values: Values): Passed {
    const outcome = this.early.has(node) ? valueIn(values, node) : this.outcome(node, values);
    if (outcome === FAILING) return 'stops';
    if (outcome === UNCLEAR) throw new GivesUp('a choice between more than two');
    if (outcome <= FIRST_UNSEEN) {
      const { signature, inputs } = this.unseen[FIRST_UNSEEN - outcome];
      return opening(() => this.e.graph.recall(signature, inputs) === undefined, inputs.join());
    }
    if (!this.early.has(node)) this.know(node, outcome, values);
    return 'goes on';
  }

  /** What the computation gives: a value, or why the thread does not get past it. */
  private outcome(node: Fn, values: Values): Token {
    const { signature } = node;
    const inputs = node.inputs.map((source) => valueIn(values, source));
    /* whoever comes here has stopped before, where that input was to be computed */
    if (inputs.some((token) => token < 0)) return UNCLEAR;
    const way = builtIn(node, (source) => this.e.sets.of(source));
    if (way === 'select') return inputs[0] === ONE ? inputs[1] : inputs[0] === ZERO ? inputs[2] : UNCLEAR;
    if (way !== null) return (inputs[0] === inputs[1]) === (way === 'eq') ? ONE : ZERO;
    const output = this.e.graph.recall(signature, inputs);
    if (output === undefined) return this.numberOf(signature, inputs);
    return output === FAILS ? FAILING : output;
  }

  private numberOf(signature: string, inputs: readonly Token[]): Token {
    const key = `${signature} ${inputs.join()}`;
    const known = this.unseenNumbers.get(key);
    if (known !== undefined) return known;
    const number = FIRST_UNSEEN - this.unseen.length;
    this.unseen.push({ signature, inputs });
    this.unseenNumbers.set(key, number);
    return number;
  }

  /** What the last store to private memory left there. */
  private recall(node: Recall, values: Values): Token {
    let keeps = this.keeps.get(node);
    if (keeps === undefined) this.keeps.set(node, (keeps = keepsOf(this.e, node)));
    for (const keep of keeps) {
      const value = values.get(keep.id);
      if (value === undefined) continue;
      if (value === CLEARED) return undefinedToken(node.size);
      if (keep.kind !== 'keep' || keep.size !== node.size || keep.address !== node.address)
        throw new GivesUp('private memory in different sizes');
      return value;
    }
    if (node.initial === null) throw new GivesUp('private memory that nobody has written');
    return node.initial;
  }

  private visit({ id, loop, params }: Head, values: Values): void {
    values.set(id, ONE);
    const slot = this.slots.loops.get(loop);
    if (slot === undefined) return;
    values.set(slot, 0);
    for (const [k, source] of params.entries()) values.set(slot + 1 + k, valueIn(values, source));
  }

  /** Has the iteration changed nothing (encode/rounds.ts)? */
  private idle(node: Round, values: Values): Token {
    const slot = this.slots.loops.get(node.loop);
    const changed = slot === undefined ? undefined : values.get(slot);
    if (slot === undefined || changed === undefined) throw new GivesUp('a loop that was not entered');
    const isSame = node.params.every((source, k) => valueIn(values, source) === values.get(slot + 1 + k));
    const idle = changed !== CHANGED && isSame ? ONE : ZERO;
    if (!this.e.sets.of(node).has(idle)) throw new GivesUp('an iteration that ends as none was thought to');
    return idle;
  }

  /** Would the iteration that the thread waits behind read the same again (encode/endings.ts)? */
  isIdle(standing: number, node: Await, holds: (access: Access, address: Token) => Token): boolean {
    const values = this.valuesOf(standing);
    for (const each of iterationOf(this.e.places, node.round).nodes) {
      if (isHead(each, node.round) && values.has(each.id)) return true;
      if (!isAccess(each) || each.kind === 'write') continue;
      const read = values.get(each.id);
      if (read !== undefined && holds(each, valueIn(values, each.address)) !== read) return false;
    }
    return true;
  }

  /** What the thread returned. */
  returned(standing: number, end: End): Token {
    return this.valueAt(standing, end.value);
  }
}

const stops = (left: Left | null): LocalStep => ({ to: STOPPED_AT, writes: null, left });

function valueIn(values: Values, source: Source): Token {
  if (!isNode(source)) return source;
  const value = values.get(source.id);
  if (value === undefined) throw new GivesUp('a value that was not computed');
  return value;
}
