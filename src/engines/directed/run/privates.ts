import type { Decoded, FuncCode } from '../../../vm/code/code.ts';
import { PRIVATE_SPAN, ST_HEAP_NEXT, ST_STACK_NEXT } from '../../../vm/code/layout.ts';
import type { Thread } from '../../../vm/memory/thread.ts';
import type { Keep, Recall, Source } from '../graph/graph.ts';
import { HEAP_NEXT, isNode, STACK_NEXT } from '../graph/graph.ts';
import { lowWord, ONE, type Token, tokenOf, undefinedToken } from '../graph/values.ts';
import type { Course } from './course.ts';
import { asLoaded, concrete } from './operands.ts';

/** Private memory that an instruction loads or stores: where the address comes from, and what it is. */
interface Cell {
  readonly site: number;
  readonly address: Source;
  readonly at: number;
  readonly size: number;
}

interface Allocation {
  /** What is next in the heap or on the stack. */
  readonly where: number;
  readonly size: Source;
  readonly what: string;
}

/**
 * Fields of a `va_list` by offset and size. With 64 bits it says first how many bytes of registers are used up: all of them,
 * as our machine puts variable arguments into memory (no address of such). With 32 it is an address.
 */
const REGISTERS_USED = 48;
const LIST_OF_FIELDS = [
  [0, 4],
  [4, 4],
  [8, 8],
  [16, 8],
] as const;
const LIST_OF_ONE = [[0, 4]] as const;

/** What a thread does with memory that no other thread reaches, and where new objects go. */
export class Privates {
  private readonly course: Course;
  /** Private objects by address, for the beginning of their lives. */
  private readonly objectSizes = new Map<number, number>();

  constructor(course: Course) {
    this.course = course;
  }

  has(t: Thread, at: number): boolean {
    return at - t.base >= 0 && at - t.base < PRIVATE_SPAN;
  }

  access(t: Thread, d: Decoded, fp: number, site: number, address: Source, at: number): void {
    const i = d.src;
    const { course } = this;
    if (i.op === 'store')
      return this.keep({ site, address, at, size: d.size }, course.source(t, fp, d.args[1]));
    if (i.op !== 'load') course.pitfalls.refuse(site, 'an atomic read-modify-write of private memory');
    const into = { fp, slot: d.dst, words: d.dstWords };
    course.define(fp, d.dst, this.recall(t, { site, address, at, size: d.size }, into));
  }

  private keep({ site, address, at, size }: Cell, value: Source, clear = false): void {
    const { course } = this;
    const node = course.item({ kind: 'keep', site, address, size, value, clear }) as Keep;
    if (isNode(address)) course.locals.blur(at, size, value, node);
    else if (clear) course.locals.clear(at, size);
    else course.locals.store(at, size, value, node);
  }

  /** What a load of private memory gives; `into`: where its value can be read when it is there. */
  private recall(
    t: Thread,
    { site, address, at, size }: Cell,
    into: { readonly fp: number; readonly slot: number; readonly words: number } | Token,
  ): Source | null {
    const known = isNode(address) ? 'open' : this.course.locals.load(at, size);
    if (known === 'mixed')
      return this.course.pitfalls.refuse(site, 'private memory that is written and read in different sizes');
    if (known !== 'open') return known;
    const node = this.course.item({ kind: 'recall', site, address, size, initial: null }) as Recall;
    if (node.initial === null && typeof into === 'number') {
      if (!this.course.locals.isStored(at, size)) node.initial = into;
    } else if (node.initial === null && typeof into !== 'number' && !this.course.locals.isStored(at, size)) {
      const read = (): void => {
        node.initial ??= asLoaded(
          node,
          tokenOf(t.s, into.fp + into.slot, into.words, t.u, into.fp + into.slot),
          into.words,
        );
      };
      this.course.unfinished = { fp: 0, outputs: [], inputs: [], then: read };
    }
    return node;
  }

  clear(t: Thread, d: Decoded, fp: number, site: number): void {
    const at = lowWord(concrete(t, fp, d.args[0]));
    if (!this.has(t, at)) return;
    this.begins(site, at, this.objectSizes.get(at) ?? 16);
  }

  /** `va_start`: the machine writes the fields of the list, which are constants. */
  list(t: Thread, d: Decoded, fp: number, site: number): void {
    const address = this.course.source(t, fp, d.args[0]);
    const at = lowWord(concrete(t, fp, d.args[0]));
    if (isNode(address)) this.course.pitfalls.refuse(site, 'a va_list that depends on shared memory');
    if (!this.has(t, at)) return;
    const then = (): void => {
      const word = (at - t.base) >> 2;
      const fields = t.s[word] === REGISTERS_USED ? LIST_OF_FIELDS : LIST_OF_ONE;
      for (const [offset, size] of fields)
        this.keep(
          { site, address: tokenOf([at + offset], 0, 1, null), at: at + offset, size },
          tokenOf(t.s, word + (offset >> 2), size >> 2, null),
        );
    };
    this.course.unfinished = { fp, outputs: [], inputs: [], then };
  }

  private begins(site: number, at: number, size: number): void {
    this.keep(
      { site, address: tokenOf([at], 0, 1, null), at, size },
      undefinedToken(Math.min(size, 16)),
      true,
    );
  }

  alloca(t: Thread, code: FuncCode, d: Decoded, fp: number, site: number): void {
    const i = d.src;
    if (i.op !== 'alloca') return;
    if (i.scope !== 'private') {
      const count = i.count === null ? ONE : this.course.source(t, fp, d.args[0]);
      return this.allocate(t, d, fp, site, {
        where: STACK_NEXT,
        size: count,
        what: `alloca:${i.size}:${i.align}`,
      });
    }
    if (i.count !== null) this.course.pitfalls.refuse(site, 'a variable-length array in private memory');
    const object = code.objects.get(d.pc);
    this.course.define(fp, d.dst, null);
    if (object === undefined) return;
    const at = t.base + 4 * (fp + object.word);
    this.objectSizes.set(at, object.bytes);
    this.begins(site, at, object.bytes);
  }

  /** Where the object goes depends on what was allocated before, which a branch may decide. */
  allocate(t: Thread, d: Decoded, fp: number, site: number, { where, size, what }: Allocation): void {
    const next = where === HEAP_NEXT ? ST_HEAP_NEXT : ST_STACK_NEXT;
    const cell = { site, address: tokenOf([where], 0, 1, null), at: where, size: 1 };
    const now = tokenOf(t.s, next, 1, null);
    const before = this.recall(t, cell, now) ?? now;
    const inputs = [before, size];
    if (!inputs.some(isNode)) {
      this.course.define(fp, d.dst, null);
      const then = (): void => this.keep(cell, tokenOf(t.s, next, 1, null));
      this.course.unfinished = { fp, outputs: [], inputs: [], then };
      return;
    }
    const concreteSize = isNode(size) ? concrete(t, fp, d.args[0]) : size;
    const tokens = [tokenOf(t.s, next, 1, null), concreteSize];
    this.course.define(fp, d.dst, this.course.item({ kind: 'fn', site, signature: what, inputs }));
    const after = this.course.item({ kind: 'fn', site, signature: `${what}#next`, inputs });
    this.keep(cell, after);
    const then = (): void => this.course.graph.learn(`${what}#next`, tokens, tokenOf(t.s, next, 1, null));
    this.course.unfinished = {
      fp,
      outputs: [{ slot: d.dst, words: d.dstWords, signature: what }],
      inputs: tokens,
      then,
    };
  }
}
