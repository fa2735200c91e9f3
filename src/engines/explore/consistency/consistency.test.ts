import { describe, expect, it } from 'vitest';
import { locationId, threadId } from '../../../base/ids.ts';
import { FIRST_EVENT, FIRST_LOCATION } from '../graph/columns.ts';
import { INIT, K_WRITE } from '../graph/graph.ts';
import { HandBuilt } from '../testing/hand-built.ts';
import { consistencyOf, type Model } from './table.ts';

/** What each model says of small graphs, put together by hand. */
const MODELS = ['sc', 'tso', 'pso', 'ra', 'rc11'] as const satisfies readonly Model[];
const floors = (
  h: HandBuilt,
  ...at: Parameters<HandBuilt['floor']> extends [unknown, ...infer R] ? R : never
) => Object.fromEntries(MODELS.map((model) => [model, h.floor(consistencyOf(model), ...at)]));
const ALL = (i: number) => ({ sc: i, tso: i, pso: i, ra: i, rc11: i });

describe('the floor: the oldest write that a read may still read', () => {
  it('store buffering: only sc wants the other store', () => {
    const h = new HandBuilt(2);
    h.write(threadId(0), FIRST_LOCATION);
    h.read(threadId(0), locationId(1), INIT);
    h.write(threadId(1), locationId(1));
    expect(floors(h, threadId(1), FIRST_LOCATION)).toEqual({ ...ALL(0), sc: 1 });
  });

  it('store buffering with seq_cst stores: the machines drain their buffers, and the axiom of rc11 is asked later', () => {
    const h = new HandBuilt(2);
    h.write(threadId(0), FIRST_LOCATION, 'sc');
    h.read(threadId(0), locationId(1), INIT, 'sc');
    h.write(threadId(1), locationId(1), 'sc');
    expect(floors(h, threadId(1), FIRST_LOCATION, 'sc')).toEqual({ ...ALL(1), ra: 0, rc11: 0 });
    const stale = h.read(threadId(1), FIRST_LOCATION, INIT, 'sc');
    expect([consistencyOf('rc11').holds(h.g, stale), consistencyOf('ra').holds(h.g, stale)]).toEqual([
      false,
      true,
    ]);
    expect(consistencyOf('rc11').holdsThroughout(h.g)).toBe(false);
    h.g.readFrom(stale, FIRST_EVENT);
    expect(consistencyOf('rc11').holdsThroughout(h.g)).toBe(true);
  });

  it('message passing by relaxed accesses: sc and tso keep it, pso and the language do not', () => {
    const h = new HandBuilt(2);
    h.write(threadId(0), FIRST_LOCATION);
    const flag = h.write(threadId(0), locationId(1));
    h.read(threadId(1), locationId(1), flag);
    expect(floors(h, threadId(1), FIRST_LOCATION)).toEqual({ sc: 1, tso: 1, pso: 0, ra: 0, rc11: 0 });
  });

  it('message passing by release and acquire: all keep it', () => {
    const h = new HandBuilt(2);
    h.write(threadId(0), FIRST_LOCATION);
    const flag = h.write(threadId(0), locationId(1), 'rel');
    h.read(threadId(1), locationId(1), flag, 'acq');
    expect(floors(h, threadId(1), FIRST_LOCATION)).toEqual(ALL(1));
  });

  it('coherence: a thread that has seen a write does not see an older one', () => {
    const h = new HandBuilt(3);
    h.write(threadId(0), FIRST_LOCATION);
    const second = h.write(threadId(1), FIRST_LOCATION);
    h.read(threadId(2), FIRST_LOCATION, second);
    expect(floors(h, threadId(2), FIRST_LOCATION)).toEqual(ALL(2));
    expect(floors(h, threadId(2), FIRST_LOCATION, 'rlx', K_WRITE)).toEqual(ALL(2));
  });

  it('its own writes, even where they wait in a buffer', () => {
    const h = new HandBuilt(2);
    h.write(threadId(1), FIRST_LOCATION);
    h.write(threadId(0), FIRST_LOCATION);
    expect(floors(h, threadId(0), FIRST_LOCATION)).toEqual(ALL(2));
  });
});

describe('what the search may assume', () => {
  it('is said by the model', () => {
    const of = (pick: (model: ReturnType<typeof consistencyOf>) => unknown) =>
      Object.fromEntries(MODELS.map((model) => [model, pick(consistencyOf(model))]));
    expect(of(({ own }) => own !== null)).toEqual({ sc: true, tso: true, pso: true, ra: false, rc11: false });
    expect(of(({ mayCommute }) => mayCommute)).toEqual({
      sc: true,
      tso: false,
      pso: false,
      ra: false,
      rc11: false,
    });
    expect(of((model) => model.tiesLocations(true))).toMatchObject({ ra: false, rc11: true });
    expect(of((model) => model.tiesLocations(false))).toMatchObject({ ra: false, rc11: false });
  });
});
