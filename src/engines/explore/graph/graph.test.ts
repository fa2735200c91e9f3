import { describe, expect, it } from 'vitest';
import { eventId, locationId, threadId } from '../../../base/ids.ts';
import { HandBuilt } from '../testing/hand-built.ts';
import { eventsByEvent, eventsByThread, FIRST_EVENT, FIRST_LOCATION, NO_EVENT } from './columns.ts';
import { Graph, INIT } from './graph.ts';

/** Graphs by hand: T0 writes x and releases y, T1 acquires y and reads x. */
function messagePassing(order: 'rlx' | 'rel', how: 'rlx' | 'acq') {
  const h = new HandBuilt(2);
  const x = h.write(threadId(0), FIRST_LOCATION);
  const y = h.write(threadId(0), locationId(1), order);
  const seen = h.read(threadId(1), locationId(1), y, how);
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
    const x = h.write(threadId(0), FIRST_LOCATION);
    h.fence(threadId(0), 'rel');
    const y = h.write(threadId(0), locationId(1));
    const seen = h.read(threadId(1), locationId(1), y);
    expect(h.g.happensBefore(x, seen)).toBe(false);
    expect(h.g.happensBefore(x, h.fence(threadId(1), 'acq'))).toBe(true);
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
    const [a, b] = [h.write(threadId(0), FIRST_LOCATION), h.write(threadId(1), FIRST_LOCATION)];
    const c = h.write(threadId(2), FIRST_LOCATION, 'rlx', 1);
    const { g } = h;
    expect(g.co[FIRST_LOCATION]).toEqual([a, c, b]);
    expect([INIT, a, c, b].map((w) => g.coIndex(w))).toEqual([0, 1, 2, 3]);
    g.displace(c);
    expect([g.co[FIRST_LOCATION], g.coIndex(b)]).toEqual([[a, b], 2]);
  });

  it('knows whether each write happens before the next', () => {
    const h = new HandBuilt(2);
    h.write(threadId(0), FIRST_LOCATION);
    h.write(threadId(0), FIRST_LOCATION);
    expect(h.g.isChain(FIRST_LOCATION)).toBe(true);
    const other = h.write(threadId(1), FIRST_LOCATION, 'rlx', 1);
    expect(h.g.isChain(FIRST_LOCATION)).toBe(false);
    h.g.displace(other);
    expect(h.g.isChain(FIRST_LOCATION)).toBe(true);
  });
});

describe('events go and come back', () => {
  it('truncate takes the newest away from every list', () => {
    const { h, g, x } = messagePassing('rel', 'acq');
    const before = g.n;
    h.write(threadId(1), FIRST_LOCATION);
    h.fence(threadId(1));
    h.read(threadId(0), locationId(1), INIT);
    const first = eventsByThread(2).fill(NO_EVENT);
    g.truncate(before, first);
    expect([
      g.n,
      g.co[FIRST_LOCATION],
      g.reads[locationId(1)].length,
      g.scFences,
      [first[threadId(0)], first[threadId(1)]],
    ]).toEqual([before, [x], 1, [], [before + 2, before]]);
    expect([g.latestOf(FIRST_LOCATION, threadId(1)), g.latestOf(FIRST_LOCATION, threadId(0))]).toEqual([
      -1,
      x,
    ]);
  });

  it('restrict keeps what is not deleted, with new numbers', () => {
    const h = new HandBuilt(2);
    const gone = h.write(threadId(1), FIRST_LOCATION);
    const x = h.write(threadId(0), FIRST_LOCATION);
    h.read(threadId(0), FIRST_LOCATION, x);
    const part = new Graph(2);
    const renamed = eventsByEvent(3);
    part.restrict(
      h.g,
      Uint8Array.from([0, 1, 2], (e) => (e === gone ? 1 : 0)),
      renamed,
    );
    expect([
      part.n,
      [0, 1, 2].map((e) => renamed[eventId(e)]),
      part.co[FIRST_LOCATION],
      part.rf[eventId(1)],
      part.of,
    ]).toEqual([2, [-1, 0, 1], [0], 0, [[0, 1]]]);
    expect([part.latestOf(FIRST_LOCATION, threadId(0)), part.happensBefore(FIRST_EVENT, eventId(1))]).toEqual(
      [1, true],
    );
  });

  it('supersede takes an iteration out, and reinstate puts it back', () => {
    const h = new HandBuilt(2);
    const x = h.write(threadId(0), FIRST_LOCATION);
    const seen = h.read(threadId(1), FIRST_LOCATION, x);
    h.g.supersede(threadId(1), 0);
    expect([
      h.g.countOf(threadId(1)),
      h.g.reads[FIRST_LOCATION],
      h.g.superseded,
      h.g.latestOf(FIRST_LOCATION, threadId(1)),
    ]).toEqual([0, [], [seen], -1]);
    h.g.reinstate([seen]);
    expect([
      h.g.countOf(threadId(1)),
      h.g.reads[FIRST_LOCATION],
      h.g.superseded,
      h.g.latestOf(FIRST_LOCATION, threadId(1)),
    ]).toEqual([1, [seen], [], seen]);
  });
});
