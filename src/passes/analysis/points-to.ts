import { unreachable } from '../../base/failure.ts';
import type { FuncId, GlobalId, ValueId } from '../../base/ids.ts';
import type { Func, Instr, Operand, Program, TypedOperand, TypedValue } from '../../ir/types.ts';
import { eachOperand, operandsOf, successors } from '../../ir/uses.ts';
import { Constraints, WILD } from './constraints.ts';

/**
 * Which objects can a value hold the address of, and which objects can other threads reach? Generates the inclusion
 * constraints of constraints.ts, flow- and field-insensitive: one object per alloca and malloc instruction, global
 * and function.
 *
 * It follows C as it is written: values of *every* type carry addresses, so integers and bytes that were made from
 * pointers, copied and put together again are followed. What cannot be followed is WILD: integers without an address
 * in them that are cast to pointers, arguments of main, contents of a va_list. An address computed out of the bounds
 * of its object is the machine's to report.
 *
 * An object has escaped when another thread may get its address: it is a global (not thread-local) or on the heap, or
 * its address is inside an escaped object, was given to a new thread, is returned to a joiner, was stored through
 * WILD or passed as a variadic argument. One instance of a stack object or thread-local per thread is enough: threads
 * have no other way to exchange addresses, so an address of an object that has not escaped is of one's own instance.
 * The operand of a `sync` counts as escaped, because a `sync` is an event whatever it points to.
 */
export interface PointsTo {
  /** The objects an operand may point to: empty when it can be no valid address, with WILD when that is not known. */
  readonly objectsOf: (func: FuncId, operand: Operand) => Iterable<number>;
  readonly escaped: (object: number) => boolean;
  /** What may be inside an object. */
  readonly contentsOf: (object: number) => Iterable<number>;
  /** What a function may return. */
  readonly returnedBy: (func: FuncId) => Iterable<number>;
  /** Functions that an indirect call may go to. */
  readonly addressTaken: readonly number[];
  readonly ofAlloca: (func: FuncId, dst: ValueId) => number;
  readonly ofGlobal: (global: GlobalId) => number;
  readonly isConstant: (object: number) => boolean;
}

const BUDGET = 1_500_000;

/** Null when the program is too big to be solved in reasonable time: then assume the worst. */
export function pointsTo(program: Program): PointsTo | null {
  const { functions, globals } = program;
  const ofGlobal = (g: GlobalId): number => 1 + g;
  const ofFunc = (f: FuncId): number => 1 + globals.length + f;
  const ofValue = functions.map((f) => new Int32Array(f.valueCount));
  let objects = 1 + globals.length + functions.length;
  const heap: number[] = [];
  for (const [f, func] of functions.entries()) {
    for (const block of func.blocks) {
      for (const i of block.instrs) {
        if (i.op !== 'alloca' && i.op !== 'malloc') continue;
        if (i.op === 'malloc') heap.push(objects);
        ofValue[f][i.dst] = objects++;
      }
    }
  }

  const system = new Constraints(objects);
  const valueNodes = functions.map((f) => Array.from({ length: f.valueCount }, () => system.newNode()));
  const returned = functions.map(() => system.newNode());
  const joined = system.newNode();
  const outside = system.newNode(); // what is put here escapes
  const wild = system.newNode();
  system.leak(joined);
  system.leak(outside);
  system.add(wild, WILD);

  /** node ⊇ operand */
  const flow = (f: number, o: Operand, node: number): void => {
    if (o.kind === 'value') system.copy(valueNodes[f][o.id], node);
    else if (o.kind === 'global') system.add(node, ofGlobal(o.global));
    else if (o.kind === 'function') system.add(node, ofFunc(o.func));
    else if (o.kind === 'const' && o.type === 'ptr' && o.bits !== 0n) system.add(node, WILD);
  };
  const nodeOf = (f: number, o: Operand): number => {
    if (o.kind === 'value') return valueNodes[f][o.id];
    const node = system.newNode();
    flow(f, o, node);
    return node;
  };

  const taken = addressTaken(program);
  const targetsOf = (o: Operand): readonly number[] => (o.kind === 'function' ? [o.func] : taken);
  const casts: number[] = [];

  const pass = (f: number, args: readonly Operand[], callee: number): void => {
    functions[callee].params.forEach((p, n) => {
      if (n < args.length) flow(f, args[n], valueNodes[callee][p.id]);
    });
  };
  const call = (
    f: number,
    callee: number,
    args: readonly Operand[],
    varargs: readonly TypedOperand[],
    dsts: readonly TypedValue[],
  ): void => {
    pass(f, args, callee);
    for (const v of varargs) flow(f, v.operand, outside);
    for (const d of dsts) system.copy(returned[callee], valueNodes[f][d.id]);
  };

  const constrain = (f: number, i: Instr): void => {
    const dst = 'dst' in i ? valueNodes[f][i.dst] : -1;
    switch (i.op) {
      case 'alloca':
      case 'malloc':
        system.add(dst, ofValue[f][i.dst]);
        break;
      case 'load':
        system.load(nodeOf(f, i.addr), dst);
        break;
      case 'store':
        system.store(nodeOf(f, i.addr), nodeOf(f, i.value));
        break;
      case 'rmw':
      case 'cmpxchg': {
        // What an rmw writes is made of the old value and the operand.
        const addr = nodeOf(f, i.addr);
        system.load(addr, dst);
        system.store(addr, dst);
        system.store(addr, nodeOf(f, i.op === 'rmw' ? i.value : i.desired));
        break;
      }
      case 'sync':
        flow(f, i.addr, outside);
        break;
      case 'create':
        flow(f, i.arg, outside);
        for (const t of targetsOf(i.func)) {
          pass(f, [i.arg], t);
          system.copy(returned[t], joined);
        }
        break;
      case 'threadexit':
        flow(f, i.value, joined);
        break;
      case 'join':
        system.copy(joined, dst);
        break;
      case 'call':
        call(f, i.func, i.args, i.varargs, i.dsts);
        break;
      case 'icall':
        for (const t of targetsOf(i.target)) call(f, t, i.args, i.varargs, i.dsts);
        for (const v of i.varargs) flow(f, v.operand, outside);
        break;
      case 'vastart':
        system.store(nodeOf(f, i.list), wild);
        break;
      case 'cast':
        flow(f, i.a, dst);
        if (i.cast === 'inttoptr') casts.push(dst);
        break;
      case 'overflow':
        flow(f, i.a, dst);
        flow(f, i.b, dst);
        break;
      case 'select':
        flow(f, i.a, dst);
        flow(f, i.b, dst);
        break;
      case 'bin':
      case 'fbin':
      case 'gep':
      case 'unary':
      case 'nary':
      case 'freeze':
        eachOperand(i, (o) => flow(f, o, dst));
        break;
      case 'icmp':
      case 'fcmp':
      case 'self':
      case 'choose':
      case 'lifetime':
      case 'free':
      case 'blocksize':
      case 'fence':
      case 'detach':
      case 'halt':
      case 'terminate':
      case 'yield':
      case 'atomic':
      case 'assume':
      case 'assert':
      case 'inrange':
      case 'require':
      case 'serial':
      case 'observe':
      case 'output':
      case 'unsupported':
        break;
      default:
        unreachable(i);
    }
  };
  const constrainBlock = (f: number, func: Func, block: Func['blocks'][number]): void => {
    for (const i of block.instrs) constrain(f, i);
    for (const j of successors(block.term)) {
      func.blocks[j.to].params.forEach((p, n) => {
        flow(f, j.args[n], valueNodes[f][p.id]);
      });
    }
    if (block.term.op === 'ret') for (const v of block.term.values) flow(f, v, returned[f]);
  };

  for (const [n, g] of globals.entries()) {
    const object = ofGlobal(n as GlobalId);
    for (const r of g.relocs) flow(0, r.target, object);
    if (!g.threadLocal) system.escape(object);
  }
  for (const object of heap) system.escape(object);
  for (const p of functions[program.entry].params)
    if (p.type === 'ptr') system.add(valueNodes[program.entry][p.id], WILD);
  for (const [f, func] of functions.entries())
    for (const block of func.blocks) constrainBlock(f, func, block);

  if (!system.solve(BUDGET)) return null;
  // Integers that hold no address we know of, made into pointers.
  for (const node of casts) if (system.objectsIn(node).size === 0) system.add(node, WILD);
  if (!system.solve(BUDGET)) return null;

  return {
    objectsOf: (func, o) => {
      if (o.kind === 'value') return system.objectsIn(valueNodes[func][o.id]);
      if (o.kind === 'global') return [ofGlobal(o.global)];
      return o.kind === 'function' ? [ofFunc(o.func)] : [WILD];
    },
    escaped: (object) => system.isEscaped(object),
    contentsOf: (object) => system.objectsIn(object),
    returnedBy: (func) => system.objectsIn(returned[func]),
    addressTaken: taken,
    ofAlloca: (func, dst) => ofValue[func][dst],
    ofGlobal,
    isConstant: (object) => globals[object - 1]?.constant === true,
  };
}

/** Functions whose address appears as a value anywhere: possible targets of what is not a direct call. */
function addressTaken(program: Program): readonly number[] {
  const out = new Set<number>();
  const mention = (o: Operand): void => {
    if (o.kind === 'function') out.add(o.func);
  };
  for (const g of program.globals) for (const r of g.relocs) mention(r.target);
  for (const f of program.functions) {
    for (const block of f.blocks) {
      for (const i of block.instrs) operandsOf(i).forEach(mention);
      operandsOf(block.term).forEach(mention);
    }
  }
  return [...out];
}
