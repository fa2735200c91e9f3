import type {
  BinOp,
  Func,
  ICmp,
  Instr,
  Jump,
  MinMaxOp,
  Operand,
  Program,
  RmwOp,
  Type,
} from '../../ir/types.ts';
import { bitsOf } from '../../ir/types.ts';

/**
 * A slow interpreter for programs of one thread, which knows each bit as 0, 1 or undefined and nothing else: no words,
 * no masks, no shadow mode, no generated code. What src/vm does by intervals and tables is done here bit by bit, with
 * carries and borrows that may be undefined themselves; so the two share no idea but the rules of memcheck. Memory is
 * bytes of eight such bits. Values are arrays of bits, low first; a pointer is an object with an offset.
 */
type Bit = 0 | 1 | 2;
const U: Bit = 2;
type Bits = readonly Bit[];
interface Pointer {
  readonly memory: Bit[] | null;
  readonly offset: number;
}
type Val = Bits | Pointer;

/** How a run ends early: the kind of the failure. */
class Failed extends Error {
  readonly kind: string;
  constructor(kind: string) {
    super(kind);
    this.kind = kind;
  }
}

export interface ReferenceOutcome {
  readonly end: string;
  readonly observed: readonly string[];
}

export function runReference(program: Program): ReferenceOutcome {
  const run = new Reference(program);
  try {
    run.call(program.functions[program.entry], []);
    return { end: 'done', observed: run.observed };
  } catch (problem) {
    if (problem instanceof Failed) return { end: `fail ${problem.kind}`, observed: run.observed };
    throw problem;
  }
}

// ---- bits

const not = (a: Bit): Bit => (a === U ? U : a === 0 ? 1 : 0);
const and = (a: Bit, b: Bit): Bit => (a === 0 || b === 0 ? 0 : a === U || b === U ? U : 1);
const or = (a: Bit, b: Bit): Bit => not(and(not(a), not(b)));
const xor = (a: Bit, b: Bit): Bit => (a === U || b === U ? U : a === b ? 0 : 1);
const majority = (a: Bit, b: Bit, c: Bit): Bit => or(and(a, b), and(c, or(a, b)));
const undefinedBits = (n: number): Bits => Array<Bit>(n).fill(U);
const isDefined = (a: Bits): boolean => !a.includes(U);
const fromBigInt = (v: bigint, n: number): Bits =>
  Array.from({ length: n }, (_, i): Bit => (((v >> BigInt(i)) & 1n) === 1n ? 1 : 0));
/** Undefined bits count as zero. */
const toBigInt = (a: Bits): bigint => a.reduce((v, bit, i) => (bit === 1 ? v | (1n << BigInt(i)) : v), 0n);
const extend = (a: Bits, n: number, fill: Bit): Bits => [
  ...a,
  ...Array<Bit>(Math.max(0, n - a.length)).fill(fill),
];

function addBits(a: Bits, b: Bits, carry: Bit): Bits {
  let c = carry;
  return a.map((bit, i) => {
    const sum = xor(xor(bit, b[i]), c);
    c = majority(bit, b[i], c);
    return sum;
  });
}

/** a < b, unsigned, from the low bit up: a higher bit that differs decides. */
const less = (a: Bits, b: Bits): Bit =>
  a.reduce<Bit>((below, bit, i) => {
    if (bit !== U && b[i] !== U) return bit === b[i] ? below : b[i];
    const possible = new Set<Bit>();
    for (const x of bit === U ? [0, 1] : [bit])
      for (const y of b[i] === U ? [0, 1] : [b[i]]) possible.add(x === y ? below : (y as Bit));
    return possible.size === 1 ? [...possible][0] : U;
  }, 0);

const flipTop = (a: Bits): Bits => a.map((bit, i) => (i === a.length - 1 ? not(bit) : bit));

function compare(pred: ICmp, a: Bits, b: Bits): Bit {
  const [x, y] = pred.startsWith('s') ? [flipTop(a), flipTop(b)] : [a, b];
  switch (pred) {
    case 'eq':
    case 'ne': {
      const differ = x.reduce<Bit>((any, bit, i) => or(any, xor(bit, y[i])), 0);
      return pred === 'eq' ? not(differ) : differ;
    }
    case 'ult':
    case 'slt':
      return less(x, y);
    case 'ugt':
    case 'sgt':
      return less(y, x);
    case 'uge':
    case 'sge':
      return not(less(x, y));
    case 'ule':
    case 'sle':
      return not(less(y, x));
  }
}

function binary(op: BinOp, a: Bits, b: Bits): Bits {
  const n = a.length;
  const signed = (v: Bits): bigint => BigInt.asIntN(n, toBigInt(v));
  switch (op) {
    case 'and':
      return a.map((bit, i) => and(bit, b[i]));
    case 'or':
      return a.map((bit, i) => or(bit, b[i]));
    case 'xor':
      return a.map((bit, i) => xor(bit, b[i]));
    case 'add':
      return addBits(a, b, 0);
    case 'sub':
      return addBits(a, b.map(not), 1);
    case 'mul': {
      const lowest = a.findIndex((bit, i) => bit === U || b[i] === U);
      const product = fromBigInt(BigInt.asUintN(n, toBigInt(a) * toBigInt(b)), n);
      return product.map((bit, i) => (lowest >= 0 && i >= lowest ? U : bit));
    }
    case 'shl':
    case 'lshr':
    case 'ashr': {
      if (!isDefined(b)) return undefinedBits(n);
      const amount = Number((toBigInt(b) & 0xffffffffn) % BigInt(n));
      const fill = op === 'ashr' ? a[n - 1] : 0;
      if (op === 'shl') return a.map((_, i) => (i < amount ? 0 : a[i - amount]));
      return a.map((_, i) => (i + amount < n ? a[i + amount] : fill));
    }
    case 'udiv':
    case 'urem':
    case 'sdiv':
    case 'srem': {
      if (!isDefined(a) || !isDefined(b)) throw new Failed('uninitialized');
      const [x, y] = op[0] === 's' ? [signed(a), signed(b)] : [toBigInt(a), toBigInt(b)];
      if (y === 0n || (op[0] === 's' && y === -1n && x === -(1n << BigInt(n - 1))))
        throw new Failed('arithmetic');
      return fromBigInt(BigInt.asUintN(n, op.endsWith('div') ? x / y : x % y), n);
    }
  }
}

function nary(op: MinMaxOp, args: readonly Bits[]): Bits {
  const n = args[0].length;
  if ((op === 'fshl' || op === 'fshr') && isDefined(args[2])) {
    const amount = Number((toBigInt(args[2]) & 0xffffffffn) % BigInt(n));
    const both = [...args[1], ...args[0]];
    return op === 'fshl' ? both.slice(n - amount, 2 * n - amount) : both.slice(amount, n + amount);
  }
  if (!args.every(isDefined)) return undefinedBits(n);
  const [a, b] = args.map((arg) => BigInt.asIntN(n, toBigInt(arg)));
  const [ua, ub] = args.map(toBigInt);
  const top = (1n << BigInt(n)) - 1n;
  switch (op) {
    case 'smax':
      return args[a > b ? 0 : 1];
    case 'smin':
      return args[a < b ? 0 : 1];
    case 'umax':
      return args[ua > ub ? 0 : 1];
    case 'umin':
      return args[ua < ub ? 0 : 1];
    case 'uadd.sat':
      return fromBigInt(ua + ub > top ? top : ua + ub, n);
    case 'usub.sat':
      return fromBigInt(ua < ub ? 0n : ua - ub, n);
    default:
      throw new Error(`the reference does not know ${op}`);
  }
}

function rmwResult(op: RmwOp, old: Bits, value: Bits): Bits {
  switch (op) {
    case 'xchg':
      return value;
    case 'add':
    case 'sub':
    case 'and':
    case 'or':
    case 'xor':
      return binary(op, old, value);
    case 'nand':
      return binary('and', old, value).map(not);
    default:
      throw new Error(`the reference does not know ${op}`);
  }
}

// ---- programs

class Reference {
  readonly observed: string[] = [];
  private readonly program: Program;
  private readonly globals: Bit[][];

  constructor(program: Program) {
    this.program = program;
    this.globals = program.globals.map((g) =>
      Array.from({ length: g.size }, (_, i) => [...fromBigInt(BigInt(g.bytes[i] ?? 0), 8)]).flat(),
    );
  }

  call(func: Func, args: readonly Val[]): Val[] {
    const values: Val[] = [];
    func.params.forEach((p, i) => {
      values[p.id] = args[i];
    });
    let block = func.blocks[0];
    for (;;) {
      for (const instr of block.instrs) this.step(instr, values);
      const { term } = block;
      const go = (jump: Jump): void => {
        const given = jump.args.map((arg, i) => this.value(arg, func.blocks[jump.to].params[i].type, values));
        block = func.blocks[jump.to];
        block.params.forEach((p, i) => {
          values[p.id] = given[i];
        });
      };
      switch (term.op) {
        case 'br':
          go(term.jump);
          break;
        case 'condbr': {
          const [cond] = this.bits(term.cond, 'i1', values);
          if (cond === U) throw new Failed('uninitialized');
          go(cond === 1 ? term.then : term.else);
          break;
        }
        case 'switch': {
          const value = this.bits(term.value, term.type, values);
          if (!isDefined(value)) throw new Failed('uninitialized');
          go(term.cases.find((one) => one.bits === toBigInt(value))?.jump ?? term.default);
          break;
        }
        case 'ret':
          return term.values.map((v, i) => this.value(v, func.returns[i], values));
        default:
          throw new Failed('unreachable');
      }
    }
  }

  private value(o: Operand, type: Type, values: readonly Val[]): Val {
    switch (o.kind) {
      case 'value':
        return values[o.id];
      case 'const':
        return type === 'ptr' ? { memory: null, offset: Number(o.bits) } : fromBigInt(o.bits, bitsOf(type));
      case 'undef':
        return undefinedBits(bitsOf(type));
      case 'global':
        return { memory: this.globals[o.global], offset: o.offset };
      default:
        throw new Error('the reference knows no pointers to functions');
    }
  }

  private bits(o: Operand, type: Type, values: readonly Val[]): Bits {
    return this.value(o, type, values) as Bits;
  }

  /** The address of an access of `size` bytes: memory and the first bit. */
  private place(o: Operand, size: number, values: readonly Val[]): { memory: Bit[]; at: number } {
    const pointer = this.value(o, 'ptr', values) as Pointer;
    if (Array.isArray(pointer)) throw new Failed('uninitialized');
    const { memory, offset } = pointer;
    if (memory === null || offset < 0 || 8 * (offset + size) > memory.length) throw new Failed('memory');
    return { memory, at: 8 * offset };
  }

  private read(o: Operand, type: Type, access: 'plain' | 'load' | 'rmw', values: readonly Val[]): Bits {
    const size = (bitsOf(type) + 7) >> 3;
    const { memory, at } = this.place(o, size, values);
    const found = memory.slice(at, at + 8 * size);
    if (access === 'load' && found.every((bit) => bit === U)) throw new Failed('uninitialized');
    if (access === 'rmw' && !isDefined(found)) throw new Failed('uninitialized');
    return found.slice(0, bitsOf(type));
  }

  private write(o: Operand, value: Bits, values: readonly Val[]): void {
    const size = (value.length + 7) >> 3;
    const { memory, at } = this.place(o, size, values);
    extend(value, 8 * size, 0).forEach((bit, i) => {
      memory[at + i] = bit;
    });
  }

  private step(i: Instr, values: Val[]): void {
    const bits = (o: Operand, type: Type): Bits => this.bits(o, type, values);
    switch (i.op) {
      case 'bin':
        values[i.dst] = binary(i.bin, bits(i.a, i.type), bits(i.b, i.type));
        return;
      case 'icmp':
        values[i.dst] = [compare(i.pred, bits(i.a, i.of), bits(i.b, i.of))];
        return;
      case 'cast': {
        const from = bits(i.a, i.from);
        const to = bitsOf(i.type);
        values[i.dst] =
          i.cast === 'trunc'
            ? from.slice(0, to)
            : extend(from, to, i.cast === 'sext' ? from[from.length - 1] : 0);
        return;
      }
      case 'select': {
        const [cond] = bits(i.cond, 'i1');
        const [a, b] = [bits(i.a, i.type), bits(i.b, i.type)];
        values[i.dst] = cond === 1 ? a : cond === 0 ? b : a.map((bit, k) => (bit === b[k] ? bit : U));
        return;
      }
      case 'unary': {
        const a = bits(i.a, i.type);
        const n = a.length;
        if (i.unary === 'bswap') values[i.dst] = a.map((_, k) => a[n - 8 - (k & ~7) + (k & 7)]);
        else if (i.unary === 'bitreverse') values[i.dst] = [...a].reverse();
        else if (!isDefined(a)) values[i.dst] = undefinedBits(n);
        else values[i.dst] = fromBigInt(BigInt(count(i.unary, a)), n);
        return;
      }
      case 'nary':
        values[i.dst] = nary(
          i.nary,
          i.args.map((arg) => bits(arg, i.type)),
        );
        return;
      case 'freeze':
        values[i.dst] = bits(i.a, i.type).map((bit) => (bit === U ? 0 : bit));
        return;
      case 'gep': {
        const base = this.value(i.base, 'ptr', values) as Pointer;
        const index = i.index === null ? [] : bits(i.index, i.indexType);
        if (Array.isArray(base) || !isDefined(index)) values[i.dst] = undefinedBits(64);
        else {
          const offset = Number(BigInt.asIntN(bitsOf(i.indexType), toBigInt(index))) * i.scale + i.offset;
          values[i.dst] = { memory: base.memory, offset: base.offset + offset };
        }
        return;
      }
      case 'alloca':
        values[i.dst] = { memory: [...undefinedBits(8 * i.size)], offset: 0 };
        return;
      case 'malloc': {
        const size = Number(toBigInt(bits(i.size, 'i64')));
        values[i.dst] = { memory: Array<Bit>(8 * size).fill(i.zero ? 0 : U), offset: 0 };
        return;
      }
      case 'lifetime': {
        const { memory } = this.place(i.addr, 0, values);
        if (i.begin) memory.fill(U);
        return;
      }
      case 'load':
        values[i.dst] = this.read(i.addr, i.type, i.order === 'na' ? 'plain' : 'load', values);
        return;
      case 'store':
        this.write(i.addr, bits(i.value, i.type), values);
        return;
      case 'rmw': {
        const value = bits(i.value, i.type);
        if (!isDefined(value)) throw new Failed('uninitialized');
        const old = this.read(i.addr, i.type, 'rmw', values);
        this.write(i.addr, rmwResult(i.rmw, old, value), values);
        values[i.dst] = old;
        return;
      }
      case 'cmpxchg': {
        const [expected, desired] = [bits(i.expected, i.type), bits(i.desired, i.type)];
        if (!isDefined(expected) || !isDefined(desired)) throw new Failed('uninitialized');
        const old = this.read(i.addr, i.type, 'rmw', values);
        const same = old.every((bit, k) => bit === expected[k]);
        if (same) this.write(i.addr, desired, values);
        values[i.dst] = old;
        values[i.ok] = [same ? 1 : 0];
        return;
      }
      case 'call': {
        const callee = this.program.functions[i.func];
        const given = i.args.map((arg, k) => this.value(arg, callee.params[k].type, values));
        const results = this.call(callee, given);
        i.dsts.forEach((d, k) => {
          values[d.id] = results[k];
        });
        return;
      }
      case 'assert':
      case 'assume': {
        const [cond] = bits(i.cond, 'i1');
        if (cond !== 1) throw new Failed(cond === U ? 'uninitialized' : 'assertion');
        return;
      }
      case 'observe':
        i.args.forEach(({ type, operand }, k) => {
          const value = bits(operand, type);
          if (!isDefined(value)) throw new Failed('uninitialized');
          this.observed.push(`${i.names[k]}=${BigInt.asIntN(bitsOf(type), toBigInt(value))}`);
        });
        return;
      default:
        throw new Error(`the reference does not know ${i.op}`);
    }
  }
}

function count(op: string, a: Bits): number {
  if (op === 'ctpop') return a.filter((bit) => bit === 1).length;
  const at = op === 'cttz' ? a.indexOf(1) : [...a].reverse().indexOf(1);
  return at < 0 ? a.length : at;
}
