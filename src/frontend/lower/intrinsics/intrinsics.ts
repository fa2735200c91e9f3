import type { Operand } from '../../../ir/types.ts';
import type { CallSite, Handler } from '../calls/call-site.ts';
import type { FunctionContext } from '../context.ts';
import { lowerCopy, lowerSet } from '../memory/memory-intrinsics.ts';
import { CXX_INTRINSICS } from '../names/cxx.ts';
import { Unsupported } from '../unsupported.ts';
import { ARITHMETIC } from './arithmetic.ts';
import { HINTS } from './hints.ts';
import { MACHINE } from './machine.ts';
import { VARARGS } from './varargs.ts';

/** `llvm.…` calls. A name is its base and the types it is instantiated for: `llvm.memcpy.p0.p0.i64`. */

const copy =
  (name: 'memcpy' | 'memmove'): Handler =>
  (f, call) => {
    lowerCopy(f, call, name);
    return [];
  };
const set: Handler = (f, call) => {
  lowerSet(f, call);
  return [];
};

const MEMORY: Readonly<Record<string, Handler>> = {
  memcpy: copy('memcpy'),
  'memcpy.inline': copy('memcpy'),
  memmove: copy('memmove'),
  memset: set,
  'memset.inline': set,
};

const TABLES = [MEMORY, ARITHMETIC, HINTS, VARARGS, MACHINE, CXX_INTRINSICS];

export function lowerIntrinsic(f: FunctionContext, call: CallSite): readonly Operand[] {
  const handler = find(call.name);
  if (handler !== null) return handler(f, call);
  throw new Unsupported(
    'HED303',
    `the compiler intrinsic ${call.name} is not modelled`,
    'write the operation in plain C11',
  );
}

/** The entry with the longest name: types at the end are left off one by one. */
function find(name: string): Handler | null {
  const parts = name.slice('llvm.'.length).split('.');
  for (let n = parts.length; n > 0; n--) {
    const base = parts.slice(0, n).join('.');
    for (const table of TABLES) if (Object.hasOwn(table, base)) return table[base];
  }
  return null;
}
