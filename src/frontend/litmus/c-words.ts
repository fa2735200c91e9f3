import type { BinOp, ICmp, Order, RmwOp } from '../../ir/types.ts';

/** The words and operators of herd's C dialect, and what they are in the IR. */

export const ORDERS: Readonly<Record<string, Order>> = {
  memory_order_relaxed: 'rlx',
  memory_order_consume: 'acq',
  memory_order_acquire: 'acq',
  memory_order_release: 'rel',
  memory_order_acq_rel: 'acq_rel',
  memory_order_seq_cst: 'sc',
};
export const RMWS: Readonly<Record<string, RmwOp>> = {
  atomic_exchange: 'xchg',
  atomic_fetch_add: 'add',
  atomic_fetch_sub: 'sub',
  atomic_fetch_and: 'and',
  atomic_fetch_or: 'or',
  atomic_fetch_xor: 'xor',
};
export const LEVELS: readonly (readonly string[])[] = [
  ['|'],
  ['^'],
  ['&'],
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['<<', '>>'],
  ['+', '-'],
  ['*', '/', '%'],
];
export const ARITHMETIC: Readonly<Record<string, BinOp>> = {
  '|': 'or',
  '^': 'xor',
  '&': 'and',
  '<<': 'shl',
  '>>': 'ashr',
  '+': 'add',
  '-': 'sub',
  '*': 'mul',
  '/': 'sdiv',
  '%': 'srem',
};
export const COMPARES: Readonly<Record<string, ICmp>> = {
  '==': 'eq',
  '!=': 'ne',
  '<': 'slt',
  '<=': 'sle',
  '>': 'sgt',
  '>=': 'sge',
};
export const OTHER_STATEMENTS = ['for', 'goto', 'switch', 'case', 'return', 'break', 'continue', 'asm'];
export const COMPOUND = ['++', '--', '+=', '-=', '<<=', '>>='];
export const TYPE_WORDS = new Set([
  'int',
  'atomic_int',
  'volatile',
  'const',
  'unsigned',
  'signed',
  'long',
  'short',
  'char',
  'void',
  '_Atomic',
  'atomic_bool',
  'bool',
  'atomic_uint',
  'intptr_t',
  'uint32_t',
  'int32_t',
  'size_t',
]);
