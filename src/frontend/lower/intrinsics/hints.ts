import { constant } from '../../../ir/builder.ts';
import { type Handler, nothing } from '../calls/call-site.ts';
import { constantInt } from '../operands.ts';

/** Intrinsics that tell the optimiser something: lifetimes, expectations, annotations. */

const ignored: Handler = (_, call) => nothing(call);
const firstArgument: Handler = (_, call) => call.args[0];

/** Since LLVM 22 the size is gone: the object is the last argument. */
const lifetime =
  (begin: boolean): Handler =>
  (f, call) => {
    const addr = call.args.at(-1)![0];
    if (addr.kind !== 'undef') f.emit.instr({ op: 'lifetime', addr, begin });
    return [];
  };

export const HINTS: Readonly<Record<string, Handler>> = {
  'lifetime.start': lifetime(true),
  'lifetime.end': lifetime(false),
  expect: firstArgument,
  'expect.with.probability': firstArgument,
  'allow.runtime.check': (_, call) => call.returns.map((type) => constant(type, 1)),
  annotation: firstArgument,
  'ptr.annotation': firstArgument,
  'launder.invariant.group': firstArgument,
  'strip.invariant.group': firstArgument,
  'preserve.array.access.index': firstArgument,
  ssa_copy: firstArgument,
  'ssa.copy': firstArgument,
  'threadlocal.address': firstArgument,
  assume: ignored,
  donothing: ignored,
  sideeffect: ignored,
  pseudoprobe: ignored,
  prefetch: ignored,
  'var.annotation': ignored,
  'codeview.annotation': ignored,
  'experimental.noalias.scope.decl': ignored,
  'invariant.start': ignored,
  'invariant.end': ignored,
  'dbg.declare': ignored,
  'dbg.value': ignored,
  'dbg.assign': ignored,
  'dbg.label': ignored,
  'fake.use': ignored,
  /** Not known: -1, or 0 when the least is asked for. */
  objectsize: (_, call) => {
    const least = constantInt(call.args[1]?.[0]) === 1n;
    return call.returns.map((type) => constant(type, least ? 0 : -1));
  },
  'is.constant': (_, call) => [constant('i1', call.args[0].every((a) => a.kind === 'const') ? 1 : 0)],
};
