import { constant } from '../../../ir/builder.ts';
import type { Type } from '../../../ir/types.ts';
import { bitsOf, isInt } from '../../../ir/types.ts';
import { type Handler, nothing } from '../calls/call-site.ts';
import { assertion, assume, atomic } from './heddle.ts';

/** SV-COMP's names. */

const error: Handler = (f, call) => {
  f.emit.instr({ op: 'assert', cond: constant('i1', 0), message: `${call.name}() is reached` });
  return nothing(call);
};

/** Annotations for other tools, which mean nothing here. */
const ignored: Handler = (_, call) => nothing(call);

export const VERIFIER: Readonly<Record<string, Handler>> = {
  __VERIFIER_assume: assume,
  __VERIFIER_assert: assertion(() => '__VERIFIER_assert'),
  __VERIFIER_error: error,
  reach_error: error,
  __VERIFIER_atomic_begin: atomic(true),
  __VERIFIER_atomic_end: atomic(false),
  __VERIFIER_loop_bound: ignored,
  __VERIFIER_loop_begin: ignored,
};

const UNSIGNED = /^(u|size_t|bool|_Bool|pointer|pchar|unsigned)/;

/** `__VERIFIER_nondet_T`: any value of T. */
export function verifierNondet(name: string): Handler | null {
  const of = /^__VERIFIER_nondet_(\w+)$/.exec(name)?.[1];
  if (of === undefined) return null;
  return (f, call) =>
    call.returns.map((type) => {
      const bits = type === 'ptr' ? bitsOf(f.word) : bitsOf(type);
      const int: Type = `i${bits}`;
      if (of === 'bool' || of === '_Bool') return f.emit.choose(type, 0n, 1n, false, name);
      const signed = !UNSIGNED.test(of);
      const all = 2n ** BigInt(bits);
      const chosen = signed
        ? f.emit.choose(int, -all / 2n, all / 2n - 1n, true, name)
        : f.emit.choose(int, 0n, all - 1n, false, name);
      if (type === 'ptr') return f.emit.cast('inttoptr', int, type, chosen);
      return isInt(type) ? chosen : f.emit.cast('bitcast', int, type, chosen);
    });
}
