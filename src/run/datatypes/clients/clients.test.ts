import { describe, expect, it } from 'vitest';
import type { Operation } from '../operations/operation.ts';
import { allClients } from './auto.ts';
import { predecessors } from './client.ts';
import { withOrders } from './linear.ts';
import { parseClient } from './notation.ts';

const operations = (...ops: readonly Partial<Operation>[]): ReadonlyMap<string, Operation> =>
  new Map(
    ops.map((op) => [
      op.letter ?? '',
      { letter: '', name: '', inputs: [], outputs: [], roles: [], blocking: false, ...op },
    ]),
  );

describe('the notation of tests', () => {
  it.each([
    ['e|d', 'e|d', 0],
    [' e ( e d | d e ) ', 'e(ed|de)', 1],
    ['e^3|d^2', 'eee|dd', 0],
    ['ed', 'ed', 0],
  ])('%s', (text, written, first) => {
    const client = parseClient(text);
    expect(client.text).toBe(written);
    expect(client.calls.filter(({ thread }) => thread === 0)).toHaveLength(first);
  });

  it('knows what comes before what', () => {
    expect(predecessors(parseClient('e(ed|d)'))).toEqual([[], [0], [1], [0]]);
  });
});

describe('all clients', () => {
  it('up to the order of threads, smallest first', () => {
    const all = [...allClients(operations({ letter: 'e' }, { letter: 'd' }), 3)].map(({ text }) => text);
    expect(all.slice(0, 3)).toEqual(['d|d', 'd|e', 'e|e']);
    expect(new Set(all).size).toBe(all.length);
    // Three calls: two threads (4 × 2 pairs), three threads (4 multisets), and a call of main before two threads (2 × 3).
    expect(all).toHaveLength(3 + 8 + 4 + 6);
  });

  it('that keep roles', () => {
    const owned = operations(
      { letter: 'p', roles: [{ kind: 'only', name: 'owner' }] },
      { letter: 's', roles: [{ kind: 'never', name: 'owner' }] },
    );
    const all = [...allClients(owned, 3)].map(({ text }) => text);
    expect(all).toContain('pp|s');
    expect(all).toContain('p(p|s)');
    expect(all.some((text) => text.includes('p|p') || text.includes('ps'))).toBe(false);
  });
});

describe('orders between calls', () => {
  const count = (text: string): number => withOrders(parseClient(text)).length;
  it('are the partial orders, up to exchanging like threads', () => {
    // Unlabelled partial orders of n points: 1, 2, 5, 16 (OEIS A000112); labelled ones of two different points: 3.
    expect([count('e|e'), count('e|e|e'), count('e|e|e|e')]).toEqual([2, 5, 16]);
    expect(count('e|d')).toBe(3);
    expect(count('a|b|c')).toBe(19);
    expect(count('a|b|c|d')).toBe(219);
  });

  it('contain those of threads and of main', () => {
    expect(withOrders(parseClient('ab')).map(({ orders }) => orders)).toEqual([[]]);
    expect(count('a(b|c)')).toBe(3);
  });
});
