import type { BlockId, DebugTypeId, FuncId, LocId, ValueId } from '../base/ids.ts';
import {
  BIN_OPS,
  CASTS,
  FBIN_OPS,
  FCMPS,
  FENCE_KINDS,
  ICMPS,
  MIN_MAX_OPS,
  ORDERS,
  OVERFLOW_OPS,
  RMW_OPS,
  SYNC_OPS,
  UNARY_OPS,
} from './operators.ts';
import type { Instr, Jump, Operand, Terminator, Type, TypedOperand, TypedValue } from './types.ts';

/**
 * One row per instruction: its fields, in the order of the text form, each with its kind. Printing, parsing and the
 * walks over operands and definitions (uses.ts) all read this table, so they cannot disagree about an instruction;
 * the types below make the compiler reject a row that misses a field or names a wrong kind.
 */
export type Kind =
  | 'type'
  | 'word' /* one of a fixed set of words: an operator, order, scope, … */
  | 'operand'
  | 'operand?'
  | 'operands'
  | 'typed-operands'
  | 'def' /* a second value the instruction defines */
  | 'typed-defs'
  | 'int'
  | 'flag'
  | 'string'
  | 'strings'
  | 'types'
  | 'func'
  | 'debug-type?'
  | 'jump'
  | 'cases';

export type Cases = Extract<Terminator, { op: 'switch' }>['cases'];

type KindOf<T> = [T] extends [ValueId]
  ? 'def'
  : [T] extends [FuncId]
    ? 'func'
    : [T] extends [DebugTypeId | null]
      ? 'debug-type?'
      : [T] extends [BlockId | LocId]
        ? never
        : [T] extends [Type]
          ? 'type'
          : [T] extends [Operand]
            ? 'operand'
            : [T] extends [Operand | null]
              ? 'operand?'
              : [T] extends [Jump]
                ? 'jump'
                : [T] extends [Cases]
                  ? 'cases'
                  : [T] extends [readonly Type[]]
                    ? 'types'
                    : [T] extends [readonly Operand[]]
                      ? 'operands'
                      : [T] extends [readonly TypedOperand[]]
                        ? 'typed-operands'
                        : [T] extends [readonly TypedValue[]]
                          ? 'typed-defs'
                          : [T] extends [readonly string[]]
                            ? 'strings'
                            : [T] extends [number]
                              ? 'int'
                              : [T] extends [boolean]
                                ? 'flag'
                                : [T] extends [string]
                                  ? 'string' | 'word'
                                  : never;

type Shape<U extends { readonly op: string }> = {
  readonly [O in U['op']]: {
    readonly [F in Exclude<keyof Extract<U, { readonly op: O }>, 'op' | 'at' | 'dst'>]: KindOf<
      Extract<U, { readonly op: O }>[F]
    >;
  };
};

const INSTRS = {
  bin: { bin: 'word', type: 'type', a: 'operand', b: 'operand' },
  fbin: { fbin: 'word', type: 'type', a: 'operand', b: 'operand' },
  icmp: { pred: 'word', type: 'type', of: 'type', a: 'operand', b: 'operand' },
  fcmp: { pred: 'word', type: 'type', of: 'type', a: 'operand', b: 'operand' },
  cast: { cast: 'word', type: 'type', from: 'type', a: 'operand' },
  select: { type: 'type', cond: 'operand', a: 'operand', b: 'operand' },
  gep: { type: 'type', base: 'operand', index: 'operand?', indexType: 'type', scale: 'int', offset: 'int' },
  unary: { unary: 'word', type: 'type', a: 'operand' },
  nary: { nary: 'word', type: 'type', args: 'operands' },
  overflow: { arith: 'word', type: 'type', a: 'operand', b: 'operand', overflow: 'def' },
  freeze: { type: 'type', a: 'operand' },
  alloca: {
    type: 'type',
    size: 'int',
    count: 'operand?',
    align: 'int',
    name: 'string',
    debugType: 'debug-type?',
    scope: 'word',
  },
  lifetime: { begin: 'flag', addr: 'operand' },
  load: { type: 'type', addr: 'operand', order: 'word', scope: 'word' },
  store: { type: 'type', addr: 'operand', value: 'operand', order: 'word', scope: 'word' },
  rmw: { rmw: 'word', type: 'type', addr: 'operand', value: 'operand', order: 'word', scope: 'word' },
  cmpxchg: {
    type: 'type',
    addr: 'operand',
    expected: 'operand',
    desired: 'operand',
    success: 'word',
    failure: 'word',
    weak: 'flag',
    scope: 'word',
    ok: 'def',
  },
  fence: { kind: 'word', order: 'word' },
  sync: { sync: 'word', type: 'type', addr: 'operand' },
  malloc: {
    type: 'type',
    size: 'operand',
    zero: 'flag',
    align: 'int',
    debugType: 'debug-type?',
    family: 'word',
  },
  free: { addr: 'operand', family: 'word' },
  blocksize: { type: 'type', addr: 'operand' },
  create: { type: 'type', func: 'operand', arg: 'operand' },
  join: { type: 'type', thread: 'operand' },
  detach: { thread: 'operand' },
  self: { type: 'type' },
  threadexit: { value: 'operand' },
  halt: { how: 'word' },
  terminate: { message: 'string', detail: 'operand' },
  yield: {},
  atomic: { begin: 'flag' },
  assume: { cond: 'operand' },
  assert: { cond: 'operand', message: 'string' },
  inrange: { cond: 'operand', message: 'string' },
  require: { cond: 'operand', message: 'string' },
  serial: { cond: 'operand', message: 'string' },
  choose: {
    type: 'type',
    lo: 'operand',
    hi: 'operand',
    signed: 'flag',
    what: 'string',
    of: 'string',
    args: 'typed-operands',
  },
  observe: { names: 'strings', args: 'typed-operands' },
  output: { stream: 'word', style: 'word', type: 'type', format: 'operand?', args: 'typed-operands' },
  call: { func: 'func', args: 'operands', varargs: 'typed-operands', dsts: 'typed-defs' },
  icall: {
    target: 'operand',
    params: 'types',
    args: 'operands',
    varargs: 'typed-operands',
    dsts: 'typed-defs',
  },
  vastart: { list: 'operand' },
  unsupported: { code: 'word', message: 'string', help: 'string' },
} as const satisfies Shape<Instr>;

const TERMINATORS = {
  br: { jump: 'jump' },
  condbr: { cond: 'operand', then: 'jump', else: 'jump' },
  switch: { type: 'type', value: 'operand', cases: 'cases', default: 'jump' },
  ret: { values: 'operands' },
  unreachable: {},
} as const satisfies Shape<Terminator>;

export interface Field {
  readonly name: string;
  readonly kind: Kind;
}

const fieldsOf = (
  shapes: Readonly<Record<string, Readonly<Record<string, Kind>>>>,
): ReadonlyMap<string, readonly Field[]> =>
  new Map(
    Object.entries(shapes).map(([op, shape]) => [
      op,
      Object.entries(shape).map(([name, kind]) => ({ name, kind })),
    ]),
  );

/** The rows as lists, by `op`. */
export const INSTR_FIELDS = fieldsOf(INSTRS);
export const TERM_FIELDS = fieldsOf(TERMINATORS);

const DEFINES: {
  readonly [O in Instr['op']]: 'dst' extends keyof Extract<Instr, { readonly op: O }> ? true : false;
} = {
  bin: true,
  fbin: true,
  icmp: true,
  fcmp: true,
  cast: true,
  select: true,
  gep: true,
  unary: true,
  nary: true,
  overflow: true,
  freeze: true,
  alloca: true,
  lifetime: false,
  load: true,
  store: false,
  rmw: true,
  cmpxchg: true,
  fence: false,
  sync: true,
  malloc: true,
  free: false,
  blocksize: true,
  create: true,
  join: true,
  detach: false,
  self: true,
  threadexit: false,
  halt: false,
  terminate: false,
  yield: false,
  atomic: false,
  assume: false,
  assert: false,
  inrange: false,
  require: false,
  serial: false,
  choose: true,
  observe: false,
  output: true,
  call: false,
  icall: false,
  vastart: false,
  unsupported: false,
};

/** Does `op` have a `dst`? */
export const hasDst = (op: string): boolean => DEFINES[op as Instr['op']] === true;

/** The words a `word` field may hold: the parser's only knowledge beyond the shapes. */
export const WORDS: Readonly<Record<string, readonly string[]>> = {
  bin: BIN_OPS,
  fbin: FBIN_OPS,
  'icmp.pred': ICMPS,
  'fcmp.pred': FCMPS,
  cast: CASTS,
  rmw: RMW_OPS,
  unary: UNARY_OPS,
  nary: MIN_MAX_OPS,
  arith: OVERFLOW_OPS,
  kind: FENCE_KINDS,
  sync: SYNC_OPS,
  order: ORDERS,
  success: ORDERS,
  failure: ORDERS,
  scope: ['private', 'shared', 'either'],
  family: ['malloc', 'new', 'new-array'],
  how: ['exit', 'abort', 'quiet-abort'],
  stream: ['stdout', 'stderr'],
  style: ['printf', 'puts', 'putchar', 'vprintf'],
};
