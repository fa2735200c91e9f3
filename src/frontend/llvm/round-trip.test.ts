import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTyped } from './code/values.ts';
import { parseModule } from './parser.ts';
import { printInstr, printType, printTyped } from './testing/print.ts';
import { Lexer } from './text/lexer.ts';
import type { LInstr, LType, LTyped, LValue, MdRef } from './tree.ts';
import { parseType } from './types.ts';

/** Random types, constants and instructions: printed and read back, they are the same. */

const name = fc.oneof(
  fc.stringMatching(/^[-a-zA-Z._][-a-zA-Z._0-9]{0,8}$/),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }).filter((s) => !/^\d+$/.test(s)),
);

const int: fc.Arbitrary<LType> = fc.integer({ min: 1, max: 128 }).map((bits) => ({ kind: 'int', bits }));
const scalar: fc.Arbitrary<LType> = fc.oneof(
  int,
  fc.constantFrom<LType>({ kind: 'ptr' }, { kind: 'float' }, { kind: 'double' }, { kind: 'x86_fp80' }),
);
const count = fc.nat(4);
const { type } = fc.letrec<{ type: LType }>((tie) => ({
  type: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.tuple(count, tie('type')).map(([n, of]): LType => ({ kind: 'array', count: n, of })),
    fc.tuple(count, scalar).map(([n, of]): LType => ({ kind: 'vector', count: n, of })),
    fc
      .tuple(fc.array(tie('type'), { maxLength: 4 }), fc.boolean())
      .map(([fields, packed]): LType => ({ kind: 'struct', fields, packed })),
    name.map((n): LType => ({ kind: 'named', name: n })),
  ),
}));

/** A constant of a type. */
function constant(t: LType, depth = 0): fc.Arbitrary<LValue> {
  const any = fc.constantFrom<LValue>({ kind: 'undef' }, { kind: 'poison' }, { kind: 'zero' });
  switch (t.kind) {
    case 'int': {
      const bits = BigInt(t.bits);
      const value =
        t.bits === 1 ? fc.bigInt(0n, 1n) : fc.bigInt(-(1n << (bits - 1n)), (1n << (bits - 1n)) - 1n);
      return fc.oneof({ weight: 4, arbitrary: value.map((v): LValue => ({ kind: 'int', value: v })) }, any);
    }
    case 'float':
    case 'double':
      return fc.bigInt(0n, (1n << 64n) - 1n).map((bits) => ({ kind: 'float', bits }));
    case 'ptr':
      return fc.oneof(
        fc.constant<LValue>({ kind: 'null' }),
        name.map((n): LValue => ({ kind: 'global', name: n })),
        address(depth),
      );
    case 'array':
    case 'vector': {
      if (t.kind === 'array' && t.of.kind === 'int' && t.of.bits === 8)
        return fc.uint8Array({ maxLength: 8 }).map((bytes) => ({ kind: 'string', bytes }));
      /* `<>` is no vector. */
      if (t.count === 0) return fc.constant({ kind: 'zero' });
      const items = fc.array(typed(t.of, depth + 1), { minLength: t.count, maxLength: t.count });
      return fc.oneof(
        any,
        items.map((list): LValue => ({ kind: 'aggregate', items: list })),
      );
    }
    case 'struct':
      if (t.fields.length === 0) return any;
      return fc
        .tuple(...t.fields.map((f) => typed(f, depth + 1)))
        .map((items) => ({ kind: 'aggregate', items }));
    default:
      return any;
  }
}

function typed(t: LType, depth = 0): fc.Arbitrary<LTyped> {
  return constant(t, depth).map((value) => ({ type: t, value }));
}

/** A constant expression that gives an address. */
function address(depth: number): fc.Arbitrary<LValue> {
  const base: LTyped = { type: { kind: 'ptr' }, value: { kind: 'global', name: 'g' } };
  if (depth > 2) return fc.constant(base.value);
  const i64: LType = { kind: 'int', bits: 64 };
  return fc.oneof(
    fc.tuple(type, fc.array(typed(i64, 3), { minLength: 1, maxLength: 3 })).map(
      ([element, indices]): LValue => ({
        kind: 'expr',
        op: 'getelementptr',
        type: element,
        args: [base, ...indices],
        to: null,
        pred: null,
      }),
    ),
    typed(i64, 3).map(
      (arg): LValue => ({
        kind: 'expr',
        op: 'inttoptr',
        type: null,
        args: [arg],
        to: { kind: 'ptr' },
        pred: null,
      }),
    ),
  );
}

const operand: fc.Arbitrary<LTyped> = fc.oneof(
  scalar.chain((t) => typed(t)),
  fc.tuple(scalar, name).map(([t, n]): LTyped => ({ type: t, value: { kind: 'local', name: n } })),
);
const pointer: fc.Arbitrary<LTyped> = name.map((n) => ({
  type: { kind: 'ptr' },
  value: { kind: 'local', name: n },
}));
const order = fc.constantFrom('monotonic', 'acquire', 'release', 'acq_rel', 'seq_cst');
const flags = fc.subarray([
  'nuw',
  'nsw',
  'exact',
  'disjoint',
  'nneg',
  'samesign',
  'inbounds',
  'fast',
  'nnan',
]);
const syncscope = fc.constantFrom(null, 'singlethread', 'agent');
const node = { pos: { line: 0, column: 0 }, md: new Map<string, MdRef>() };
const md: fc.Arbitrary<ReadonlyMap<string, MdRef>> = fc
  .array(fc.tuple(fc.constantFrom('dbg', 'tbaa', 'srcloc', 'llvm.loop'), fc.nat(999)), { maxLength: 3 })
  .map((list) => new Map(list.map(([kind, id]) => [kind, { kind: 'ref' as const, id }])));

const operation: fc.Arbitrary<LInstr> = fc.oneof(
  fc.tuple(fc.constantFrom('add', 'sub', 'udiv', 'shl', 'xor', 'frem'), operand, flags).map(
    ([opcode, { type: t, value }, f]): LInstr => ({
      ...node,
      name: 'r',
      op: 'binary',
      opcode,
      type: t,
      a: value,
      b: value,
      flags: f,
    }),
  ),
  fc.tuple(fc.constantFrom('eq', 'ne', 'slt', 'uge'), operand).map(
    ([pred, { type: t, value }]): LInstr => ({
      ...node,
      name: 'r',
      op: 'icmp',
      pred,
      type: t,
      a: value,
      b: value,
      flags: [],
    }),
  ),
  fc.tuple(fc.constantFrom('zext', 'ptrtoint', 'bitcast', 'sitofp'), operand, scalar).map(
    ([opcode, from, to]): LInstr => ({
      ...node,
      name: 'r',
      op: 'cast',
      opcode,
      from: from.type,
      a: from.value,
      to,
      flags: [],
    }),
  ),
  fc.tuple(type, pointer, fc.boolean(), fc.boolean(), order, syncscope, fc.nat(64)).map(
    ([t, addr, atomic, volatile, ord, scope, align]): LInstr => ({
      ...node,
      name: 'r',
      op: 'load',
      type: t,
      addr,
      atomic,
      volatile,
      order: atomic ? ord : null,
      syncscope: atomic ? scope : null,
      align,
    }),
  ),
  fc.tuple(operand, pointer, fc.boolean(), order, fc.nat(64)).map(
    ([value, addr, volatile, ord, align]): LInstr => ({
      ...node,
      name: null,
      op: 'store',
      value,
      addr,
      atomic: true,
      volatile,
      order: ord,
      syncscope: null,
      align,
    }),
  ),
  fc
    .tuple(
      fc.constantFrom('xchg', 'add', 'nand', 'umax', 'fadd', 'uinc_wrap'),
      pointer,
      operand,
      order,
      fc.boolean(),
      syncscope,
    )
    .map(
      ([rmw, addr, value, ord, volatile, scope]): LInstr => ({
        ...node,
        name: 'r',
        op: 'atomicrmw',
        rmw,
        addr,
        value,
        order: ord,
        volatile,
        syncscope: scope,
      }),
    ),
  fc.tuple(pointer, operand, order, order, fc.boolean(), fc.boolean(), syncscope).map(
    ([addr, value, success, failure, weak, volatile, scope]): LInstr => ({
      ...node,
      name: 'r',
      op: 'cmpxchg',
      addr,
      expected: value,
      desired: value,
      success,
      failure,
      weak,
      volatile,
      syncscope: scope,
    }),
  ),
  fc
    .tuple(order, syncscope)
    .map(([ord, scope]): LInstr => ({ ...node, name: null, op: 'fence', order: ord, syncscope: scope })),
  fc.tuple(type, pointer, fc.array(operand, { maxLength: 3 }), flags).map(
    ([element, base, indices, f]): LInstr => ({
      ...node,
      name: 'r',
      op: 'getelementptr',
      element,
      base,
      indices,
      flags: f,
    }),
  ),
  fc
    .tuple(type, fc.option(operand), fc.integer({ min: 1, max: 64 }))
    .map(([t, count, align]): LInstr => ({ ...node, name: 'r', op: 'alloca', type: t, count, align })),
  fc.tuple(type, fc.array(fc.tuple(name, name), { minLength: 1, maxLength: 4 })).map(
    ([t, incoming]): LInstr => ({
      ...node,
      name: 'r',
      op: 'phi',
      type: t,
      flags: [],
      incoming: incoming.map(([v, block]) => ({ value: { kind: 'local', name: v }, block })),
    }),
  ),
  fc.tuple(scalar, name, fc.array(operand, { maxLength: 4 })).map(
    ([returns, callee, args]): LInstr => ({
      ...node,
      name: 'r',
      op: 'call',
      returns,
      callee: { kind: 'global', name: callee },
      signature: null,
      args: args.map((a) => ({ ...a, attrs: new Map([['noundef', null]]) })),
      attrs: [],
      normal: null,
      unwind: null,
      bundles: [],
      flags: ['tail'],
    }),
  ),
);
const terminator: fc.Arbitrary<LInstr> = fc.oneof(
  fc.option(operand).map((value): LInstr => ({ ...node, name: null, op: 'ret', value })),
  fc
    .tuple(
      fc.integer({ min: 8, max: 64 }),
      name,
      fc.array(fc.tuple(fc.bigInt(-128n, 127n), name), { maxLength: 4 }),
    )
    .map(
      ([bits, to, cases]): LInstr => ({
        ...node,
        name: null,
        op: 'switch',
        value: { type: { kind: 'int', bits }, value: { kind: 'local', name: 'x' } },
        default: to,
        cases: cases.map(([value, label]) => ({ value, to: label })),
      }),
    ),
  fc.tuple(name, name).map(
    ([a, b]): LInstr => ({
      ...node,
      name: null,
      op: 'br',
      cond: { kind: 'local', name: 'c' },
      then: a,
      else: b,
    }),
  ),
);

describe('printed and read back', () => {
  it('types', () => {
    fc.assert(
      fc.property(type, (t) => {
        expect(parseType(new Lexer(printType(t), 't'))).toEqual(t);
      }),
    );
  });

  it('constants', () => {
    fc.assert(
      fc.property(
        type.chain((t) => typed(t)),
        (c) => {
          expect(parseTyped(new Lexer(printTyped(c), 't'))).toEqual(c);
        },
      ),
    );
  });

  it('instructions', () => {
    const body = fc.tuple(fc.array(fc.tuple(operation, md), { maxLength: 5 }), terminator);
    fc.assert(
      fc.property(body, ([operations, end]) => {
        const instrs = [...operations.map(([op, attached]): LInstr => ({ ...op, md: attached })), end];
        const text = `define void @f() {\n${instrs.map(printInstr).join('\n')}\n}\n`;
        const read = parseModule(text, 't').functions[0].blocks![0].instrs;
        expect(read.map((i) => ({ ...i, pos: node.pos }))).toEqual(instrs);
      }),
      { numRuns: 300 },
    );
  });
});
