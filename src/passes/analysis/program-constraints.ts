import { unreachable } from '../../base/failure.ts';
import type { FuncId, GlobalId } from '../../base/ids.ts';
import type { Func, Instr, Operand, Program, TypedOperand, TypedValue } from '../../ir/types.ts';
import { eachOperand, operandsOf, successors } from '../../ir/uses.ts';
import { Constraints, WILD } from './constraints.ts';

/**
 * The constraints of a program (points-to.ts says what they mean): a node for every value, for what each function returns,
 * and for what any thread ends with. Objects are numbered: WILD, the globals, the functions, then each alloca and malloc.
 */
export class ProgramConstraints {
  readonly system: Constraints;
  /** Functions that an indirect call may go to. */
  readonly taken: readonly number[];
  /** What a function may return. */
  readonly returned: readonly number[];
  private readonly program: Program;
  /** The object of an alloca or malloc, by function and value. */
  private readonly objects: readonly Int32Array[];
  private readonly heap: number[] = [];
  private readonly nodes: readonly (readonly number[])[];
  /** What threads end with. */
  private readonly joined: number;
  /** What is put here escapes. */
  private readonly outside: number;
  private readonly wild: number;
  /** What was cast from an integer to a pointer. */
  private readonly casts: number[] = [];

  constructor(program: Program) {
    const { functions } = program;
    this.program = program;
    this.objects = functions.map((f) => new Int32Array(f.valueCount));
    const system = new Constraints(this.numberObjects());
    this.system = system;
    this.nodes = functions.map((f) => Array.from({ length: f.valueCount }, () => system.newNode()));
    this.returned = functions.map(() => system.newNode());
    this.joined = system.newNode();
    this.outside = system.newNode();
    this.wild = system.newNode();
    this.taken = addressTaken(program);
    system.leak(this.joined);
    system.leak(this.outside);
    system.add(this.wild, WILD);
    this.constrainGlobals();
    for (const [f, func] of functions.entries())
      for (const block of func.blocks) this.constrainBlock(f, func, block);
  }

  ofGlobal(global: GlobalId): number {
    return 1 + global;
  }

  ofFunc(func: FuncId): number {
    return 1 + this.program.globals.length + func;
  }

  ofAllocation(func: number, dst: number): number {
    return this.objects[func][dst];
  }

  ofValue(func: number, id: number): number {
    return this.nodes[func][id];
  }

  /** False if that takes more than `budget` steps. */
  solve(budget: number): boolean {
    if (!this.system.solve(budget)) return false;
    // Integers that hold no address we know of, made into pointers.
    for (const node of this.casts) if (this.system.objectsIn(node).size === 0) this.system.add(node, WILD);
    return this.system.solve(budget);
  }

  /** How many there are. */
  private numberObjects(): number {
    const { functions, globals } = this.program;
    let objects = 1 + globals.length + functions.length;
    for (const [f, func] of functions.entries()) {
      for (const block of func.blocks) {
        for (const i of block.instrs) {
          if (i.op !== 'alloca' && i.op !== 'malloc') continue;
          if (i.op === 'malloc') this.heap.push(objects);
          this.objects[f][i.dst] = objects++;
        }
      }
    }
    return objects;
  }

  private constrainGlobals(): void {
    const { globals, functions, entry } = this.program;
    for (const [n, g] of globals.entries()) {
      const object = this.ofGlobal(n as GlobalId);
      for (const r of g.relocs) this.flow(0, r.target, object);
      if (!g.threadLocal) this.system.escape(object);
    }
    for (const object of this.heap) this.system.escape(object);
    for (const p of functions[entry].params)
      if (p.type === 'ptr') this.system.add(this.nodes[entry][p.id], WILD);
  }

  private constrainBlock(f: number, func: Func, block: Func['blocks'][number]): void {
    for (const i of block.instrs) this.constrain(f, i);
    for (const j of successors(block.term)) {
      func.blocks[j.to].params.forEach((p, n) => {
        this.flow(f, j.args[n], this.nodes[f][p.id]);
      });
    }
    if (block.term.op === 'ret') for (const v of block.term.values) this.flow(f, v, this.returned[f]);
  }

  private constrain(f: number, i: Instr): void {
    const { system } = this;
    const dst = 'dst' in i ? this.nodes[f][i.dst] : -1;
    switch (i.op) {
      case 'alloca':
      case 'malloc':
        return system.add(dst, this.objects[f][i.dst]);
      case 'load':
        return system.load(this.nodeOf(f, i.addr), dst);
      case 'store':
        return system.store(this.nodeOf(f, i.addr), this.nodeOf(f, i.value));
      case 'rmw':
      case 'cmpxchg': {
        // What an rmw writes is made of the old value and the operand.
        const addr = this.nodeOf(f, i.addr);
        system.load(addr, dst);
        system.store(addr, dst);
        return system.store(addr, this.nodeOf(f, i.op === 'rmw' ? i.value : i.desired));
      }
      case 'sync':
        return this.flow(f, i.addr, this.outside);
      case 'create':
        return this.constrainThread(f, i);
      case 'threadexit':
        return this.flow(f, i.value, this.joined);
      case 'join':
        return system.copy(this.joined, dst);
      case 'call':
        return this.call(f, i.func, i);
      case 'icall':
        for (const t of this.targetsOf(i.target)) this.call(f, t, i);
        for (const v of i.varargs) this.flow(f, v.operand, this.outside);
        return;
      case 'vastart':
        return system.store(this.nodeOf(f, i.list), this.wild);
      case 'cast':
        if (i.cast === 'inttoptr') this.casts.push(dst);
        return this.flow(f, i.a, dst);
      case 'overflow':
      case 'select':
        this.flow(f, i.a, dst);
        return this.flow(f, i.b, dst);
      case 'bin':
      case 'fbin':
      case 'gep':
      case 'unary':
      case 'nary':
      case 'freeze':
        return eachOperand(i, (o) => this.flow(f, o, dst));
      default:
        return passesNoAddress(i);
    }
  }

  private constrainThread(f: number, { func, arg }: Instr & { readonly op: 'create' }): void {
    this.flow(f, arg, this.outside);
    for (const t of this.targetsOf(func)) {
      this.pass(f, [arg], t);
      this.system.copy(this.returned[t], this.joined);
    }
  }

  /** node ⊇ operand */
  private flow(f: number, o: Operand, node: number): void {
    if (o.kind === 'value') this.system.copy(this.nodes[f][o.id], node);
    else if (o.kind === 'global') this.system.add(node, this.ofGlobal(o.global));
    else if (o.kind === 'function') this.system.add(node, this.ofFunc(o.func));
    else if (o.kind === 'const' && o.type === 'ptr' && o.bits !== 0n) this.system.add(node, WILD);
  }

  private nodeOf(f: number, o: Operand): number {
    if (o.kind === 'value') return this.nodes[f][o.id];
    const node = this.system.newNode();
    this.flow(f, o, node);
    return node;
  }

  private targetsOf(o: Operand): readonly number[] {
    return o.kind === 'function' ? [o.func] : this.taken;
  }

  private pass(f: number, args: readonly Operand[], callee: number): void {
    this.program.functions[callee].params.forEach((p, n) => {
      if (n < args.length) this.flow(f, args[n], this.nodes[callee][p.id]);
    });
  }

  private call(f: number, callee: number, { args, varargs, dsts }: Call): void {
    this.pass(f, args, callee);
    for (const v of varargs) this.flow(f, v.operand, this.outside);
    for (const d of dsts) this.system.copy(this.returned[callee], this.nodes[f][d.id]);
  }
}

interface Call {
  readonly args: readonly Operand[];
  readonly varargs: readonly TypedOperand[];
  readonly dsts: readonly TypedValue[];
}

type Followed =
  | 'alloca'
  | 'malloc'
  | 'load'
  | 'store'
  | 'rmw'
  | 'cmpxchg'
  | 'sync'
  | 'create'
  | 'threadexit'
  | 'join'
  | 'call'
  | 'icall'
  | 'vastart'
  | 'cast'
  | 'overflow'
  | 'select'
  | 'bin'
  | 'fbin'
  | 'gep'
  | 'unary'
  | 'nary'
  | 'freeze';

/** The instructions that are left: a new one is to be decided about. */
function passesNoAddress(i: Exclude<Instr, { readonly op: Followed }>): void {
  switch (i.op) {
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
      return;
    default:
      unreachable(i);
  }
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
