import { type FuncId, type GlobalId, globalId, type LocId } from '../../base/ids.ts';
import type { Global, Loc, Operand } from '../../ir/types.ts';
import { callRuntime } from './calls/runtime-call.ts';
import type { FunctionContext } from './context.ts';

/** What happens at the end of a thread and of the program: functions of the runtime, if they are linked. */

const THREAD = '__heddle_top_thread_exit';
/** Values of keys (pthread_key_create, tss_create): destroyed with their thread, but not with the program. */
const KEYS = '__heddle_top_thread_keys';
/** Where threads are counted: the last one ends the program. */
const LAST = '__heddle_top_last_thread';
const BEGINS = '__heddle_top_thread_begins';
const PROGRAM = '__heddle_top_at_exit';
const START = '__heddle_start_thread';

const isLinked = (f: FunctionContext, name: string): boolean =>
  f.tables.callee(f.module, name).kind === 'defined';

/** A thread's first function is one of the runtime's if something happens at its end. */
export const startsThreads = (f: FunctionContext): boolean =>
  f.fn.name !== START &&
  isLinked(f, START) &&
  (isLinked(f, THREAD) || isLinked(f, KEYS) || isLinked(f, LAST) || f.tables.throws.indirect(1));

export function threadEnds(f: FunctionContext): void {
  objectsEnd(f);
  if (isLinked(f, KEYS)) callRuntime(f, KEYS, []);
  if (isLinked(f, LAST)) callRuntime(f, LAST, []);
}

/** A thread is about to be created. */
export function threadBegins(f: FunctionContext): void {
  if (isLinked(f, BEGINS)) callRuntime(f, BEGINS, []);
}

function objectsEnd(f: FunctionContext): void {
  if (isLinked(f, THREAD)) callRuntime(f, THREAD, []);
}

/** Objects of the thread, then those of the program, the newest first, then `__attribute__((destructor))`s. */
export function programEnds(f: FunctionContext, destructors: readonly FuncId[]): void {
  objectsEnd(f);
  if (isLinked(f, PROGRAM)) callRuntime(f, PROGRAM, []);
  for (const func of destructors) f.emit.instr({ op: 'call', func, args: [], varargs: [], dsts: [] });
}

/** Constant C strings that the program did not write, each once. */
export class Texts {
  private readonly known = new Map<string, GlobalId>();

  constant(text: string, globals: Global[], at: LocId, unique: (name: string) => string): Operand {
    let id = this.known.get(text);
    if (id === undefined) {
      const bytes = new TextEncoder().encode(`${text}\0`);
      id = globalId(globals.length);
      globals.push({
        name: unique('text'),
        size: bytes.length,
        align: 1,
        bytes,
        relocs: [],
        constant: true,
        threadLocal: false,
        debugType: null,
        at,
        scope: 'either',
      });
      this.known.set(text, id);
    }
    return { kind: 'global', global: id, offset: 0 };
  }
}

/** A line of a library says nothing to the user. */
export const thrownAt = (loc: Loc): string =>
  loc.library || loc.line === 0 ? '' : `, thrown at ${loc.file}:${loc.line}`;
