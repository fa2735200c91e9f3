/**
 * The interpreter: one instruction after the other from the decoded code. It is the authority on everything unusual
 * (undefined bits, failures, limits, rare instructions): generated code only knows the plain cases and comes here
 * for the rest. It also runs functions too large to compile, and frames in *shadow mode*, in which a register may
 * hold undefined bits; a frame leaves shadow mode at the first entry point of its generated code where no live
 * register has any.
 */

import { evalFBin, evalFCmp } from '../arithmetic/float.ts';
import { evalNary, evalOverflow, evalUnary } from '../arithmetic/intrinsics.ts';
import { evalBin, evalCast, evalGep, evalICmp } from '../arithmetic/pure.ts';
import {
  ARGS,
  ARGS_UNDEF,
  GO_ON,
  PURE_DIVISION_BY_ZERO,
  PURE_DIVISION_OVERFLOW,
  PURE_OK,
  X,
  X_A,
  X_B,
  X_C,
  X_OVERFLOW,
  X_RESULT,
  XU,
} from '../arithmetic/scratch.ts';
import {
  anyUndefined,
  undefAll,
  undefBin,
  undefCast,
  undefICmp,
  undefNary,
  undefSelect,
  undefUnary,
} from '../arithmetic/undefined.ts';
import type { Decoded, Edge, FuncCode } from '../code/code.ts';
import { EV_ASSUME, EV_LIMIT, EV_UNSUPPORTED } from '../code/event.ts';
import { FR_HEAD, FR_PC, FR_SHADOW, ST_DST, ST_FP, ST_HAS_UNDEF, ST_SITE, ST_STEPS } from '../code/layout.ts';
import type { Thread } from '../memory/thread.ts';
import {
  FAIL_ASSERT,
  FAIL_DIVISION_BY_ZERO,
  FAIL_DIVISION_OVERFLOW,
  FAIL_OVERFLOW,
  FAIL_REQUIRE,
  FAIL_SERIAL,
  FAIL_UNDEFINED,
  FAIL_UNREACHABLE,
  STOP_POINTER_BITS,
  STOP_STEPS,
} from '../text/fail.ts';
import type { Vm } from '../vm.ts';
import { doCall, doIndirectCall, doReturn } from './interpret-call.ts';
import { access, doEvent } from './interpret-event.ts';
import { enterLoop, repeatLoop } from './loop-head.ts';
import { fail, fetch, put, stop } from './operand.ts';

/** What it is when the condition of one of these does not hold. */
const UNMET = { assert: FAIL_ASSERT, require: FAIL_REQUIRE, serial: FAIL_SERIAL };

/** Runs thread t until an event, a call, a return, or a point where generated code can take over. */
export function interpret(vm: Vm, t: Thread): number {
  const fp = t.s[ST_FP];
  const code = vm.image.code[t.s[fp]];
  const compiled = vm.image.compiled[code.id];
  for (;;) {
    const d = code.code[t.s[fp + FR_PC]];
    if (vm.watch !== null) vm.watch(t, code, d, fp);
    if (code.marked !== null && code.marked[d.pc] !== 0) vm.image.reached[code.siteBase + d.pc] = 1;
    const result = step(vm, t, code, d, fp);
    if (result !== GO_ON) {
      if (result > 0) t.s[ST_SITE] = code.siteBase + d.pc;
      return result;
    }
    if (compiled === null) continue;
    const state = compiled.entry[t.s[fp + FR_PC]];
    if (state >= 0 && (t.s[fp + FR_SHADOW] === 0 || leaveShadow(t, code, fp, compiled.live(state))))
      return GO_ON;
  }
}

function leaveShadow(t: Thread, code: FuncCode, fp: number, live: Int32Array): boolean {
  const { s, u } = t;
  for (let i = 0; i < live.length; i++) if (u[fp + live[i]] !== 0) return false;
  for (let i = FR_HEAD; i < code.regEnd; i++) u[fp + i] = 0;
  s[fp + FR_SHADOW] = 0;
  return true;
}

function step(vm: Vm, t: Thread, code: FuncCode, d: Decoded, fp: number): number {
  const i = d.src;
  switch (i.op) {
    case 'br':
      return take(vm, t, code, fp, d.edges[0]);
    case 'condbr':
      fetch(t, fp, d.args[0], X_A);
      if (XU[X_A] !== 0) return fail(t, FAIL_UNDEFINED, 0);
      return take(vm, t, code, fp, d.edges[X[X_A] !== 0 ? 0 : 1]);
    case 'switch':
      return doSwitch(vm, t, code, d, fp);
    case 'ret':
      return doReturn(vm, t, d, fp);
    case 'unreachable':
      return fail(t, FAIL_UNREACHABLE, 0);
    case 'call':
      return doCall(vm, t, d, fp);
    case 'icall':
      return doIndirectCall(vm, t, d, fp);
    case 'assume':
    case 'assert':
    case 'require':
    case 'serial':
      fetch(t, fp, d.args[0], X_A);
      if (XU[X_A] !== 0) return fail(t, FAIL_UNDEFINED, 0);
      if (X[X_A] === 0) {
        t.s[ST_DST] = -1;
        if (i.op === 'assume') return EV_ASSUME;
        return fail(t, UNMET[i.op], 0);
      }
      t.s[fp + FR_PC]++;
      return GO_ON;
    case 'inrange':
      fetch(t, fp, d.args[0], X_A);
      if (XU[X_A] === 0 && X[X_A] === 0) return fail(t, FAIL_OVERFLOW, 0);
      t.s[fp + FR_PC]++;
      return GO_ON;
    case 'load':
    case 'store':
    case 'rmw':
    case 'cmpxchg':
      return access(vm, t, d, fp);
    case 'bin':
    case 'fbin':
    case 'icmp':
    case 'fcmp':
    case 'cast':
    case 'select':
    case 'gep':
    case 'unary':
    case 'nary':
    case 'overflow':
    case 'freeze':
      return pure(vm, t, d, fp);
    default:
      return doEvent(vm, t, code, d, fp);
  }
}

function pure(vm: Vm, t: Thread, d: Decoded, fp: number): number {
  const i = d.src;
  const { args, bits, fromBits } = d;
  let undef = false;
  for (let k = 0; k < 3; k++) {
    const at = 4 * k;
    if (k < args.length) {
      fetch(t, fp, args[k], at);
      undef ||= anyUndefined(XU, at);
    } else {
      X[at] = X[at + 1] = X[at + 2] = X[at + 3] = 0;
      XU[at] = XU[at + 1] = XU[at + 2] = XU[at + 3] = 0;
    }
  }
  for (let k = X_RESULT; k <= X_OVERFLOW; k++) XU[k] = 0;
  const pointerBits = 8 * vm.image.pointerBytes;
  let status = PURE_OK;
  switch (i.op) {
    case 'bin':
      if (undef) {
        if (i.bin === 'udiv' || i.bin === 'sdiv' || i.bin === 'urem' || i.bin === 'srem')
          return fail(t, FAIL_UNDEFINED, 0);
        undefBin(i.bin, bits, X, XU);
      }
      status = evalBin(i.bin, bits, X);
      break;
    case 'fbin':
      if (undef) undefAll(XU, bits);
      evalFBin(i.fbin, bits, X);
      break;
    case 'icmp':
      if (undef && undefICmp(i.pred, fromBits, X, XU)) XU[X_RESULT] = 1;
      X[X_RESULT] = evalICmp(i.pred, fromBits, X) ? 1 : 0;
      break;
    case 'fcmp':
      if (undef) XU[X_RESULT] = 1;
      X[X_RESULT] = evalFCmp(i.pred, fromBits, X) ? 1 : 0;
      break;
    case 'cast':
      if (undef) undefCast(i.cast, fromBits, bits, pointerBits, XU);
      /* undefined bits are zero: no claim about a pointer's high word can be made from them */
      status = undef && i.cast === 'inttoptr' ? PURE_OK : evalCast(i.cast, fromBits, bits, pointerBits, X);
      if (undef && i.cast === 'inttoptr') X[X_RESULT] = X[X_A];
      break;
    case 'select': {
      if (undef) undefSelect(X, XU);
      const from = (X[X_A] & 1) === 1 ? X_B : X_C;
      for (let k = 0; k < 4; k++) X[X_RESULT + k] = X[from + k];
      break;
    }
    case 'gep':
      XU[X_RESULT] = undef ? -1 : 0;
      X[X_RESULT] = evalGep(
        X[X_A],
        X[X_B],
        X[X_B + 1],
        args.length > 1 ? fromBits : 32,
        i.scale,
        i.offset,
        pointerBits,
      );
      break;
    case 'unary':
      if (undef) undefUnary(i.unary, bits, XU);
      evalUnary(i.unary, bits, X);
      break;
    case 'nary':
      if (undef) undefNary(i.nary, bits, X, XU);
      evalNary(i.nary, bits, X);
      break;
    case 'overflow':
      if (undef) undefAll(XU, bits);
      evalOverflow(i.arith, bits, X);
      put(t, fp, d.dst2, 1, X_OVERFLOW);
      break;
    case 'freeze':
      for (let k = 0; k < 4; k++) X[X_RESULT + k] = X[k] & ~XU[k];
      break;
  }
  if (status === PURE_DIVISION_BY_ZERO) return fail(t, FAIL_DIVISION_BY_ZERO, 0);
  if (status === PURE_DIVISION_OVERFLOW) return fail(t, FAIL_DIVISION_OVERFLOW, 0);
  if (status !== PURE_OK) return stop(t, STOP_POINTER_BITS, EV_UNSUPPORTED);
  put(t, fp, d.dst, d.dstWords, X_RESULT);
  t.s[fp + FR_PC]++;
  return GO_ON;
}

function doSwitch(vm: Vm, t: Thread, code: FuncCode, d: Decoded, fp: number): number {
  fetch(t, fp, d.args[0], X_A);
  if (anyUndefined(XU, X_A)) return fail(t, FAIL_UNDEFINED, 0);
  const { cases, edges } = d;
  let taken = edges.length - 1;
  for (let k = 0; k < edges.length - 1; k++) {
    if (
      cases[4 * k] !== X[X_A] ||
      cases[4 * k + 1] !== X[X_A + 1] ||
      cases[4 * k + 2] !== X[X_A + 2] ||
      cases[4 * k + 3] !== X[X_A + 3]
    )
      continue;
    taken = k;
    break;
  }
  return take(vm, t, code, fp, edges[taken]);
}

/** Along an edge: parameters all at once, then what the loop head wants. */
function take(vm: Vm, t: Thread, code: FuncCode, fp: number, edge: Edge): number {
  const { s, u } = t;
  let n = 0;
  for (const o of edge.args) {
    fetch(t, fp, o, X_A);
    for (let k = 0; k < o.words; k++, n++) {
      ARGS[n] = X[X_A + k];
      ARGS_UNDEF[n] = XU[X_A + k];
    }
  }
  n = 0;
  for (let k = 0; k < edge.args.length; k++)
    for (let w = 0; w < edge.args[k].words; w++, n++) {
      const at = fp + edge.params[k] + w;
      s[at] = ARGS[n] & ~ARGS_UNDEF[n];
      u[at] = ARGS_UNDEF[n];
      if (ARGS_UNDEF[n] !== 0) {
        s[fp + FR_SHADOW] = 1;
        s[ST_HAS_UNDEF] = 1;
      }
    }
  s[fp + FR_PC] = code.starts[edge.to];
  if (edge.loop !== null) {
    if (!edge.back) enterLoop(edge.loop, s, u, fp);
    else {
      const event = repeatLoop(edge.loop, s, u, fp, vm.image.rounds);
      if (event !== 0) return event;
    }
  }
  if (edge.weight > 0 && (s[ST_STEPS] += edge.weight) > vm.stepLimit) return stop(t, STOP_STEPS, EV_LIMIT);
  return GO_ON;
}
