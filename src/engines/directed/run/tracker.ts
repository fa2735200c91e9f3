import type { Instr } from '../../../ir/types.ts';
import type { Decoded, Edge, FuncCode, Opnd } from '../../../vm/code/code.ts';
import { OPERAND_CONST, OPERAND_SLOT, OPERAND_THREAD } from '../../../vm/code/code.ts';
import { ORDERS, RMWS, SYNCS } from '../../../vm/code/event.ts';
import {
  CONST_BASE,
  FR_PC,
  GLOBAL_BASE,
  PRIVATE_SPAN,
  ST_FP,
  ST_HEAP_NEXT,
  ST_STACK_NEXT,
} from '../../../vm/code/layout.ts';
import type { Thread } from '../../../vm/memory/thread.ts';
import { SYNC_TABLE } from '../../../vm/sync/sync-table.ts';
import type { Access, Branch, Draft, Graph, Keep, Node, Phi, Recall, Source } from '../graph/graph.ts';
import { isNode } from '../graph/graph.ts';
import {
  isUndefined,
  lowWord,
  ONE,
  type Token,
  tokenOf,
  undefinedToken,
  wordsOf,
  ZERO,
} from '../graph/values.ts';
import { Cursor } from './cursor.ts';
import { Locals } from './locals.ts';
import type { Pitfalls } from './pitfalls.ts';
import { AT_RETURN, meetingPoints } from './post-dominators.ts';
import { signatureOf } from './signature.ts';

/**
 * Follows one thread of one run, instruction by instruction, and enters what it does into the graph. Registers hold sources
 * (SSA def-use, through calls and block parameters); what is computed from constants alone is constant, at this execution
 * point, in every execution, and leaves no trace.
 *
 * Sees instructions before they are run (`watch`), so what one computed is read when the next one comes.
 */

/** Private variables of the machine that addresses depend on: where the next heap block and stack object go. */
const HEAP_NEXT = -1;
const STACK_NEXT = -2;
const WIDE = new Int32Array(4);
/** Where a context ends that an indirect call began. */
const AT_CALL = -2;

interface Unfinished {
  readonly fp: number;
  readonly outputs: readonly { readonly slot: number; readonly words: number; readonly signature: string }[];
  readonly inputs: readonly Token[];
  readonly then: (() => void) | null;
}

interface Passing {
  readonly kind: 'call' | 'return';
  readonly sources: readonly Source[];
  readonly fp: number;
}

export class Tracker {
  private readonly graph: Graph;
  private readonly pitfalls: Pitfalls;
  private readonly points: Map<number, Int32Array>;
  readonly cursor: Cursor;
  /** By word of the thread's state: the node whose value the register holds. */
  private registers = new Map<number, Node>();
  private locals = new Locals();
  private unfinished: Unfinished | null = null;
  private passing: Passing | null = null;
  /** The frame that is returning, and what it returns. */
  private returning: { readonly fp: number; readonly sources: readonly Source[] } | null = null;
  /** At each head of a loop that may wait: how things stood there, the last two times. */
  private heads = new Map<string, { before: Snapshot | null; last: Snapshot }>();
  private lastHead: string | null = null;
  /** Accesses since the beginning, for awaits. */
  private accesses: Access[] = [];
  /** What the thread has shown as the program's outcome so far. */
  readonly observed: { readonly node: Node; readonly tokens: readonly Token[] }[] = [];
  /** What the thread that is created next is given. */
  argument: Source = ZERO;
  /** The event that the thread has come to. */
  pending: Node | null = null;

  constructor(graph: Graph, thread: number, points: Map<number, Int32Array>, pitfalls: Pitfalls) {
    this.graph = graph;
    this.points = points;
    this.pitfalls = pitfalls;
    this.cursor = new Cursor(graph, thread, pitfalls);
  }

  /** The thread begins with this argument. */
  begin(argument: Source): void {
    this.passing = { kind: 'call', sources: [argument], fp: -1 };
  }

  readonly watch = (t: Thread, code: FuncCode, d: Decoded, fp: number): void => {
    this.finish(t);
    this.arrive(t, code, fp);
    this.pending = null;
    const i = d.src;
    const site = code.siteBase + d.pc;
    switch (i.op) {
      case 'br':
        return this.jump(t, code, d.edges[0], fp, site);
      case 'condbr':
      case 'switch':
        return this.branch(t, code, d, fp, site);
      case 'ret':
        return this.ret(t, d, fp, site);
      case 'call':
        return this.call(t, d, fp, site, 0);
      case 'icall':
        return this.indirect(t, d, fp, site);
      case 'unreachable':
      case 'fence':
      case 'detach':
      case 'halt':
      case 'terminate':
      case 'yield':
      case 'atomic':
      case 'unsupported':
        return;
      case 'assume':
      case 'assert':
      case 'require':
      case 'inrange':
        return this.check(t, d, fp, site);
      case 'load':
      case 'store':
      case 'rmw':
      case 'cmpxchg':
        return this.access(t, code, d, fp, site);
      case 'sync':
        return this.sync(t, d, fp, site, i);
      case 'alloca':
        return this.alloca(t, code, d, fp, site);
      case 'malloc':
        return this.allocate(t, d, fp, site, HEAP_NEXT, this.source(t, fp, d.args[0]), `malloc:${i.align}`);
      case 'lifetime':
        if (i.begin) this.clear(t, d, fp, site);
        return;
      case 'free':
        return this.free(t, d, fp, site);
      case 'create':
        this.argument = this.source(t, fp, d.args[1]);
        if (isNode(this.source(t, fp, d.args[0])))
          this.pitfalls.refuse(site, 'a thread whose function depends on shared memory');
        return;
      case 'join':
        return this.join(t, d, fp, site);
      case 'threadexit':
        this.returning = { fp: -2, sources: [this.source(t, fp, d.args[0])] };
        return;
      case 'choose':
        return this.pitfalls.refuse(
          site,
          `nondeterministic data (${i.what === '' ? 'a value that the program chooses' : i.what})`,
          'use --engine explore, sequentialize or axiomatic',
        );
      case 'observe':
        this.observe(t, d, fp, site);
        return;
      case 'vastart':
        return;
      case 'output':
        if (this.pitfalls.countedTexts.has(i))
          this.pitfalls.refuse(site, 'the number of characters of a text in memory');
        return this.compute(t, d, fp, site, i);
      case 'self':
        return this.define(fp, d.dst, null);
      default:
        return this.compute(t, d, fp, site, i);
    }
  };

  // ---- sources

  source(t: Thread, fp: number, o: Opnd): Source {
    if (o.kind === OPERAND_SLOT) {
      const node = this.registers.get(fp + o.slot);
      if (node !== undefined) return node;
    }
    return concrete(t, fp, o);
  }

  private define(fp: number, slot: number, source: Source | null): void {
    if (slot < 0) return;
    this.defineAt(fp + slot, source);
  }

  /** The register at this word of the state holds the source. */
  defineAt(word: number, source: Source | null): void {
    if (source !== null && isNode(source)) this.registers.set(word, source);
    else this.registers.delete(word);
  }

  private item(draft: Draft): Node {
    return this.cursor.item(draft);
  }

  // ---- pure computations

  private compute(t: Thread, d: Decoded, fp: number, site: number, i: Instr): void {
    const inputs = d.args.map((o) => this.source(t, fp, o));
    const two = d.dst2 >= 0;
    if (!inputs.some(isNode)) {
      this.define(fp, d.dst, null);
      if (two) this.define(fp, d.dst2, null);
      return;
    }
    const signature = signatureOf(i, d);
    const node = this.item({ kind: 'fn', site, signature, inputs });
    const outputs = [{ slot: d.dst, words: d.dstWords, signature }];
    this.define(fp, d.dst, node);
    if (two) {
      const second = `${signature}#2`;
      this.define(fp, d.dst2, this.item({ kind: 'fn', site, signature: second, inputs }));
      outputs.push({ slot: d.dst2, words: 1, signature: second });
    }
    this.unfinished = { fp, outputs, inputs: d.args.map((o) => concrete(t, fp, o)), then: null };
  }

  /** What the instruction before has computed can be read now. */
  finish(t: Thread): void {
    const { unfinished } = this;
    if (unfinished === null) return;
    this.unfinished = null;
    for (const { slot, words, signature } of unfinished.outputs) {
      if (slot < 0) continue;
      this.graph.learn(
        signature,
        unfinished.inputs,
        tokenOf(t.s, unfinished.fp + slot, words, t.u, unfinished.fp + slot),
      );
    }
    unfinished.then?.();
  }

  /** The thread has failed in the instruction it has come to: what that computes for these inputs is the failure. */
  failed(fails: Token): void {
    const { unfinished } = this;
    if (unfinished !== null)
      for (const { signature } of unfinished.outputs) this.graph.learn(signature, unfinished.inputs, fails);
    this.unfinished = null;
  }

  // ---- control

  private meetingPoint(code: FuncCode, block: number): number {
    let points = this.points.get(code.id);
    if (points === undefined) this.points.set(code.id, (points = meetingPoints(code.func)));
    return points[block];
  }

  private branch(t: Thread, code: FuncCode, d: Decoded, fp: number, site: number): void {
    const condition = this.source(t, fp, d.args[0]);
    const token = concrete(t, fp, d.args[0]);
    const directionOf = d.src.op === 'condbr' ? ofCondition : switchOf(d);
    const direction = directionOf(token);
    if (isNode(condition)) {
      const branch = this.item({
        kind: 'branch',
        site,
        condition,
        ways: d.edges.length,
        directionOf,
        regions: new Map(),
        leaves: new Set(),
      }) as Branch;
      this.cursor.enter(branch, direction, fp, this.meetingPoint(code, d.block));
    }
    if (direction < d.edges.length) this.jump(t, code, d.edges[direction], fp, site);
  }

  private jump(t: Thread, code: FuncCode, edge: Edge, fp: number, site: number): void {
    const sources = edge.args.map((o) => this.source(t, fp, o));
    const leaf = this.cursor.region;
    const met = this.cursor.leave(fp, edge.to);
    edge.params.forEach((slot, k) => {
      if (slot >= 0) this.define(fp, slot, met ? this.phi(site, leaf, sources[k]) : sources[k]);
    });
    if (met) this.locals.met();
    if (edge.loop !== null && edge.loop.awaitAt >= 0) this.atHead(`${fp}:${edge.loop.id}`, edge.back);
    void code;
  }

  private phi(
    site: number,
    leaf: Phi['inputs'] extends Map<infer R, Source> ? R : never,
    source: Source,
  ): Source {
    const node = this.item({ kind: 'phi', site, inputs: new Map() }) as Phi;
    const known = node.inputs.get(leaf);
    if (known === undefined) {
      node.inputs.set(leaf, source);
      this.graph.news++;
    } else if (known !== source)
      this.pitfalls.refuse(site, 'a value that two executions compute in different ways at the same point');
    return node;
  }

  private atHead(key: string, back: boolean): void {
    const now = this.snapshot();
    const known = this.heads.get(key);
    this.heads.set(key, { before: back ? (known?.last ?? null) : null, last: now });
    this.lastHead = key;
  }

  private snapshot(): Snapshot {
    return {
      cursor: this.cursor.save(),
      registers: new Map(this.registers),
      locals: this.locals.copy(),
      accesses: this.accesses.length,
    };
  }

  /** The loop's iteration that has just ended has changed nothing: its accesses. */
  idleReads(): readonly Access[] {
    const before = this.lastHead === null ? null : (this.heads.get(this.lastHead)?.before ?? null);
    return before === null ? [] : this.accesses.slice(before.accesses);
  }

  /** Goes round again: as if that iteration had not been. */
  goRound(): void {
    const head = this.lastHead === null ? undefined : this.heads.get(this.lastHead);
    if (head === undefined || head.before === null) return;
    this.cursor.restore(head.before.cursor);
    this.registers = new Map(head.before.registers);
    this.locals = head.before.locals.copy();
    this.accesses.length = head.before.accesses;
    head.last = head.before;
  }

  private check(t: Thread, d: Decoded, fp: number, site: number): void {
    const condition = this.source(t, fp, d.args[0]);
    if (!isNode(condition)) return;
    const passes = (token: Token): boolean => token === ONE;
    const node = this.item({ kind: 'check', site, what: d.src.op, condition, passes, failed: false });
    const ok = passes(concrete(t, fp, d.args[0]));
    if (node.kind === 'check' && !ok && !node.failed) {
      node.failed = true;
      this.graph.news++;
    }
  }

  private call(t: Thread, d: Decoded, fp: number, site: number, first: number): void {
    const sources = d.args.map((o) => this.source(t, fp, o));
    const i = d.src;
    const count = i.op === 'call' || i.op === 'icall' ? i.args.length : 0;
    if (sources.slice(first + count).some(isNode))
      this.pitfalls.refuse(site, 'a variable argument that depends on shared memory');
    this.passing = { kind: 'call', sources: sources.slice(first, first + count), fp };
  }

  /** A call whose target may differ is a branch to the functions it reaches; they meet behind it. */
  private indirect(t: Thread, d: Decoded, fp: number, site: number): void {
    const target = this.source(t, fp, d.args[0]);
    if (isNode(target)) {
      const branch = this.item({
        kind: 'branch',
        site,
        condition: target,
        ways: Number.POSITIVE_INFINITY,
        directionOf: lowWord,
        regions: new Map(),
        leaves: new Set(),
      }) as Branch;
      this.cursor.enter(branch, lowWord(concrete(t, fp, d.args[0])), fp, AT_CALL);
    }
    this.call(t, d, fp, site, 1);
  }

  private ret(t: Thread, d: Decoded, fp: number, site: number): void {
    if (this.returning?.fp === fp) {
      this.passing = { kind: 'return', sources: this.returning.sources, fp };
      return;
    }
    let sources: readonly Source[] = d.args.map((o) => this.source(t, fp, o));
    const leaf = this.cursor.region;
    if (this.cursor.leave(fp, AT_RETURN)) {
      sources = sources.map((source) => this.phi(site, leaf, source));
      this.locals.met();
    }
    this.returning = { fp, sources };
    this.passing = { kind: 'return', sources, fp };
  }

  /** What the thread's first function returns. */
  returned(): Source {
    return this.returning?.sources[0] ?? ZERO;
  }

  /** First instruction in another frame: parameters and results take over what was passed. */
  private arrive(t: Thread, code: FuncCode, fp: number): void {
    const { passing } = this;
    if (passing === null || fp === passing.fp) return;
    this.passing = null;
    this.returning = null;
    if (passing.kind === 'call') {
      for (const [k, param] of code.params.entries()) this.define(fp, param.slot, passing.sources[k] ?? null);
      return;
    }
    const site = code.siteBase + t.s[t.s[ST_FP] + FR_PC];
    const leaf = this.cursor.region;
    const met = this.cursor.leave(fp, AT_CALL);
    if (met) this.locals.met();
    const call = code.code[t.s[t.s[ST_FP] + FR_PC] - 1];
    (call?.dsts ?? []).forEach((dst, k) => {
      const source = passing.sources[k] ?? null;
      this.define(fp, dst.slot, met && source !== null ? this.phi(site, leaf, source) : source);
    });
  }

  // ---- memory

  private access(t: Thread, code: FuncCode, d: Decoded, fp: number, site: number): void {
    const i = d.src;
    if (i.op !== 'load' && i.op !== 'store' && i.op !== 'rmw' && i.op !== 'cmpxchg') return;
    void code;
    const address = this.source(t, fp, d.args[0]);
    const at = lowWord(concrete(t, fp, d.args[0]));
    if (at - t.base >= 0 && at - t.base < PRIVATE_SPAN)
      return this.privateAccess(t, d, fp, site, address, at);
    if (at >= CONST_BASE && at < GLOBAL_BASE) {
      if (!isNode(address)) return this.define(fp, d.dst, null);
      const signature = `constant:${d.size}`;
      this.define(fp, d.dst, this.item({ kind: 'fn', site, signature, inputs: [address] }));
      const outputs = [{ slot: d.dst, words: d.dstWords, signature }];
      this.unfinished = { fp, outputs, inputs: [concrete(t, fp, d.args[0])], then: null };
      return;
    }
    const value = d.args.length > 1 ? this.source(t, fp, d.args[d.args.length - 1]) : ZERO;
    const expected = i.op === 'cmpxchg' ? this.source(t, fp, d.args[1]) : ZERO;
    const order = i.op === 'cmpxchg' ? i.success : i.order;
    this.pending = this.accessItem({
      kind: i.op === 'load' ? 'read' : i.op === 'store' ? 'write' : i.op === 'rmw' ? 'rmw' : 'cas',
      site,
      address,
      size: d.size,
      value,
      expected,
      writes: i.op === 'rmw' ? `rmw:${RMWS.indexOf(i.rmw)}:${d.size}` : '',
      order: ORDERS.indexOf(order),
      op: i.op === 'cmpxchg' && i.weak ? 1 : 0,
    });
  }

  private sync(t: Thread, d: Decoded, fp: number, site: number, i: Instr): void {
    if (i.op !== 'sync') return;
    this.pending = this.accessItem({
      kind: 'sync',
      site,
      address: this.source(t, fp, d.args[0]),
      size: SYNC_TABLE[i.sync].bytes,
      value: ZERO,
      expected: ZERO,
      writes: `sync:${i.sync}:${t.slot}`,
      order: ORDERS.indexOf('sc'),
      op: SYNCS.indexOf(i.sync),
    });
  }

  private accessItem(
    draft: Omit<Access, 'id' | 'thread' | 'region' | 'index' | 'done' | 'seen' | 'seenAt' | 'fails'>,
  ): Access {
    const node = this.item({
      ...draft,
      done: false,
      seen: new Set(),
      seenAt: new Set(),
      fails: new Set(),
    }) as Access;
    this.accesses.push(node);
    return node;
  }

  private privateAccess(t: Thread, d: Decoded, fp: number, site: number, address: Source, at: number): void {
    const i = d.src;
    if (i.op === 'store') return this.keep(site, address, at, d.size, this.source(t, fp, d.args[1]));
    if (i.op !== 'load') this.pitfalls.refuse(site, 'an atomic read-modify-write of private memory');
    this.define(fp, d.dst, this.recall(t, site, address, at, d.size, { fp, slot: d.dst, words: d.dstWords }));
  }

  private keep(site: number, address: Source, at: number, size: number, value: Source, clear = false): void {
    const node = this.item({ kind: 'keep', site, address, size, value, clear }) as Keep;
    if (isNode(address)) this.locals.blur(at, size, value, node);
    else if (clear) this.locals.clear(at, size);
    else this.locals.store(at, size, value, node);
  }

  /** What a load of private memory gives; `into`: where its value can be read when it is there. */
  private recall(
    t: Thread,
    site: number,
    address: Source,
    at: number,
    size: number,
    into: { readonly fp: number; readonly slot: number; readonly words: number } | Token,
  ): Source | null {
    const known = isNode(address) ? 'open' : this.locals.load(at, size);
    if (known === 'mixed')
      return this.pitfalls.refuse(site, 'private memory that is written and read in different sizes');
    if (known !== 'open') return known;
    const node = this.item({ kind: 'recall', site, address, size, initial: null }) as Recall;
    if (node.initial === null && typeof into === 'number') {
      if (!this.locals.isStored(at, size)) node.initial = into;
    } else if (node.initial === null && typeof into !== 'number' && !this.locals.isStored(at, size)) {
      const read = (): void => {
        node.initial ??= tokenOf(t.s, into.fp + into.slot, into.words, t.u, into.fp + into.slot);
      };
      this.unfinished = { fp: 0, outputs: [], inputs: [], then: read };
    }
    return node;
  }

  private clear(t: Thread, d: Decoded, fp: number, site: number): void {
    const at = lowWord(concrete(t, fp, d.args[0]));
    if (at - t.base < 0 || at - t.base >= PRIVATE_SPAN) return;
    const size = [...(this.objectSizes.get(at) ?? [16])][0];
    this.keep(site, tokenOf([at], 0, 1, null), at, size, undefinedToken(Math.min(size, 16)), true);
  }

  /** Private objects by address, for the beginning of their lives. */
  private readonly objectSizes = new Map<number, Set<number>>();

  private alloca(t: Thread, code: FuncCode, d: Decoded, fp: number, site: number): void {
    const i = d.src;
    if (i.op !== 'alloca') return;
    if (i.scope !== 'private') {
      const count = i.count === null ? ONE : this.source(t, fp, d.args[0]);
      return this.allocate(t, d, fp, site, STACK_NEXT, count, `alloca:${i.size}:${i.align}`);
    }
    if (i.count !== null) this.pitfalls.refuse(site, 'a variable-length array in private memory');
    const object = code.objects.get(d.pc);
    this.define(fp, d.dst, null);
    if (object === undefined) return;
    const at = t.base + 4 * (fp + object.word);
    this.objectSizes.set(at, new Set([object.bytes]));
    this.keep(
      site,
      tokenOf([at], 0, 1, null),
      at,
      object.bytes,
      undefinedToken(Math.min(object.bytes, 16)),
      true,
    );
  }

  /** Where the object goes depends on what was allocated before, which a branch may decide. */
  private allocate(
    t: Thread,
    d: Decoded,
    fp: number,
    site: number,
    where: number,
    size: Source,
    what: string,
  ): void {
    const next = where === HEAP_NEXT ? ST_HEAP_NEXT : ST_STACK_NEXT;
    const cell = tokenOf([where], 0, 1, null);
    const now = tokenOf(t.s, next, 1, null);
    const before = this.recall(t, site, cell, where, 1, now) ?? now;
    const inputs = [before, size];
    if (!inputs.some(isNode)) {
      this.define(fp, d.dst, null);
      const then = (): void => this.keep(site, cell, where, 1, tokenOf(t.s, next, 1, null));
      this.unfinished = { fp, outputs: [], inputs: [], then };
      return;
    }
    const concreteSize = isNode(size) ? concrete(t, fp, d.args[0]) : size;
    const tokens = [tokenOf(t.s, next, 1, null), concreteSize];
    this.define(fp, d.dst, this.item({ kind: 'fn', site, signature: what, inputs }));
    const after = this.item({ kind: 'fn', site, signature: `${what}#next`, inputs });
    this.keep(site, cell, where, 1, after);
    const then = (): void => this.graph.learn(`${what}#next`, tokens, tokenOf(t.s, next, 1, null));
    this.unfinished = {
      fp,
      outputs: [{ slot: d.dst, words: d.dstWords, signature: what }],
      inputs: tokens,
      then,
    };
  }

  /** Of null it is nothing, but which it is may differ. */
  private free(t: Thread, d: Decoded, fp: number, site: number): void {
    const address = this.source(t, fp, d.args[0]);
    if (address === ZERO) return;
    this.pending = this.item({ kind: 'free', site, address, sizes: new Map(), done: false });
  }

  private join(t: Thread, d: Decoded, fp: number, site: number): void {
    const handle = this.source(t, fp, d.args[0]);
    const child = lowWord(concrete(t, fp, d.args[0])) - 1;
    const node = this.item({ kind: 'join', site, handle, child, done: false });
    if (node.kind === 'join' && node.child !== child)
      this.pitfalls.refuse(site, 'a join of a thread that depends on shared memory');
    this.pending = node;
  }

  private observe(t: Thread, d: Decoded, fp: number, site: number): void {
    const inputs = d.args.map((o) => this.source(t, fp, o));
    const node = this.item({ kind: 'observe', site, inputs });
    this.observed.push({ node, tokens: d.args.map((o) => concrete(t, fp, o)) });
  }
}

interface Snapshot {
  readonly cursor: ReturnType<Cursor['save']>;
  readonly registers: Map<number, Node>;
  readonly locals: Locals;
  readonly accesses: number;
}

/** The value an operand has in this run. */
export function concrete(t: Thread, fp: number, o: Opnd): Token {
  switch (o.kind) {
    case OPERAND_SLOT:
      return tokenOf(t.s, fp + o.slot, o.words, t.u, fp + o.slot);
    case OPERAND_CONST:
      return tokenOf(o.w, 0, o.words, null);
    case OPERAND_THREAD:
      WIDE[0] = t.base + o.w[0];
      return tokenOf(WIDE, 0, 1, null);
    default:
      return undefinedToken(4 * o.words);
  }
}

/** Undefined conditions lead nowhere. */
const ofCondition = (token: Token): number => (token === ONE ? 0 : token === ZERO ? 1 : 2);

function switchOf(d: Decoded): (token: Token) => number {
  return (token) => {
    if (isUndefined(token)) return d.edges.length;
    const words = wordsOf(token);
    for (let c = 0; c < d.edges.length - 1; c++) {
      let same = true;
      for (let k = 0; k < 4; k++) same &&= d.cases[4 * c + k] === words[k];
      if (same) return c;
    }
    return d.edges.length - 1;
  };
}
