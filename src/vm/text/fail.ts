/** Why a thread stopped: codes in ST_OP while EV_FAIL, EV_UNSUPPORTED or EV_LIMIT is pending, and their texts. */
import type { Diagnostic } from '../../base/failure.ts';
import type { ViolationKind } from '../../results/types.ts';

export interface Failure {
  readonly kind: ViolationKind;
  readonly message: string;
  /** The instruction, in Image.sites. */
  readonly site: number;
  /** The address it is about, or 0. */
  readonly address: number;
}

export const FAIL_ASSERT = 1;
export const FAIL_UNDEFINED = 2;
export const FAIL_DIVISION_BY_ZERO = 3;
export const FAIL_DIVISION_OVERFLOW = 4;
export const FAIL_NULL = 5;
export const FAIL_WILD = 6;
export const FAIL_BOUNDS = 7;
export const FAIL_CONST_WRITE = 8;
export const FAIL_CALL_TARGET = 9;
export const FAIL_CALL_SIGNATURE = 10;
export const FAIL_UNREACHABLE = 11;
export const FAIL_FREE = 12;
export const FAIL_NOT_HEAP = 13;
export const FAIL_FUNCTION_ACCESS = 14;
export const FAIL_VLA_SIZE = 15;
export const FAIL_EXCEPTION = 16;
export const FAIL_FAMILY = 17;
export const FAIL_MISALIGNED = 18;
export const FAIL_OVERFLOW = 19;
export const FAIL_OVER = 20;
export const FAIL_REQUIRE = 21;
export const FAIL_SERIAL = 22;

export const STOP_INSTRUCTION = 32;
export const STOP_POINTER_BITS = 33;
export const STOP_PRIVATE = 34;
export const STOP_NO_BODY = 35;
export const STOP_STEPS = 36;
export const STOP_STACK = 37;
export const STOP_STACK_OBJECTS = 38;
export const STOP_HEAP = 39;
export const STOP_THREADS = 40;
export const STOP_ARGUMENTS = 41;

export function failureKind(code: number): ViolationKind {
  switch (code) {
    case FAIL_ASSERT:
    case FAIL_UNREACHABLE:
      return 'assertion';
    case FAIL_SERIAL:
      return 'not-serial';
    case FAIL_EXCEPTION:
      return 'exception';
    case FAIL_OVERFLOW:
      return 'overflow';
    case FAIL_UNDEFINED:
      return 'uninitialized';
    case FAIL_DIVISION_BY_ZERO:
    case FAIL_DIVISION_OVERFLOW:
      return 'arithmetic';
    default:
      return 'memory';
  }
}

type Text = Pick<Diagnostic, 'code' | 'message' | 'help'>;

/** The same by itself, for an engine that has no machine. */
export function stopDiagnostic(stop: number, subject: string): Diagnostic {
  const { code, message, help } = stopText(stop, '', subject);
  return { code, severity: 'error', message, ...(help === undefined ? {} : { help }) };
}

export function stopText(code: number, where: string, subject: string): Text {
  switch (code) {
    case STOP_POINTER_BITS:
      return {
        code: 'HED320',
        message: `a pointer with tag or other high bits set is made${where}`,
        help: 'keep tags in the low bits, or in a field of their own; pointers are 32-bit addresses here',
      };
    case STOP_PRIVATE:
      return {
        code: 'HED321',
        message: `memory that was taken for private to another thread is reached${where}`,
        help: 'do not make pointers to locals out of integers',
      };
    case STOP_NO_BODY:
      return {
        code: 'HED322',
        message: `function '${subject}' has no body and no model, and is called${where}`,
        help: 'add its source file, or a definition of it for checking',
      };
    case STOP_STEPS:
      return {
        code: 'HED410',
        message: `${subject} steps without a visible event${where}`,
        help: 'is there an endless loop? bound it, or use --unwind',
      };
    case STOP_STACK:
      return {
        code: 'HED411',
        message: `the stack of the thread is full: function '${subject}' needs more${where}`,
        help: 'is the recursion unbounded? make large arrays static, or smaller',
      };
    case STOP_STACK_OBJECTS:
      return {
        code: 'HED412',
        message: `no addresses left for stack object '${subject}'${where}`,
        help: 'make the array smaller or static',
      };
    case STOP_HEAP:
      return {
        code: 'HED413',
        message: `no addresses left for a heap block of ${subject} bytes${where}`,
        help: 'allocate less: a thread has 12 MB of heap addresses, never reused',
      };
    case STOP_THREADS:
      return {
        code: 'HED414',
        message: `more than ${subject} threads are created${where}`,
        help: 'use fewer threads',
      };
    default:
      return {
        code: 'HED416',
        message: `more arguments than the checker can pass${where}`,
        help: 'pass fewer arguments',
      };
  }
}
