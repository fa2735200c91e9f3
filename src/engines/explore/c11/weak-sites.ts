import type { Instr, Order, Program, Terminator } from '../../../ir/types.ts';
import type { Decoded, FuncCode } from '../../../vm/code.ts';
import { buildImage, type Image } from '../../../vm/image.ts';
import { SYNC_TABLE } from '../../../vm/sync-table.ts';

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
  const roots = new Set<number>([...image.program.constructors, image.program.entry]);
  const called = calledFunctions(image);
  const ends = storesAfterJoin(image);
  for (const code of image.code) {
    const onRet = called.has(code.id) || (!roots.has(code.id) && ends);
    for (const d of code.code)
      if (isWeakRead(d.src) && escapes(code, d, onRet)) weak[code.siteBase + d.pc] = 1;
  }
  return weak;
}

/** Can loads be buffered at all, as far as the program's text tells? */
export const mayBuffer = (program: Program): boolean =>
  weakSites(buildImage(program, { unwind: null, unwindset: new Map(), interpretOnly: true })).includes(1);

const isAcquire = (order: Order): boolean => order === 'acq' || order === 'acq_rel' || order === 'sc';

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
function escapes(code: FuncCode, d: Decoded, onRet: boolean): boolean {
  const tainted = computedFrom(code, d);
  const seen = new Set<number>();
  const todo = [d.pc + 1];
  for (let pc = todo.pop(); pc !== undefined; pc = todo.pop()) {
    if (seen.has(pc)) continue;
    seen.add(pc);
    const at = code.code[pc];
    const i = at.src;
    const depends = at.args.some((operand) => tainted.has(operand.value));
    if (i.op === 'call' || i.op === 'icall' || pc === d.pc) return true;
    if ((i.op === 'ret' || i.op === 'threadexit') && onRet && !depends) return true;
    if (isStore(i)) {
      if (!depends) return true;
      if (tainted.has(at.args[0].value)) continue; /* its address: all later stores depend on it */
    }
    if (i.op === 'fence' && i.kind === 'thread' && isAcquire(i.order)) continue;
    if (i.op === 'assume' && depends) continue;
    if (at.edges.length === 0) {
      if (!ENDS.has(i.op)) todo.push(pc + 1);
    } else if (!depends) for (const edge of at.edges) todo.push(code.starts[edge.to]);
  }
  return false;
}

const ENDS: ReadonlySet<string> = new Set(['ret', 'unreachable', 'threadexit', 'halt', 'terminate']);

/** Values that are computed from what d reads, whatever path was taken. */
function computedFrom(code: FuncCode, d: Decoded): Set<number> {
  const tainted = new Set<number>();
  const define = (i: Instr | Terminator): void => {
    if ('dst' in i) tainted.add(i.dst);
    if (i.op === 'cmpxchg') tainted.add(i.ok);
    if (i.op === 'overflow') tainted.add(i.overflow);
  };
  define(d.src);
  for (let size = -1; size !== tainted.size; ) {
    size = tainted.size;
    for (const at of code.code) {
      if (PURE.has(at.src.op) && at.args.some((operand) => tainted.has(operand.value))) define(at.src);
    }
    for (const [b, block] of code.func.blocks.entries()) {
      const incoming = code.code.flatMap((at) => at.edges.filter((edge) => edge.to === b));
      for (const [k, param] of block.params.entries())
        if (incoming.length > 0 && incoming.every((edge) => tainted.has(edge.args[k].value)))
          tainted.add(param.id);
    }
  }
  return tainted;
}

const PURE: ReadonlySet<string> = new Set([
  'bin',
  'fbin',
  'icmp',
  'fcmp',
  'cast',
  'select',
  'gep',
  'unary',
  'nary',
  'overflow',
  'freeze',
]);

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
      const seen = new Set<number>();
      const todo = [d.pc + 1];
      for (let pc = todo.pop(); pc !== undefined; pc = todo.pop()) {
        if (seen.has(pc)) continue;
        seen.add(pc);
        const at = code.code[pc];
        if (isStore(at.src) || at.src.op === 'call' || at.src.op === 'icall') return true;
        if (at.src.op === 'ret' && code.id !== image.program.entry) return true;
        for (const edge of at.edges) todo.push(code.starts[edge.to]);
        if (at.edges.length === 0 && !ENDS.has(at.src.op)) todo.push(pc + 1);
      }
      return false;
    }),
  );
}
