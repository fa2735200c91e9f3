import { describe, expect, it } from 'vitest';
import { consistencyOf, type Model } from '../consistency/table.ts';
import { INIT } from '../graph/graph.ts';
import { HandBuilt } from '../testing/hand-built.ts';
import { Witness } from './witness.ts';

/** Is there an order of the writes of all locations? And the one that was found. */
function search(h: HandBuilt, model: Model, last = -1) {
  const witness = new Witness(consistencyOf(model), () => true);
  const found = witness.find(h.g, last);
  return { found, gaveUp: witness.gaveUp, orders: h.g.co.map((order) => [...order]) };
}

describe('a coherence order that makes a graph consistent', () => {
  it('turns writes round where a read wants it', () => {
    const h = new HandBuilt(3);
    const a = h.write(0, 0);
    const b = h.write(1, 0);
    h.read(2, 0, b);
    h.read(2, 0, a);
    for (const model of ['sc', 'tso', 'pso', 'ra', 'rc11'] as const)
      expect(search(h, model)).toEqual({ found: true, gaveUp: false, orders: [[b, a]] });
  });

  it('there is none where two threads see the writes in two orders', () => {
    const h = new HandBuilt(4);
    const a = h.write(0, 0);
    const b = h.write(1, 0);
    h.read(2, 0, a);
    h.read(2, 0, b);
    h.read(3, 0, b);
    h.read(3, 0, a);
    for (const model of ['sc', 'tso', 'pso', 'ra', 'rc11'] as const)
      expect(search(h, model)).toMatchObject({ found: false, gaveUp: false });
  });

  it('2+2W: sc and tso refute what pso and the language allow', () => {
    /* T0 writes x then y, T1 writes y then x; each then reads the other's last write overwritten by its own first */
    const h = new HandBuilt(4);
    const [x0, y0] = [h.write(0, 0), h.write(0, 1)];
    const [y1, x1] = [h.write(1, 1), h.write(1, 0)];
    h.read(2, 0, x1);
    h.read(2, 0, x0);
    h.read(3, 1, y0);
    h.read(3, 1, y1);
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
    const a = h.write(0, 0);
    const b = h.write(1, 0);
    expect(search(h, 'sc', a).orders).toEqual([[b, a]]);
    h.read(1, 0, a);
    expect(search(h, 'sc', b)).toMatchObject({ found: false });
  });

  it('nobody reads the initial value after a write that happens before', () => {
    const h = new HandBuilt(2);
    h.write(0, 0);
    const flag = h.write(0, 1, 'rel');
    h.read(1, 1, flag, 'acq');
    h.read(1, 0, INIT);
    for (const model of ['sc', 'tso', 'pso', 'ra', 'rc11'] as const)
      expect(search(h, model)).toMatchObject({ found: false });
  });
});
