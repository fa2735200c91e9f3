import fc from 'fast-check';
import type { Kind } from '../schema.ts';
import { hasDst, INSTR_FIELDS, TERM_FIELDS, WORDS } from '../schema.ts';
import type {
  Block,
  DebugType,
  Func,
  Global,
  Instr,
  Loc,
  Loop,
  Operand,
  Program,
  Terminator,
  Type,
} from '../types.ts';

/**
 * Programs with every instruction, every field and every odd name, for the text form. They need not make sense: ids
 * are in range where a name must be found, nothing else.
 */
const GLOBALS = 3;
const FUNCS = 3;

const types = fc.constantFrom<Type>('i1', 'i8', 'i32', 'i64', 'i128', 'ptr', 'f32', 'f64');
const id = fc.nat({ max: 99 });
const text = fc.string({ unit: 'binary', maxLength: 8 });
const name = fc.oneof(
  fc.constantFrom('x', 'main', 'load', 'b0', 'v1', 'global', 'a.b', 'odd name', ''),
  text,
);
const bits = fc.bigInt({ min: 0n, max: (1n << 128n) - 1n });
const nullable = <T>(a: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(a, { nil: null });

const operand: fc.Arbitrary<Operand> = fc.oneof(
  fc.record({ kind: fc.constant('value'), id }),
  fc.record({ kind: fc.constant('const'), type: types, bits }),
  fc.record({
    kind: fc.constant('global'),
    global: fc.nat({ max: GLOBALS - 1 }),
    offset: fc.integer({ min: -99, max: 99 }),
  }),
  fc.record({ kind: fc.constant('function'), func: fc.nat({ max: FUNCS - 1 }) }),
  fc.record({ kind: fc.constant('undef'), type: types }),
) as fc.Arbitrary<Operand>;
const operands = fc.array(operand, { maxLength: 3 });
const jump = fc.record({ to: id, args: operands });
const typedValue = fc.record({ type: types, id });

const fieldOf = (op: string, field: string, kind: Kind): fc.Arbitrary<unknown> => {
  switch (kind) {
    case 'type':
      return types;
    case 'word':
      return field === 'code'
        ? fc.constant('HED301')
        : fc.constantFrom(...(WORDS[`${op}.${field}`] ?? WORDS[field]));
    case 'operand':
      return operand;
    case 'operand?':
      return nullable(operand);
    case 'operands':
      return operands;
    case 'typed-operands':
      return fc.array(fc.record({ type: types, operand }), { maxLength: 3 });
    case 'def':
      return id;
    case 'typed-defs':
      return fc.array(typedValue, { maxLength: 3 });
    case 'int':
      return fc.integer();
    case 'flag':
      return fc.boolean();
    case 'string':
      return text;
    case 'strings':
      return fc.array(text, { maxLength: 3 });
    case 'types':
      return fc.array(types, { maxLength: 3 });
    case 'func':
      return fc.nat({ max: FUNCS - 1 });
    case 'debug-type?':
      return nullable(id);
    case 'jump':
      return jump;
    case 'cases':
      return fc.array(fc.record({ bits, jump }), { maxLength: 3 });
  }
};
const node = (table: typeof INSTR_FIELDS): fc.Arbitrary<unknown> =>
  fc.oneof(
    ...[...table].map(([op, fields]) =>
      fc.record({
        op: fc.constant(op),
        ...(hasDst(op) ? { dst: id } : {}),
        ...Object.fromEntries(fields.map((f) => [f.name, fieldOf(op, f.name, f.kind)])),
        at: id,
      }),
    ),
  );

const block = fc.record({
  params: fc.array(typedValue, { maxLength: 2 }),
  instrs: fc.array(node(INSTR_FIELDS) as fc.Arbitrary<Instr>, { maxLength: 8 }),
  term: node(TERM_FIELDS) as fc.Arbitrary<Terminator>,
}) as unknown as fc.Arbitrary<Block>;
const loop = fc.record({
  id,
  header: id,
  blocks: fc.array(id, { maxLength: 3 }),
  latches: fc.array(id, { maxLength: 3 }),
  at: id,
  mayAwait: fc.boolean(),
  mayIdle: fc.boolean(),
  privateStores: fc.boolean(),
}) as unknown as fc.Arbitrary<Loop>;
const func = fc
  .record({
    name,
    displayName: text,
    params: fc.array(typedValue, { maxLength: 2 }),
    returns: fc.array(types, { maxLength: 2 }),
    variadic: fc.boolean(),
    blocks: fc.array(block, { maxLength: 3 }),
    valueCount: id,
    at: id,
    library: fc.boolean(),
    loops: fc.array(loop, { maxLength: 2 }),
  })
  .map((f) => (f.blocks.length === 0 ? { ...f, loops: [] } : f)) as unknown as fc.Arbitrary<Func>;
const target = operand.filter((o) => o.kind === 'global' || o.kind === 'function');
const global = fc
  .record({
    name,
    align: fc.constantFrom(1, 8),
    bytes: fc.uint8Array({ maxLength: 9 }),
    relocs: fc.array(fc.record({ offset: id, target }), { maxLength: 2 }),
    constant: fc.boolean(),
    threadLocal: fc.boolean(),
    debugType: nullable(id),
    at: id,
    scope: fc.constantFrom('private', 'shared', 'either'),
  })
  .map((g) => ({ ...g, size: g.bytes.length })) as unknown as fc.Arbitrary<Global>;
const loc = fc.record({
  file: text,
  line: id,
  column: id,
  function: text,
  inlinedAt: nullable(id),
  library: fc.boolean(),
}) as unknown as fc.Arbitrary<Loc>;
const debugType = fc.oneof(
  fc.record({
    kind: fc.constant('basic'),
    name: text,
    bits: id,
    encoding: fc.constantFrom('signed', 'unsigned', 'bool', 'char', 'float'),
  }),
  fc.record({ kind: fc.constant('pointer'), to: nullable(id) }),
  fc.record({ kind: fc.constant('pointer'), to: nullable(id), reference: fc.constantFrom('&', '&&') }),
  fc.record({
    kind: fc.constant('record'),
    name: text,
    union: fc.boolean(),
    bits: id,
    members: fc.array(fc.record({ name: text, offset: id, bits: id, type: nullable(id) }), { maxLength: 2 }),
  }),
  fc.record({
    kind: fc.constant('array'),
    of: nullable(id),
    counts: fc.array(fc.integer(), { maxLength: 2 }),
  }),
  fc.record({
    kind: fc.constant('enum'),
    name: text,
    bits: id,
    values: fc.array(fc.record({ name: text, value: fc.bigInt({ min: -9n, max: 9n }) }), { maxLength: 2 }),
  }),
  fc.record({ kind: fc.constant('alias'), name: text, of: nullable(id) }),
  fc.record({ kind: fc.constant('other'), name: text }),
) as unknown as fc.Arbitrary<DebugType>;

export const anyProgram: fc.Arbitrary<Program> = fc.record({
  dataModel: fc.constantFrom('lp64', 'ilp32'),
  globals: fc.array(global, { minLength: GLOBALS, maxLength: GLOBALS }),
  functions: fc.array(func, { minLength: FUNCS, maxLength: FUNCS }),
  constructors: fc.array(fc.nat({ max: FUNCS - 1 }), { maxLength: 2 }),
  entry: fc.nat({ max: FUNCS - 1 }),
  locs: fc.array(loc, { maxLength: 3 }),
  debugTypes: fc.array(debugType, { maxLength: 4 }),
  sources: fc.array(fc.tuple(text, text), { maxLength: 2 }).map((entries) => new Map(entries)),
  notices: fc.array(fc.record({ code: fc.constant('HED501'), message: text, at: id }), { maxLength: 2 }),
}) as unknown as fc.Arbitrary<Program>;
