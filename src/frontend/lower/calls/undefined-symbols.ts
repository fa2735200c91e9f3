import type { LFunction, LInstr, LModule } from '../../llvm/tree.ts';
import { startFunctions } from '../constants/appending.ts';
import { Layout } from '../constants/layout.ts';
import { handlerOf } from '../names/names.ts';
import { Unsupported } from '../unsupported.ts';
import { ALIGNED_NEW } from './aligned-new.ts';

/**
 * The names these modules need and do not define: what the runtime is asked for. Names that lowering handles without
 * C are not among them. Copies that are too long to be split into scalars need memcpy, memmove or memset; `new` with an
 * alignment that is computed needs a function that looks which it is.
 */
export function undefinedSymbols(modules: readonly LModule[]): Set<string> {
  const defined = new Set<string>();
  const wanted = new Set<string>();
  for (const module of modules) {
    const layout = new Layout(module, /^i[3-6]86/.test(module.triple) ? 'ilp32' : 'lp64');
    for (const f of module.functions) {
      if (f.blocks !== null) {
        defined.add(f.name);
        for (const name of copyFunctions(f, layout)) wanted.add(name);
      } else if (!f.name.startsWith('llvm.') && handlerOf(f.name) === null) wanted.add(f.name);
    }
    for (const g of module.globals) (g.init === null ? wanted : defined).add(g.name);
    for (const a of module.aliases) defined.add(a.name);
  }
  const counts = modules.some(leavesMain) && modules.some(hasProgramEnd);
  if (counts) wanted.add('__heddle_top_last_thread');
  if (modules.some(startsThreads) && (counts || modules.some(hasThreadEnds)))
    wanted.add('__heddle_start_thread');
  if (modules.some(leavesMain) && modules.some(hasCleanups)) wanted.add(UNWIND);
  else wanted.delete(UNWIND);
  for (const name of defined) wanted.delete(name);
  return wanted;
}

const mentions = (module: LModule, name: string): boolean => module.functions.some((f) => f.name === name);
const startsThreads = (module: LModule): boolean => mentions(module, '__heddle_create');
/** Something may happen at the end of a thread: destructors, or an exception that nobody caught. */
const hasThreadEnds = (module: LModule): boolean =>
  ['__heddle_raise', '__cxa_thread_atexit', '__heddle_top_thread_keys'].some((name) =>
    mentions(module, name),
  );

/** Something happens at the end of the program: handlers, destructors of statics. */
const hasProgramEnd = (module: LModule): boolean =>
  mentions(module, 'atexit') ||
  mentions(module, '__cxa_atexit') ||
  startFunctions(module, 'dtors').length > 0;
/** Does it call a function by which a thread, and main before the program, can end? */
const leavesMain = (module: LModule): boolean =>
  module.functions.some(({ name, blocks }) => blocks === null && /^(pthread_exit|thrd_exit)$/.test(name));

/** Leaves a thread as an exception would: for programs in which that does something on the way. */
const UNWIND = '__heddle_unwind_exit';
const hasCleanups = (module: LModule): boolean =>
  module.functions.some(({ blocks }) =>
    blocks?.some(({ instrs }) => instrs.some(({ op }) => op === 'landingpad')),
  );

/** At most this many bytes are at most 16 scalars, whatever they are. */
const ALWAYS_SCALAR = 16n;

function copyFunctions(f: LFunction, layout: Layout): readonly string[] {
  const names: string[] = [];
  for (const block of f.blocks ?? []) {
    for (const i of block.instrs) {
      const name = copyFunction(i) ?? alignedNew(i);
      if (name !== null) names.push(name);
    }
  }
  const large = f.params.some((p) => {
    const type = p.attrs.get('byval');
    return type !== null && type !== undefined && sizeOf(layout, type) > Number(ALWAYS_SCALAR);
  });
  return large ? [...names, 'memcpy'] : names;
}

function copyFunction(i: LInstr): string | null {
  if (i.op !== 'call' || i.callee.kind !== 'global') return null;
  const name = /^llvm\.(memcpy|memmove|memset)\./.exec(i.callee.name)?.[1];
  if (name === undefined) return null;
  const length = i.args[2]?.value;
  return length?.kind === 'int' && length.value <= ALWAYS_SCALAR ? null : name;
}

function alignedNew(i: LInstr): string | null {
  if (i.op !== 'call' || i.callee.kind !== 'global') return null;
  const family = /^_Zn([wa])[mj]St11align_val_t/.exec(i.callee.name)?.[1];
  return family === undefined || i.args[1]?.value.kind === 'int' ? null : ALIGNED_NEW[family];
}

function sizeOf(layout: Layout, type: Parameters<Layout['size']>[0]): number {
  try {
    return layout.size(type);
  } catch (e) {
    if (e instanceof Unsupported) return 0;
    throw e;
  }
}
