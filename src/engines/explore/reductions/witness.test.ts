import { describe, expect, it } from 'vitest';
import { type EventId, locationId, threadId } from '../../../base/ids.ts';
import { consistencyOf, type Model } from '../consistency/table.ts';
import { FIRST_LOCATION, NO_EVENT } from '../graph/columns.ts';
import { INIT } from '../graph/graph.ts';
import { HandBuilt } from '../testing/hand-built.ts';
import { Witness } from './witness.ts';

/** Is there an order of the writes of all locations? And the one that was found. */
function search(h: HandBuilt, model: Model, last: EventId = NO_EVENT) {
  const witness = new Witness(consistencyOf(model), () => true);
  const found = witness.find(h.g, last);
  return { found, gaveUp: witness.gaveUp, orders: h.g.co.map((order) => [...order]) };
}

describe('a coherence order that makes a graph consistent', () => {
  it('turns writes round where a read wants it', () => {
    const h = new HandBuilt(3);
    const a = h.write(threadId(0), FIRST_LOCATION);
    const b = h.write(threadId(1), FIRST_LOCATION);
    h.read(threadId(2), FIRST_LOCATION, b);
    h.read(threadId(2), FIRST_LOCATION, a);
    for (const model of ['sc', 'tso', 'pso', 'ra', 'rc11'] as const)
      expect(search(h, model)).toEqual({ found: true, gaveUp: false, orders: [[b, a]] });
  });

  it('there is none where two threads see the writes in two orders', () => {
    const h = new HandBuilt(4);
    const a = h.write(threadId(0), FIRST_LOCATION);
    const b = h.write(threadId(1), FIRST_LOCATION);
    h.read(threadId(2), FIRST_LOCATION, a);
    h.read(threadId(2), FIRST_LOCATION, b);
    h.read(threadId(3), FIRST_LOCATION, b);
    h.read(threadId(3), FIRST_LOCATION, a);
    for (const model of ['sc', 'tso', 'pso', 'ra', 'rc11'] as const)
      expect(search(h, model)).toMatchObject({ found: false, gaveUp: false });
  });

  it('2+2W: sc and tso refute what pso and the language allow', () => {
    /* T0 writes x then y, T1 writes y then x; each then reads the other's last write overwritten by its own first */
    const h = new HandBuilt(4);
    const [x0, y0] = [h.write(threadId(0), FIRST_LOCATION), h.write(threadId(0), locationId(1))];
    const [y1, x1] = [h.write(threadId(1), locationId(1)), h.write(threadId(1), FIRST_LOCATION)];
    h.read(threadId(2), FIRST_LOCATION, x1);
    h.read(threadId(2), FIRST_LOCATION, x0);
    h.read(threadId(3), locationId(1), y0);
    h.read(threadId(3), locationId(1), y1);
    expect(
      Object.fromEntries(['sc', 'tso', 'pso', 'ra'].map((m) => [m, search(h, m as Model).found])),
    ).toEqual({
      sc: false,
      tso: false,
      pso: true,
      ra: true,
    });
    expect(h.g.co).toEqual([
      [x1, x0],
      [y0, y1],
    ]);
  });

  it('`last` is the last of its location', () => {
    const h = new HandBuilt(2);
    const a = h.write(threadId(0), FIRST_LOCATION);
    const b = h.write(threadId(1), FIRST_LOCATION);
    expect(search(h, 'sc', a).orders).toEqual([[b, a]]);
    h.read(threadId(1), FIRST_LOCATION, a);
    expect(search(h, 'sc', b)).toMatchObject({ found: false });
  });

  it('nobody reads the initial value after a write that happens before', () => {
    const h = new HandBuilt(2);
    h.write(threadId(0), FIRST_LOCATION);
    const flag = h.write(threadId(0), locationId(1), 'rel');
    h.read(threadId(1), locationId(1), flag, 'acq');
    h.read(threadId(1), FIRST_LOCATION, INIT);
    for (const model of ['sc', 'tso', 'pso', 'ra', 'rc11'] as const)
      expect(search(h, model)).toMatchObject({ found: false });
  });
});
