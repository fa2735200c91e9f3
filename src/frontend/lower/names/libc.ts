import { constant } from '../../../ir/builder.ts';
import type { Operand } from '../../../ir/types.ts';
import {
  type CallSite,
  type Handler,
  integer,
  nothing,
  pointer,
  result,
  typedArgs,
} from '../calls/call-site.ts';
import type { FunctionContext } from '../context.ts';
import { heapType } from '../memory/heap-type.ts';
import { constantInt } from '../operands.ts';
import { Unsupported } from '../unsupported.ts';
import { halt, text } from './heddle.ts';

/** Functions of the C library that are instructions of the IR. */

/** What malloc promises on x86: any scalar fits. */
const MALLOC_ALIGN = 16;

const size = (f: FunctionContext, call: CallSite, n: number): Operand => integer(f, call, n, 'i64', false);

function allocate(
  f: FunctionContext,
  call: CallSite,
  bytes: Operand,
  zero: boolean,
  align: number,
): readonly Operand[] {
  const debugType = heapType(f, call.instr);
  const block = f.builder.define({
    op: 'malloc',
    type: 'ptr',
    size: bytes,
    zero,
    align,
    debugType,
    family: 'malloc',
    at: f.emit.at,
  });
  return result(f, call, 'ptr', block);
}

/** count × size; more than there is when that overflows. */
function product(f: FunctionContext, a: Operand, b: Operand): Operand {
  if (a.kind === 'const' && b.kind === 'const') {
    const n = a.bits * b.bits;
    return constant('i64', n < 2n ** 63n ? n : 2n ** 63n - 1n);
  }
  const overflow = f.emit.newValue();
  const n = f.builder.define({ op: 'overflow', arith: 'umul', type: 'i64', a, b, overflow, at: f.emit.at });
  return f.emit.select('i64', { kind: 'value', id: overflow }, constant('i64', 2n ** 63n - 1n), n);
}

const assertFail: Handler = (f, call) => {
  f.emit.instr({ op: 'assert', cond: constant('i1', 0), message: text(f, call, 0) ?? 'assertion failed' });
  // Where assertions are not checked, the program ends here.
  f.emit.instr({ op: 'halt', how: 'quiet-abort' });
  f.emit.terminate({ op: 'unreachable' });
  return nothing(call);
};

export const LIBC: Readonly<Record<string, Handler>> = {
  malloc: (f, call) => allocate(f, call, size(f, call, 0), false, MALLOC_ALIGN),
  calloc: (f, call) => allocate(f, call, product(f, size(f, call, 0), size(f, call, 1)), true, MALLOC_ALIGN),
  aligned_alloc: (f, call) => {
    const align = constantInt(size(f, call, 0));
    if (align === null || align === 0n || (align & (align - 1n)) !== 0n || align > 65536n) {
      throw new Unsupported(
        'HED313',
        'aligned_alloc with this alignment is not modelled',
        'use a constant power of two',
      );
    }
    return allocate(f, call, size(f, call, 1), false, Math.max(MALLOC_ALIGN, Number(align)));
  },
  free: (f, call) => {
    f.emit.instr({ op: 'free', addr: pointer(f, call, 0), family: 'malloc' });
    return [];
  },
  printf: (f, call) =>
    result(f, call, 'i32', f.emit.output('stdout', 'printf', pointer(f, call, 0), typedArgs(call, 1))),
  puts: (f, call) =>
    result(
      f,
      call,
      'i32',
      f.emit.output('stdout', 'puts', null, [{ type: 'ptr', operand: pointer(f, call, 0) }]),
    ),
  putchar: (f, call) =>
    result(
      f,
      call,
      'i32',
      f.emit.output('stdout', 'putchar', null, [{ type: 'i32', operand: integer(f, call, 0, 'i32', true) }]),
    ),
  __assert_fail: assertFail,
  abort: halt('abort'),
  exit: (f, call) => {
    f.tables.programEnds(f);
    return halt('exit')(f, call);
  },
  _Exit: halt('exit'),
  _exit: halt('exit'),
};
