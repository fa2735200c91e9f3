/** Instructions that touch memory or are seen by the engine. */

import { rmwApply } from '../arithmetic/rmw.ts';
import { GO_ON, X, X_A, X_B, X_C, X_RESULT, XU } from '../arithmetic/scratch.ts';
import { anyUndefined, isUnwritten } from '../arithmetic/undefined.ts';
import { atomicAlign, isAtomic } from '../code/atomic-align.ts';
import type { Decoded, FuncCode } from '../code/code.ts';
import {
  EV_ALLOC,
  EV_ATOMIC_BEGIN,
  EV_ATOMIC_END,
  EV_CAS,
  EV_CHOOSE,
  EV_CREATE,
  EV_DETACH,
  EV_END,
  EV_FENCE,
  EV_FREE,
  EV_HALT,
  EV_JOIN,
  EV_LIMIT,
  EV_OBSERVE,
  EV_OUTPUT,
  EV_READ,
  EV_RMW,
  EV_SYNC,
  EV_UNSUPPORTED,
  EV_WRITE,
  EV_YIELD,
  FENCES,
  ORDERS,
  RMWS,
  SYNCS,
} from '../code/event.ts';
import {
  FR_PC,
  FR_VA,
  FR_VLA,
  FUNCTION_BASE,
  HEAP_OFFSET,
  NULL_END,
  ST_ADDR,
  ST_ATOMIC,
  ST_DST,
  ST_DST_MASK,
  ST_DST_OK,
  ST_DST_WORDS,
  ST_EFFECTS,
  ST_EXP,
  ST_HEAP_NEXT,
  ST_OP,
  ST_ORDER,
  ST_ORDER2,
  ST_RET,
  ST_SIZE,
  ST_SP,
  ST_STACK_NEXT,
  ST_STACK_OBJECTS,
  ST_SUB,
  ST_UNDEF,
  ST_VAL,
  THREAD_SPAN,
} from '../code/layout.ts';
import { beginPrivate, endLife, endThread } from '../memory/lives.ts';
import {
  findPrivate,
  forget,
  found,
  isConstant,
  isOver,
  isPrivate,
  privateInBounds,
  readConstant,
  readPrivate,
  VLA_HEAD,
  writePrivate,
} from '../memory/private-memory.ts';
import type { Thread } from '../memory/thread.ts';
import { SYNC_TABLE } from '../sync/sync-table.ts';
import {
  FAIL_BOUNDS,
  FAIL_CONST_WRITE,
  FAIL_EXCEPTION,
  FAIL_MISALIGNED,
  FAIL_NOT_HEAP,
  FAIL_NULL,
  FAIL_OVER,
  FAIL_UNDEFINED,
  FAIL_VLA_SIZE,
  FAIL_WILD,
  STOP_HEAP,
  STOP_INSTRUCTION,
  STOP_POINTER_BITS,
  STOP_PRIVATE,
  STOP_STACK,
  STOP_STACK_OBJECTS,
} from '../text/fail.ts';
import type { Vm } from '../vm.ts';
import { fail, fetch, put, stop } from './operand.ts';

function next(t: Thread, fp: number): number {
  t.s[fp + FR_PC]++;
  return GO_ON;
}

/** The answer goes to the instruction's result; the thread goes on after it. */
function event(t: Thread, d: Decoded, fp: number, code: number): number {
  const { s } = t;
  s[ST_DST] = d.dst < 0 ? -1 : fp + d.dst;
  s[ST_DST_WORDS] = d.dstWords;
  s[ST_DST_MASK] = d.mask;
  s[fp + FR_PC] = d.pc + 1;
  return code;
}
/** No answer is wanted. */
function silent(t: Thread, d: Decoded, fp: number, code: number): number {
  t.s[ST_DST] = -1;
  t.s[fp + FR_PC] = d.pc + 1;
  return code;
}

/** A pointer register as it lies in memory: sign-extended. */
function widenPointer(vm: Vm, at: number): void {
  const wide = vm.image.pointerBytes === 8;
  X[at + 1] = wide ? X[at] >> 31 : 0;
  XU[at + 1] = wide ? XU[at] >> 31 : 0;
}

function toHeader(t: Thread, from: number, to: number): void {
  for (let i = 0; i < 4; i++) t.s[to + i] = X[from + i];
}

const orderIndex = (order: (typeof ORDERS)[number]): number => ORDERS.indexOf(order);

/** load, store, rmw, cmpxchg */
export function access(vm: Vm, t: Thread, d: Decoded, fp: number): number {
  const i = d.src;
  if (i.op !== 'load' && i.op !== 'store' && i.op !== 'rmw' && i.op !== 'cmpxchg') return GO_ON;
  fetch(t, fp, d.args[0], X_A);
  const address = X[X_A];
  if (XU[X_A] !== 0) return fail(t, FAIL_UNDEFINED, 0);
  t.s[ST_SIZE] = d.size;
  for (let k = 1; k < d.args.length; k++) {
    fetch(t, fp, d.args[k], 4 * k);
    if (i.type === 'ptr') widenPointer(vm, 4 * k);
    if (i.op !== 'store' && anyUndefined(XU, 4 * k)) return fail(t, FAIL_UNDEFINED, address);
  }
  if (isPrivate(t, address)) {
    if (!privateInBounds(vm.image, t, address, d.size) || !insideRoot(t, d, fp, address))
      return fail(t, findPrivate(vm.image, t, address) && isOver(t) ? FAIL_OVER : FAIL_BOUNDS, address);
    /* by its place in the object: other engines put objects at multiples of 16 */
    if (isAtomic(i) && (address - t.base - found.base) % atomicAlign(d.size, vm.image.pointerBytes) !== 0)
      return fail(t, FAIL_MISALIGNED, address);
    return privateAccess(t, d, fp, address);
  }
  if (isConstant(vm.image, address)) {
    if (i.op !== 'load') return fail(t, FAIL_CONST_WRITE, address);
    if (isAtomic(i) && address % atomicAlign(d.size, vm.image.pointerBytes) !== 0)
      return fail(t, FAIL_MISALIGNED, address);
    return readConstant(vm.image, address, d.size) ? loaded(t, d, fp) : fail(t, FAIL_BOUNDS, address);
  }
  const { s } = t;
  s[ST_ADDR] = address;
  if (i.scope === 'private') {
    if (address >= 0 && address < NULL_END) return fail(t, FAIL_NULL, address);
    return vm.isShared(address) ? stop(t, STOP_PRIVATE, EV_UNSUPPORTED) : fail(t, FAIL_WILD, address);
  }
  switch (i.op) {
    case 'load':
      s[ST_ORDER] = orderIndex(i.order);
      return event(t, d, fp, EV_READ);
    case 'store':
      s[ST_ORDER] = orderIndex(i.order);
      toHeader(t, X_B, ST_VAL);
      for (let k = 0; k < 4; k++) s[ST_UNDEF + k] = XU[X_B + k];
      return silent(t, d, fp, EV_WRITE);
    case 'rmw':
      s[ST_ORDER] = orderIndex(i.order);
      s[ST_OP] = RMWS.indexOf(i.rmw);
      toHeader(t, X_B, ST_VAL);
      return event(t, d, fp, EV_RMW);
    case 'cmpxchg':
      s[ST_ORDER] = orderIndex(i.success);
      s[ST_ORDER2] = orderIndex(i.failure);
      s[ST_OP] = i.weak ? 1 : 0;
      toHeader(t, X_B, ST_EXP);
      toHeader(t, X_C, ST_VAL);
      s[ST_DST_OK] = fp + d.dst2;
      return event(t, d, fp, EV_CAS);
  }
}

/** A pointer made from one private object by arithmetic reaches only that object, whatever lies beside it. */
function insideRoot(t: Thread, d: Decoded, fp: number, address: number): boolean {
  if (d.root === null) return true;
  const o = address - t.base - 4 * (fp + d.root.word);
  return o >= 0 && o + d.size <= d.root.bytes;
}

/** The bytes just read (result words of X) become the load's value. */
function loaded(t: Thread, d: Decoded, fp: number): number {
  const i = d.src;
  if (i.op === 'load' && i.order !== 'na' && isUnwritten(XU.subarray(X_RESULT), d.size, false))
    return fail(t, FAIL_UNDEFINED, X[X_A]);
  if (i.op !== 'store' && d.size === 8 && d.dstWords === 1) {
    if (XU[X_RESULT + 1] !== 0) XU[X_RESULT] = -1;
    else if (X[X_RESULT + 1] !== X[X_RESULT] >> 31) return stop(t, STOP_POINTER_BITS, EV_UNSUPPORTED);
  }
  X[X_RESULT + d.dstWords - 1] &= d.mask;
  XU[X_RESULT + d.dstWords - 1] &= d.mask;
  put(t, fp, d.dst, d.dstWords, X_RESULT);
  return next(t, fp);
}

function privateAccess(t: Thread, d: Decoded, fp: number, address: number): number {
  const i = d.src;
  const o = address - t.base;
  if (i.op === 'store') {
    writePrivate(t, o, d.size, X_B);
    return next(t, fp);
  }
  readPrivate(t, o, d.size);
  if (i.op === 'load') return loaded(t, d, fp);
  if (anyUndefined(XU, X_RESULT)) return fail(t, FAIL_UNDEFINED, address);
  if (i.op === 'rmw') {
    rmwApply(RMWS.indexOf(i.rmw), d.size, X, X_RESULT, X, X_B, X, X_B);
    writePrivate(t, o, d.size, X_B);
    return loaded(t, d, fp);
  }
  let same = true;
  for (let k = 0; k < (d.size + 3) >> 2; k++) same &&= X[X_RESULT + k] === X[X_B + k];
  if (same) writePrivate(t, o, d.size, X_C);
  X[X_A] = same ? 1 : 0;
  XU[X_A] = 0;
  put(t, fp, d.dst2, 1, X_A);
  return loaded(t, d, fp);
}

/** Everything else that is not pure. */
export function doEvent(vm: Vm, t: Thread, code: FuncCode, d: Decoded, fp: number): number {
  const i = d.src;
  const { s } = t;
  if (i.op === 'alloca') return doAlloca(t, code, d, fp);
  if (i.op === 'vastart') return doVaStart(vm, t, code, d, fp);
  /* library arguments are defined, whatever the instruction */
  for (let k = 0; k < d.args.length; k++) {
    fetch(t, fp, d.args[k], X_A);
    if (anyUndefined(XU, X_A)) return fail(t, FAIL_UNDEFINED, 0);
  }
  if (d.args.length > 0) fetch(t, fp, d.args[0], X_A);
  if (d.args.length > 1) fetch(t, fp, d.args[1], X_B);
  switch (i.op) {
    case 'lifetime':
      if (i.begin) beginPrivate(vm.image, t, X[X_A]);
      else {
        const free = endLife(vm.image, t, code, fp, X[X_A]);
        if (free !== 0) return free;
      }
      return next(t, fp);
    case 'fence':
      s[ST_OP] = FENCES.indexOf(i.kind);
      s[ST_ORDER] = orderIndex(i.order);
      return silent(t, d, fp, EV_FENCE);
    case 'sync':
      s[ST_ADDR] = X[X_A];
      s[ST_OP] = SYNCS.indexOf(i.sync);
      s[ST_SIZE] = SYNC_TABLE[i.sync].bytes;
      return event(t, d, fp, EV_SYNC);
    case 'malloc': {
      const at = Math.ceil(s[ST_HEAP_NEXT] / Math.max(16, i.align)) * Math.max(16, i.align);
      const room = t.base + THREAD_SPAN - at - 32;
      s[ST_SIZE] = X[X_A];
      if (X[X_A + 1] !== 0 || X[X_A] < 0 || X[X_A] > room) {
        s[ST_VAL] = X[X_A + 1];
        return stop(t, STOP_HEAP, EV_LIMIT);
      }
      return allocate(t, d, fp, code, { table: 'heap', at, bytes: X[X_A], op: i.zero ? 1 : 0 });
    }
    case 'free':
      if (X[X_A] === 0) return next(t, fp);
      s[ST_ADDR] = X[X_A];
      s[ST_OP] = 0;
      return silent(t, d, fp, EV_FREE);
    case 'blocksize': {
      const bytes = X[X_A] === 0 ? 0 : vm.blockBytes(X[X_A]);
      if (bytes < 0) return fail(t, FAIL_NOT_HEAP, X[X_A]);
      X[X_RESULT] = bytes;
      for (let k = 1; k < 4; k++) X[X_RESULT + k] = 0;
      for (let k = 0; k < 4; k++) XU[X_RESULT + k] = 0;
      put(t, fp, d.dst, d.dstWords, X_RESULT);
      return next(t, fp);
    }
    case 'create':
      s[ST_ADDR] = X[X_A];
      widenPointer(vm, X_B);
      toHeader(t, X_B, ST_VAL);
      s[ST_SIZE] = 0;
      return event(t, d, fp, EV_CREATE);
    case 'join':
      toHeader(t, X_A, ST_VAL);
      s[ST_SIZE] = vm.image.pointerBytes;
      return event(t, d, fp, EV_JOIN);
    case 'detach':
      toHeader(t, X_A, ST_VAL);
      return silent(t, d, fp, EV_DETACH);
    case 'self':
      X[X_RESULT] = t.slot + 1;
      for (let k = 1; k < 4; k++) X[X_RESULT + k] = 0;
      for (let k = 0; k < 4; k++) XU[X_RESULT + k] = 0;
      put(t, fp, d.dst, d.dstWords, X_RESULT);
      return next(t, fp);
    case 'threadexit': {
      const free = endThread(vm.image, t);
      if (free !== 0) return free;
      if (d.args[0].words === 1) widenPointer(vm, X_A);
      s[ST_RET] = X[X_A];
      s[ST_RET + 1] = X[X_A + 1];
      return silent(t, d, fp, EV_END);
    }
    case 'halt':
      s[ST_OP] = i.how === 'exit' ? 0 : i.how === 'abort' ? 1 : 2;
      return silent(t, d, fp, EV_HALT);
    case 'terminate':
      return fail(t, FAIL_EXCEPTION, X[X_A]);
    case 'yield':
      return silent(t, d, fp, EV_YIELD);
    case 'atomic':
      if (i.begin) s[ST_ATOMIC]++;
      else if (s[ST_ATOMIC] > 0) s[ST_ATOMIC]--;
      return silent(t, d, fp, i.begin ? EV_ATOMIC_BEGIN : EV_ATOMIC_END);
    case 'choose':
      toHeader(t, X_A, ST_VAL);
      toHeader(t, X_B, ST_EXP);
      s[ST_SIZE] = d.size;
      s[ST_OP] = i.signed ? 1 : 0;
      return event(t, d, fp, EV_CHOOSE);
    case 'observe':
      return silent(t, d, fp, EV_OBSERVE);
    case 'output':
      s[ST_SIZE] = 4;
      return event(t, d, fp, EV_OUTPUT);
    default:
      return stop(t, STOP_INSTRUCTION, EV_UNSUPPORTED);
  }
}

/** Enters the object, sets the result, and tells the engine. */
interface Allocated {
  readonly table: 'heap' | 'stack';
  readonly at: number;
  readonly bytes: number;
  readonly op: number;
}

function allocate(
  t: Thread,
  d: Decoded,
  fp: number,
  code: FuncCode,
  { table, at, bytes, op }: Allocated,
): number {
  const { s } = t;
  const living = table === 'stack' ? fp + (code.livingAt.get(d.pc) as number) : -1;
  const before = living < 0 ? 0 : s[living];
  t.enter(table, { base: at, bytes, site: code.siteBase + d.pc, frame: fp, before });
  if (living >= 0) s[living] = s[ST_STACK_OBJECTS];
  s[table === 'heap' ? ST_HEAP_NEXT : ST_STACK_NEXT] = Math.ceil((at + bytes + 16) / 16) * 16;
  X[X_RESULT] = at;
  XU[X_RESULT] = 0;
  put(t, fp, d.dst, 1, X_RESULT);
  s[ST_ADDR] = at;
  s[ST_VAL] = bytes;
  s[ST_VAL + 1] = s[ST_VAL + 2] = s[ST_VAL + 3] = 0;
  s[ST_OP] = op;
  s[ST_DST_OK] = fp + d.dst;
  return silent(t, d, fp, EV_ALLOC);
}

function doAlloca(t: Thread, code: FuncCode, d: Decoded, fp: number): number {
  const i = d.src;
  if (i.op !== 'alloca') return GO_ON;
  let bytes = i.size;
  if (i.count !== null) {
    fetch(t, fp, d.args[0], X_A);
    if (anyUndefined(XU, X_A)) return fail(t, FAIL_UNDEFINED, 0);
    if (X[X_A] <= 0 && (X[X_A + 1] < 0 || d.args[0].words === 1) && X[X_A] !== 0)
      return fail(t, FAIL_VLA_SIZE, X[X_A]);
    bytes *= X[X_A + 1] !== 0 || X[X_A] < 0 ? 2 ** 40 : X[X_A];
  }
  if (i.scope !== 'private') {
    const align = Math.max(16, i.align);
    const at = Math.ceil(t.s[ST_STACK_NEXT] / align) * align;
    if (at + bytes + 32 > t.base + HEAP_OFFSET) return stop(t, STOP_STACK_OBJECTS, EV_LIMIT);
    return allocate(t, d, fp, code, { table: 'stack', at, bytes, op: 2 });
  }
  const object = code.objects.get(d.pc);
  let word: number;
  if (object !== undefined) word = fp + object.word;
  else {
    const align = Math.max(4, i.align / 4);
    word = Math.ceil((t.s[ST_SP] + 4 + VLA_HEAD) / align) * align;
    const head = word - VLA_HEAD;
    const end = word + Math.ceil(bytes / 4) + 4;
    if (!(bytes < 2 ** 31) || !t.reserve(end)) {
      t.s[ST_ADDR] = FUNCTION_BASE + 16 * code.id;
      return stop(t, STOP_STACK, EV_LIMIT);
    }
    t.u.fill(0, t.s[ST_SP], end);
    t.s[head] = t.s[fp + FR_VLA];
    t.s[head + 1] = bytes;
    t.s[head + 2] = d.pc;
    t.s[head + 3] = 0;
    t.s[fp + FR_VLA] = head;
    t.s[ST_SP] = end;
    /* memory that grows with each turn of a loop makes each turn different */
    t.s[ST_EFFECTS] = (t.s[ST_EFFECTS] + 1) & 0x7fff_ffff;
  }
  if (object !== undefined && object.over >= 0) t.s[fp + object.over] = 0;
  forget(t, 4 * word, bytes);
  X[X_RESULT] = t.base + 4 * word;
  XU[X_RESULT] = 0;
  put(t, fp, d.dst, 1, X_RESULT);
  return next(t, fp);
}

/**
 * x86-64: gp_offset and fp_offset say that all registers are used up, so va_arg takes everything from the overflow
 * area; i386: the list is a pointer to it. In shared memory each field is a write of its own.
 */
function doVaStart(vm: Vm, t: Thread, code: FuncCode, d: Decoded, fp: number): number {
  fetch(t, fp, d.args[0], X_A);
  if (XU[X_A] !== 0) return fail(t, FAIL_UNDEFINED, 0);
  const wide = vm.image.pointerBytes === 8;
  const fields = wide ? 4 : 1;
  const list = X[X_A];
  const area = t.base + 4 * (t.s[fp + FR_VA] !== 0 ? t.s[fp + FR_VA] : fp + code.frameWords);
  for (let k = t.s[ST_SUB]; k < fields; k++) {
    const address = list + (k === 0 ? 0 : k === 1 ? 4 : 8 * (k - 1));
    const size = wide ? (k < 2 ? 4 : 8) : 4;
    X[X_B] = wide ? (k === 0 ? 48 : k === 1 ? 176 : k === 2 ? area : 0) : area;
    for (let w = 1; w < 4; w++) X[X_B + w] = 0;
    for (let w = 0; w < 4; w++) XU[X_B + w] = 0;
    t.s[ST_SIZE] = size;
    if (isPrivate(t, address)) {
      if (!privateInBounds(vm.image, t, address, size)) return fail(t, FAIL_BOUNDS, address);
      writePrivate(t, address - t.base, size, X_B);
      continue;
    }
    t.s[ST_ADDR] = address;
    t.s[ST_ORDER] = 0;
    toHeader(t, X_B, ST_VAL);
    t.s[ST_DST] = -1;
    t.s[ST_SUB] = k + 1;
    if (k === fields - 1) {
      t.s[ST_SUB] = 0;
      t.s[fp + FR_PC] = d.pc + 1;
    }
    return EV_WRITE;
  }
  t.s[ST_SUB] = 0;
  return next(t, fp);
}
