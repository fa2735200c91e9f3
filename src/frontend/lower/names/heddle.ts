import { constant } from '../../../ir/builder.ts';
import { COMMIT_TIME, MAX_COMMITS } from '../../../ir/commit-time.ts';
import type { FenceKind, Operand, SyncOp } from '../../../ir/types.ts';
import { isInt } from '../../../ir/types.ts';
import {
  type CallSite,
  type Handler,
  integer,
  nothing,
  pointer,
  result,
  truth,
  typedArgs,
} from '../calls/call-site.ts';
import { callRuntime } from '../calls/runtime-call.ts';
import type { FunctionContext } from '../context.ts';
import { threadBegins } from '../ends.ts';
import { constantInt } from '../operands.ts';
import { mismatch, Unsupported } from '../unsupported.ts';

/** `__heddle_…`: what the runtime's C is written with. */

const sync =
  (op: SyncOp): Handler =>
  (f, call) =>
    result(f, call, 'i32', f.emit.sync(op, pointer(f, call, 0)));

const fence =
  (kind: Exclude<FenceKind, 'full'> = 'thread'): Handler =>
  (f) => {
    f.emit.fence(kind, 'sc');
    return [];
  };

export const atomic =
  (begin: boolean): Handler =>
  (f) => {
    f.emit.instr({ op: 'atomic', begin });
    return [];
  };

export const assume: Handler = (f, call) => {
  f.emit.instr({ op: 'assume', cond: truth(f, call, 0) });
  return [];
};

export const assertion =
  (message: (f: FunctionContext, call: CallSite) => string): Handler =>
  (f, call) => {
    f.emit.instr({
      op: 'assert',
      cond: truth(f, call, 0),
      message: message(f, call),
    });
    return [];
  };

const requirement: Handler = (f, call) => {
  f.emit.instr({ op: 'require', cond: truth(f, call, 0), message: text(f, call, 1) ?? 'memory error' });
  return [];
};

const serial: Handler = (f, call) => {
  f.emit.instr({ op: 'serial', cond: truth(f, call, 0), message: text(f, call, 1) ?? 'no serial execution' });
  return [];
};

/** Ends the program; nothing behind it is reached. */
export const halt =
  (how: 'exit' | 'abort'): Handler =>
  (f, call) => {
    f.emit.instr({ op: 'halt', how: how === 'abort' && f.tables.quietAbort ? 'quiet-abort' : how });
    f.emit.terminate({ op: 'unreachable' });
    return nothing(call);
  };

/** The text of a constant C string argument. */
export function text(f: FunctionContext, call: CallSite, n: number): string | null {
  const operand = call.args[n]?.[0];
  return operand?.kind === 'global' ? f.tables.constantString(operand.global, operand.offset) : null;
}

/** A thread handle is an i64, whatever unsigned long is. */
const handle = (f: FunctionContext, call: CallSite): Operand => integer(f, call, 0, 'i64', false);

const output =
  (style: 'printf' | 'vprintf'): Handler =>
  (f, call) => {
    const [fd, format, args] = [integer(f, call, 0, 'i32', true), pointer(f, call, 1), typedArgs(call, 2)];
    const print = (stream: 'stdout' | 'stderr') => (): Operand => f.emit.output(stream, style, format, args);
    const n = constantInt(fd);
    if (n !== null) return result(f, call, 'i32', print(n === 2n ? 'stderr' : 'stdout')());
    const stderr = f.emit.icmp('eq', 'i32', fd, constant('i32', 2));
    return result(f, call, 'i32', f.emit.choice('i32', stderr, print('stderr'), print('stdout')));
  };

/** Splits at commas outside brackets and quotes. */
export function splitNames(names: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let i = 0; i < names.length; i++) {
    const c = names[i];
    if (quote !== '') {
      if (c === '\\') i++;
      else if (c === quote) quote = '';
    } else if (c === '"' || c === "'") quote = c;
    else if ('([{'.includes(c)) depth++;
    else if (')]}'.includes(c)) depth--;
    else if (c === ',' && depth === 0) {
      parts.push(names.slice(start, i).trim());
      start = i + 1;
    }
  }
  parts.push(names.slice(start).trim());
  return parts;
}

export const HEDDLE: Readonly<Record<string, Handler>> = {
  __heddle_create: (f, call) => {
    if (f.tables.startsThreads(f)) {
      const created = callRuntime(f, '__heddle_start_thread', [pointer(f, call, 0), pointer(f, call, 1)])[0];
      return result(f, call, f.word, created);
    }
    threadBegins(f);
    return result(
      f,
      call,
      'i64',
      f.builder.define({
        op: 'create',
        type: 'i64',
        func: pointer(f, call, 0),
        arg: pointer(f, call, 1),
        at: f.emit.at,
      }),
    );
  },
  __heddle_join: (f, call) =>
    result(
      f,
      call,
      'ptr',
      f.builder.define({ op: 'join', type: 'ptr', thread: handle(f, call), at: f.emit.at }),
    ),
  __heddle_detach: (f, call) => {
    f.emit.instr({ op: 'detach', thread: handle(f, call) });
    return [];
  },
  __heddle_self: (f, call) =>
    result(f, call, 'i64', f.builder.define({ op: 'self', type: 'i64', at: f.emit.at })),
  __heddle_thread_exit: (f, call) => {
    f.tables.threadEnds(f);
    f.emit.instr({ op: 'threadexit', value: pointer(f, call, 0) });
    f.emit.terminate({ op: 'unreachable' });
    return nothing(call);
  },
  __heddle_end_of_life: (f, call) => {
    f.emit.instr({ op: 'lifetime', addr: pointer(f, call, 0), begin: false });
    return nothing(call);
  },
  __heddle_lock: sync('lock'),
  __heddle_trylock: sync('trylock'),
  __heddle_unlock: sync('unlock'),
  __heddle_mutex_destroy: sync('mutex-destroy'),
  __heddle_cond_enqueue: sync('cond-enqueue'),
  __heddle_cond_wait: sync('cond-wait'),
  __heddle_cond_cancel: sync('cond-cancel'),
  __heddle_cond_signal: sync('cond-signal'),
  __heddle_cond_broadcast: sync('cond-broadcast'),
  __heddle_cond_destroy: sync('cond-destroy'),
  __heddle_timedlock: sync('timedlock'),
  __heddle_spin_lock: sync('spin-lock'),
  __heddle_spin_trylock: sync('spin-trylock'),
  __heddle_spin_unlock: sync('spin-unlock'),
  __heddle_spin_destroy: sync('spin-destroy'),
  __heddle_rw_rdlock: sync('rw-rdlock'),
  __heddle_rw_tryrdlock: sync('rw-tryrdlock'),
  __heddle_rw_timedrdlock: sync('rw-timedrdlock'),
  __heddle_rw_wrlock: sync('rw-wrlock'),
  __heddle_rw_trywrlock: sync('rw-trywrlock'),
  __heddle_rw_timedwrlock: sync('rw-timedwrlock'),
  __heddle_rw_unlock: sync('rw-unlock'),
  __heddle_rw_destroy: sync('rw-destroy'),
  __heddle_sem_wait: sync('sem-wait'),
  __heddle_sem_trywait: sync('sem-trywait'),
  __heddle_sem_timedwait: sync('sem-timedwait'),
  __heddle_sem_post: sync('sem-post'),
  __heddle_sem_destroy: sync('sem-destroy'),
  __heddle_cond_timedwait: sync('cond-timedwait'),
  __heddle_barrier_init: sync('barrier-init'),
  __heddle_barrier_arrive: sync('barrier-arrive'),
  __heddle_barrier_destroy: sync('barrier-destroy'),
  __heddle_mutex_init: sync('mutex-init'),
  __heddle_cond_init: sync('cond-init'),
  __heddle_rw_init: sync('rw-init'),
  __heddle_sem_init: sync('sem-init'),
  __heddle_spin_init: sync('spin-init'),
  __heddle_yield: (f) => {
    f.emit.instr({ op: 'yield' });
    return [];
  },
  __heddle_atomic_begin: atomic(true),
  __heddle_atomic_end: atomic(false),
  __heddle_assume: assume,
  __heddle_require: requirement,
  __heddle_serial: serial,
  __heddle_frozen: (f, call) =>
    result(
      f,
      call,
      'ptr',
      f.builder.define({ op: 'freeze', type: 'ptr', a: pointer(f, call, 0), at: f.emit.at }),
    ),
  __heddle_assert: assertion((f, call) => text(f, call, 1) ?? 'assertion'),
  __heddle_choose: (f, call) => {
    const type = call.returns[0];
    if (type === undefined || !isInt(type)) throw mismatch(call.name);
    const [lo, hi] = [integer(f, call, 0, type, true), integer(f, call, 1, type, true)];
    /* in a model: rand, time, … */
    const self = f.tables.callee(f.module, f.fn.name);
    const what = self.kind === 'defined' && self.library ? f.fn.name : 'heddle_choose';
    return [
      f.builder.define({ op: 'choose', type, lo, hi, signed: true, what, of: '', args: [], at: f.emit.at }),
    ];
  },
  __heddle_commit_time: (f, call) => {
    const type = call.returns[0];
    if (type === undefined || !isInt(type)) throw mismatch(call.name);
    return [f.emit.choose(type, 1n, BigInt(MAX_COMMITS), true, COMMIT_TIME)];
  },
  __heddle_observe: (f, call) => {
    const names = text(f, call, 0);
    const args = typedArgs(call, 1);
    const parts = names === null || names.trim() === '' ? [] : splitNames(names);
    if (names === null || parts.length !== args.length) {
      throw new Unsupported(
        'HED312',
        'heddle_observe takes scalar values',
        'observe the members of a struct one by one',
      );
    }
    f.emit.instr({ op: 'observe', names: parts, args });
    return [];
  },
  __heddle_fence_ll: fence('ll'),
  __heddle_fence_ls: fence('ls'),
  __heddle_fence_sl: fence('sl'),
  __heddle_fence_ss: fence('ss'),
  __heddle_fence_full: fence(),
  __heddle_block_size: (f, call) =>
    result(
      f,
      call,
      'i64',
      f.builder.define({ op: 'blocksize', type: 'i64', addr: pointer(f, call, 0), at: f.emit.at }),
    ),
  __heddle_exit: halt('exit'),
  __heddle_abort: halt('abort'),
  __heddle_printf: output('printf'),
  __heddle_vprintf: output('vprintf'),
};
