import { wordsToBigInt } from '../../vm/arithmetic/words.ts';
import { FENCES, ORDERS } from '../../vm/code/event.ts';
import {
  ST_ADDR,
  ST_EVENTS,
  ST_EXP,
  ST_OP,
  ST_ORDER,
  ST_RET,
  ST_SITE,
  ST_SIZE,
  ST_VAL,
} from '../../vm/code/layout.ts';
import { claimedBefore, notAThread } from '../../vm/text/thread-text.ts';
import { drain, fenceBuffer } from './flush.ts';
import type { ScState } from './state.ts';

/** Events that are no access: fences, threads, the heap, choices, output. */

const SC = ORDERS.indexOf('sc');
const THREAD_FENCE = FENCES.indexOf('thread');
const FULL_FENCE = FENCES.indexOf('full');
const STACK = 2;
const ZEROED = 1;

/** Nothing was read, nothing but the machine needs an answer. */
function done(x: ScState, t: number, w0 = 0, w1 = 0, w2 = 0, w3 = 0): void {
  x.recent.nothing(t, x.machine.state(t)[ST_EVENTS]);
  x.machine.deliver(t, w0, w1, w2, w3);
}

export function fence(x: ScState, t: number): void {
  const s = x.machine.state(t);
  x.nextEvent(t);
  fenceBuffer(x, t);
  if (s[ST_OP] === THREAD_FENCE) x.hb.fence(t, s[ST_ORDER]);
  else if (s[ST_OP] === FULL_FENCE) x.hb.fence(t, SC);
  x.recorder?.other(t);
  done(x, t);
}

export function alloc(x: ScState, t: number): void {
  const s = x.machine.state(t);
  const event = x.nextEvent(t);
  if (x.reuses && s[ST_OP] !== STACK) chooseBlock(x, t);
  const [addr, size] = [s[ST_ADDR], s[ST_VAL]];
  x.lives.begin(t, addr, size);
  x.memory.alloc(addr, size, s[ST_OP] === ZEROED);
  if (s[ST_OP] !== STACK && x.checks('leak')) x.blocks.push({ address: addr, site: s[ST_SITE] });
  if (s[ST_OP] === ZEROED) x.hb.zeroes(t, addr, size, event);
  x.recorder?.other(t);
  done(x, t);
}

/** A fresh block (0), or one of those that were freed. */
function chooseBlock(x: ScState, t: number): void {
  const s = x.machine.state(t);
  const { instr } = x.machine.image.sites[s[ST_SITE]];
  const blocks = x.lives.available(s[ST_VAL], instr.op === 'malloc' ? instr.align : 16);
  const wanted = x.decider.block?.(t, s[ST_ADDR]);
  if (blocks.length === 0) return;
  const choice =
    wanted === undefined ? x.decider.value(t, 0n, BigInt(blocks.length)) : BigInt(1 + blocks.indexOf(wanted));
  (x.choices[t] ??= []).push(choice);
  if (choice === 0n) return;
  const address = blocks[Number(choice) - 1];
  x.machine.reuseBlock(t, address);
}

/**
 * The end of an object's life, by `free` or the end of its scope, is a store to all of it. In the C11 family every access
 * must happen before it; in the other models no store to it may be on its way to memory, which would come after it.
 */
export function free(x: ScState, t: number): void {
  const s = x.machine.state(t);
  const addr = s[ST_ADDR];
  x.nextEvent(t);
  const failure = x.machine.validate(t);
  if (failure !== null) return x.fail(t, failure.kind, failure.message);
  const size = x.machine.objectAt(addr)?.size ?? 0;
  if (x.memory.isFreed(addr, 1)) return x.fail(t, 'memory', `${x.names.object(addr)} is freed a second time`);
  if (x.isC11 && x.lives.isUnborn(t, addr))
    return x.fail(t, 'memory', `nothing orders the allocation of ${x.names.object(addr)} before its free`);
  const other = x.isC11 ? x.hb.freed(t, addr, size) : x.buffers.waitingElsewhere(t, addr, size);
  if (other >= 0) {
    const end = s[ST_OP] === STACK ? 'the end of the life' : 'the free';
    const what = `${end} of ${x.names.object(addr)} after an access by another thread`;
    return x.fail(t, 'memory', `use after free: nothing orders ${what}`, { other });
  }
  x.memory.free(addr, size);
  x.lives.end(t, addr, size, s[ST_OP] !== STACK);
  x.recorder?.other(t);
  done(x, t);
}

/** The new thread, or -1 if the execution ends here. */
export function create(x: ScState, t: number): number {
  x.nextEvent(t);
  const failure = x.machine.validate(t);
  if (failure !== null) {
    x.fail(t, failure.kind, failure.message);
    return -1;
  }
  drain(x, t);
  const child = x.machine.spawn(t);
  if (child < 0) {
    x.outcome = { kind: 'unknown', diagnostic: x.machine.unsupported(t) };
    return -1;
  }
  x.memory.beginThread(child);
  x.hb.create(t, child);
  const handle = x.machine.handleOf(child);
  x.recorder?.create(t, child, handle);
  x.decider.created(child, t);
  done(x, t, handle);
  return child;
}

/** Enabled only when there is nothing to wait for. */
export function join(x: ScState, t: number): void {
  const s = x.machine.state(t);
  const child = x.machine.slotOf(s[ST_VAL]);
  x.nextEvent(t);
  if (child < 0) return x.fail(t, 'memory', notAThread('join'));
  if (x.claimed[child]) {
    return x.fail(t, 'memory', claimedBefore('join', claimOf(x, child)));
  }
  drain(x, t);
  x.claimed[child] = 1;
  x.hb.joined(t, child);
  const ret = x.machine.state(child);
  x.recorder?.join(t, child, [ret[ST_RET], ret[ST_RET + 1]]);
  done(x, t, ret[ST_RET], ret[ST_RET + 1]);
}

const claimOf = (x: ScState, child: number): string => (x.detached[child] ? 'detached' : 'joined');

export function detach(x: ScState, t: number): void {
  const child = x.machine.slotOf(x.machine.state(t)[ST_VAL]);
  x.nextEvent(t);
  if (child < 0) return x.fail(t, 'memory', notAThread('detach'));
  if (x.claimed[child]) return x.fail(t, 'memory', claimedBefore('detach', claimOf(x, child)));
  x.claimed[child] = 1;
  x.detached[child] = 1;
  x.recorder?.detach(t, child);
  done(x, t);
}

export function yields(x: ScState, t: number): void {
  x.nextEvent(t);
  x.decider.yielded(t);
  x.recorder?.other(t);
  done(x, t);
}

export function atomicBegin(x: ScState, t: number): void {
  x.nextEvent(t);
  drain(x, t);
  x.atomic = t;
  x.atomicDepth++;
  x.hb.atomicBegin(t);
  x.recorder?.other(t);
  done(x, t);
}

export function atomicEnd(x: ScState, t: number): void {
  x.nextEvent(t);
  drain(x, t);
  if (x.atomic === t && --x.atomicDepth === 0) {
    x.hb.atomicEnd(t);
    x.atomic = -1;
    if (x.blockRace !== null) {
      x.outcome = { kind: 'violation', found: x.blockRace };
      return;
    }
  }
  x.recorder?.other(t);
  done(x, t);
}

export function choose(x: ScState, t: number): void {
  const s = x.machine.state(t);
  x.nextEvent(t);
  const bits = 8 * s[ST_SIZE];
  const bound = (at: number): bigint => {
    const value = wordsToBigInt(s, at, 4);
    return s[ST_OP] === 1 ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value);
  };
  /* the decider is asked each time, so that a script has as many values whoever comes first; clocks go forward */
  const { instr } = x.machine.image.sites[s[ST_SITE]];
  const asked = x.decider.value(t, x.clocks.least(t, instr, bound(ST_VAL)), bound(ST_EXP));
  x.clocks.shown(t, instr, asked);
  const application = x.machine.application(t);
  const value = (application === null ? undefined : x.applied.get(application)) ?? asked;
  if (application !== null) x.applied.set(application, value);
  (x.choices[t] ??= []).push(value);
  const words = [0, 1, 2, 3].map((i) =>
    Number(BigInt.asIntN(32, BigInt.asUintN(bits, value) >> BigInt(32 * i))),
  );
  x.recorder?.choose(t, words, value.toString());
  done(x, t, words[0], words[1], words[2], words[3]);
}

export function observe(x: ScState, t: number): void {
  x.nextEvent(t);
  x.onObserve?.(x.machine.observed(t));
  if (x.recorder !== null) {
    const values = x.machine.observed(t).map(({ name, text }) => `${name} = ${text}`);
    x.recorder.output(t, values.join(', '), 0);
  }
  done(x, t);
}

export function output(x: ScState, t: number): void {
  x.nextEvent(t);
  const text = x.machine.output(t, x.peekOf(t));
  x.recorder?.output(t, text, text.length);
  done(x, t, text.length);
}

/** A value that the await's last iteration read has changed: the loop goes round again. */
export function goRound(x: ScState, t: number): void {
  x.nextEvent(t);
  x.recorder?.other(t, 'tries again');
  x.machine.deliver(t, 0);
}

/** The thread stays there for good. An atomic block in which that happens never was: there is no such execution. */
export function assume(x: ScState, t: number): void {
  if (x.atomic === t) {
    x.outcome = { kind: 'infeasible' };
    return;
  }
  x.assumed = true;
  x.frozen[t] = 1;
}

export function end(x: ScState, t: number): void {
  x.nextEvent(t);
  x.recorder?.other(t);
}
