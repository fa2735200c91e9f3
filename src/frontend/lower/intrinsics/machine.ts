import { constant } from '../../../ir/builder.ts';
import type { Order } from '../../../ir/types.ts';
import { type Handler, nothing } from '../calls/call-site.ts';
import { Unsupported } from '../unsupported.ts';

/** Intrinsics about the machine: traps, the stack, x86's own fences. */

const trap: Handler = (f, call) => {
  f.emit.instr({ op: 'assert', cond: constant('i1', 0), message: 'trap' });
  return nothing(call);
};

const ownAddress: Handler = (_, call) => {
  const what = call.name.includes('return') ? 'the return address' : 'the frame address';
  throw new Unsupported(
    'HED303',
    `${what} of a function is not modelled`,
    'pass what you need as an argument',
  );
};

const pause: Handler = (f) => {
  f.emit.instr({ op: 'yield' });
  return [];
};

/** As in inline assembly (calls/asm.ts). */
const fenceOf =
  (order: Order): Handler =>
  (f) => {
    f.emit.fence('thread', order);
    return [];
  };

export const MACHINE: Readonly<Record<string, Handler>> = {
  trap,
  debugtrap: trap,
  ubsantrap: trap,
  /** What a restore of the stack ends is known from its place (variable-arrays.ts). */
  stacksave: () => [constant('ptr', 0)],
  stackrestore: () => [],
  returnaddress: ownAddress,
  frameaddress: ownAddress,
  addressofreturnaddress: ownAddress,
  sponentry: ownAddress,
  /** Round to nearest. */
  'get.rounding': (_, call) => [constant(call.returns[0], 1)],
  'flt.rounds': (_, call) => [constant(call.returns[0], 1)],
  'x86.sse2.pause': pause,
  'x86.sse2.mfence': fenceOf('sc'),
  'x86.sse2.lfence': fenceOf('acq'),
  'x86.sse.sfence': fenceOf('rel'),
};
