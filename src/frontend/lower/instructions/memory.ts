import { constant } from '../../../ir/builder.ts';
import { RMW_OPS } from '../../../ir/operators.ts';
import type { Order, RmwOp } from '../../../ir/types.ts';
import type { LType } from '../../llvm/tree.ts';
import { roundUp } from '../constants/layout.ts';
import type { FunctionContext, Instruction } from '../context.ts';
import { loadValue, storeValue } from '../memory/access.ts';
import { llvmOrder } from '../memory/orders.ts';
import { BEHIND_WORD, isOwnAddress } from '../memory/own-address.ts';
import { setsVtableAgain } from '../memory/vtable-pointer.ts';
import { constantInt, operand, typedOperand, typedOperands } from '../operands.ts';
import { noInstruction } from '../unsupported.ts';

export function lowerAlloca(f: FunctionContext, i: Instruction<'alloca'>): void {
  const size = f.layout.size(i.type);
  const local = i.name === null ? undefined : f.module.debug.locals(f.fn).get(i.name);
  const count = i.count === null ? constant('i64', 1) : typedOperand(f, i.count);
  const n = constantInt(count);
  const object = f.builder.define({
    op: 'alloca',
    type: 'ptr',
    size: n === null ? size : size * Number(n),
    count: n === null ? count : null,
    align: Math.max(1, i.align || f.layout.align(i.type)),
    name: local?.name ?? (i.name !== null && !/^\d/.test(i.name) ? i.name : 'temporary'),
    debugType: local?.type ?? null,
    scope: 'either',
    at: f.emit.at,
  });
  f.define(i, [object]);
  if (i.name !== null) f.bases.set(i.name, `%${i.name}`);
  if (i.name !== null && n === 1n) f.pointees.set(i.name, i.type);
}

/**
 * A volatile access is plain, or with `--volatile relaxed` a relaxed atomic one if it is of at most 8 bytes; a local variable
 * that is accessed by its name is nobody else's business and stays plain.
 */
function orderOf(f: FunctionContext, i: Instruction<'load'> | Instruction<'store'>, type: LType): Order {
  if (i.atomic) return llvmOrder(i.order ?? 'seq_cst');
  if (!i.volatile || !f.tables.relaxedVolatile) return 'na';
  const { value } = i.addr;
  const isLocal = value.kind === 'local' && f.pointees.has(value.name);
  const isScalar = !/^(array|vector|struct|named|function)$/.test(type.kind);
  return isLocal || !isScalar || f.layout.size(type) > 8 ? 'na' : 'rlx';
}

export function lowerLoad(f: FunctionContext, i: Instruction<'load'>): void {
  f.define(i, loadValue(f, i.type, typedOperand(f, i.addr), orderOf(f, i, i.type)));
}

export function lowerStore(f: FunctionContext, i: Instruction<'store'>): void {
  const addr = typedOperand(f, i.addr);
  if (isOwnAddress(i.value.value)) return f.emit.store('ptr', addr, f.emit.offset(addr, -BEHIND_WORD));
  const store = (): void =>
    storeValue(f, i.value.type, addr, typedOperands(f, i.value), orderOf(f, i, i.value.type));
  if (!setsVtableAgain(f, i)) return store();
  f.emit.when(f.emit.icmp('ne', 'ptr', f.emit.load('ptr', addr), typedOperand(f, i.value)), store);
}

export function lowerCmpxchg(f: FunctionContext, i: Instruction<'cmpxchg'>): void {
  const { type, a: expected } = operand(f, i.expected.value, i.expected.type);
  const { old, ok } = f.emit.cmpxchg(type, typedOperand(f, i.addr), expected, typedOperand(f, i.desired), {
    success: llvmOrder(i.success),
    failure: llvmOrder(i.failure),
    weak: i.weak,
  });
  f.define(i, [old, ok]);
}

const RMW = new Set<string>(RMW_OPS);

export function lowerAtomicRmw(f: FunctionContext, i: Instruction<'atomicrmw'>): void {
  if (!RMW.has(i.rmw)) throw noInstruction(`atomicrmw ${i.rmw}`);
  const { type, a } = operand(f, i.value.value, i.value.type);
  f.define(i, [f.emit.rmw(i.rmw as RmwOp, type, typedOperand(f, i.addr), a, llvmOrder(i.order))]);
}

/** A fence of one thread only is `atomic_signal_fence`: a compiler barrier. */
export function lowerFence(f: FunctionContext, i: Instruction<'fence'>): void {
  f.emit.fence(i.syncscope === 'singlethread' ? 'signal' : 'thread', llvmOrder(i.order));
}

/** Takes the next argument from the area where all of them lie in memory (`vastart`). */
export function lowerVaArg(f: FunctionContext, i: Instruction<'va_arg'>): void {
  const list = typedOperand(f, i.list);
  const { emit } = f;
  // x86-64: struct { i32 gp, fp; ptr overflow, saved }; i386: the pointer alone.
  const area = f.tables.dataModel === 'lp64' ? emit.offset(list, 8) : list;
  const slot = f.layout.data.pointerBytes;
  const at = emit.load('ptr', area);
  emit.store('ptr', area, emit.offset(at, roundUp(f.layout.size(i.type), slot)));
  f.define(i, loadValue(f, i.type, at));
}
