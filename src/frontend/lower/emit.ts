import type { BlockId, LocId, ValueId } from '../../base/ids.ts';
import { constant, type FunctionBuilder, value } from '../../ir/builder.ts';
import type {
  BinOp,
  Cast,
  FenceKind,
  ICmp,
  Instr,
  MinMaxOp,
  Operand,
  Order,
  RmwOp,
  SyncOp,
  Terminator,
  Type,
  TypedOperand,
  UnaryOp,
} from '../../ir/types.ts';
import { bitsOf, isFloat } from '../../ir/types.ts';

type NodeWithoutLoc<T> = T extends { readonly at: LocId } ? Omit<T, 'at'> : never;

/** The instructions of one function, one call each; `at` is the source place of what is being lowered. */
export class Emitter {
  readonly builder: FunctionBuilder;
  at: LocId;
  constructor(builder: FunctionBuilder, at: LocId) {
    this.builder = builder;
    this.at = at;
  }

  /** For instructions without a result. */
  instr(instr: NodeWithoutLoc<Instr>): void {
    this.builder.append({ ...instr, at: this.at } as Instr);
  }
  terminate(term: NodeWithoutLoc<Terminator>): void {
    this.builder.terminate({ ...term, at: this.at } as Terminator);
  }
  newValue(): ValueId {
    return this.builder.newValue();
  }

  bin(bin: BinOp, type: Type, a: Operand, b: Operand): Operand {
    return this.builder.define({ op: 'bin', bin, type, a, b, at: this.at });
  }
  icmp(pred: ICmp, of: Type, a: Operand, b: Operand): Operand {
    return this.builder.define({ op: 'icmp', pred, of, type: 'i1', a, b, at: this.at });
  }
  cast(cast: Cast, from: Type, type: Type, a: Operand): Operand {
    if (from === type) return a;
    if (a.kind === 'undef') return { kind: 'undef', type };
    return this.builder.define({ op: 'cast', cast, from, type, a, at: this.at });
  }
  select(type: Type, cond: Operand, a: Operand, b: Operand): Operand {
    return this.builder.define({ op: 'select', type, cond, a, b, at: this.at });
  }
  unary(unary: UnaryOp, type: Type, a: Operand): Operand {
    return this.builder.define({ op: 'unary', unary, type, a, at: this.at });
  }
  nary(nary: MinMaxOp, type: Type, args: readonly Operand[]): Operand {
    return this.builder.define({ op: 'nary', nary, type, args, at: this.at });
  }

  /** base + offset; nothing is emitted where a constant will do. */
  offset(base: Operand, offset: number): Operand {
    if (offset === 0) return base;
    if (base.kind === 'global') return { ...base, offset: base.offset + offset };
    if (base.kind === 'const') return constant('ptr', base.bits + BigInt(offset));
    return this.builder.define({
      op: 'gep',
      type: 'ptr',
      base,
      index: null,
      indexType: 'i64',
      scale: 0,
      offset,
      at: this.at,
    });
  }
  /** base + index * scale + offset. */
  index(base: Operand, index: Operand, indexType: Type, scale: number, offset: number): Operand {
    return this.builder.define({
      op: 'gep',
      type: 'ptr',
      base,
      index,
      indexType,
      scale,
      offset,
      at: this.at,
    });
  }

  load(type: Type, addr: Operand, order: Order = 'na'): Operand {
    return this.builder.define({ op: 'load', type, addr, order, scope: 'either', at: this.at });
  }
  store(type: Type, addr: Operand, value: Operand, order: Order = 'na'): void {
    this.instr({ op: 'store', type, addr, value, order, scope: 'either' });
  }
  rmw(rmw: RmwOp, type: Type, addr: Operand, value: Operand, order: Order): Operand {
    return this.builder.define({ op: 'rmw', rmw, type, addr, value, order, scope: 'either', at: this.at });
  }
  cmpxchg(
    type: Type,
    addr: Operand,
    expected: Operand,
    desired: Operand,
    orders: { readonly success: Order; readonly failure: Order; readonly weak: boolean },
  ): { readonly old: Operand; readonly ok: Operand } {
    const ok = this.newValue();
    const old = this.builder.define({
      op: 'cmpxchg',
      type,
      ok,
      addr,
      expected,
      desired,
      ...orders,
      scope: 'either',
      at: this.at,
    });
    return { old, ok: value(ok) };
  }
  fence(kind: FenceKind, order: Order): void {
    this.instr({ op: 'fence', kind, order });
  }
  sync(sync: SyncOp, addr: Operand): Operand {
    return this.builder.define({ op: 'sync', sync, type: 'i32', addr, at: this.at });
  }
  choose(type: Type, lo: bigint, hi: bigint, signed: boolean, what: string): Operand {
    return this.builder.define({
      op: 'choose',
      type,
      lo: constant(type, lo),
      hi: constant(type, hi),
      signed,
      what,
      of: '',
      args: [],
      at: this.at,
    });
  }
  /** What the unknown function `of` gives for `args`. */
  apply(type: Type, of: string, args: readonly TypedOperand[], what: string): Operand {
    const [lo, hi] = [constant(type, 0n), constant(type, 2n ** BigInt(bitsOf(type)) - 1n)];
    return this.builder.define({ op: 'choose', type, lo, hi, signed: false, what, of, args, at: this.at });
  }
  output(
    stream: 'stdout' | 'stderr',
    style: 'printf' | 'puts' | 'putchar' | 'vprintf',
    format: Operand | null,
    args: readonly TypedOperand[],
  ): Operand {
    return this.builder.define({ op: 'output', type: 'i32', stream, style, format, args, at: this.at });
  }

  /** To another integer width. */
  resize(from: Type, to: Type, a: Operand, signed: boolean): Operand {
    if (from === to) return a;
    if (a.kind === 'const' && !isFloat(from)) {
      return constant(to, signed ? BigInt.asIntN(bitsOf(from), a.bits) : a.bits);
    }
    return this.cast(bitsOf(to) < bitsOf(from) ? 'trunc' : signed ? 'sext' : 'zext', from, to, a);
  }
  /** Is an integer or pointer not zero: an i1. */
  nonzero(type: Type, a: Operand): Operand {
    return type === 'i1' ? a : this.icmp('ne', type, a, constant(type, 0));
  }

  /** Runs `body` only if `cond` holds, and goes on behind it. */
  when(cond: Operand, body: () => void): void {
    const [then, after] = [this.builder.newBlock(), this.builder.newBlock()];
    this.terminate({ op: 'condbr', cond, then: { to: then, args: [] }, else: { to: after, args: [] } });
    this.builder.enter(then);
    body();
    this.goto(after);
  }
  /** One of two values of `type`, each computed only if it is needed. */
  choice(type: Type, cond: Operand, yes: () => Operand, no: () => Operand): Operand {
    const [then, otherwise, after] = [
      this.builder.newBlock(),
      this.builder.newBlock(),
      this.builder.newBlock(),
    ];
    const result = this.builder.newParam(after, type);
    this.terminate({ op: 'condbr', cond, then: { to: then, args: [] }, else: { to: otherwise, args: [] } });
    for (const [block, make] of [
      [then, yes],
      [otherwise, no],
    ] as const) {
      this.builder.enter(block);
      const made = make();
      this.terminate({ op: 'br', jump: { to: after, args: [made] } });
    }
    this.builder.enter(after);
    return result;
  }
  private goto(block: BlockId): void {
    this.terminate({ op: 'br', jump: { to: block, args: [] } });
    this.builder.enter(block);
  }
}
