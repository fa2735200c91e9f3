import type { CallArg, LFunction, LInstr, LModule } from '../llvm/tree.ts';
import { calleeName } from './calls/may-throw.ts';

/**
 * Clang registers the destructor of a static or thread-local array (`__cxa_atexit`) without saying where the array is: the function it
 * makes for that knows. Its loop goes down from the end to where the elements begin, and compares with that. So the
 * array is put into the registration, as a single object is, and its life can end behind its destructor.
 */
export function namedArrays(module: LModule): LModule {
  const arrays = new Map(module.functions.flatMap(arrayOf));
  if (arrays.size === 0) return module;
  const named = (i: LInstr): LInstr => {
    if (i.op !== 'call' || !/^__cxa_(thread_)?atexit$/.test(calleeName(i.callee) ?? '')) return i;
    const [destructor, object, library] = i.args;
    const array = destructor?.value.kind === 'global' ? arrays.get(destructor.value.name) : undefined;
    if (array === undefined || object?.value.kind !== 'null') return i;
    return { ...i, args: [destructor, { ...object, value: array }, library] };
  };
  const functions = module.functions.map((f) => {
    if (f.blocks === null || !f.blocks.some((b) => b.instrs.some((i) => named(i) !== i))) return f;
    return { ...f, blocks: f.blocks.map((b) => ({ ...b, instrs: b.instrs.map(named) })) };
  });
  return { ...module, functions };
}

/** The array that a destructor of clang's own goes through, under the destructor's name. */
function arrayOf({ name, blocks }: LFunction): readonly (readonly [string, CallArg['value']])[] {
  if (!/^__cxx_global_array_dtor\b/.test(name)) return [];
  const begins = (blocks ?? []).flatMap(({ instrs }) =>
    instrs.flatMap((i) => (i.op === 'icmp' && i.b.kind === 'global' ? [i.b] : [])),
  );
  return begins.length === 1 ? [[name, begins[0]]] : [];
}
