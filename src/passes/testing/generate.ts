import fc from 'fast-check';
import { type blockId, funcId, globalId, locId } from '../../base/ids.ts';
import { constant, FunctionBuilder, functionAddress, globalAddress, jump, undef } from '../../ir/builder.ts';
import type { BinOp, Func, Global, ICmp, Operand, Program, Type, TypedValue } from '../../ir/types.ts';

/**
 * Random single-threaded programs in the shape clang gives without its optimiser: every local is a stack object,
 * structs are accessed field by field, pointers to locals are stored in other locals and passed to functions. Loops
 * count to a small constant, so every program ends; reads may come before writes.
 */
type Expr =
  | { readonly e: 'const'; readonly n: number }
  | { readonly e: 'local' | 'global' | 'field' | 'deref' | 'wide' | 'array'; readonly n: number }
  | { readonly e: 'bin'; readonly bin: BinOp; readonly a: Expr; readonly b: Expr }
  | { readonly e: 'cmp'; readonly pred: ICmp; readonly a: Expr; readonly b: Expr }
  | { readonly e: 'param'; readonly n: number };

type Stmt =
  | {
      readonly s: 'set';
      readonly where: 'local' | 'global' | 'field' | 'deref' | 'wide' | 'array';
      readonly n: number;
      readonly value: Expr;
    }
  | { readonly s: 'point'; readonly n: number }
  | { readonly s: 'if'; readonly cond: Expr; readonly then: readonly Stmt[]; readonly else: readonly Stmt[] }
  | {
      readonly s: 'loop';
      readonly count: number;
      readonly body: readonly Stmt[];
      readonly breakIf: Expr | null;
    }
  | { readonly s: 'switch'; readonly on: Expr; readonly arms: readonly (readonly Stmt[])[] }
  | { readonly s: 'call'; readonly f: number; readonly arg: Expr; readonly n: number }
  | { readonly s: 'scope'; readonly n: number }
  | { readonly s: 'observe'; readonly value: Expr };

export interface Sketch {
  /** Are locals written before anything else? Otherwise many programs end at a branch on something undefined. */
  readonly initialised: boolean;
  readonly bodies: readonly (readonly Stmt[])[];
}

const small = fc.integer({ min: 0, max: 3 });
const BINS: readonly BinOp[] = [
  'add',
  'sub',
  'mul',
  'and',
  'or',
  'xor',
  'shl',
  'lshr',
  'ashr',
  'udiv',
  'srem',
];
const PREDS: readonly ICmp[] = ['eq', 'ne', 'ult', 'sle', 'sgt', 'uge'];

const { stmt } = fc.letrec<{ expr: Expr; stmt: Stmt; stmts: Stmt[] }>((tie) => ({
  expr: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({ e: fc.constant('const' as const), n: fc.integer({ min: -5, max: 40 }) }),
    fc.record({
      e: fc.constantFrom('local', 'global', 'field', 'deref', 'wide', 'array', 'param' as const),
      n: small,
    }) as fc.Arbitrary<Expr>,
    fc.record({
      e: fc.constant('bin' as const),
      bin: fc.constantFrom(...BINS),
      a: tie('expr'),
      b: tie('expr'),
    }),
    fc.record({
      e: fc.constant('cmp' as const),
      pred: fc.constantFrom(...PREDS),
      a: tie('expr'),
      b: tie('expr'),
    }),
  ),
  stmts: fc.array(tie('stmt'), { maxLength: 5 }),
  stmt: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({
      s: fc.constant('set' as const),
      where: fc.constantFrom('local', 'global', 'field', 'deref', 'wide', 'array' as const),
      n: small,
      value: tie('expr'),
    }) as fc.Arbitrary<Stmt>,
    fc.record({ s: fc.constant('observe' as const), value: tie('expr') }),
    fc.record({ s: fc.constant('point' as const), n: small }),
    fc.record({ s: fc.constant('scope' as const), n: small }),
    fc.record({ s: fc.constant('call' as const), f: small, arg: tie('expr'), n: small }),
    fc.record({ s: fc.constant('if' as const), cond: tie('expr'), then: tie('stmts'), else: tie('stmts') }),
    fc.record({
      s: fc.constant('loop' as const),
      count: small,
      body: tie('stmts'),
      breakIf: fc.option(tie('expr')),
    }),
    fc.record({
      s: fc.constant('switch' as const),
      on: tie('expr'),
      arms: fc.array(tie('stmts'), { maxLength: 3 }),
    }),
  ),
}));

export const sketches: fc.Arbitrary<Sketch> = fc.record({
  initialised: fc.oneof(
    { weight: 3, arbitrary: fc.constant(true) },
    { weight: 1, arbitrary: fc.constant(false) },
  ),
  bodies: fc.array(fc.array(stmt, { minLength: 3, maxLength: 9 }), { minLength: 1, maxLength: 4 }),
});

const AT = locId(0);

/** Function n takes (i32, ptr) and returns an i32; it calls functions with greater numbers only. Function 0 is main. */
export function programOf({ bodies, initialised }: Sketch): Program {
  const global = (name: string, size: number, first: number): Global => ({
    name,
    size,
    align: 8,
    bytes: Uint8Array.from({ length: size }, (_, i) => (i === 0 ? first : 0)),
    relocs: [],
    constant: false,
    threadLocal: false,
    debugType: null,
    at: AT,
    scope: 'either',
  });
  return {
    dataModel: 'lp64',
    globals: [
      global('g0', 4, 1),
      global('g1', 4, 2),
      global('g2', 4, 3),
      global('g3', 4, 0),
      global('keep', 8, 0),
    ],
    functions: bodies.map((body, n) => functionOf(n, body, bodies.length, initialised)),
    constructors: [],
    entry: funcId(0),
    locs: [{ file: 'random.c', line: 1, column: 1, function: 'main', inlinedAt: null, library: false }],
    debugTypes: [],
    sources: new Map(),
    notices: [],
  };
}

function functionOf(n: number, body: readonly Stmt[], functions: number, initialised: boolean): Func {
  const b = new FunctionBuilder();
  b.enter(b.newBlock());
  const params: TypedValue[] =
    n === 0
      ? []
      : [
          { type: 'i32', id: b.newValue() },
          { type: 'ptr', id: b.newValue() },
        ];
  const alloca = (size: number, name: string): Operand =>
    b.define({
      op: 'alloca',
      type: 'ptr',
      size,
      count: null,
      align: 8,
      name,
      debugType: null,
      scope: 'either',
      at: AT,
    });
  const locals = [0, 1, 2, 3].map((i) => alloca(4, `l${i}`));
  const record = alloca(24, 'record');
  const array = alloca(16, 'array');
  const pointer = alloca(8, 'pointer');
  const wide = alloca(8, 'wide');
  const result = alloca(4, 'result');
  const i32 = (k: number): Operand => constant('i32', k);
  const load = (type: Type, addr: Operand): Operand =>
    b.define({ op: 'load', type, addr, order: 'na', scope: 'either', at: AT });
  const store = (type: Type, addr: Operand, value: Operand): void =>
    b.append({ op: 'store', type, addr, value, order: 'na', scope: 'either', at: AT });
  const gep = (base: Operand, offset: number, index: Operand | null = null, scale = 0): Operand =>
    b.define({ op: 'gep', type: 'ptr', base, index, indexType: 'i32', scale, offset, at: AT });
  /** Fields at 0, 4, 8 and 16; field 3 is also read as the two halves of an i64. */
  const field = (k: number): Operand => gep(gep(record, 4), [0, 4, 8, 16][k] - 4);
  if (initialised) {
    [0, 1, 2, 3].forEach((k) => {
      store('i32', locals[k], i32(k + 10));
      store('i32', field(k), i32(k + 20));
      store('i32', gep(array, 4 * k), i32(k + 30));
    });
    store('i64', wide, constant('i64', 40));
  }
  if (n > 0) {
    store('i32', locals[0], { kind: 'value', id: params[0].id });
    store('ptr', pointer, { kind: 'value', id: params[1].id });
  } else {
    store('ptr', pointer, globalAddress(globalId(0)));
  }
  store('i32', result, i32(0));

  const expr = (e: Expr): Operand => {
    switch (e.e) {
      case 'const':
        return i32(e.n);
      case 'local':
        return load('i32', locals[e.n]);
      case 'global':
        return load('i32', globalAddress(globalId(e.n)));
      case 'field':
        return load('i32', field(e.n));
      case 'deref':
        return load('i32', load('ptr', pointer));
      case 'wide':
        return e.n < 2
          ? load('i32', gep(wide, 4 * e.n))
          : b.define({ op: 'cast', type: 'i32', cast: 'trunc', from: 'i64', a: load('i64', wide), at: AT });
      case 'array': {
        // Element 1 + (l0 & 1), through two geps.
        const index = b.define({
          op: 'bin',
          type: 'i32',
          bin: 'and',
          a: load('i32', locals[0]),
          b: i32(1),
          at: AT,
        });
        return load('i32', gep(gep(array, 4), 0, index, 4));
      }
      case 'param':
        return n === 0 || e.n > 0 ? i32(e.n) : { kind: 'value', id: params[0].id };
      case 'bin':
        return b.define({ op: 'bin', type: 'i32', bin: e.bin, a: expr(e.a), b: expr(e.b), at: AT });
      default: {
        const c = b.define({
          op: 'icmp',
          type: 'i1',
          pred: e.pred,
          of: 'i32',
          a: expr(e.a),
          b: expr(e.b),
          at: AT,
        });
        return b.define({ op: 'cast', type: 'i32', cast: 'zext', from: 'i1', a: c, at: AT });
      }
    }
  };
  const test = (e: Expr): Operand =>
    b.define({ op: 'icmp', type: 'i1', pred: 'ne', of: 'i32', a: expr(e), b: i32(0), at: AT });
  const br = (to: ReturnType<typeof blockId>): void => b.terminate({ op: 'br', jump: jump(to), at: AT });

  const run = (stmts: readonly Stmt[]): void => stmts.forEach(statement);
  const statement = (s: Stmt): void => {
    switch (s.s) {
      case 'set': {
        const value = expr(s.value);
        const index = (): Operand =>
          b.define({ op: 'bin', type: 'i32', bin: 'and', a: value, b: i32(3), at: AT });
        if (s.where === 'local') store('i32', locals[s.n], value);
        else if (s.where === 'global') store('i32', globalAddress(globalId(s.n)), value);
        else if (s.where === 'field') store('i32', field(s.n), value);
        else if (s.where === 'deref') store('i32', load('ptr', pointer), value);
        else if (s.where === 'array') store('i32', gep(array, 0, index(), 4), value);
        else
          store(
            'i64',
            wide,
            b.define({ op: 'cast', type: 'i64', cast: 'sext', from: 'i32', a: value, at: AT }),
          );
        return;
      }
      case 'point':
        store(
          'ptr',
          pointer,
          s.n === 0 ? globalAddress(globalId(1)) : s.n === 3 ? gep(array, 4) : locals[s.n],
        );
        if (s.n === 3) store('ptr', globalAddress(globalId(4)), locals[3]);
        return;
      case 'scope':
        b.append({ op: 'lifetime', addr: locals[s.n], begin: true, at: AT });
        return;
      case 'observe':
        b.append({ op: 'observe', names: ['v'], args: [{ type: 'i32', operand: expr(s.value) }], at: AT });
        return;
      case 'call': {
        const f = n + 1 + s.f;
        if (f >= functions) return;
        const dst = b.newValue();
        const args = [expr(s.arg), s.n === 0 ? load('ptr', pointer) : locals[s.n]];
        const dsts = [{ type: 'i32' as const, id: dst }];
        if (s.n === 2)
          b.append({
            op: 'icall',
            target: functionAddress(funcId(f)),
            params: ['i32', 'ptr'],
            args,
            varargs: [],
            dsts,
            at: AT,
          });
        else b.append({ op: 'call', func: funcId(f), args, varargs: [], dsts, at: AT });
        store('i32', result, { kind: 'value', id: dst });
        return;
      }
      case 'if': {
        const [then, other, join] = [b.newBlock(), b.newBlock(), b.newBlock()];
        b.terminate({ op: 'condbr', cond: test(s.cond), then: jump(then), else: jump(other), at: AT });
        b.enter(then);
        run(s.then);
        br(join);
        b.enter(other);
        run(s.else);
        br(join);
        b.enter(join);
        return;
      }
      case 'loop': {
        const counter = alloca(4, 'i');
        const [head, inside, after] = [b.newBlock(), b.newBlock(), b.newBlock()];
        store('i32', counter, i32(0));
        br(head);
        b.enter(head);
        const i = load('i32', counter);
        const more = b.define({
          op: 'icmp',
          type: 'i1',
          pred: 'slt',
          of: 'i32',
          a: i,
          b: i32(s.count),
          at: AT,
        });
        b.terminate({ op: 'condbr', cond: more, then: jump(inside), else: jump(after), at: AT });
        b.enter(inside);
        run(s.body);
        store(
          'i32',
          counter,
          b.define({ op: 'bin', type: 'i32', bin: 'add', a: load('i32', counter), b: i32(1), at: AT }),
        );
        if (s.breakIf === null) br(head);
        else
          b.terminate({ op: 'condbr', cond: test(s.breakIf), then: jump(after), else: jump(head), at: AT });
        b.enter(after);
        return;
      }
      default: {
        const arms = s.arms.map(() => b.newBlock());
        const join = b.newBlock();
        const cases = arms.map((to, i) => ({ bits: BigInt(i), jump: jump(to) }));
        b.terminate({ op: 'switch', type: 'i32', value: expr(s.on), cases, default: jump(join), at: AT });
        arms.forEach((arm, i) => {
          b.enter(arm);
          run(s.arms[i]);
          // Every other arm falls through to the next one.
          br(i % 2 === 0 ? join : (arms[i + 1] ?? join));
        });
        b.enter(join);
      }
    }
  };
  run(body);
  if (n === 2)
    b.append({ op: 'observe', names: ['u'], args: [{ type: 'i32', operand: undef('i32') }], at: AT });
  const last = [...locals, field(2), gep(array, 8), gep(wide, 4)].map((addr) => load('i32', addr));
  b.append({
    op: 'observe',
    names: last.map(() => 'l'),
    args: last.map((operand) => ({ type: 'i32', operand })),
    at: AT,
  });
  b.terminate({ op: 'ret', values: [load('i32', result)], at: AT });
  const name = n === 0 ? 'main' : `f${n}`;
  return b.finish({
    name,
    displayName: name,
    params,
    returns: ['i32'],
    variadic: false,
    at: AT,
    library: n === 3,
  });
}
