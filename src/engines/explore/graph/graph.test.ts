import { describe, expect, it } from 'vitest';
import { HandBuilt } from '../testing/hand-built.ts';
import { Graph, INIT } from './graph.ts';

/** Graphs by hand: T0 writes x and releases y, T1 acquires y and reads x. */
function messagePassing(order: 'rlx' | 'rel', how: 'rlx' | 'acq') {
  const h = new HandBuilt(2);
  const x = h.write(0, 0);
  const y = h.write(0, 1, order);
  const seen = h.read(1, 1, y, how);
  return { h, g: h.g, x, y, seen };
}

describe('clocks', () => {
  it('a release that is acquired happens before', () => {
    const { g, x, y, seen } = messagePassing('rel', 'acq');
    expect([g.happensBefore(x, seen), g.happensBefore(y, seen), g.happensBefore(seen, y)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each([
    ['rlx', 'acq'],
    ['rel', 'rlx'],
  ] as const)('%s read by %s orders nothing, but is in the prefix', (order, how) => {
    const { g, x, seen } = messagePassing(order, how);
    expect([g.happensBefore(x, seen), g.inPrefix(x, seen)]).toEqual([false, true]);
  });

  it('fences synchronise where accesses are relaxed', () => {
    const h = new HandBuilt(2);
    const x = h.write(0, 0);
    h.fence(0, 'rel');
    const y = h.write(0, 1);
    const seen = h.read(1, 1, y);
    expect(h.g.happensBefore(x, seen)).toBe(false);
    expect(h.g.happensBefore(x, h.fence(1, 'acq'))).toBe(true);
  });

  it('a read that reads from elsewhere forgets what it knew', () => {
    const { g, x, seen } = messagePassing('rel', 'acq');
    g.readFrom(seen, INIT);
    expect([g.rf[seen], g.happensBefore(x, seen), g.inPrefix(x, seen)]).toEqual([INIT, false, false]);
  });
});

describe('coherence', () => {
  it('places, counts from the initial write, and displaces', () => {
    const h = new HandBuilt(3);
    const [a, b] = [h.write(0, 0), h.write(1, 0)];
    const c = h.write(2, 0, 'rlx', 1);
    const { g } = h;
    expect(g.co[0]).toEqual([a, c, b]);
    expect([INIT, a, c, b].map((w) => g.coIndex(w))).toEqual([0, 1, 2, 3]);
    g.displace(c);
    expect([g.co[0], g.coIndex(b)]).toEqual([[a, b], 2]);
  });

  it('knows whether each write happens before the next', () => {
    const h = new HandBuilt(2);
    h.write(0, 0);
    h.write(0, 0);
    expect(h.g.isChain(0)).toBe(true);
    const other = h.write(1, 0, 'rlx', 1);
    expect(h.g.isChain(0)).toBe(false);
    h.g.displace(other);
    expect(h.g.isChain(0)).toBe(true);
  });
});

describe('events go and come back', () => {
  it('truncate takes the newest away from every list', () => {
    const { h, g, x } = messagePassing('rel', 'acq');
    const before = g.n;
    h.write(1, 0);
    h.fence(1);
    h.read(0, 1, INIT);
    const first = new Int32Array(2).fill(-1);
    g.truncate(before, first);
    expect([g.n, g.co[0], g.reads[1].length, g.scFences, [...first]]).toEqual([
      before,
      [x],
      1,
      [],
      [before + 2, before],
    ]);
    expect([g.latestOf(0, 1), g.latestOf(0, 0)]).toEqual([-1, x]);
  });

  it('restrict keeps what is not deleted, with new numbers', () => {
    const h = new HandBuilt(2);
    const gone = h.write(1, 0);
    const x = h.write(0, 0);
    h.read(0, 0, x);
    const part = new Graph(2);
    const renamed = new Int32Array(3);
    part.restrict(
      h.g,
      Uint8Array.from([0, 1, 2], (e) => (e === gone ? 1 : 0)),
      renamed,
    );
    expect([part.n, [...renamed], part.co[0], part.rf[1], part.of]).toEqual([
      2,
      [-1, 0, 1],
      [0],
      0,
      [[0, 1]],
    ]);
    expect([part.latestOf(0, 0), part.happensBefore(0, 1)]).toEqual([1, true]);
  });

  it('supersede takes an iteration out, and reinstate puts it back', () => {
    const h = new HandBuilt(2);
    const x = h.write(0, 0);
    const seen = h.read(1, 0, x);
    h.g.supersede(1, 0);
    expect([h.g.countOf(1), h.g.reads[0], h.g.superseded, h.g.latestOf(0, 1)]).toEqual([0, [], [seen], -1]);
    h.g.reinstate([seen]);
    expect([h.g.countOf(1), h.g.reads[0], h.g.superseded, h.g.latestOf(0, 1)]).toEqual([1, [seen], [], seen]);
  });
});
