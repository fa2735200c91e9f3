import { COMPUTATIONS } from '../../../ir/computations.ts';
import { isAcquire } from '../../../ir/orders.ts';
import type { Instr, Program, Terminator } from '../../../ir/types.ts';
import type { Decoded, FuncCode } from '../../../vm/code/code.ts';
import { buildImage, type Image } from '../../../vm/code/image.ts';
import { SYNC_TABLE } from '../../../vm/sync/sync-table.ts';

/**
 * Which reads can be the weak place of a cycle in program order and reads-from? In such a cycle some read r and a later
 * store w of its thread (by which the cycle leaves the thread) are not in satisfaction order: r is no acquire, no
 * acquire fence stands between them, and w does not depend on r. Here the program text is asked whether that can be: a
 * walk from r over all paths that no branch on r's value has entered, to the first store that is not computed from it.
 *
 * A value is taken as computed from r only if it is on every path (block parameters: from every side), so that the
 * answer "no" is certain. A program without any such read has no load buffering, and its executions under c11 are those
 * under rc11. The end of a thread is a way out too, if whoever joins it may store something afterwards.
 */
export function weakSites(image: Image): Uint8Array {
  const weak = new Uint8Array(image.sites.length);
  for (const site of weakReads(image)) weak[site] = 1;
  return weak;
}

function* weakReads(image: Image): Generator<number> {
  const roots = new Set<number>([...image.program.constructors, image.program.entry]);
  const called = calledFunctions(image);
  const ends = storesAfterJoin(image);
  for (const code of image.code) {
    const onRet = called.has(code.id) || (!roots.has(code.id) && ends);
    const reads = code.code.filter(({ src }) => isWeakRead(src));
    if (reads.length === 0) continue;
    const uses = new Uses(code);
    for (const d of reads) if (escapes(code, uses, d, onRet)) yield code.siteBase + d.pc;
  }
}

/** Can loads be buffered at all, as far as the program's text tells? */
export const mayBuffer = (program: Program): boolean =>
  weakReads(buildImage(program, { unwind: null, unwindset: new Map(), interpretOnly: true })).next().done !==
  true;

/** Can this be a read without acquire? A compare-exchange that fails has its own order; a trylock that fails has none. */
function isWeakRead(i: Instr | Terminator): boolean {
  switch (i.op) {
    case 'load':
      return i.scope !== 'private' && !isAcquire(i.order);
    case 'rmw':
      return i.scope !== 'private' && !isAcquire(i.order);
    case 'cmpxchg':
      return i.scope !== 'private' && !(isAcquire(i.success) && isAcquire(i.failure));
    case 'sync':
      return !isAcquire(SYNC_TABLE[i.sync].order) || !SYNC_TABLE[i.sync].waits;
    default:
      return false;
  }
}

/** Does another thread see it as a store? Create counts. */
export const isStore = (i: Instr | Terminator): boolean =>
  ((i.op === 'store' || i.op === 'rmw' || i.op === 'cmpxchg') && i.scope !== 'private') ||
  i.op === 'sync' ||
  i.op === 'create' ||
  i.op === 'atomic';

/** Can a thread have to wait here for another? */
export const isWait = (i: Instr | Terminator): boolean =>
  ((i.op === 'load' || i.op === 'rmw' || i.op === 'cmpxchg') && i.scope !== 'private') ||
  i.op === 'sync' ||
  i.op === 'join' ||
  i.op === 'atomic';

/** Is there a path from read d to a store (or, if `onRet`, to the end) that does not depend on it? */
function escapes(code: FuncCode, uses: Uses, d: Decoded, onRet: boolean): boolean {
  const tainted = uses.computedFrom(d);
  return leads(code, d.pc + 1, (at) => {
    const i = at.src;
    const depends = at.args.some((operand) => tainted.has(operand.value));
    if (i.op === 'call' || i.op === 'icall' || at.pc === d.pc) return 'there';
    if ((i.op === 'ret' || i.op === 'threadexit') && onRet && !depends) return 'there';
    if (isStore(i)) {
      if (!depends) return 'there';
      if (tainted.has(at.args[0].value)) return 'no'; /* its address: all later stores depend on it */
    }
    if (i.op === 'fence' && i.kind === 'thread' && isAcquire(i.order)) return 'no';
    if (i.op === 'assume' && depends) return 'no';
    return at.edges.length > 0 && depends ? 'no' : 'on';
  });
}

/** Is there a path from instruction `from` on to one that `look` says is the one? It also says where none goes on. */
function leads(code: FuncCode, from: number, look: (at: Decoded) => 'there' | 'no' | 'on'): boolean {
  const seen = new Set<number>();
  const todo = [from];
  for (let pc = todo.pop(); pc !== undefined; pc = todo.pop()) {
    if (seen.has(pc)) continue;
    seen.add(pc);
    const at = code.code[pc];
    const found = look(at);
    if (found === 'there') return true;
    if (found === 'no') continue;
    for (const edge of at.edges) todo.push(code.starts[edge.to]);
    if (at.edges.length === 0 && !ENDS.has(at.src.op)) todo.push(pc + 1);
  }
  return false;
}

const ENDS: ReadonlySet<string> = new Set(['ret', 'unreachable', 'threadexit', 'halt', 'terminate']);

/** Who uses which value of a function: made once, so that to follow a read costs no more than there is to follow. */
export class Uses {
  /** By value: instructions without effect that take it, and block parameters that it is given to, once for each edge. */
  private readonly pure = new Map<number, Decoded[]>();
  private readonly given = new Map<number, Parameter[]>();

  constructor(code: FuncCode) {
    const blocks = code.func.blocks.map(({ params }) => params.map(({ id }) => ({ id, edges: 0 })));
    for (const at of code.code) {
      if (COMPUTATIONS.has(at.src.op)) for (const { value } of at.args) into(this.pure, value, at);
      for (const edge of at.edges)
        for (const [k, parameter] of blocks[edge.to].entries()) {
          parameter.edges++;
          into(this.given, edge.args[k].value, parameter);
        }
    }
  }

  /** Values that are computed from what d reads, whatever path was taken. */
  computedFrom(d: Decoded): ReadonlySet<number> {
    const tainted = new Set<number>();
    const todo: number[] = [];
    const define = (value: number): void => {
      if (tainted.has(value)) return;
      tainted.add(value);
      todo.push(value);
    };
    /* how many edges give each parameter such a value */
    const edges = new Map<Parameter, number>();
    for (const value of resultsOf(d.src)) define(value);
    for (let value = todo.pop(); value !== undefined; value = todo.pop()) {
      for (const at of this.pure.get(value) ?? []) for (const result of resultsOf(at.src)) define(result);
      for (const parameter of this.given.get(value) ?? []) {
        const count = (edges.get(parameter) ?? 0) + 1;
        edges.set(parameter, count);
        if (count === parameter.edges) define(parameter.id);
      }
    }
    return tainted;
  }
}

interface Parameter {
  readonly id: number;
  /** How many edges lead to its block. */
  edges: number;
}

function into<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

function resultsOf(i: Instr | Terminator): number[] {
  const results: number[] = [];
  if ('dst' in i) results.push(i.dst);
  if (i.op === 'cmpxchg') results.push(i.ok);
  if (i.op === 'overflow') results.push(i.overflow);
  return results;
}

/** Functions that some call can reach; all, if there are calls by pointer. */
function calledFunctions(image: Image): ReadonlySet<number> {
  const called = new Set<number>();
  for (const code of image.code) {
    for (const { src } of code.code) {
      if (src.op === 'call') called.add(src.func);
      if (src.op === 'icall') for (const other of image.code) called.add(other.id);
    }
  }
  return called;
}

/** Can a thread that has joined another still store something? */
export function storesAfterJoin(image: Image): boolean {
  return image.code.some((code) =>
    code.code.some((d) => {
      if (d.src.op !== 'join') return false;
      return leads(code, d.pc + 1, ({ src }) => {
        const stores = isStore(src) || src.op === 'call' || src.op === 'icall';
        return stores || (src.op === 'ret' && code.id !== image.program.entry) ? 'there' : 'on';
      });
    }),
  );
}
