import { constant } from '../../../ir/builder.ts';
import type { HeapFamily, Operand } from '../../../ir/types.ts';
import { ALIGNED_NEW } from '../calls/aligned-new.ts';
import {
  argument,
  type CallSite,
  type Handler,
  integer,
  nothing,
  pointer,
  result,
} from '../calls/call-site.ts';
import { raise } from '../calls/exceptions.ts';
import { callRuntime } from '../calls/runtime-call.ts';
import type { FunctionContext } from '../context.ts';
import { heapType } from '../memory/heap-type.ts';
import { constantInt } from '../operands.ts';
import { Unsupported } from '../unsupported.ts';
import { text } from './heddle.ts';

/** What C++ code calls and what its runtime is written with. */

/** What `operator new` promises without an explicit alignment. */
const NEW_ALIGN = 16;

const NEW = /^_Zn([wa])[mj](St11align_val_t)?(RKSt9nothrow_t)?$/;
const DELETE = /^_Zd([la])Pv[mj]?(St11align_val_t)?(RKSt9nothrow_t)?$/;

const familyOf = (letter: string): HeapFamily => (letter === 'a' ? 'new-array' : 'new');

/** All forms of `operator new` and `operator delete` that a program does not replace. */
export function heapOperator(name: string): Handler | null {
  const made = NEW.exec(name);
  if (made !== null) {
    return (f, call) => {
      const align = made[2] === undefined ? NEW_ALIGN : alignment(f, call);
      if (align === null) {
        const args = [0, 1].map((n) => argument(call, n).operand);
        return result(f, call, 'ptr', callRuntime(f, ALIGNED_NEW[made[1]], args)[0]);
      }
      const block = f.builder.define({
        op: 'malloc',
        type: 'ptr',
        size: integer(f, call, 0, 'i64', false),
        zero: false,
        align,
        debugType: heapType(f, call.instr),
        family: familyOf(made[1]),
        at: f.emit.at,
      });
      return result(f, call, 'ptr', block);
    };
  }
  const freed = DELETE.exec(name);
  if (freed === null) return null;
  return (f, call) => {
    f.emit.instr({ op: 'free', addr: pointer(f, call, 0), family: familyOf(freed[1]) });
    return [];
  };
}

/** Null: it is computed. */
function alignment(f: FunctionContext, call: CallSite): number | null {
  const align = constantInt(integer(f, call, 1, 'i64', false));
  if (align === null) return null;
  if (align === 0n || (align & (align - 1n)) !== 0n || align > 65536n) {
    throw new Unsupported(
      'HED313',
      'new with this alignment is not modelled',
      'use a constant power of two up to 65536',
    );
  }
  return Math.max(NEW_ALIGN, Number(align));
}

const terminate = (f: FunctionContext, message: string, detail: Operand): void => {
  f.emit.instr({ op: 'terminate', message, detail });
  f.emit.terminate({ op: 'unreachable' });
};

const ends =
  (message: string): Handler =>
  (f, call) => {
    terminate(f, message, constant('ptr', 0));
    return nothing(call);
  };

export const CXX: Readonly<Record<string, Handler>> = {
  __heddle_raise: (f, call) => {
    raise(f, pointer(f, call, 0));
    return nothing(call);
  },
  __heddle_terminate: (f, call) => {
    terminate(f, text(f, call, 0) ?? 'std::terminate is called', pointer(f, call, 1));
    return nothing(call);
  },
  __heddle_thread_ends: (f) => {
    f.tables.threadEnds(f);
    return [];
  },
  __cxa_pure_virtual: ends('a pure virtual function is called'),
  __cxa_deleted_virtual: ends('a deleted virtual function is called'),
  /** Clang's own, at the end of a noexcept function. */
  __clang_call_terminate: (f, call) => {
    callRuntime(f, '__cxa_begin_catch', [pointer(f, call, 0)]);
    callRuntime(f, '__heddle_not_allowed', []);
    f.emit.terminate({ op: 'unreachable' });
    return nothing(call);
  },
};

const coroutine: Handler = (_, call) => {
  throw new Unsupported(
    'HED315',
    `coroutines are not modelled (${call.name})`,
    'write the steps as ordinary functions, or run each coroutine as a thread',
  );
};

/** Intrinsics of exceptions and coroutines. */
export const CXX_INTRINSICS: Readonly<Record<string, Handler>> = {
  'eh.typeid.for': (f, call) => [f.emit.cast('ptrtoint', 'ptr', 'i32', pointer(f, call, 0))],
  ...Object.fromEntries(
    [
      'id',
      'alloc',
      'begin',
      'size',
      'align',
      'free',
      'end',
      'save',
      'suspend',
      'resume',
      'destroy',
      'done',
      'promise',
    ].map((name) => [`coro.${name}`, coroutine]),
  ),
};
