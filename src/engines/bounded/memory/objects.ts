import type { LocId } from '../../../base/ids.ts';
import type { HeapFamily, Program } from '../../../ir/types.ts';
import type { Lit } from '../../../sat/circuit/circuit.ts';
import type { Image } from '../../../vm/code/image.ts';
import {
  FUNCTION_BASE,
  GLOBAL_BASE,
  HEAP_OFFSET,
  STACK_OFFSET,
  THREAD_BASE,
  THREAD_SPAN,
} from '../../../vm/code/layout.ts';

/**
 * The memory objects of a bounded program, at fixed addresses: globals where the machine puts them, thread-locals,
 * stack objects and heap blocks in the range of the thread that makes them, one after the other. Unlike in the
 * machine, a block has its address even if an earlier allocation of its thread did not happen; only programs that
 * order or hash addresses can see the difference.
 *
 * An object is known by its key, which says how the program comes to it (thread, calls, iterations, instruction):
 * the same in every round of the analysis, whatever else is reached.
 */
export interface MemoryObject {
  readonly key: string;
  readonly kind: 'global' | 'constant' | 'stack' | 'heap';
  readonly base: number;
  readonly size: number;
  readonly name: string;
  /** What it holds before anybody writes: bytes, zeros or nothing. */
  readonly initial: Uint8Array | 'zero' | 'undefined';
  /** heap: who may free it. */
  readonly family?: HeapFamily;
  /** How long it is, `size` at most, is known only when it is made (open-size.ts). */
  readonly isOpen?: boolean;
  /** stack: no other thread can come to it, so the machine shows nobody what happens there. */
  readonly isPrivate?: boolean;
}

/** A stack object of a call that is under way. */
export interface StackObject {
  readonly object: MemoryObject;
  /** Others may have its address, or it may be used after its function has returned. */
  readonly escapes: boolean;
  readonly at: LocId;
  /** The condition under which it is made. */
  readonly made: Lit;
  /** May the return of its function be what ends it? */
  readonly untilReturn: boolean;
  /** The conditions under which its life has ended. */
  readonly ended: Lit[];
}

export interface NewObject extends Omit<MemoryObject, 'base'> {
  readonly kind: 'stack' | 'heap';
  readonly thread: number;
  readonly align: number;
}

export class Objects {
  private readonly image: Image;
  private readonly program: Program;
  private readonly byKey = new Map<string, MemoryObject>();
  /** By address in units of 16 bytes: objects begin at multiples of 16 with gaps of at least 16 between them. */
  private readonly granules = new Map<number, MemoryObject>();
  /** Heap blocks, and who makes them. */
  readonly heap: { readonly object: MemoryObject; readonly thread: number }[] = [];
  /** By thread: where its next stack object, and heap block, goes. */
  private readonly next: { stack: number; heap: number }[] = [];

  constructor(image: Image) {
    this.image = image;
    this.program = image.program;
    for (const o of image.objects) {
      const area = o.base >= GLOBAL_BASE ? image.globalBytes : image.constBytes;
      const from = o.base - (o.base >= GLOBAL_BASE ? GLOBAL_BASE : 0x0040_0000);
      this.enter({
        key: `global ${o.name}`,
        kind: o.constant ? 'constant' : 'global',
        base: o.base,
        size: o.size,
        name: o.name,
        initial: area.subarray(from, from + o.size),
      });
    }
  }

  private enter(object: MemoryObject): MemoryObject {
    this.byKey.set(object.key, object);
    const last = object.base + Math.max(1, object.size) - 1;
    for (let g = object.base >> 4; g <= last >> 4; g++) this.granules.set(g, object);
    return object;
  }

  get pointerBytes(): number {
    return this.image.pointerBytes;
  }

  addressOfGlobal(global: number, offset: number): number {
    return this.image.addresses[global] + offset;
  }
  addressOfFunction(func: number): number {
    return FUNCTION_BASE + 16 * func;
  }
  functionAt(address: number): number {
    const f = (address - FUNCTION_BASE) / 16;
    return Number.isInteger(f) && f >= 0 && f < this.program.functions.length ? f : -1;
  }

  /** The thread's instance of a thread-local. */
  threadLocal(thread: number, global: number): MemoryObject {
    const g = this.program.globals[global];
    const bytes = new Uint8Array(g.size);
    bytes.set(g.bytes.subarray(0, g.size));
    for (const r of g.relocs) {
      const at =
        r.target.kind === 'function'
          ? this.addressOfFunction(r.target.func)
          : this.addressOfGlobal(r.target.global, r.target.offset);
      for (let i = 0; i < 4; i++) bytes[r.offset + i] = (at >>> (8 * i)) & 0xff;
    }
    return this.make({
      key: `tls ${thread} ${g.name}`,
      kind: 'stack',
      thread,
      size: g.size,
      align: g.align,
      name: g.name,
      initial: bytes,
      isPrivate: g.scope === 'private',
    });
  }

  /** The object with this key and size, made now if there is none yet. */
  make({ thread, align, ...wanted }: NewObject): MemoryObject {
    const { kind, size } = wanted;
    const key = `${wanted.key} ${size}${wanted.isOpen ? ' or less' : ''}`;
    const known = this.byKey.get(key);
    if (known !== undefined) return known;
    const base = THREAD_BASE + thread * THREAD_SPAN;
    const next = (this.next[thread] ??= { stack: base + STACK_OFFSET, heap: base + HEAP_OFFSET });
    const unit = Math.max(16, align);
    const at = Math.ceil(next[kind] / unit) * unit;
    next[kind] = Math.ceil((at + size + 16) / 16) * 16;
    const object = this.enter({ ...wanted, key, base: at });
    if (kind === 'heap') this.heap.push({ object, thread });
    return object;
  }

  /** The object this address lies in, or just behind; null in gaps. */
  find(address: number): MemoryObject | null {
    const object = this.granules.get(address >> 4) ?? this.granules.get((address - 1) >> 4);
    if (object === undefined || address < object.base || address > object.base + object.size) return null;
    return object;
  }

  /** The object whose byte this is, or that begins here and has none. */
  at(address: number): MemoryObject | null {
    const object = this.granules.get(address >> 4);
    return object !== undefined && address < object.base + Math.max(1, object.size) ? object : null;
  }
}
