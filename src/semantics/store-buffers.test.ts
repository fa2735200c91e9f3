import { describe, expect, test } from 'vitest';
import { IN_PARTS, NOT_BUFFERED, StoreBuffers } from './store-buffers.ts';

const X = 0x80_0000;
const Y = 0x80_0010;

function buffersOf(
  kind: 'fifo' | 'by-location',
  stores: readonly (readonly [address: number, value: number] | 'barrier')[],
): StoreBuffers {
  const buffers = new StoreBuffers(kind);
  for (const [event, store] of stores.entries()) {
    if (store === 'barrier') buffers.barrier(1);
    else buffers.push(1, store[0], 4, event).words[0] = store[1];
  }
  return buffers;
}

const ready = (buffers: StoreBuffers): number[] =>
  Array.from({ length: buffers.length(1) }, (_, i) => i).filter((i) => buffers.isReady(1, i));

describe('stores that can reach memory', () => {
  test('tso: the oldest', () => {
    expect(ready(buffersOf('fifo', []))).toEqual([]);
    expect(
      ready(
        buffersOf('fifo', [
          [X, 1],
          [Y, 1],
        ]),
      ),
    ).toEqual([0]);
  });
  test('pso: the oldest of each location', () => {
    expect(
      ready(
        buffersOf('by-location', [
          [X, 1],
          [X, 2],
          [Y, 1],
        ]),
      ),
    ).toEqual([0, 2]);
    expect(
      ready(
        buffersOf('by-location', [
          [X, 1],
          [X + 2, 2],
        ]),
      ),
    ).toEqual([0]);
  });
  test('pso: of those before the next barrier', () => {
    const buffers = buffersOf('by-location', ['barrier', [X, 1], 'barrier', [Y, 1], [X, 2]]);
    expect(ready(buffers)).toEqual([0]);
    expect(buffers.remove(1, 0).event).toBe(1);
    expect(ready(buffers)).toEqual([0, 1]);
  });
});

describe('a thread reads its own', () => {
  test('newest store', () => {
    const buffers = buffersOf('fifo', [
      [X, 1],
      [Y, 7],
      [X, 2],
    ]);
    expect(buffers.source(1, X, 4)).toBe(2);
    expect(buffers.source(1, X + 1, 2)).toBe(2);
    expect(buffers.source(2, X, 4)).toBe(NOT_BUFFERED);
    expect(buffers.source(1, X + 4, 4)).toBe(NOT_BUFFERED);
    expect(buffers.source(1, X - 2, 4)).toBe(IN_PARTS);
  });
  test('bytes over those of memory', () => {
    const buffers = buffersOf('fifo', [[X, 0x0403_0201]]);
    const [words, undef] = [Int32Array.of(-1, -1, 0, 0), Int32Array.of(-1, -1, 0, 0)];
    buffers.overlay(1, X - 2, 8, words, undef);
    expect([words[0] >>> 0, words[1] >>> 0]).toEqual([0x0201_ffff, 0xffff_0403]);
    expect([undef[0] >>> 0, undef[1] >>> 0]).toEqual([0x0000_ffff, 0xffff_0000]);
  });
});

test('stores keep their number, and have an agent a thread (tso) or a location (pso)', () => {
  const agents = (kind: 'fifo' | 'by-location'): number => {
    const buffers = buffersOf(kind, [
      [X, 1],
      [Y, 1],
      [X, 2],
    ]);
    expect(buffers.find(1, 2)).toBe(2);
    buffers.remove(1, 0);
    expect(buffers.find(1, 2)).toBe(1);
    return new Set([0, 1].map((i) => buffers.at(1, i).agent)).size;
  };
  expect([agents('fifo'), agents('by-location')]).toEqual([1, 2]);
});
