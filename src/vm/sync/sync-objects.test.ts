import { describe, expect, test } from 'vitest';
import type { SyncOp } from '../../ir/types.ts';
import { SYNC_BLOCKED, SYNC_DONE, SYNC_MISUSE, syncApply, synced, syncHolder, waitsFor } from './sync.ts';
import { SYNC_TABLE, SYNCS, syncOrder } from './sync-table.ts';
import { EAGAIN, EBUSY, EDEADLK, EOVERFLOW, ETIMEDOUT } from './synced.ts';

const op = (name: SyncOp): number => SYNCS.indexOf(name);
/** Operations one after the other on one word that is zero at first: the status and result of each. */
function run(...steps: readonly (readonly [SyncOp, number])[]): (number | string)[] {
  let [lo, hi] = [0, 0];
  return steps.map(([name, thread]) => {
    const status = syncApply(op(name), lo, hi, thread, 0);
    if (status === SYNC_MISUSE) return synced.message;
    if (status === SYNC_BLOCKED) return 'blocked';
    [lo, hi] = [synced.lo, synced.hi];
    return synced.result;
  });
}

describe('rwlock', () => {
  test('readers share, a writer is alone', () => {
    expect(run(['rw-rdlock', 0], ['rw-rdlock', 40], ['rw-wrlock', 2], ['rw-trywrlock', 2])).toEqual([
      0,
      0,
      'blocked',
      EBUSY,
    ]);
    expect(run(['rw-wrlock', 61], ['rw-rdlock', 1], ['rw-timedrdlock', 1], ['rw-wrlock', 61])).toEqual([
      0,
      'blocked',
      ETIMEDOUT,
      'blocked',
    ]);
    expect(
      run(['rw-rdlock', 0], ['rw-unlock', 0], ['rw-wrlock', 1], ['rw-unlock', 1], ['rw-destroy', 1]),
    ).toEqual([0, 0, 0, 0, 0]);
  });

  test('misuse', () => {
    expect(run(['rw-unlock', 0])).toEqual(['a rwlock that is not locked is unlocked']);
    expect(run(['rw-wrlock', 0], ['rw-unlock', 1])[1]).toContain('another thread holds for writing');
    expect(run(['rw-rdlock', 0], ['rw-unlock', 1])[1]).toContain('only other threads hold');
    expect(run(['rw-rdlock', 0], ['rw-destroy', 0])[1]).toBe('a locked rwlock is destroyed');
    expect(run(['rw-destroy', 0], ['rw-rdlock', 0])[1]).toBe('a destroyed rwlock is locked');
    expect(run(['rw-rdlock', 62])[0]).toContain('more than 62 threads');
  });

  test('who keeps a thread waiting', () => {
    expect(syncHolder(op('rw-wrlock'), 0b101, 0, 0)).toBe(2);
    expect(syncHolder(op('rw-wrlock'), 0b001, 0, 0)).toBe(0);
    expect(syncHolder(op('sem-wait'), 0, 0, 0)).toBe(-1);
    expect(waitsFor(op('rw-wrlock'), 'rw')).toBe('rwlock rw');
    expect(waitsFor(op('cond-wait'), 'c')).toBe('a signal on c');
    expect(waitsFor(op('sem-wait'), 'futex_wake of T1')).toBe('a FUTEX_WAKE');
    expect(waitsFor(op('sem-wait'), 'futex_wake')).toBe('semaphore futex_wake');
  });
});

test('semaphore', () => {
  expect(
    run(['sem-wait', 0], ['sem-trywait', 0], ['sem-timedwait', 0], ['sem-post', 1], ['sem-wait', 0]),
  ).toEqual(['blocked', EAGAIN, ETIMEDOUT, 0, 0]);
  expect(run(['sem-destroy', 0], ['sem-post', 0])[1]).toBe('a destroyed semaphore is posted');
  expect(syncApply(op('sem-post'), 0x7fff_ffff, 0, 0, 0)).toBe(SYNC_DONE);
  expect(synced.result).toBe(EOVERFLOW);
});

test('barrier: rounds, and the last of each', () => {
  const results = [0, 1, 2, 3].map((arrived) => {
    syncApply(op('barrier-arrive'), arrived, 2, 0, 0);
    return [synced.result, synced.lo];
  });
  expect(results).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
  ]);
  expect(run(['barrier-arrive', 0])[0]).toContain('not initialised');
  expect(syncApply(op('barrier-destroy'), 3, 2, 0, 0)).toBe(SYNC_MISUSE);
  expect(syncApply(op('barrier-destroy'), 4, 2, 0, 0)).toBe(SYNC_DONE);
  expect(syncApply(op('barrier-init'), 4, 2, 0, 0)).toBe(SYNC_MISUSE);
  expect(syncApply(op('barrier-init'), 4, -1, 0, 0)).toBe(SYNC_DONE);
});

test('timed waits never block', () => {
  expect(run(['lock', 0], ['timedlock', 1], ['timedlock', 0])).toEqual([0, ETIMEDOUT, ETIMEDOUT]);
  syncApply(op('timedlock'), (2 << 28) | 1, 0, 0, 0);
  expect(synced.result).toBe(EDEADLK);
  expect(run(['cond-enqueue', 3], ['cond-timedwait', 3], ['cond-signal', 0], ['cond-timedwait', 3])).toEqual([
    0,
    ETIMEDOUT,
    0,
    0,
  ]);
});

test('an operation that only reads orders nothing', () => {
  for (const [n, name] of SYNCS.entries()) {
    expect(syncOrder(n, false)).toBe('rlx');
    expect(syncOrder(n, true)).toBe(SYNC_TABLE[name].order);
  }
});
