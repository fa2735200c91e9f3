import { type Liveness, livenessOf } from '../../ir/analysis/liveness.ts';
import type { Func, Type } from '../../ir/types.ts';
import { operandsOf } from '../../ir/uses.ts';
import { regWords } from '../arithmetic/words.ts';
import type { CodeContext, LoopCode, PrivateObject } from './code.ts';
import { type Counters, countersOf, NO_COUNTERS } from './counters.ts';
import { allocateSlots } from './frame.ts';

/**
 * What stands where in a frame: registers, then the words that say which objects live, what loops remember, and last the
 * private stack objects.
 */
export interface FrameLayout {
  readonly starts: Int32Array;
  readonly live: Liveness;
  readonly slot: Int32Array;
  readonly types: readonly (Type | undefined)[];
  readonly regEnd: number;
  readonly frameWords: number;
  readonly frameAlign: number;
  readonly livingAt: ReadonlyMap<number, number>;
  readonly objectList: readonly PrivateObject[];
  readonly loops: readonly LoopCode[];
}

const GAP_WORDS = 4;
/** An await check that would copy more private memory than this is not made (docs/adr/0004-vm.md). */
const MAX_COMPARED_WORDS = 4096;

const AWAIT_WORDS = 6;

/** The most that a loop remembers in its frame: its bound, its parameters, and the private memory it may change. */
function reservedWords(func: Func, loop: Func['loops'][number], compared: number): number {
  if (!loop.mayIdle && !loop.mayAwait) return 1;
  const params = func.blocks[loop.header].params.reduce((sum, p) => sum + regWords(p.type), 0);
  return 1 + AWAIT_WORDS + params + (compared <= MAX_COMPARED_WORDS ? compared : 0);
}

/** Words of the frame, given out one after the other. */
class Words {
  next: number;

  constructor(next: number) {
    this.next = next;
  }

  take(words: number): number {
    this.next += words;
    return this.next - words;
  }
}

export function layOutFrame(func: Func, context: CodeContext, firstLoop: number): FrameLayout {
  const starts = startsOf(func);
  const live = livenessOf(func);
  const { slot, types, end: regEnd } = allocateSlots(func, live, starts);
  const words = new Words(regEnd);
  const objects = draftObjects(func, starts, words);
  const used = usedValues(func);
  const drafts = func.loops.map((loop, n) =>
    draftLoop({ func, loop, index: firstLoop + n, context, objects, used, slot }, words),
  );
  words.next = Math.ceil(words.next / objects.frameAlign) * objects.frameAlign;
  const memory = words.take(objects.memoryWords);
  return {
    starts,
    live,
    slot,
    types,
    regEnd,
    frameWords: words.next,
    frameAlign: objects.frameAlign,
    livingAt: objects.livingAt,
    objectList: objects.drafts.map(
      ({ at, bytes, pc, over }): PrivateObject => ({ word: memory + at, bytes, pc, over }),
    ),
    loops: drafts.map((draft): LoopCode => ({ ...draft, memory })),
  };
}

/** By block: its first pc. */
function startsOf(func: Func): Int32Array {
  const starts = new Int32Array(func.blocks.length);
  let length = 0;
  func.blocks.forEach((b, i) => {
    starts[i] = length;
    length += b.instrs.length + 1;
  });
  return starts;
}

interface DraftedObjects {
  readonly livingAt: ReadonlyMap<number, number>;
  /** `at`: from where private memory will begin. */
  readonly drafts: readonly {
    readonly pc: number;
    readonly bytes: number;
    readonly at: number;
    readonly over: number;
  }[];
  readonly memoryWords: number;
  readonly frameAlign: number;
  /** Is there a private object whose size is computed? */
  readonly vla: boolean;
}

function draftObjects(func: Func, starts: Int32Array, words: Words): DraftedObjects {
  const ending = endedObjects(func);
  const livingAt = new Map<number, number>();
  const drafts: { pc: number; bytes: number; at: number; over: number }[] = [];
  let memoryWords = 0;
  let frameAlign = 1;
  let vla = false;
  func.blocks.forEach((block, b) => {
    block.instrs.forEach((i, k) => {
      if (i.op !== 'alloca') return;
      if (i.scope !== 'private') livingAt.set(starts[b] + k, words.take(1));
      else if (i.count !== null) vla = true;
      else {
        const align = Math.max(1, Math.ceil(i.align / 4));
        frameAlign = Math.max(frameAlign, align);
        const at = Math.ceil(memoryWords / align) * align;
        const over = ending === 'any' || ending.has(i.dst) ? words.take(1) : -1;
        drafts.push({ pc: starts[b] + k, bytes: i.size, at, over });
        memoryWords = at + Math.max(1, Math.ceil(i.size / 4)) + GAP_WORDS;
      }
    });
  });
  return { livingAt, drafts, memoryWords, frameAlign, vla };
}

function usedValues(func: Func): Set<number> {
  const used = new Set<number>();
  for (const b of func.blocks)
    for (const i of [...b.instrs, b.term])
      for (const o of operandsOf(i)) if (o.kind === 'value') used.add(o.id);
  return used;
}

interface LoopOf {
  readonly func: Func;
  readonly loop: Func['loops'][number];
  readonly index: number;
  readonly context: CodeContext;
  readonly objects: DraftedObjects;
  readonly used: ReadonlySet<number>;
  readonly slot: Int32Array;
}

/**
 * A loop gets the words it may need under any options: where private objects and variable arguments are must not depend on
 * them, for their addresses can be seen (in a va_list), and replay has other options than the search.
 */
function draftLoop(of: LoopOf, words: Words): Omit<LoopCode, 'memory'> {
  const { func, loop, index, context, objects } = of;
  const bound = context.bounds.get(loop.id) ?? context.unwind;
  const compared = loop.privateStores ? objects.memoryWords : 0;
  const reserved = words.next + reservedWords(func, loop, compared);
  const { wide } = context;
  const may = wide ? loop.mayIdle : loop.mayAwait;
  const found = wide && may ? countersIn(of) : NO_COUNTERS;
  const awaits = may && compared <= MAX_COMPARED_WORDS && !(loop.privateStores && objects.vla);
  const { params, counters, bounding } = awaits ? headerWords(of, found) : NOTHING_KEPT;
  const draft = {
    id: loop.id,
    header: loop.header,
    blocks: new Set<number>(loop.blocks),
    awaitAt: awaits ? words.take(AWAIT_WORDS) : -1,
    wide,
    counters: Int32Array.from(counters),
    bounding: Int32Array.from(bounding),
    isBounded: found.bounding.size > 0,
    isTimed: found.isTimed,
    index,
    params: Int32Array.from(params),
    saved: Int32Array.from(params.map(() => words.take(1))),
    boundingSaved: Int32Array.from(bounding.map(() => words.take(1))),
    counter: bound === null ? -1 : words.take(1),
    bound: bound ?? 0,
    memoryWords: awaits ? compared : 0,
    memorySaved: awaits && compared > 0 ? words.take(compared) : -1,
  };
  words.next = reserved;
  return draft;
}

/** In an ordinary loop those that bound it count (explore/waiting/countdown.ts): they are registers like all others. */
function countersIn({ func, loop, context }: LoopOf): Counters {
  const found = countersOf(func, loop, context.times(func));
  if (!context.ordinary.has(loop.id)) return found;
  const values = new Set([...found.values].filter((id) => !found.bounding.has(id)));
  return { values, bounding: new Set(), isTimed: found.isTimed };
}

interface Kept {
  readonly params: readonly number[];
  readonly counters: readonly number[];
  readonly bounding: readonly number[];
}

const NOTHING_KEPT: Kept = { params: [], counters: [], bounding: [] };

/** The words of the header's parameters that somebody reads. */
function headerWords({ func, loop, used, slot }: LoopOf, found: Counters): Kept {
  const params: number[] = [];
  const counters: number[] = [];
  const bounding: number[] = [];
  for (const p of func.blocks[loop.header].params) {
    if (!used.has(p.id)) continue;
    for (let k = 0; k < regWords(p.type); k++) {
      (found.values.has(p.id) ? counters : params).push(slot[p.id] + k);
      if (found.bounding.has(p.id)) bounding.push(slot[p.id] + k);
    }
  }
  return { params, counters, bounding };
}

/** Values whose objects `lifetime end` ends; `any` when it is not known which. */
function endedObjects(func: Func): ReadonlySet<number> | 'any' {
  const made = new Set<number>();
  const ended = new Set<number>();
  for (const b of func.blocks) for (const i of b.instrs) if (i.op === 'alloca') made.add(i.dst);
  for (const b of func.blocks)
    for (const i of b.instrs) {
      if (i.op !== 'lifetime' || i.begin || i.addr.kind !== 'value') continue;
      if (!made.has(i.addr.id)) return 'any';
      ended.add(i.addr.id);
    }
  return ended;
}
