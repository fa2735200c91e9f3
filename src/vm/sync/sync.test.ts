import { describe, expect, test } from 'vitest';
import { SYNCS } from '../code/event.ts';
import {
  EBUSY,
  EDEADLK,
  EPERM,
  mutexOwner,
  SYNC_BLOCKED,
  SYNC_DONE,
  SYNC_MISUSE,
  syncApply,
  syncChoices,
  synced,
} from './sync.ts';

const op = (name: (typeof SYNCS)[number]): number => SYNCS.indexOf(name);
/** [status, word, result] */
function apply(
  name: (typeof SYNCS)[number],
  word: number,
  thread: number,
  choice = 0,
  high = 0,
): readonly [number, number, number] {
  const status = syncApply(op(name), word, high, thread, choice);
  return [status, synced.lo, synced.result];
}
const KIND = (k: number): number => k << 28;
const HELD = (t: number): number => t + 1;

describe('mutex', () => {
  test('normal', () => {
    expect(apply('lock', 0, 3)).toEqual([SYNC_DONE, HELD(3), 0]);
    expect(mutexOwner(HELD(3))).toBe(3);
    expect(apply('lock', HELD(3), 1)[0]).toBe(SYNC_BLOCKED);
    expect(apply('lock', HELD(3), 3)[0]).toBe(SYNC_BLOCKED);
    expect(apply('trylock', HELD(3), 1)).toEqual([SYNC_DONE, HELD(3), EBUSY]);
    expect(apply('unlock', HELD(3), 3)).toEqual([SYNC_DONE, 0, 0]);
    expect(apply('unlock', HELD(3), 1)[0]).toBe(SYNC_MISUSE);
    expect(synced.message).toBe('a mutex that another thread holds is unlocked');
    expect(apply('unlock', 0, 1)[0]).toBe(SYNC_MISUSE);
  });

  test('recursive counts, and needs as many unlocks', () => {
    let word = KIND(1);
    for (let n = 0; n < 3; n++) {
      expect(apply('lock', word, 0)[0]).toBe(SYNC_DONE);
      word = synced.lo;
    }
    for (let n = 0; n < 2; n++) {
      apply('unlock', word, 0);
      word = synced.lo;
      expect(mutexOwner(word)).toBe(0);
    }
    expect(apply('unlock', word, 0)).toEqual([SYNC_DONE, KIND(1), 0]);
    expect(apply('unlock', KIND(1), 0)).toEqual([SYNC_DONE, KIND(1), EPERM]);
  });

  test('error-checking', () => {
    expect(apply('lock', KIND(2) | HELD(5), 5)).toEqual([SYNC_DONE, KIND(2) | HELD(5), EDEADLK]);
    expect(apply('unlock', KIND(2) | HELD(5), 4)[2]).toBe(EPERM);
  });

  test('destroyed', () => {
    expect(apply('mutex-destroy', HELD(1), 1)[0]).toBe(SYNC_MISUSE);
    expect(apply('mutex-destroy', 0, 1)).toEqual([SYNC_DONE, 1 << 30, 0]);
    expect(apply('lock', 1 << 30, 1)[0]).toBe(SYNC_MISUSE);
    expect(apply('unlock', 1 << 30, 1)[0]).toBe(SYNC_MISUSE);
  });
});

describe('condition variable', () => {
  test('waiters are a set of slots in two words', () => {
    expect(apply('cond-enqueue', 0, 4)).toEqual([SYNC_DONE, 16, 0]);
    syncApply(op('cond-enqueue'), 16, 0, 40, 0);
    expect([synced.lo, synced.hi]).toEqual([16, 256]);
    expect(apply('cond-wait', 16, 4, 0, 256)[0]).toBe(SYNC_BLOCKED);
    expect(apply('cond-wait', 16, 4, 1, 256)).toEqual([SYNC_DONE, 16, 1]);
    expect(apply('cond-wait', 0, 4, 0, 256)).toEqual([SYNC_DONE, 0, 0]);
    expect(syncChoices(op('cond-signal'), 16, 256)).toBe(2);
    syncApply(op('cond-signal'), 16, 256, 0, 1);
    expect([synced.lo, synced.hi]).toEqual([16, 0]);
    syncApply(op('cond-signal'), 16, 256, 0, 0);
    expect([synced.lo, synced.hi]).toEqual([0, 256]);
    expect(apply('cond-signal', 0, 0)).toEqual([SYNC_DONE, 0, 0]);
    expect(syncChoices(op('cond-signal'), 0, 0)).toBe(1);
    syncApply(op('cond-broadcast'), 16, 256, 0, 0);
    expect([synced.lo, synced.hi]).toEqual([0, 0]);
    expect(apply('cond-cancel', 16, 4)[1]).toBe(0);
    expect(apply('cond-destroy', 16, 0)[0]).toBe(SYNC_MISUSE);
  });
});
