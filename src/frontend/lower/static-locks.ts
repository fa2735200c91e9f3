import { intField, nodeOf, refField, wordField } from '../llvm/debug/metadata-fields.ts';
import type { LFunction, LInstr, LModule } from '../llvm/tree.ts';
import { calleeName } from './calls/may-throw.ts';

/**
 * A static mutex, and an object with no more than mutexes and the like in it, lives to the end of the program: in other C++ libraries
 * its destructor is trivial, and threads that go on may use it. Here the destructors of mutexes, condition variables and
 * semaphores look whether somebody holds them or waits (include/cxx/__heddle/mutexes.h), so clang registers them
 * (`__cxa_atexit`) where an object does not begin as a constant. These registrations are taken away: of destructors that do nothing else
 * and that nobody wrote.
 *
 * Whether somebody wrote one, the debug info says: its body is a block that begins at `{`, and the members are destroyed at `}`.
 * Of one that is implicit or defaulted both are at one place. (So they are where a macro writes it: it counts as defaulted.)
 */
export function withoutStaticLocks(module: LModule): LModule {
  if (!module.functions.some(({ name }) => DESTROYS.test(name))) return module;
  const destructors = new Destructors(module);
  const isDropped = (i: LInstr): boolean => {
    if (i.op !== 'call' || !REGISTERS.test(calleeName(i.callee) ?? '')) return false;
    const [registered] = i.args;
    return registered?.value.kind === 'global' && destructors.onlyLooks(registered.value.name);
  };
  let left = false;
  const functions = module.functions.map((f) => {
    const calls = (f.blocks ?? []).flatMap(({ instrs }) => instrs.filter(registers));
    const dropped = new Set(calls.filter(isDropped));
    left ||= dropped.size < calls.length;
    if (dropped.size === 0) return f;
    return {
      ...f,
      blocks: f.blocks!.map((b) => ({ ...b, instrs: b.instrs.filter((i) => !dropped.has(i)) })),
    };
  });
  return { ...module, functions: left ? functions : functions.filter(({ name }) => !REGISTERS.test(name)) };
}

const DESTROYS = /^__heddle_(mutex|rw|cond|sem)_destroy$/;
const REGISTERS = /^__cxa_(thread_)?atexit$/;
/** Clang's own: the destructor of each element. */
const OF_ARRAY = /^__cxx_global_array_dtor\b/;
/** What finds the members, and goes through the elements of arrays. */
const FINDS: ReadonlySet<LInstr['op']> = new Set([
  'alloca',
  'getelementptr',
  'icmp',
  'phi',
  'br',
  'ret',
  'dbg',
]);

const registers = (i: LInstr): boolean => i.op === 'call' && REGISTERS.test(calleeName(i.callee) ?? '');

class Destructors {
  private readonly module: LModule;
  private readonly defined: ReadonlyMap<string, LFunction>;
  private readonly known = new Map<string, boolean>();

  constructor(module: LModule) {
    this.module = module;
    this.defined = new Map(module.functions.filter((f) => f.blocks !== null).map((f) => [f.name, f]));
  }

  /** Does it do nothing but look at locks, and would it be trivial without them? */
  onlyLooks(name: string): boolean {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    this.known.set(name, false);
    const f = this.defined.get(name);
    const instrs = f?.blocks?.flatMap((b) => b.instrs) ?? [];
    const locals = new Set(instrs.flatMap((i) => (i.op === 'alloca' && i.name !== null ? [i.name] : [])));
    const calls = instrs.filter((i) => i.op === 'call');
    const isOurs = calls.some((i) => DESTROYS.test(calleeName(i.callee) ?? ''));
    const does =
      f !== undefined &&
      calls.length > 0 &&
      instrs.every((i) => this.isAllowed(i, locals)) &&
      (isOurs || OF_ARRAY.test(name) || calls.every((i) => this.isMade(f, i)));
    this.known.set(name, does);
    return does;
  }

  private isAllowed(i: LInstr, locals: ReadonlySet<string>): boolean {
    if (i.op === 'load' || i.op === 'store')
      return i.addr.value.kind === 'local' && locals.has(i.addr.value.name);
    if (i.op !== 'call') return FINDS.has(i.op);
    const name = calleeName(i.callee) ?? '';
    return DESTROYS.test(name) || name.startsWith('llvm.lifetime.') || this.onlyLooks(name);
  }

  /** Nobody wrote this destructor: the call is where its body begins, or it has no place in the source. */
  private isMade(f: LFunction, call: LInstr): boolean {
    const { metadata } = this.module;
    const subprogram = nodeOf(metadata, f.dbg, 'DISubprogram');
    if (subprogram !== null && wordField(subprogram, 'flags').includes('DIFlagArtificial')) return true;
    const place = nodeOf(metadata, call.md.get('dbg'), 'DILocation');
    const body = place === null ? null : nodeOf(metadata, refField(place, 'scope'), 'DILexicalBlock');
    return (
      place !== null &&
      body !== null &&
      (['line', 'column'] as const).every((field) => intField(place, field) === intField(body, field))
    );
  }
}
