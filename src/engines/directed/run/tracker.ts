import type { Instr } from '../../../ir/types.ts';
import type { Decoded, FuncCode } from '../../../vm/code/code.ts';
import { ORDERS, RMWS, SYNCS } from '../../../vm/code/event.ts';
import { CONST_BASE, GLOBAL_BASE } from '../../../vm/code/layout.ts';
import type { Thread } from '../../../vm/memory/thread.ts';
import { SYNC_TABLE } from '../../../vm/sync/sync-table.ts';
import type { Access, Atomic, Graph, Node, Source } from '../graph/graph.ts';
import { HEAP_NEXT, isNode } from '../graph/graph.ts';
import { lowWord, type Token, ZERO } from '../graph/values.ts';
import { Control } from './control.ts';
import { Course } from './course.ts';
import { asLoaded, concrete } from './operands.ts';
import type { Pitfalls } from './pitfalls.ts';
import { Privates } from './privates.ts';
import type { Shapes } from './shapes.ts';
import { signatureOf } from './signature.ts';

/**
 * Follows one thread of one run, instruction by instruction, and enters what it does into the graph. Registers hold sources
 * (SSA def-use, through calls and block parameters); what is computed from constants alone is constant, at this execution
 * point, in every execution, and leaves no trace.
 *
 * Sees instructions before they are run (`watch`), so what one computed is read when the next one comes.
 */
export class Tracker {
  private readonly pitfalls: Pitfalls;
  readonly course: Course;
  readonly control: Control;
  private readonly privates: Privates;
  /** What the thread has shown as the program's outcome so far. */
  readonly observed: { readonly node: Node; readonly tokens: readonly Token[] }[] = [];
  /** What the thread that is created next is given. */
  argument: Source = ZERO;
  /** The event that the thread has come to. */
  pending: Node | null = null;

  constructor(graph: Graph, thread: number, shapes: Shapes, pitfalls: Pitfalls) {
    this.pitfalls = pitfalls;
    this.course = new Course(graph, thread, pitfalls);
    this.control = new Control(this.course, shapes);
    this.privates = new Privates(this.course);
  }

  /** The thread comes to its next item that no instruction shows. */
  item(draft: Parameters<Course['item']>[0]): Node {
    return this.course.item(draft);
  }

  readonly watch = (t: Thread, code: FuncCode, d: Decoded, fp: number): void => {
    this.course.finish(t);
    this.control.rounds.goesOn();
    this.control.arrive(t, code, fp);
    this.pending = null;
    const i = d.src;
    const site = code.siteBase + d.pc;
    switch (i.op) {
      case 'br':
        return this.control.jump(t, code, d.edges[0], fp, site);
      case 'condbr':
      case 'switch':
        return this.control.branch(t, code, d, fp, site);
      case 'ret':
        return this.control.ret(t, d, fp, site);
      case 'call':
        return this.control.call(t, d, fp, site, 0);
      case 'icall':
        return this.control.indirect(t, d, fp, site);
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
        return this.control.check(t, d, fp, site);
      case 'load':
      case 'store':
      case 'rmw':
      case 'cmpxchg':
        return this.access(t, d, fp, site);
      case 'sync':
        return this.sync(t, d, fp, site, i);
      case 'alloca':
        return this.privates.alloca(t, code, d, fp, site);
      case 'malloc':
        return this.privates.allocate(t, d, fp, site, {
          where: HEAP_NEXT,
          size: this.course.source(t, fp, d.args[0]),
          what: `malloc:${i.align}`,
        });
      case 'lifetime':
        if (i.begin) this.privates.clear(t, d, fp, site);
        return;
      case 'free':
        return this.free(t, d, fp, site);
      case 'create':
        this.argument = this.course.source(t, fp, d.args[1]);
        if (isNode(this.course.source(t, fp, d.args[0])))
          this.pitfalls.refuse(site, 'a thread whose function depends on shared memory');
        return;
      case 'join':
        return this.join(t, d, fp, site);
      case 'threadexit':
        return this.control.exits(this.course.source(t, fp, d.args[0]));
      case 'choose':
        return this.pitfalls.refuse(
          site,
          `nondeterministic data (${i.what === '' ? 'a value that the program chooses' : i.what})`,
          'use --engine explore, sequentialize or axiomatic',
        );
      case 'observe':
        return this.observe(t, d, fp, site);
      case 'vastart':
        return this.privates.list(t, d, fp, site);
      case 'output':
        if (this.pitfalls.countedTexts.has(i))
          this.pitfalls.refuse(site, 'the number of characters of a text in memory');
        return this.compute(t, d, fp, site, i);
      case 'self':
        return this.course.define(fp, d.dst, null);
      default:
        return this.compute(t, d, fp, site, i);
    }
  };

  private compute(t: Thread, d: Decoded, fp: number, site: number, i: Instr): void {
    const inputs = d.args.map((o) => this.course.source(t, fp, o));
    const two = d.dst2 >= 0;
    if (!inputs.some(isNode)) {
      this.course.define(fp, d.dst, null);
      if (two) this.course.define(fp, d.dst2, null);
      return;
    }
    const signature = signatureOf(i, d);
    const node = this.item({ kind: 'fn', site, signature, inputs });
    const outputs = [{ slot: d.dst, words: d.dstWords, signature }];
    this.course.define(fp, d.dst, node);
    if (two) {
      const second = `${signature}#2`;
      this.course.define(fp, d.dst2, this.item({ kind: 'fn', site, signature: second, inputs }));
      outputs.push({ slot: d.dst2, words: 1, signature: second });
    }
    const tokens = d.args.map((o, k) => asLoaded(inputs[k], concrete(t, fp, o), o.words));
    this.course.unfinished = { fp, outputs, inputs: tokens, then: null };
  }

  private access(t: Thread, d: Decoded, fp: number, site: number): void {
    const i = d.src;
    if (i.op !== 'load' && i.op !== 'store' && i.op !== 'rmw' && i.op !== 'cmpxchg') return;
    const address = this.course.source(t, fp, d.args[0]);
    const at = lowWord(concrete(t, fp, d.args[0]));
    if (this.privates.has(t, at)) return this.privates.access(t, d, fp, site, address, at);
    if (at >= CONST_BASE && at < GLOBAL_BASE) {
      if (!isNode(address)) return this.course.define(fp, d.dst, null);
      const signature = `constant:${d.size}`;
      this.course.define(fp, d.dst, this.item({ kind: 'fn', site, signature, inputs: [address] }));
      const outputs = [{ slot: d.dst, words: d.dstWords, signature }];
      this.course.unfinished = { fp, outputs, inputs: [concrete(t, fp, d.args[0])], then: null };
      return;
    }
    const value = d.args.length > 1 ? this.course.source(t, fp, d.args[d.args.length - 1]) : ZERO;
    const expected = i.op === 'cmpxchg' ? this.course.source(t, fp, d.args[1]) : ZERO;
    const order = i.op === 'cmpxchg' ? i.success : i.order;
    const weak = i.op === 'cmpxchg' && i.weak;
    const choice =
      weak && this.pitfalls.spuriousCas ? this.item({ kind: 'choice', site, what: 'failure' }) : ZERO;
    this.pending = this.accessItem({
      kind: i.op === 'load' ? 'read' : i.op === 'store' ? 'write' : i.op === 'rmw' ? 'rmw' : 'cas',
      site,
      address,
      size: d.size,
      value,
      expected,
      choice,
      writes: i.op === 'rmw' ? `rmw:${RMWS.indexOf(i.rmw)}:${d.size}` : '',
      order: ORDERS.indexOf(order),
      op: weak ? 1 : 0,
    });
  }

  private sync(t: Thread, d: Decoded, fp: number, site: number, i: Instr): void {
    if (i.op !== 'sync') return;
    if (this.block !== null && SYNC_TABLE[i.sync].waits)
      this.pitfalls.refuse(site, 'a wait inside an atomic block');
    const choice = i.sync === 'cond-signal' ? this.item({ kind: 'choice', site, what: 'waiter' }) : ZERO;
    this.pending = this.accessItem({
      kind: 'sync',
      site,
      address: this.course.source(t, fp, d.args[0]),
      size: SYNC_TABLE[i.sync].bytes,
      value: ZERO,
      expected: ZERO,
      choice,
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
    this.inBlock(node);
    return node;
  }

  /** Of null it is nothing, but which it is may differ. */
  private free(t: Thread, d: Decoded, fp: number, site: number): void {
    const address = this.course.source(t, fp, d.args[0]);
    if (address === ZERO) return;
    this.pending = this.item({ kind: 'free', site, address, sizes: new Map(), done: false });
    this.inBlock(this.pending);
  }

  private join(t: Thread, d: Decoded, fp: number, site: number): void {
    const handle = this.course.source(t, fp, d.args[0]);
    const child = lowWord(concrete(t, fp, d.args[0])) - 1;
    if (this.block !== null) this.pitfalls.refuse(site, 'a wait inside an atomic block');
    const node = this.item({ kind: 'join', site, handle, child, done: false });
    if (node.kind === 'join' && node.child !== child)
      this.pitfalls.refuse(site, 'a join of a thread that depends on shared memory');
    this.pending = node;
  }

  /** The thread is inside this atomic block, this many deep. */
  private block: Atomic | null = null;
  private depth = 0;

  atomicBegins(site: number): void {
    const node = this.item({ kind: 'atomic', site, begin: null }) as Atomic;
    if (this.depth++ === 0) this.block = node;
  }

  atomicEnds(site: number): void {
    this.item({ kind: 'atomic', site, begin: this.depth === 1 ? this.block : null });
    if (--this.depth === 0) this.block = null;
  }

  isInBlock(): boolean {
    return this.block !== null;
  }

  private inBlock(node: Node): void {
    const { blocks } = this.course.graph;
    const known = blocks.get(node);
    if (this.block === null ? known !== undefined : known !== undefined && known !== this.block)
      this.pitfalls.refuse(node.site, 'an atomic block that is entered in a branch');
    if (this.block !== null) blocks.set(node, this.block);
  }

  private observe(t: Thread, d: Decoded, fp: number, site: number): void {
    const inputs = d.args.map((o) => this.course.source(t, fp, o));
    const node = this.item({ kind: 'observe', site, inputs });
    this.observed.push({ node, tokens: d.args.map((o) => concrete(t, fp, o)) });
  }
}
