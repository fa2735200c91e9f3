import { blockId, type FuncId, type LocId, locId, type ValueId, valueId } from '../../base/ids.ts';
import type {
  Block,
  Func,
  Instr,
  Jump,
  Loc,
  Operand,
  Program,
  Terminator,
  TypedValue,
} from '../../ir/types.ts';
import { eachOperand, mapDefs, mapJumps, mapOperands, sizeOf } from '../../ir/uses.ts';
import { componentsBottomUp } from '../analysis/call-graph.ts';
import type { Pass } from '../pass.ts';
import { orderBlocks } from './cleanup.ts';
import { simplifyFunc } from './simplify.ts';

/**
 * Inlining, bottom-up over the call graph, each function simplified before its callers look at it. It is there for
 * precision as much as for speed: once `pthread_create(&t, …)` is in its caller, `t` is stored and loaded in place
 * and becomes a register instead of an object other threads might reach.
 *
 * Library functions and small ones always go in, others while the caller stays under a size that the JavaScript
 * engine still compiles well (a machine function beyond about 2,000 instructions falls off a cliff). Left alone:
 * recursive functions, variadic ones, and those with a stack object that could outlive a careless copy: of variable
 * size, allocated anywhere but in the entry block, or whose address leaves the function. In a copy such an object
 * would live until the caller returns, and using it after its function had returned would go unnoticed. The others
 * move to the entry block of the caller; `lifetime begin` where the call was makes them undefined again each time, and
 * `lifetime end` behind it says that they are over (unless the callee has such marks for them itself).
 *
 * A copied instruction keeps its own location, with the call as the end of its `inlinedAt` chain, so stacks in
 * traces read as if nothing had been inlined.
 */
export const inline: Pass = { name: 'inline', run: inlineAll };

const SMALL = 30;
const MEDIUM = 300;
const LIMIT = 1500;
const STACK_LIMIT = 4096;

type Call = Extract<Instr, { op: 'call' }>;

function inlineAll(program: Program): Program {
  const locs: Loc[] = [...program.locs];
  const functions: Func[] = [...program.functions];
  const recursive = new Set<FuncId>();
  const order = componentsBottomUp(program);
  for (const component of order) {
    const calls = component.length > 1 || callsItself(program, component[0]);
    if (calls) for (const f of component) recursive.add(f);
  }
  const chain = chainExtender(locs);
  const canInline = functions.map(() => false);
  for (const f of order.flat()) {
    const func = functions[f];
    if (func.blocks.length === 0) continue;
    const wants = (call: Call, size: number): boolean => {
      const callee = functions[call.func];
      if (!canInline[call.func]) return false;
      const n = sizeOf(callee);
      if (size + n > LIMIT) return false;
      return callee.library || n <= SMALL || n <= MEDIUM;
    };
    const inlined = inlineCalls(func, functions, wants, chain);
    functions[f] = simplifyFunc(inlined, program);
    canInline[f] = !recursive.has(f) && isInlinable(functions[f]);
  }
  return { ...program, functions, locs };
}

const callsItself = (program: Program, f: FuncId): boolean =>
  program.functions[f].blocks.some((b) => b.instrs.some((i) => i.op === 'call' && i.func === f));

/** Are all its stack objects of constant size, in the entry block, and confined to the function? */
function isInlinable(func: Func): boolean {
  if (func.variadic || func.blocks.length === 0) return false;
  const stack = new Set<ValueId>();
  let bytes = 0;
  for (let b = 0; b < func.blocks.length; b++) {
    for (const i of func.blocks[b].instrs) {
      if (i.op !== 'alloca') continue;
      if (i.count !== null || b !== 0) return false;
      bytes += i.size;
      stack.add(i.dst);
    }
  }
  if (stack.size === 0) return true;
  return bytes <= STACK_LIMIT && isConfined(func, stack);
}

/** Are the addresses in `stack`, and those computed from them, used for accesses and comparisons only? */
export function isConfined(func: Func, stack: ReadonlySet<ValueId>): boolean {
  const addresses = new Set(stack);
  const derived = (o: Operand | null): boolean => o !== null && o.kind === 'value' && addresses.has(o.id);
  for (let changed = true; changed; ) {
    changed = false;
    for (const block of func.blocks) {
      for (const i of block.instrs) {
        const flows =
          i.op === 'gep' ? derived(i.base) : i.op === 'select' ? derived(i.a) || derived(i.b) : false;
        if (flows && 'dst' in i && !addresses.has(i.dst)) {
          addresses.add(i.dst);
          changed = true;
        }
      }
    }
  }
  let confined = true;
  const leak = (o: Operand): void => {
    if (derived(o)) confined = false;
  };
  for (const block of func.blocks) {
    for (const i of block.instrs) {
      switch (i.op) {
        case 'gep':
          if (i.index !== null) leak(i.index);
          break;
        case 'select':
          leak(i.cond);
          break;
        case 'load':
        case 'lifetime':
        case 'icmp':
          break;
        case 'store':
        case 'rmw':
          leak(i.value);
          break;
        case 'cmpxchg':
          leak(i.expected);
          leak(i.desired);
          break;
        default:
          eachOperand(i, leak);
      }
    }
    eachOperand(block.term, leak);
  }
  return confined;
}

/** `func` with the wanted calls replaced by copies of their callees (which contain no wanted calls themselves). */
function inlineCalls(
  func: Func,
  functions: readonly Func[],
  wants: (call: Call, size: number) => boolean,
  chain: (loc: LocId, call: LocId) => LocId,
): Func {
  let size = sizeOf(func);
  let values: number = func.valueCount;
  const fresh = (): ValueId => valueId(values++);
  const entryAllocas: Instr[] = [];
  const blocks: Block[] = [];
  // Original block b becomes block b; copies and continuations come behind.
  let tail = func.blocks.length;
  const extra: { readonly id: number; readonly block: Block }[] = [];
  let any = false;

  func.blocks.forEach((block) => {
    let params: readonly TypedValue[] = block.params;
    let instrs: Instr[] = [];
    let home: number | null = null; // null: the original block's own place
    const close = (term: Terminator): void => {
      const done = { params, instrs, term };
      if (home === null) blocks.push(done);
      else extra.push({ id: home, block: done });
    };
    for (const instr of block.instrs) {
      if (instr.op !== 'call' || !wants(instr, size)) {
        instrs.push(instr);
        continue;
      }
      any = true;
      const callee = functions[instr.func];
      size += sizeOf(callee);
      const base = tail;
      const after = base + callee.blocks.length;
      tail = after + 1;
      const copy = copyBody(callee, instr, { base, after, fresh, chain });
      entryAllocas.push(...copy.allocas);
      instrs.push(...copy.begins);
      close({ op: 'br', jump: { to: blockId(base), args: [] }, at: instr.at });
      copy.blocks.forEach((b, i) => {
        extra.push({ id: base + i, block: b });
      });
      params = instr.dsts;
      instrs = [...copy.ends];
      home = after;
    }
    close(block.term);
  });
  if (!any) return func;
  for (const { id, block } of extra) blocks[id] = block;
  blocks[0] = { ...blocks[0], instrs: [...entryAllocas, ...blocks[0].instrs] };
  return orderBlocks({ ...func, blocks, valueCount: values, loops: [] });
}

interface Renaming {
  readonly base: number;
  readonly after: number;
  readonly fresh: () => ValueId;
  readonly chain: (loc: LocId, call: LocId) => LocId;
}

/** The callee's blocks with fresh values, arguments in place of parameters, and returns that jump to `after`. */
function copyBody(
  callee: Func,
  call: Call,
  { base, after, fresh, chain }: Renaming,
): { blocks: Block[]; allocas: Instr[]; begins: Instr[]; ends: Instr[] } {
  const renamed: Operand[] = new Array(callee.valueCount);
  callee.params.forEach((p, i) => {
    renamed[p.id] = call.args[i];
  });
  const define = (id: ValueId): ValueId => {
    const o = renamed[id] as Operand | undefined;
    if (o?.kind === 'value') return o.id;
    const to = fresh();
    renamed[id] = { kind: 'value', id: to };
    return to;
  };
  // Values are named before they are used, whatever the order of blocks.
  const isParam = new Set(callee.params.map((p) => p.id));
  const nameOf = (id: ValueId): Operand =>
    isParam.has(id) ? renamed[id] : { kind: 'value', id: define(id) };
  const operand = (o: Operand): Operand => (o.kind === 'value' ? nameOf(o.id) : o);
  const shift = (j: Jump): Jump => ({ to: blockId(j.to + base), args: j.args });

  const allocas: Instr[] = [];
  const begins: Instr[] = [];
  const ends: Instr[] = [];
  const scoped = objectsWithScopes(callee);
  const blocks = callee.blocks.map((block): Block => {
    const instrs: Instr[] = [];
    for (const instr of block.instrs) {
      const moved = { ...mapOperands(mapDefs(instr, define), operand), at: chain(instr.at, call.at) };
      if (moved.op === 'alloca') {
        const addr: Operand = { kind: 'value', id: moved.dst };
        allocas.push(moved);
        if (instr.op === 'alloca' && scoped.has(instr.dst)) continue;
        begins.push({ op: 'lifetime', addr, begin: true, at: moved.at });
        ends.push({ op: 'lifetime', addr, begin: false, at: moved.at });
      } else {
        instrs.push(moved);
      }
    }
    const at = chain(block.term.at, call.at);
    const term = mapOperands(block.term, operand);
    return {
      params: block.params.map((p) => ({ type: p.type, id: define(p.id) })),
      instrs,
      term:
        term.op === 'ret'
          ? { op: 'br', jump: { to: blockId(after), args: term.values }, at }
          : { ...mapJumps(term, shift), at },
    };
  });
  return { blocks, allocas, begins, ends };
}

/** Stack objects whose lives are marked in the function itself. The others live as long as a call of it. */
function objectsWithScopes(func: Func): Set<ValueId> {
  const scoped = new Set<ValueId>();
  for (const block of func.blocks)
    for (const i of block.instrs)
      if (i.op === 'lifetime' && i.begin && i.addr.kind === 'value') scoped.add(i.addr.id);
  return scoped;
}

/** Interns locations whose `inlinedAt` chain is extended by a call, appending to `locs`. */
function chainExtender(locs: Loc[]): (loc: LocId, call: LocId) => LocId {
  const known = new Map<string, LocId>();
  const extend = (loc: LocId, call: LocId): LocId => {
    const key = `${loc} ${call}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const from = locs[loc];
    const inlinedAt = from.inlinedAt === null ? call : extend(from.inlinedAt, call);
    const id = locId(locs.length);
    locs.push({ ...from, inlinedAt });
    known.set(key, id);
    return id;
  };
  return extend;
}
