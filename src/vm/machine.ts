/**
 * Runs the threads of one program. `run(t)` goes to thread t's next event, `deliver…` answers it; nothing in between
 * allocates. The machine never decides anything: values, schedules and shared memory belong to the engine.
 */
import type { Diagnostic } from '../base/failure.ts';
import { InternalError } from '../base/failure.ts';
import { type ThreadId, threadId } from '../base/ids.ts';
import type { Type } from '../ir/types.ts';
import { applicationOf, argumentsOf } from './arithmetic/application.ts';
import { ARGS, CALL, DO_CALL, DO_SLOW, GO_ON } from './arithmetic/scratch.ts';
import { regWords } from './arithmetic/words.ts';
import type { FuncCode } from './code/code.ts';
import { countEffect, countExchange } from './code/effects.ts';
import { EV_ALLOC, EV_CAS, EV_END, EV_FAIL, EV_HALT, EV_LIMIT, EV_READ } from './code/event.ts';
import type { Image } from './code/image-types.ts';
import {
  FR_PC,
  FR_SHADOW,
  FUNCTION_BASE,
  GLOBAL_BASE,
  HEAP_OFFSET,
  MAX_THREADS,
  ST_ADDR,
  ST_CREATED,
  ST_DST,
  ST_DST_MASK,
  ST_DST_OK,
  ST_DST_WORDS,
  ST_EVENT,
  ST_FP,
  ST_HAS_UNDEF,
  ST_HEAP_NEXT,
  ST_OP,
  ST_PHASE,
  ST_RET,
  ST_SITE,
  ST_SIZE,
  ST_SP,
  ST_STATUS,
  ST_STEPS,
  ST_UNDEF,
  ST_VAL,
  STATUS_ENDED,
  STATUS_FAILED,
  STATUS_NONE,
  STATUS_PENDING,
  STATUS_READY,
  THREAD_BASE,
  THREAD_SPAN,
} from './code/layout.ts';
import { answer, answered } from './interpret/answers.ts';
import { interpret } from './interpret/interpret.ts';
import { functionAt } from './interpret/interpret-call.ts';
import { ObjectFinder } from './memory/object-finder.ts';
import type { MachineObject } from './memory/objects.ts';
import { describeObject } from './memory/objects.ts';
import { Thread } from './memory/thread.ts';
import { invalid } from './memory/validate.ts';
import type { Failure } from './text/fail.ts';
import { STOP_STACK, STOP_THREADS } from './text/fail.ts';
import { failureOf, pendingSite, stoppedBy } from './text/failure-text.ts';
import type { Observed } from './text/observe.ts';
import { observedValues } from './text/observe.ts';
import { outputText } from './text/output.ts';
import { sourceStack } from './text/source-stack.ts';
import type { Vm, Watch } from './vm.ts';

export interface Limits {
  /** IR instructions between two events. */
  readonly steps?: number;
}

const DEFAULT_STEPS = 50_000_000;
const FIRST_STATE_WORDS = 512;

export class Machine implements Vm {
  readonly image: Image;
  readonly stepLimit: number;
  /** For following dependencies: only images built with `interpretOnly` show every instruction. */
  watch: Watch | null = null;
  /** Threads ever known; slots in [0, threadCount) exist in some execution. */
  threadCount = 1;
  private readonly threads: Thread[] = [];
  /** slots[t][n]: slot of the n-th thread that t creates. Never undone. */
  private readonly children: number[][] = [[]];
  private readonly finder: ObjectFinder;

  constructor(image: Image, limits: Limits = {}) {
    this.image = image;
    this.stepLimit = limits.steps ?? DEFAULT_STEPS;
    this.threads.push(new Thread(0, FIRST_STATE_WORDS, this.stepLimit));
    this.finder = new ObjectFinder(image, this.threads);
    this.reset();
  }

  /** To the beginning of an execution: main before its first instruction (constructors come first), nobody else. */
  reset(): void {
    for (let t = 1; t < this.threads.length; t++) this.threads[t].s[ST_STATUS] = STATUS_NONE;
    this.threads[0].start(this.image);
    this.nextRoot(this.threads[0]);
  }

  /** The state words of thread t (layout.ts). Not to be kept: the array may be replaced when the stack grows. */
  state(t: number): Int32Array {
    return this.threads[t].s;
  }

  /** Runs thread t to its next event. */
  run(slot: number): number {
    const t = this.threads[slot];
    const s = t.s;
    if (s[ST_STATUS] !== STATUS_READY) return this.notReady(t);
    s[ST_STEPS] = 0;
    /* generated code writes defined values only, and says nothing about it */
    s[ST_UNDEF] = s[ST_UNDEF + 1] = s[ST_UNDEF + 2] = s[ST_UNDEF + 3] = 0;
    const fp = s[ST_FP];
    const c = this.image.compiled[s[fp]];
    if (c === null || s[fp + FR_SHADOW] !== 0) return this.goOn(t, DO_SLOW);
    const r = c.run(s, t.u, t, fp);
    if (r <= 0 || r >= EV_END) return this.goOn(t, r);
    s[ST_EVENT] = r;
    s[ST_STATUS] = STATUS_PENDING;
    return r;
  }

  /** The rest of `run`: calls, returns and the interpreter, from what the last piece of code answered. */
  private goOn(t: Thread, answer: number): number {
    const { compiled } = this.image;
    for (let r = answer; ; ) {
      if (r === DO_SLOW) r = t.s[ST_FP] === 0 ? EV_LIMIT : interpret(this, t);
      if (r > 0) return this.suspend(t, r);
      if (r !== GO_ON) {
        const event = r === DO_CALL ? this.call(t) : this.leave(t);
        if (event !== 0) return this.suspend(t, event);
      }
      const s = t.s;
      const fp = s[ST_FP];
      const c = compiled[s[fp]];
      r = c !== null && s[fp + FR_SHADOW] === 0 ? c.run(s, t.u, t, fp) : DO_SLOW;
    }
  }

  private notReady(t: Thread): number {
    if (t.s[ST_STATUS] === STATUS_FAILED) return t.s[ST_EVENT];
    throw new InternalError(`thread ${t.slot} is run in status ${t.s[ST_STATUS]}`);
  }

  private suspend(t: Thread, event: number): number {
    const s = t.s;
    s[ST_EVENT] = event;
    s[ST_STATUS] = event < EV_END ? STATUS_PENDING : event <= EV_HALT ? STATUS_ENDED : STATUS_FAILED;
    return event;
  }

  private call(t: Thread): number {
    if (t.push(this.image.code[CALL.callee], this.image)) return 0;
    const s = t.s;
    const fp = s[ST_FP];
    s[ST_SITE] = this.image.code[s[fp]].siteBase + s[fp + FR_PC] - 1;
    s[ST_OP] = STOP_STACK;
    s[ST_ADDR] = FUNCTION_BASE + 16 * CALL.callee;
    return EV_LIMIT;
  }

  private leave(t: Thread): number {
    const s = t.s;
    const code = this.image.code[s[s[ST_FP]]];
    const site = code.siteBase + s[s[ST_FP] + FR_PC];
    if (t.pop(this.image)) return 0;
    s[ST_SITE] = site;
    s[ST_DST] = -1;
    this.setReturn(s, code.func.returns[0]);
    if (t.slot !== 0) return EV_END;
    if (s[ST_PHASE] <= this.image.program.constructors.length) return this.nextRoot(t);
    s[ST_OP] = 0;
    return EV_HALT;
  }

  private setReturn(s: Int32Array, type: Type | undefined): void {
    s[ST_RET] = type === undefined ? 0 : ARGS[0];
    if (type === 'ptr') s[ST_RET + 1] = this.image.pointerBytes === 8 ? ARGS[0] >> 31 : 0;
    else s[ST_RET + 1] = type !== undefined && regWords(type) > 1 ? ARGS[1] : 0;
  }

  /** main's thread: the next constructor, or main. */
  private nextRoot(t: Thread): number {
    const { constructors, entry } = this.image.program;
    const phase = t.s[ST_PHASE]++;
    const code = this.image.code[phase < constructors.length ? constructors[phase] : entry];
    CALL.undef = false;
    CALL.vaWords = 0;
    let n = 0;
    code.params.forEach((p, k) => {
      ARGS.fill(0, n, n + p.words);
      ARGS[n] = k === 0 ? 1 : k === 1 ? this.image.argv : k === 2 ? this.image.envp : 0;
      n += p.words;
    });
    return t.push(code, this.image) ? 0 : this.refuseFirst(t, code);
  }

  /**
   * Not even the first frame fits: the thread's first `run` says so. It has no frame then, and "frame" 0 is its
   * header: ST_ADDR lies where a frame has FR_SHADOW, so no generated code is entered.
   */
  private refuseFirst(t: Thread, code: FuncCode): number {
    t.s[ST_SITE] = code.siteBase;
    t.s[ST_OP] = STOP_STACK;
    t.s[ST_ADDR] = FUNCTION_BASE + 16 * code.id;
    return EV_LIMIT;
  }

  /** Answers the pending event with a value (all bits defined), low word first. */
  deliver(slot: number, w0: number, w1 = 0, w2 = 0, w3 = 0): void {
    const t = this.threads[slot];
    const s = t.s;
    const event = s[ST_EVENT];
    answered(s, event);
    if (event !== EV_READ) countEffect(s, event, w0, w1, w2, w3);
    const dst = s[ST_DST];
    if (dst >= 0) answer(t, s, dst, w0, w1, w2, w3);
  }

  /** A compare-exchange: whether it exchanged, and the old value. */
  deliverCas(slot: number, ok: boolean, w0: number, w1 = 0, w2 = 0, w3 = 0): void {
    const t = this.threads[slot];
    const s = t.s;
    if (s[ST_EVENT] !== EV_CAS) throw new InternalError(`thread ${slot} is not at a compare-exchange`);
    answered(s, EV_CAS);
    if (ok) countExchange(s);
    s[s[ST_DST_OK]] = ok ? 1 : 0;
    if (s[s[ST_FP] + FR_SHADOW] !== 0) t.u[s[ST_DST_OK]] = 0;
    answer(t, s, s[ST_DST], w0, w1, w2, w3);
  }

  /** A read some of whose bits are undefined (bit set in undefBits). */
  deliverUndefined(slot: number, words: ArrayLike<number>, undefBits: ArrayLike<number>): void {
    this.deliver(
      slot,
      words[0] & ~undefBits[0],
      (words[1] ?? 0) & ~(undefBits[1] ?? 0),
      (words[2] ?? 0) & ~(undefBits[2] ?? 0),
      (words[3] ?? 0) & ~(undefBits[3] ?? 0),
    );
    const { s, u } = this.threads[slot];
    const dst = s[ST_DST];
    if (dst < 0) return;
    const n = s[ST_DST_WORDS];
    let any = 0;
    for (let i = 0; i < n; i++) {
      u[dst + i] = (undefBits[i] ?? 0) & (i === n - 1 ? s[ST_DST_MASK] : -1);
      any |= u[dst + i];
    }
    if (n === 1 && s[ST_SIZE] === 8 && ((undefBits[1] ?? 0) !== 0 || any !== 0)) {
      u[dst] = any = -1;
      s[dst] = 0;
      s[ST_STATUS] = STATUS_READY;
      s[ST_EVENT] = 0;
    }
    if (any === 0) return;
    s[s[ST_FP] + FR_SHADOW] = 1;
    s[ST_HAS_UNDEF] = 1;
  }

  // ---- threads

  /**
   * The thread that the pending EV_CREATE of `slot` makes, ready to run: the same slot in every execution for the
   * same (creator, n-th creation). -1 when there are too many; the creator has then stopped with EV_LIMIT.
   */
  spawn(slot: number): number {
    const s = this.threads[slot].s;
    const n = s[ST_CREATED];
    const known = this.children[slot];
    if (n >= known.length && this.threadCount >= MAX_THREADS) {
      s[ST_STATUS] = STATUS_FAILED;
      s[ST_EVENT] = EV_LIMIT;
      s[ST_OP] = STOP_THREADS;
      return -1;
    }
    while (known.length <= n) known.push(this.newSlot());
    s[ST_CREATED] = n + 1;
    const t = this.threads[known[n]];
    t.start(this.image);
    const code = this.image.code[functionAt(this, s[ST_ADDR])];
    CALL.undef = false;
    CALL.vaWords = 0;
    ARGS[0] = s[ST_VAL];
    ARGS[1] = s[ST_VAL + 1];
    if (!t.push(code, this.image)) this.refuseFirst(t, code);
    return t.slot;
  }

  private newSlot(): number {
    const slot = this.threadCount++;
    this.threads.push(new Thread(slot, FIRST_STATE_WORDS, this.stepLimit));
    this.children.push([]);
    return slot;
  }

  /** Takes over the slots of a recorded execution: its threads, each with its creator. */
  adoptSlots(threads: readonly { readonly id: number; readonly createdBy: number | null }[]): void {
    for (const { id, createdBy } of [...threads].sort((a, b) => a.id - b.id)) {
      while (this.threadCount <= id) this.newSlot();
      /* undefined: a stranger's trace names a creator that it does not list; then it does not replay */
      const siblings = createdBy === null ? undefined : this.children[createdBy];
      if (siblings !== undefined && !siblings.includes(id)) siblings.push(id);
    }
  }

  /** Thread `slot` has not been created (the engine went back before its creation). */
  drop(slot: number): void {
    this.threads[slot].s[ST_STATUS] = STATUS_NONE;
  }

  handleOf(slot: number): number {
    return slot + 1;
  }
  /** Slot of a thread handle (its low word), or -1. */
  slotOf(handle: number): ThreadId {
    const slot = handle - 1;
    const isThere = slot >= 0 && slot < this.threadCount && this.threads[slot].s[ST_STATUS] !== STATUS_NONE;
    return threadId(isThere ? slot : -1);
  }

  // ---- going back

  /** Words a snapshot of thread t takes now, at most. */
  snapshotWords(slot: number): number {
    const s = this.threads[slot].s;
    return s[ST_HAS_UNDEF] === 0 ? s[ST_SP] : 2 * s[ST_SP];
  }

  /**
   * Copies the state of thread t to into[at…]; returns how many words that were. What has been undefined and is not any more is
   * noticed here, where the bits are looked at anyway, so that later copies are short.
   */
  snapshot(slot: number, into: Int32Array, at = 0): number {
    const { s, u } = this.threads[slot];
    const n = s[ST_SP];
    for (let i = 0; i < n; i++) into[at + i] = s[i];
    if (s[ST_HAS_UNDEF] === 0) return n;
    let any = 0;
    for (let i = 0; i < n; i++) any |= into[at + n + i] = u[i];
    if (any !== 0) return 2 * n;
    this.threads[slot].dirty = true;
    s[ST_HAS_UNDEF] = into[at + ST_HAS_UNDEF] = 0;
    return n;
  }

  restore(slot: number, from: Int32Array, at = 0): void {
    const t = this.threads[slot];
    const n = from[at + ST_SP];
    if (t.s[ST_HAS_UNDEF] !== 0) t.dirty = true;
    t.reserve(n);
    const { s, u } = t;
    for (let i = 0; i < n; i++) s[i] = from[at + i];
    if (s[ST_HAS_UNDEF] !== 0) for (let i = 0; i < n; i++) u[i] = from[at + n + i];
    else if (t.dirty) u.fill(0, 0, n);
  }

  // ---- objects

  isShared(address: number): boolean {
    return address >= GLOBAL_BASE && this.finder.locate(address);
  }

  blockBytes(address: number): number {
    const heap = address >= THREAD_BASE && (address - THREAD_BASE) % THREAD_SPAN >= HEAP_OFFSET;
    return heap && this.finder.locate(address) && this.finder.base === address ? this.finder.bytes : -1;
  }

  /** The object that contains this address, live or freed; null in gaps. */
  objectAt(address: number): MachineObject | null {
    const slot = Math.floor((address - THREAD_BASE) / THREAD_SPAN);
    const known = slot >= 0 && slot < this.threadCount && this.threads[slot].s[ST_STATUS] !== STATUS_NONE;
    return describeObject(this.image, address, known ? this.threads[slot] : null);
  }

  /** Is the pending access (or free, create, join) of thread t one that any memory can answer? Freed objects are the engine's business. */
  validate(slot: number): Failure | null {
    return invalid(this, this.threads, this.finder, slot);
  }

  /** `--heap reuse`: the pending allocation of thread t gets the freed block at `address` instead of a fresh one. */
  reuseBlock(slot: number, address: number): void {
    const s = this.threads[slot].s;
    if (s[ST_EVENT] !== EV_ALLOC || s[ST_OP] === 2)
      throw new InternalError(`thread ${slot} is not at a heap allocation`);
    s[ST_HEAP_NEXT] = s[ST_ADDR];
    this.threads[slot].getAgain(address);
    s[ST_ADDR] = address;
    s[s[ST_DST_OK]] = address;
  }

  // ---- for people

  /** EV_FAIL */
  failure(slot: number): Failure {
    if (this.threads[slot].s[ST_EVENT] !== EV_FAIL) throw new InternalError(`thread ${slot} has not failed`);
    return failureOf(this, this.threads[slot].s);
  }

  /** EV_UNSUPPORTED, EV_LIMIT */
  unsupported(slot: number): Diagnostic {
    return stoppedBy(this, this.threads[slot].s, this.stack(slot));
  }

  /** EV_OBSERVE */
  observed(slot: number): readonly Observed[] {
    return observedValues(this.image, this.threads[slot]);
  }

  /** EV_CHOOSE: which application of an unknown function this is; null: of none. */
  application(slot: number): string | null {
    return applicationOf(this.image, this.threads[slot]);
  }

  /** EV_CHOOSE: what it is given, as bits. */
  arguments(slot: number): readonly bigint[] {
    return argumentsOf(this.image, this.threads[slot]);
  }

  /** EV_OUTPUT: the text. `peek` reads a byte of shared memory. */
  output(slot: number, peek: (address: number) => number): string {
    return outputText(this.image, this.threads[slot], peek);
  }

  /** Where thread t is: the pending event's instruction, or the next one. */
  location(slot: number): number {
    return this.image.sites[pendingSite(this.image, this.threads[slot].s)].loc;
  }

  /** Source locations, innermost first: through inlined calls and frames. */
  stack(slot: number): readonly number[] {
    return sourceStack(this.image, this.threads[slot].s);
  }
}
