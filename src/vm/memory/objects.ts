import type { Image } from '../code/image-types.ts';
import { CONST_BASE, FUNCTION_BASE, HEAP_OFFSET, STACK_OFFSET, THREAD_BASE } from '../code/layout.ts';
import { findPrivate, found } from './private-memory.ts';
import type { Thread } from './thread.ts';
import { OBJECT_WORDS } from './thread.ts';

/** What lies at an address. */
export interface MachineObject {
  readonly kind: 'global' | 'stack' | 'heap' | 'function' | 'const';
  readonly base: number;
  readonly size: number;
  /** The thread it belongs to; -1: all. */
  readonly thread: number;
  /** Heap and stack: n-th of its thread, from 0. Globals: index into Program.globals (-1: main's arguments). Functions: FuncId. */
  readonly n: number;
  /** The instruction that made it, in Image.sites, or -1. */
  readonly site: number;
}

/** `thread`: the one whose address range it is, if it exists. */
export function describeObject(image: Image, address: number, thread: Thread | null): MachineObject | null {
  if (address < CONST_BASE) {
    const n = (address - FUNCTION_BASE) >> 4;
    if (address < FUNCTION_BASE || n >= image.code.length) return null;
    return { kind: 'function', base: FUNCTION_BASE + 16 * n, size: 1, thread: -1, n, site: -1 };
  }
  if (address < THREAD_BASE) {
    const o = image.objectAt(address);
    return o === null
      ? null
      : {
          kind: o.constant ? 'const' : 'global',
          base: o.base,
          size: o.size,
          thread: -1,
          n: o.global,
          site: -1,
        };
  }
  if (thread === null) return null;
  const o = address - thread.base;
  if (o < STACK_OFFSET) {
    if (!findPrivate(image, thread, address)) return null;
    const { base, bytes, frame, pc, tls } = found;
    const at = { base: thread.base + base, size: bytes, thread: thread.slot };
    if (tls >= 0) return { kind: 'global', ...at, n: tls, site: -1 };
    return { kind: 'stack', ...at, n: -1, site: pc < 0 ? -1 : image.code[thread.s[frame]].siteBase + pc };
  }
  for (const g of image.tlsEscapingObjects)
    if (o >= g.offset && o < g.offset + g.bytes)
      return {
        kind: 'global',
        base: thread.base + g.offset,
        size: g.bytes,
        thread: thread.slot,
        n: g.global,
        site: -1,
      };
  const table = o < HEAP_OFFSET ? 'stack' : 'heap';
  const n = thread.lookup(table, address);
  if (n < 0) return null;
  const [base, size, site] = thread.entries(table).subarray(n * OBJECT_WORDS);
  return address < base + Math.max(size, 1)
    ? { kind: table, base, size, thread: thread.slot, n, site }
    : null;
}
