import { constant, undef } from '../../../ir/builder.ts';
import { FETCH_OPS, type FetchOp } from '../../../ir/operators.ts';
import { readOrder, writeOrder } from '../../../ir/orders.ts';
import type { Operand, Order, Type } from '../../../ir/types.ts';
import { bitsOf, isFloat } from '../../../ir/types.ts';
import { argument, type CallSite, type Handler, integer, pointer, result } from '../calls/call-site.ts';
import type { FunctionContext } from '../context.ts';
import { constantInt } from '../operands.ts';
import { mismatch, Unsupported } from '../unsupported.ts';
import { chunks, type Piece } from './copy-plan.ts';
import { copyPieces } from './memory-intrinsics.ts';
import { argumentOrder } from './orders.ts';

/**
 * Atomics that clang leaves as library calls: `__atomic_load_8`, the generic `__atomic_load(size, …)`, and gcc's
 * `__sync_…_4`. Sizes of 1, 2, 4, 8 and 16 bytes are single accesses. Others are what the library does under a lock:
 * an atomic block around a copy.
 */

const SIZES = new Set([1, 2, 4, 8, 16]);
const int = (bytes: number): Type => `i${bytes * 8}`;
const order = (f: FunctionContext, call: CallSite, n: number): Order => argumentOrder(f, call.args[n]?.[0]);

type Fetched = FetchOp | 'nand';
const FETCHED: readonly Fetched[] = [...FETCH_OPS, 'nand'];
const fetched = (name: string | undefined): Fetched | undefined => FETCHED.find((op) => op === name);

interface Update {
  readonly addr: Operand;
  readonly value: Operand;
  readonly o: Order;
  readonly before: boolean;
}

/** `fetch`: the value before; otherwise the value after. */
function fetchOp(
  f: FunctionContext,
  op: Fetched,
  bytes: number,
  { addr, value, o, before }: Update,
): Operand {
  const type = int(bytes);
  const old = f.emit.rmw(op, type, addr, value, o);
  if (before) return old;
  if (op !== 'nand') return f.emit.bin(op, type, old, value);
  return f.emit.bin('xor', type, f.emit.bin('and', type, old, value), constant(type, -1));
}

interface Exchange {
  readonly expected: Operand;
  readonly desired: Operand;
  readonly success: Order;
  readonly failure: Order;
}

/** Stores the value found into `*expected` when the exchange fails; the result is whether it succeeded. */
function compareExchange(
  f: FunctionContext,
  bytes: number,
  addr: Operand,
  { expected, desired, success, failure }: Exchange,
): Operand {
  const type = int(bytes);
  const { old, ok } = f.emit.cmpxchg(type, addr, f.emit.load(type, expected), desired, {
    success,
    failure,
    weak: false,
  });
  f.emit.when(f.emit.bin('xor', 'i1', ok, constant('i1', 1)), () => f.emit.store(type, expected, old));
  return ok;
}

function asInt(f: FunctionContext, call: CallSite, n: number, bytes: number): Operand {
  const { type, operand } = argument(call, n);
  if (!isFloat(type)) return integer(f, call, n, int(bytes), false);
  if (bitsOf(type) !== bytes * 8) throw mismatch(call.name);
  return f.emit.cast('bitcast', type, int(bytes), operand);
}

/** `__atomic_<op>_<bytes>`. */
function sized(op: string, bytes: number): Handler | null {
  const type = int(bytes);
  switch (op) {
    case 'load':
      return (f, call) =>
        result(f, call, type, f.emit.load(type, pointer(f, call, 0), readOrder(order(f, call, 1))));
    case 'store':
      return (f, call) => {
        f.emit.store(type, pointer(f, call, 0), asInt(f, call, 1, bytes), writeOrder(order(f, call, 2)));
        return [];
      };
    case 'exchange':
      return (f, call) =>
        result(
          f,
          call,
          type,
          f.emit.rmw('xchg', type, pointer(f, call, 0), asInt(f, call, 1, bytes), order(f, call, 2)),
        );
    case 'compare_exchange':
      return (f, call) => {
        const desired = asInt(f, call, 2, bytes);
        const failure = readOrder(order(f, call, 4));
        const ok = compareExchange(f, bytes, pointer(f, call, 0), {
          expected: pointer(f, call, 1),
          desired,
          success: order(f, call, 3),
          failure,
        });
        return result(f, call, 'i1', ok);
      };
  }
  const fetch = /^(?:fetch_(\w+)|(\w+)_fetch)$/.exec(op);
  const name = fetched(fetch?.[1] ?? fetch?.[2]);
  if (name === undefined) return null;
  return (f, call) => {
    const value = asInt(f, call, 1, bytes);
    const before = fetch![1] !== undefined;
    return result(
      f,
      call,
      type,
      fetchOp(f, name, bytes, { addr: pointer(f, call, 0), value, o: order(f, call, 2), before }),
    );
  };
}

/** An object that no single access can do is copied in an atomic block, as under libatomic's lock: whatever the order is. */
const GENERIC: Readonly<Record<string, Handler>> = {
  __atomic_load: (f, call) => {
    const { type, pieces } = object(call);
    if (type === null)
      blockOf(f, () => copyPieces(f, pointer(f, call, 2), pointer(f, call, 1), pieces, false));
    else {
      const o = readOrder(order(f, call, 3));
      f.emit.store(type, pointer(f, call, 2), f.emit.load(type, pointer(f, call, 1), o));
    }
    return [];
  },
  __atomic_store: (f, call) => {
    const { type, pieces } = object(call);
    if (type === null)
      blockOf(f, () => copyPieces(f, pointer(f, call, 1), pointer(f, call, 2), pieces, false));
    else {
      const o = writeOrder(order(f, call, 3));
      f.emit.store(type, pointer(f, call, 1), f.emit.load(type, pointer(f, call, 2)), o);
    }
    return [];
  },
  __atomic_exchange: (f, call) => {
    const { type, pieces } = object(call);
    const [addr, value, old] = [pointer(f, call, 1), pointer(f, call, 2), pointer(f, call, 3)];
    if (type !== null) {
      f.emit.store(type, old, f.emit.rmw('xchg', type, addr, f.emit.load(type, value), order(f, call, 4)));
      return [];
    }
    blockOf(f, () => {
      const before = loadPieces(f, addr, pieces);
      copyPieces(f, addr, value, pieces, true);
      storePieces(f, old, pieces, before);
    });
    return [];
  },
  __atomic_compare_exchange: (f, call) => {
    const { type, bytes, pieces } = object(call);
    const [addr, expected, desired] = [pointer(f, call, 1), pointer(f, call, 2), pointer(f, call, 3)];
    if (type !== null) {
      const ok = compareExchange(f, bytes, addr, {
        expected,
        desired: f.emit.load(type, desired),
        success: order(f, call, 4),
        failure: readOrder(order(f, call, 5)),
      });
      return result(f, call, 'i1', ok);
    }
    let ok: Operand = undef('i1');
    blockOf(f, () => {
      const [now, wanted] = [loadPieces(f, addr, pieces), loadPieces(f, expected, pieces)];
      ok = constant('i1', 1);
      pieces.forEach((p, n) => {
        ok = f.emit.bin('and', 'i1', ok, f.emit.icmp('eq', p.type, now[n], wanted[n]));
      });
      f.emit.when(ok, () => copyPieces(f, addr, desired, pieces, true));
      f.emit.when(f.emit.bin('xor', 'i1', ok, constant('i1', 1)), () =>
        storePieces(f, expected, pieces, now),
      );
    });
    return result(f, call, 'i1', ok);
  },
  __atomic_thread_fence: (f, call) => fence(f, 'thread', order(f, call, 0)),
  atomic_thread_fence: (f, call) => fence(f, 'thread', order(f, call, 0)),
  __atomic_signal_fence: (f, call) => fence(f, 'signal', order(f, call, 0)),
  atomic_signal_fence: (f, call) => fence(f, 'signal', order(f, call, 0)),
  __sync_synchronize: (f) => fence(f, 'full', 'sc'),
  __atomic_test_and_set: (f, call) => {
    const old = f.emit.rmw('xchg', 'i8', pointer(f, call, 0), constant('i8', 1), order(f, call, 1));
    return result(f, call, 'i1', f.emit.nonzero('i8', old));
  },
  __atomic_clear: (f, call) => {
    f.emit.store('i8', pointer(f, call, 0), constant('i8', 0), writeOrder(order(f, call, 1)));
    return [];
  },
  __atomic_is_lock_free: (f, call) => {
    const n = constantInt(argument(call, 0).operand);
    return result(f, call, 'i1', constant('i1', n !== null && SIZES.has(Number(n)) ? 1 : 0));
  },
};

function fence(f: FunctionContext, kind: 'thread' | 'signal' | 'full', o: Order): readonly Operand[] {
  // A relaxed fence is none.
  if (o !== 'rlx') f.emit.fence(kind, o);
  return [];
}

/** The object of a generic call: its first argument is the size. `type` is null when no single access can do it. */
function object(call: CallSite): {
  readonly type: Type | null;
  readonly bytes: number;
  readonly pieces: readonly Piece[];
} {
  const n = constantInt(argument(call, 0).operand);
  if (n === null || n > 128n || n === 0n) {
    throw new Unsupported(
      'HED311',
      `${call.name} of this size is not modelled`,
      'use a smaller atomic type, or a mutex',
    );
  }
  const bytes = Number(n);
  const align = bytes % 8 === 0 ? 8 : bytes % 4 === 0 ? 4 : bytes % 2 === 0 ? 2 : 1;
  return { type: SIZES.has(bytes) ? int(bytes) : null, bytes, pieces: chunks(0, bytes, align) };
}

function blockOf(f: FunctionContext, body: () => void): void {
  f.emit.instr({ op: 'atomic', begin: true });
  body();
  f.emit.instr({ op: 'atomic', begin: false });
}

const loadPieces = (f: FunctionContext, from: Operand, pieces: readonly Piece[]): readonly Operand[] =>
  pieces.map((p) => f.emit.load(p.type, f.emit.offset(from, p.offset)));

function storePieces(
  f: FunctionContext,
  to: Operand,
  pieces: readonly Piece[],
  values: readonly Operand[],
): void {
  pieces.forEach((p, n) => {
    f.emit.store(p.type, f.emit.offset(to, p.offset), values[n]);
  });
}

/** `__sync_<op>_<bytes>`: all sequentially consistent, but for the release. */
function sync(op: string, bytes: number): Handler | null {
  const type = int(bytes);
  const cas = (f: FunctionContext, call: CallSite) =>
    f.emit.cmpxchg(type, pointer(f, call, 0), asInt(f, call, 1, bytes), asInt(f, call, 2, bytes), {
      success: 'sc',
      failure: 'sc',
      weak: false,
    });
  switch (op) {
    case 'val_compare_and_swap':
      return (f, call) => result(f, call, type, cas(f, call).old);
    case 'bool_compare_and_swap':
      return (f, call) => result(f, call, 'i1', cas(f, call).ok);
    case 'lock_test_and_set':
    case 'swap':
      return (f, call) =>
        result(f, call, type, f.emit.rmw('xchg', type, pointer(f, call, 0), asInt(f, call, 1, bytes), 'sc'));
    case 'lock_release':
      return (f, call) => {
        f.emit.store(type, pointer(f, call, 0), constant(type, 0), 'rel');
        return [];
      };
  }
  const fetch = /^(?:fetch_and_(\w+)|(\w+)_and_fetch)$/.exec(op);
  const name = fetched(fetch?.[1] ?? fetch?.[2]);
  if (name === undefined) return null;
  const before = fetch![1] !== undefined;
  return (f, call) =>
    result(
      f,
      call,
      type,
      fetchOp(f, name, bytes, {
        addr: pointer(f, call, 0),
        value: asInt(f, call, 1, bytes),
        o: 'sc',
        before,
      }),
    );
}

/** How a name of the atomic library is lowered; null if it is none. */
export function atomicName(name: string): Handler | null {
  if (Object.hasOwn(GENERIC, name)) return GENERIC[name];
  const parts = /^__(atomic|sync)_(\w+)_(1|2|4|8|16)$/.exec(name);
  if (parts === null) return null;
  return (parts[1] === 'atomic' ? sized : sync)(parts[2], Number(parts[3]));
}
