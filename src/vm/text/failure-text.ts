/** Failures and diagnostics in words: made only when somebody asks. */

import type { Diagnostic } from '../../base/failure.ts';
import type { Func, Instr, Operand, Program, Terminator, Type } from '../../ir/types.ts';
import { defsOf, operandsOf, successors } from '../../ir/uses.ts';
import { regWords } from '../arithmetic/words.ts';
import type { FuncCode } from '../code/code.ts';
import { EV_CREATE, EV_FREE, EV_READ, EV_RMW, EV_SYNC, EV_WRITE } from '../code/event.ts';
import type { Image } from '../code/image-types.ts';
import {
  FR_PC,
  FUNCTION_BASE,
  MAX_THREADS,
  ST_ADDR,
  ST_EVENT,
  ST_FP,
  ST_OP,
  ST_SITE,
  ST_SIZE,
  ST_VAL,
} from '../code/layout.ts';
import { placeInStack } from '../code/marks.ts';
import type { Failure } from './fail.ts';
import {
  FAIL_ASSERT,
  FAIL_BOUNDS,
  FAIL_CALL_SIGNATURE,
  FAIL_CALL_TARGET,
  FAIL_CONST_WRITE,
  FAIL_DIVISION_BY_ZERO,
  FAIL_DIVISION_OVERFLOW,
  FAIL_EXCEPTION,
  FAIL_FAMILY,
  FAIL_FREE,
  FAIL_FUNCTION_ACCESS,
  FAIL_MISALIGNED,
  FAIL_NOT_HEAP,
  FAIL_NULL,
  FAIL_OVER,
  FAIL_OVERFLOW,
  FAIL_REQUIRE,
  FAIL_SERIAL,
  FAIL_UNDEFINED,
  FAIL_UNREACHABLE,
  FAIL_VLA_SIZE,
  FAIL_WILD,
  failureKind,
  STOP_HEAP,
  STOP_INSTRUCTION,
  STOP_NO_BODY,
  STOP_STACK,
  STOP_STEPS,
  STOP_THREADS,
  stopText,
} from './fail.ts';

interface Context {
  readonly image: Image;
  readonly stepLimit: number;
}

/** The pending event's instruction, or the next one. */
export function pendingSite(image: Image, s: Int32Array): number {
  if (s[ST_EVENT] !== 0 || s[ST_FP] === 0) return s[ST_SITE];
  return image.code[s[s[ST_FP]]].siteBase + s[s[ST_FP] + FR_PC];
}

export function failureOf(context: Context, s: Int32Array): Failure {
  const code = s[ST_OP];
  return {
    kind: failureKind(code),
    message: failureText(context.image, s[ST_SITE], code, { address: s[ST_ADDR], size: s[ST_SIZE] }),
    site: s[ST_SITE],
    address: s[ST_ADDR],
  };
}

export function validationFailure(context: Context, s: Int32Array, code: number): Failure {
  const what = accessNoun(s[ST_EVENT]);
  const text = failureText(context.image, s[ST_SITE], code, { address: s[ST_ADDR], size: s[ST_SIZE], what });
  return { kind: failureKind(code), message: text, site: s[ST_SITE], address: s[ST_ADDR] };
}

/** Caller and callee disagree: about the parameters, or else about the result. */
function signatureText(image: Image, instr: Instr | Terminator, f: number): string {
  const func = image.program.functions[f];
  const name = `function '${func?.displayName}'`;
  const alike = (a: Type, b: Type): boolean => regWords(a) === regWords(b);
  if (
    func === undefined ||
    instr.op !== 'icall' ||
    func.params.length !== instr.params.length ||
    (instr.varargs.length > 0 && !func.variadic) ||
    !func.params.every((p, k) => alike(p.type, instr.params[k]))
  )
    return `${name} is called with other parameters than it has`;
  return func.returns.length === 0
    ? `${name} returns nothing, but is called for a result`
    : `${name} is called for another type of result than it returns`;
}

const MADE_BY = { malloc: 'malloc', new: 'new', 'new-array': 'new[]' } as const;
const FREED_BY = { malloc: 'free', new: 'delete', 'new-array': 'delete[]' } as const;

/**
 * Is the block not for the pending free to give back? `made`: the allocations that have had it. Of a block that came back the last of them
 * counts, which only the engine knows: one that fits is enough here.
 */
export function familyFailure(context: Context, s: Int32Array, made: readonly number[]): Failure | null {
  const { sites } = context.image;
  const free = sites[s[ST_SITE]].instr;
  const blocks = made.flatMap((site) => (site < 0 ? [] : [sites[site].instr]));
  const block = blocks.at(-1);
  if (block?.op !== 'malloc' || free.op !== 'free') return null;
  if (blocks.some((one) => one.op === 'malloc' && one.family === free.family)) return null;
  const message = `a block made by ${MADE_BY[block.family]} is given to ${FREED_BY[free.family]}`;
  return { kind: failureKind(FAIL_FAMILY), message, site: s[ST_SITE], address: s[ST_ADDR] };
}

function accessNoun(event: number): string {
  switch (event) {
    case EV_READ:
      return 'read';
    case EV_WRITE:
      return 'write';
    case EV_RMW:
      return 'read-modify-write';
    case EV_SYNC:
      return 'lock operation';
    case EV_FREE:
      return 'free';
    case EV_CREATE:
      return 'thread creation';
    default:
      return 'compare-exchange';
  }
}

interface Touched {
  readonly address: number;
  readonly size: number;
  readonly what?: string;
}

function failureText(
  image: Image,
  site: number,
  code: number,
  { address, size, what = 'access' }: Touched,
): string {
  const { func, instr } = image.sites[site];
  const hex = `0x${(address >>> 0).toString(16)}`;
  switch (code) {
    case FAIL_REQUIRE:
      return instr.op === 'require' ? instr.message : 'memory error';
    case FAIL_SERIAL:
      return instr.op === 'serial' ? instr.message : 'no serial execution';
    case FAIL_ASSERT:
      return instr.op === 'assert' ? instr.message : 'assertion failed';
    case FAIL_OVERFLOW:
      return instr.op === 'inrange' ? instr.message : 'overflow';
    case FAIL_EXCEPTION: {
      const detail = constantText(image, address);
      const message = instr.op === 'terminate' ? instr.message : 'the program is terminated';
      return detail === '' ? message : `${message}: ${detail}`;
    }
    case FAIL_UNDEFINED:
      return undefinedText(image, image.program.functions[func], instr);
    case FAIL_DIVISION_BY_ZERO:
      return 'division by zero';
    case FAIL_DIVISION_OVERFLOW:
      return 'division overflows (the smallest integer divided by -1)';
    case FAIL_NULL:
      return instr.op === 'icall'
        ? 'call through a null function pointer'
        : address === 0
          ? `${what} through a null pointer`
          : `${what} through a null pointer (offset ${address})`;
    case FAIL_WILD:
      return `${what} through a wild pointer (${hex})`;
    case FAIL_BOUNDS:
      return `${what}${size > 0 ? ` of ${size} byte${size === 1 ? '' : 's'}` : ''} out of bounds`;
    case FAIL_OVER:
      return 'use after free: the variable is used after the end of its life';
    case FAIL_CONST_WRITE:
      return 'write to constant memory';
    case FAIL_CALL_TARGET:
      return instr.op === 'create'
        ? `thread created from ${hex}, which is not a function`
        : `call through a pointer (${hex}) that is not a function`;
    case FAIL_CALL_SIGNATURE:
      return signatureText(image, instr, (address - FUNCTION_BASE) >> 4);
    case FAIL_UNREACHABLE:
      return 'code that is declared unreachable is reached';
    case FAIL_FREE:
      return `free of ${hex}, which is not the beginning of a heap block`;
    case FAIL_NOT_HEAP:
      return `${hex} is not the beginning of a heap block`;
    case FAIL_FUNCTION_ACCESS:
      return `${what} of a function's code`;
    case FAIL_MISALIGNED:
      return `atomic ${what} of ${size} bytes at ${hex}, which is not a multiple of ${size}`;
    case FAIL_VLA_SIZE:
      return 'variable-length array of negative size';
    default:
      return 'failure';
  }
}

/** The place of the constant that an exception's end tells about, or -1. */
export function thrownAt(image: Image, address: number): number {
  const object = address === 0 ? null : image.objectAt(address);
  return object === null || object.global < 0 ? -1 : image.program.globals[object.global].at;
}

/** The C string at an address of constant memory. */
function constantText(image: Image, address: number): string {
  const object = address === 0 ? null : image.objectAt(address);
  if (object === null || object.global < 0) return '';
  const { bytes } = image.program.globals[object.global];
  const from = address - object.base;
  const end = bytes.indexOf(0, from);
  return new TextDecoder().decode(bytes.subarray(from, end < 0 ? bytes.length : end));
}

function undefinedText(image: Image, func: Func, instr: Instr | Terminator): string {
  if (instr.op === 'serial') return 'a result of an operation is an uninitialised value';
  const use =
    instr.op === 'condbr' || instr.op === 'switch'
      ? 'a branch depends on'
      : instr.op === 'assert' || instr.op === 'assume'
        ? `an ${instr.op === 'assert' ? 'assertion' : 'assumption'} depends on`
        : instr.op === 'bin'
          ? 'a division uses'
          : instr.op === 'load' && instr.order !== 'na'
            ? 'an atomic load reads'
            : instr.op === 'load' || instr.op === 'store'
              ? 'an address depends on'
              : instr.op === 'rmw' || instr.op === 'cmpxchg'
                ? 'an atomic operation uses'
                : instr.op === 'icall'
                  ? 'the target of a call is'
                  : 'a library call gets';
  const name = originOf(image.program, func, operandsOf(instr));
  return `${use} an uninitialised value${name === null ? '' : ` (of '${name}')`}`;
}

/** The variable an undefined value was loaded from, as far as the function itself shows it. */
function originOf(program: Program, func: Func, operands: readonly Operand[]): string | null {
  const defs = new Map<number, Instr>();
  const params = new Map<number, Operand[]>();
  for (const b of func.blocks) {
    for (const i of b.instrs) for (const d of defsOf(i)) defs.set(d.id, i);
    for (const j of successors(b.term))
      func.blocks[j.to].params.forEach((p, k) => {
        params.set(p.id, [...(params.get(p.id) ?? []), j.args[k]]);
      });
  }
  const seen = new Set<number>();
  const work = [...operands];
  while (work.length > 0 && seen.size < 200) {
    const o = work.shift() as Operand;
    if (o.kind !== 'value' || seen.has(o.id)) continue;
    seen.add(o.id);
    const i = defs.get(o.id);
    if (i === undefined) work.push(...(params.get(o.id) ?? []));
    else if (i.op === 'load') {
      const name = rootName(program, defs, i.addr);
      if (name !== null) return name;
    } else work.push(...operandsOf(i));
  }
  return null;
}

function rootName(program: Program, defs: ReadonlyMap<number, Instr>, address: Operand): string | null {
  let o = address;
  for (;;) {
    if (o.kind === 'global') return program.globals[o.global].name;
    if (o.kind !== 'value') return null;
    const i = defs.get(o.id);
    if (i?.op === 'alloca') return i.name === '' ? null : i.name;
    if (i?.op !== 'gep') return null;
    o = i.base;
  }
}

/** `stack`: where the thread is, innermost first. */
export function stoppedBy(context: Context, s: Int32Array, stack: readonly number[]): Diagnostic {
  const { image } = context;
  const code = s[ST_OP];
  const { instr, loc, func } = image.sites[s[ST_SITE]];
  const l = image.program.locs[loc] === undefined ? undefined : placeInStack(image.program, stack);
  const at = l === undefined ? {} : { at: l };
  if (code === STOP_INSTRUCTION && instr.op === 'unsupported')
    return { code: instr.code, severity: 'error', message: instr.message, help: instr.help, ...at };
  const where =
    l === undefined
      ? ` in '${image.program.functions[func].displayName}'`
      : ` in '${image.program.functions[func].displayName}' at ${l.file}:${l.line}`;
  const text = stopText(code, where, subject(context, s, code, image.code[func], instr));
  return { severity: 'error', ...text, ...at };
}

function subject(
  context: Context,
  s: Int32Array,
  code: number,
  func: FuncCode,
  instr: Instr | Terminator,
): string {
  switch (code) {
    case STOP_NO_BODY:
    case STOP_STACK:
      return (
        context.image.program.functions[(s[ST_ADDR] - FUNCTION_BASE) >> 4]?.displayName ??
        func.func.displayName
      );
    case STOP_STEPS:
      return String(context.stepLimit);
    case STOP_HEAP:
      return String((BigInt(s[ST_VAL] >>> 0) << 32n) | BigInt(s[ST_SIZE] >>> 0));
    case STOP_THREADS:
      return String(MAX_THREADS);
    default:
      return instr.op === 'alloca' ? instr.name : '';
  }
}
