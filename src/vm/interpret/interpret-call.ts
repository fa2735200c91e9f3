/** Calls and returns: arguments and results travel in ARGS; Machine.run pushes and pops the frames. */
import type { Type } from '../../ir/types.ts';
import {
  ARGS,
  ARGS_UNDEF,
  CALL,
  DO_CALL,
  DO_RETURN,
  MAX_ARGS,
  VARARGS,
  VARARGS_UNDEF,
  X,
  X_A,
  XU,
} from '../arithmetic/scratch.ts';
import { regWords } from '../arithmetic/words.ts';
import type { Decoded, FuncCode } from '../code/code.ts';
import { EV_LIMIT, EV_UNSUPPORTED } from '../code/event.ts';
import { FR_PC, FR_PREV, FUNCTION_BASE, NULL_END, ST_ADDR, ST_STEPS } from '../code/layout.ts';
import { endFrame, endThread } from '../memory/lives.ts';
import type { Thread } from '../memory/thread.ts';
import {
  FAIL_CALL_SIGNATURE,
  FAIL_CALL_TARGET,
  FAIL_NULL,
  FAIL_UNDEFINED,
  STOP_ARGUMENTS,
  STOP_NO_BODY,
  STOP_STEPS,
} from '../text/fail.ts';
import type { Vm } from '../vm.ts';
import { fail, fetch, stop } from './operand.ts';

/** The function at a code address, or -1. */
export function functionAt(vm: Vm, address: number): number {
  const index = (address - FUNCTION_BASE) / 16;
  return Number.isInteger(index) && index >= 0 && index < vm.image.code.length ? index : -1;
}

export function doCall(vm: Vm, t: Thread, d: Decoded, fp: number): number {
  if (d.src.op !== 'call') return 0;
  return call(
    vm,
    t,
    d,
    fp,
    d.src.func,
    0,
    d.src.args.length,
    d.src.varargs.map((v) => v.type),
  );
}

export function doIndirectCall(vm: Vm, t: Thread, d: Decoded, fp: number): number {
  const i = d.src;
  if (i.op !== 'icall') return 0;
  fetch(t, fp, d.args[0], X_A);
  if (XU[X_A] !== 0) return fail(t, FAIL_UNDEFINED, 0);
  const address = X[X_A];
  const id = functionAt(vm, address);
  if (id < 0) return fail(t, address >= 0 && address < NULL_END ? FAIL_NULL : FAIL_CALL_TARGET, address);
  const code = vm.image.code[id];
  /* the end of the program, in whatever place of a virtual table: it looks at no argument */
  if (code.func.blocks[0]?.instrs[0]?.op === 'terminate') return call(vm, t, d, fp, id, 1, 0, []);
  if (
    code.func.blocks.length > 0 &&
    !fits(
      code,
      i.params,
      i.varargs.length,
      i.dsts.map((r) => r.type),
    )
  )
    return fail(t, FAIL_CALL_SIGNATURE, address);
  return call(
    vm,
    t,
    d,
    fp,
    id,
    1,
    i.args.length,
    i.varargs.map((v) => v.type),
  );
}

/** Do caller and callee agree on how many words travel? A caller may ignore results. */
function fits(code: FuncCode, params: readonly Type[], varargs: number, results: readonly Type[]): boolean {
  if (code.params.length !== params.length || (varargs > 0 && !code.func.variadic)) return false;
  if (code.params.some((p, k) => p.words !== regWords(params[k]))) return false;
  return (
    results.length === 0 ||
    (results.length === code.func.returns.length &&
      results.every((r, k) => regWords(r) === regWords(code.func.returns[k])))
  );
}

function call(
  vm: Vm,
  t: Thread,
  d: Decoded,
  fp: number,
  id: number,
  first: number,
  count: number,
  varargs: readonly Type[],
): number {
  const code = vm.image.code[id];
  if (code.func.blocks.length === 0) {
    t.s[ST_ADDR] = FUNCTION_BASE + 16 * id;
    return stop(t, STOP_NO_BODY, EV_UNSUPPORTED);
  }
  CALL.callee = id;
  CALL.undef = false;
  let n = 0;
  for (let k = first; k < first + count; k++) {
    const o = d.args[k];
    fetch(t, fp, o, X_A);
    if (n + 4 > MAX_ARGS) return stop(t, STOP_ARGUMENTS, EV_LIMIT);
    for (let w = 0; w < o.words; w++, n++) {
      ARGS[n] = X[X_A + w];
      ARGS_UNDEF[n] = XU[X_A + w];
      if (XU[X_A + w] !== 0) CALL.undef = true;
    }
  }
  /* The overflow area of the x86-64 (i386) convention: slots of 8 (4) bytes, 16-byte values aligned. */
  const slot = vm.image.pointerBytes / 4;
  n = 0;
  for (let k = 0; k < varargs.length; k++) {
    const o = d.args[first + count + k];
    fetch(t, fp, o, X_A);
    if (varargs[k] === 'ptr' && slot === 2) {
      X[X_A + 1] = X[X_A] >> 31;
      XU[X_A + 1] = XU[X_A] >> 31;
    }
    const words = varargs[k] === 'ptr' ? slot : Math.max(slot, o.words);
    if (n + 8 > MAX_ARGS) return stop(t, STOP_ARGUMENTS, EV_LIMIT);
    if (words === 4 && slot === 2 && n % 4 !== 0) {
      VARARGS[n] = VARARGS[n + 1] = VARARGS_UNDEF[n] = VARARGS_UNDEF[n + 1] = 0;
      n += 2;
    }
    for (let w = 0; w < words; w++, n++) {
      VARARGS[n] = X[X_A + w];
      VARARGS_UNDEF[n] = XU[X_A + w];
      if (XU[X_A + w] !== 0) CALL.undef = true;
    }
  }
  CALL.vaWords = n;
  if ((t.s[ST_STEPS] += code.func.blocks[0].instrs.length + 1) > vm.stepLimit)
    return stop(t, STOP_STEPS, EV_LIMIT);
  t.s[fp + FR_PC] = d.pc + 1;
  return DO_CALL;
}

/** First the escaping stack objects of the frame die, one event each; then the values go to the caller. */
export function doReturn(vm: Vm, t: Thread, d: Decoded, fp: number): number {
  const last = t.slot !== 0 && t.s[fp + FR_PREV] === 0;
  const free = last ? endThread(vm.image, t) : endFrame(vm.image, t, fp);
  if (free !== 0) return free;
  CALL.undef = false;
  let n = 0;
  for (const o of d.args) {
    fetch(t, fp, o, X_A);
    for (let w = 0; w < o.words; w++, n++) {
      ARGS[n] = X[X_A + w];
      ARGS_UNDEF[n] = XU[X_A + w];
      if (XU[X_A + w] !== 0) CALL.undef = true;
    }
  }
  return DO_RETURN;
}
