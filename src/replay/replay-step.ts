import type { Step } from '../results/types.ts';
import { ATOMIC_READ, ATOMIC_WRITE, PLAIN_READ, PLAIN_WRITE } from '../semantics/shadow.ts';
import { rmwApply } from '../vm/arithmetic/rmw.ts';
import { wordsToBigInt } from '../vm/arithmetic/words.ts';
import { STORED_AGAIN } from '../vm/code/effects.ts';
import * as ev from '../vm/code/event.ts';
import {
  ST_ADDR,
  ST_EVENTS,
  ST_EXP,
  ST_OP,
  ST_ORDER,
  ST_ORDER2,
  ST_RET,
  ST_SIZE,
  ST_STATUS,
  ST_UNDEF,
  ST_VAL,
  STATUS_ENDED,
} from '../vm/code/layout.ts';
import { type RoundRead, repeatRound } from '../vm/repeat-round.ts';
import { SYNC_DONE, syncApply, syncChoices, synced } from '../vm/sync/sync.ts';
import { syncOrder } from '../vm/sync/sync-table.ts';
import { buffer, checkFence } from './replay-buffers.ts';
import { mismatch, type ReplayState } from './replay-state.ts';

/**
 * One step again: is the machine at the event the trace says, and is the recorded answer the one it gets (from memory
 * or, in traces that are not sequential, from the step it reads from)? Then the machine is given that answer, and memory
 * and clocks follow. Text that is printed from memory is compared in sequential traces only.
 * Written apart from the engines on purpose: they must agree with it, not share its mistakes.
 */
const NA = ev.ORDERS.indexOf('na');
const SC = ev.ORDERS.indexOf('sc');
const NO_UNDEF = new Int32Array(4);

export function replayStep(x: ReplayState, step: Step): void {
  const { machine, memory, hb } = x;
  const t = step.thread;
  const code = x.meet(step);
  const s = machine.state(t);
  const raw = step.raw ?? mismatch(step, 'what was delivered is not recorded');
  const given = raw.delivered;
  const event = step.n;
  hb.tick(t);
  x.times[event] = hb.now(t);
  if (x.wholeBlocks && x.atomic >= 0 && x.atomic !== t)
    mismatch(step, `T${x.atomic} is inside an atomic block`);
  x.recent.nothing(t, s[ST_EVENTS]);
  checkFence(x, step, code);
  switch (code) {
    case ev.EV_READ: {
      const { addr, size } = access(x, step);
      const order = s[ST_ORDER];
      loaded(x, step, given, raw.undefinedBits ?? []);
      sameText(step, step.value, x.names.value(addr, size, x.words, x.undef));
      x.recent.read(t, s[ST_EVENTS], addr, size, x.words);
      if (!x.readsOwn(t, addr, size)) hb.read(t, addr, size, order);
      hb.access(t, addr, size, order === NA ? PLAIN_READ : ATOMIC_READ, event);
      machine.deliverUndefined(t, x.words, x.undef);
      return;
    }
    case ev.EV_WRITE: {
      const { addr, size } = access(x, step);
      const order = s[ST_ORDER];
      sameText(step, step.value, x.names.value(addr, size, s.subarray(ST_VAL), s.subarray(ST_UNDEF)));
      hb.access(t, addr, size, order === NA ? PLAIN_WRITE : ATOMIC_WRITE, event);
      const again = given[0] === STORED_AGAIN;
      if (again !== x.storesAgain(step, again))
        mismatch(step, 'it does not store what it stored there before');
      if (!buffer(x, step, addr, size, order)) {
        hb.write(t, addr, size, order, false);
        x.store(step, addr, size, { words: s, at: ST_VAL, undef: s, undefAt: ST_UNDEF });
      }
      machine.deliver(t, again ? STORED_AGAIN : 0);
      return;
    }
    case ev.EV_RMW: {
      const { addr, size } = access(x, step);
      const order = s[ST_ORDER];
      loaded(x, step, given, []);
      rmwApply(s[ST_OP], size, x.words, 0, s, ST_VAL, x.fresh, 0);
      sameText(step, step.value, x.names.value(addr, size, x.fresh, NO_UNDEF));
      x.recent.read(t, s[ST_EVENTS], addr, size, x.words);
      hb.read(t, addr, size, order);
      hb.access(t, addr, size, ATOMIC_WRITE, event);
      hb.write(t, addr, size, order, true);
      x.store(step, addr, size, { words: x.fresh, at: 0, undef: NO_UNDEF, undefAt: 0 });
      machine.deliver(t, x.words[0], x.words[1], x.words[2], x.words[3]);
      return;
    }
    case ev.EV_CAS: {
      const { addr, size } = access(x, step);
      const ok = given[0] === 1;
      loaded(x, step, given.slice(1), []);
      let same = true;
      for (let i = 0; 4 * i < size; i++) same &&= x.words[i] === s[ST_EXP + i];
      if (ok !== same && !(same && s[ST_OP] === 1))
        mismatch(step, `the compare-exchange ${same ? 'succeeds' : 'fails'}`);
      if (ok) sameText(step, step.value, x.names.value(addr, size, s.subarray(ST_VAL), NO_UNDEF));
      const order = s[ok ? ST_ORDER : ST_ORDER2];
      if (same && !ok) x.recent.unforced(t, s[ST_EVENTS]);
      else x.recent.read(t, s[ST_EVENTS], addr, size, x.words);
      hb.read(t, addr, size, order);
      hb.access(t, addr, size, ok ? ATOMIC_WRITE : ATOMIC_READ, event);
      if (ok) {
        hb.write(t, addr, size, order, true);
        x.store(step, addr, size, { words: s, at: ST_VAL, undef: NO_UNDEF, undefAt: 0 });
      }
      machine.deliverCas(t, ok, x.words[0], x.words[1], x.words[2], x.words[3]);
      return;
    }
    case ev.EV_SYNC:
      return sync(x, step, given);
    case ev.EV_FENCE: {
      const kind = ev.FENCES[s[ST_OP]];
      if (kind === 'thread') hb.fence(t, s[ST_ORDER]);
      else if (kind === 'full') hb.fence(t, SC);
      break;
    }
    case ev.EV_ALLOC:
      if (s[ST_ADDR] !== raw.address) reuse(x, step, raw.address);
      x.lives.begin(t, s[ST_ADDR], s[ST_VAL]);
      if (s[ST_VAL] !== raw.size) mismatch(step, 'another block is allocated');
      memory.alloc(s[ST_ADDR], s[ST_VAL], s[ST_OP] === 1);
      x.untouched.alloc(s[ST_ADDR], s[ST_VAL], s[ST_OP] === 1);
      if (s[ST_OP] === 1) hb.zeroes(t, s[ST_ADDR], s[ST_VAL], event);
      if (s[ST_OP] !== 2) x.blocks.push(s[ST_ADDR]);
      break;
    case ev.EV_FREE:
      if (s[ST_ADDR] !== raw.address) mismatch(step, 'another block is freed');
      if (machine.validate(t) !== null || !memory.free(s[ST_ADDR], machine.objectAt(s[ST_ADDR])?.size ?? 0)) {
        mismatch(step, 'this block cannot be freed');
      }
      x.lives.end(t, s[ST_ADDR], machine.objectAt(s[ST_ADDR])?.size ?? 0, s[ST_OP] !== 2);
      break;
    case ev.EV_CREATE: {
      if (machine.validate(t) !== null) mismatch(step, 'no thread can be created from this');
      const child = machine.spawn(t);
      if (child < 0 || machine.handleOf(child) !== given[0]) mismatch(step, 'another thread is created');
      memory.beginThread(child);
      x.untouched.beginThread(child);
      hb.create(t, child);
      machine.deliver(t, given[0]);
      return;
    }
    case ev.EV_JOIN: {
      const child = machine.slotOf(s[ST_VAL]);
      const ended = child >= 0 && x.pending(child) === ev.EV_END;
      if (!ended || x.claimed[child]) mismatch(step, `T${child} cannot be joined here`);
      const other = machine.state(child);
      if (other[ST_RET] !== (given[0] ?? 0) || other[ST_RET + 1] !== (given[1] ?? 0))
        mismatch(step, 'it returned something else');
      x.claimed[child] = 1;
      hb.joined(t, child);
      machine.deliver(t, other[ST_RET], other[ST_RET + 1]);
      return;
    }
    case ev.EV_DETACH: {
      const child = machine.slotOf(s[ST_VAL]);
      if (child < 0) mismatch(step, 'there is no such thread');
      x.claimed[child] = 1;
      break;
    }
    case ev.EV_CHOOSE:
      return choose(x, step, given);
    case ev.EV_OUTPUT: {
      const text = machine.output(t, (address) => memory.peek(address));
      if (x.isFlat) sameText(step, step.note ?? '', text);
      machine.deliver(t, given[0] ?? 0);
      return;
    }
    case ev.EV_ATOMIC_BEGIN:
      x.atomic = t;
      x.atomicDepth++;
      hb.atomicBegin(t);
      break;
    case ev.EV_ATOMIC_END:
      if (x.atomic === t && --x.atomicDepth === 0) {
        x.atomic = -1;
        hb.atomicEnd(t);
      }
      break;
    case ev.EV_YIELD:
    case ev.EV_OBSERVE:
      break;
    case ev.EV_AWAIT:
      return goRound(x, step, given[0] ?? 0);
    case ev.EV_END:
    case ev.EV_HALT:
      if (s[ST_STATUS] !== STATUS_ENDED) mismatch(step, 'the thread goes on');
      return;
    default:
      return mismatch(step, 'the program cannot go on here');
  }
  machine.deliver(t, 0);
}

/** The thread goes round in its loop; so many times on what it has just read, before that. */
function goRound(x: ReplayState, step: Step, times: number): void {
  const t = step.thread;
  const s = x.machine.state(t);
  if (times > 0) {
    if (!x.recent.covers(s[ST_VAL])) mismatch(step, 'the round is too long to be repeated');
    const reads: RoundRead[] = [];
    for (let n = s[ST_EVENTS] - s[ST_VAL]; n < s[ST_EVENTS]; n++) {
      const size = x.recent.size(t, n);
      if (size < 0) mismatch(step, 'the round had a choice');
      if (size === 0) continue;
      const words = [0, 1, 2, 3].map((i) => x.recent.word(t, n, i));
      reads.push({ address: x.recent.addr(t, n), size, words });
    }
    const done = repeatRound(x.machine, t, reads, times);
    if (done !== times) mismatch(step, `the round can be repeated ${done} times, not ${times}`);
  }
  x.machine.deliver(t, 0);
}

/** The allocation gets a block that was freed before. */
function reuse(x: ReplayState, step: Step, address: number): void {
  const t = step.thread;
  const s = x.machine.state(t);
  const isFreed = s[ST_OP] !== 2 && x.memory.isFreed(address, 1);
  if (!isFreed || x.machine.objectAt(address)?.size !== s[ST_VAL] || x.machine.blockBytes(address) < 0)
    mismatch(step, 'another block is allocated');
  if (!x.lives.available(s[ST_VAL], 16).includes(address))
    mismatch(step, 'the free of this block has not reached memory when it is allocated again');
  x.machine.reuseBlock(t, address);
}

/** The address and size of the pending access, which must be the recorded ones and lie in live memory. */
function access(x: ReplayState, step: Step): { addr: number; size: number } {
  const s = x.machine.state(step.thread);
  const [addr, size] = [s[ST_ADDR], s[ST_SIZE]];
  if (addr !== step.raw?.address || size !== step.raw.size)
    mismatch(step, `it accesses ${x.names.location(addr, size)}`);
  const failure = x.machine.validate(step.thread);
  if (failure !== null) mismatch(step, failure.message);
  if (!x.isUnordered && x.isDead(step.thread, addr, size))
    mismatch(step, `${x.names.location(addr, size)} has been freed`);
  return { addr, size };
}

/** Takes the recorded value into `words` and `undef`: it must be what the write that is read has left. */
function loaded(x: ReplayState, step: Step, given: readonly number[], undefined_: readonly number[]): void {
  const { address, size } = step.raw ?? mismatch(step, 'nothing is recorded');
  x.load(step, address, size, given, undefined_);
  for (let i = 0; 4 * i < size; i++) {
    const [word, undef] = [(given[i] ?? 0) | 0, (undefined_[i] ?? 0) | 0];
    const same = undef === x.undef[i] && (word & ~undef) === (x.words[i] & ~undef);
    if (!same) {
      const value = x.names.value(address, size, x.words, x.undef);
      mismatch(step, `${x.whose(step)} ${value} there`);
    }
    x.words[i] = word;
    x.undef[i] = undef;
  }
}

/**
 * A pointer's text is a name of what it points to, and a saved trace has the names of the source (trace/users-names.ts) in place of
 * the machine's: there is nothing to compare. What is read through it is compared by its address.
 */
const MACHINE_NAME = /local \S+ of .+ \(T\d+\)|heap block \d+ of T\d+|\.__\w/;

function sameText(step: Step, recorded: string | undefined, actual: string): void {
  if (recorded !== actual && !MACHINE_NAME.test(actual))
    mismatch(step, `the value is ${actual}, not ${recorded}`);
}

/** The recorded result and word must be one of the outcomes the operation has. */
function sync(x: ReplayState, step: Step, given: readonly number[]): void {
  const { addr, size } = access(x, step);
  const t = step.thread;
  const s = x.machine.state(t);
  const op = s[ST_OP];
  x.load(step, addr, size);
  const [lo, hi] = [x.words[0], x.words[1]];
  const choices = ev.SYNCS[op] === 'cond-wait' ? 2 : syncChoices(op, lo, hi);
  const matches = (choice: number): boolean =>
    syncApply(op, lo, hi, t, choice) === SYNC_DONE &&
    synced.result === given[0] &&
    synced.lo === (given[1] ?? 0) &&
    (size <= 4 || synced.hi === (given[2] ?? 0));
  let choice = 0;
  while (choice < choices && !matches(choice)) choice++;
  if (choice === choices)
    mismatch(step, `${ev.SYNCS[op]} of ${x.names.syncObject(addr, size)} does not end like this`);
  const wrote = synced.lo !== lo || synced.hi !== hi;
  const order = ev.ORDERS.indexOf(syncOrder(op, wrote));
  x.recent.read(t, s[ST_EVENTS], addr, size, x.words);
  x.hb.read(t, addr, size, order);
  x.hb.access(t, addr, size, wrote ? ATOMIC_WRITE : ATOMIC_READ, step.n);
  if (wrote) {
    x.hb.write(t, addr, size, order, true);
    x.fresh[0] = given[1] ?? 0;
    x.fresh[1] = given[2] ?? 0;
    x.recent.wrote(t, addr, [lo, hi], [x.fresh[0], x.fresh[1]]);
    x.store(step, addr, size, { words: x.fresh, at: 0, undef: NO_UNDEF, undefAt: 0 });
  }
  x.machine.deliver(t, given[0]);
}

function choose(x: ReplayState, step: Step, given: readonly number[]): void {
  const s = x.machine.state(step.thread);
  const bits = 8 * s[ST_SIZE];
  const value = (words: ArrayLike<number>, at: number): bigint => {
    const all = wordsToBigInt(words, at, 4);
    return s[ST_OP] === 1 ? BigInt.asIntN(bits, all) : BigInt.asUintN(bits, all);
  };
  const words = [0, 1, 2, 3].map((i) => (given[i] ?? 0) | 0);
  const chosen = value(words, 0);
  if (chosen < value(s, ST_VAL) || chosen > value(s, ST_EXP))
    mismatch(step, `${chosen} cannot be chosen here`);
  const application = x.machine.application(step.thread);
  if (application !== null) {
    const before = x.applied.get(application) ?? chosen;
    if (before !== chosen) mismatch(step, `the same arguments gave ${before} before, not ${chosen}`);
    x.applied.set(application, chosen);
  }
  x.machine.deliver(step.thread, words[0], words[1], words[2], words[3]);
}
