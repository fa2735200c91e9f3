import { describe, expect, test } from 'vitest';
import { EV_AWAIT, EV_LOOP_BOUND, EV_READ, EV_WRITE } from './code/event.ts';
import { ST_EVENT, ST_EXP, ST_OP, ST_VAL } from './code/layout.ts';
import { Machine } from './machine.ts';
import { image } from './testing/ir.ts';

const PRELUDE = `
  global @x size=4 align=4 shared bytes="" []
  global @y size=4 align=4 shared bytes="" []
`;
const loop = (header: string, blocks: string, latches: string, flags = 'may-await'): string =>
  `loop 7 header=${header} blocks=(${blocks}) latches=(${latches}) ${flags}`;

/** Spins with every read giving 0 (compare-exchanges fail reading 5); events until the first await, or `limit`. */
function spin(
  main: string,
  options: { limit?: number; unwind?: number; rmw?: number } = {},
): { events: string; own: number; idle: number }[] {
  return [false, true].map((interpretOnly) => {
    const { limit = 30, unwind, rmw = 0 } = options;
    const m = new Machine(
      image(PRELUDE + main, { interpretOnly, ...(unwind === undefined ? {} : { unwind }) }),
    );
    const names = ['', 'R', 'W', 'U', 'C', 'F'];
    let events = '';
    for (let n = 0; n < limit; n++) {
      const event = m.run(0);
      const s = m.state(0);
      if (event === EV_AWAIT || event === EV_LOOP_BOUND) {
        expect(s[ST_EVENT]).toBe(event);
        expect(s[ST_OP]).toBe(7);
        return {
          events: `${events}${event === EV_AWAIT ? 'A' : 'B'}`,
          own: s[ST_VAL],
          idle: event === EV_AWAIT ? s[ST_EXP] : 0,
        };
      }
      events += names[event] ?? `(${event})`;
      if (event >= 21) return { events, own: -1, idle: 0 };
      if (event === 4) m.deliverCas(0, false, 5);
      else if (event === 3) m.deliver(0, rmw);
      else m.deliver(0, 0);
    }
    return { events: 'no await', own: -1, idle: 0 };
  });
}
const both = (events: string, own: number, idle = 0): object[] => [
  { events, own, idle },
  { events, own, idle },
];

describe('awaits are found by what an iteration did', () => {
  test('while (!x);', () => {
    expect(
      spin(`func &main "main" () -> (i32) values=9 {
      b0:
      br b1
      b1:
      v0 = load i32 @x acq shared
      v1 = icmp eq i1 i32 v0 0:i32
      condbr v1 b1 b2
      b2:
      ret (0:i32)
      ${loop('b1', 'b1', 'b1')}
    }`),
    ).toEqual(both('RA', 1));
  });

  test('do … while with a copy of the value read carried along: one more turn', () => {
    expect(
      spin(`func &main "main" () -> (i32) values=9 {
      b0:
      br b1(3:i32)
      b1(i32 v3):
      v0 = load i32 @x acq shared
      v2 = bin add i32 v3 v0
      v1 = icmp eq i1 i32 v0 0:i32
      condbr v1 b1(v0) b2
      b2:
      observe ["v"] [i32 v2]
      ret (0:i32)
      ${loop('b1', 'b1', 'b1')}
    }`),
    ).toEqual(both('RRA', 1));
  });

  test('for with a counter is no await', () => {
    expect(
      spin(`func &main "main" () -> (i32) values=9 {
      b0:
      br b1(0:i32)
      b1(i32 v3):
      v0 = load i32 @x acq shared
      v2 = bin add i32 v3 1:i32
      v1 = icmp eq i1 i32 v0 0:i32
      condbr v1 b1(v2) b2
      b2:
      observe ["v"] [i32 v2]
      ret (0:i32)
      ${loop('b1', 'b1', 'b1')}
    }`),
    ).toEqual([
      { events: 'no await', own: -1, idle: 0 },
      { events: 'no await', own: -1, idle: 0 },
    ]);
  });

  test('a counter nobody reads is not live', () => {
    expect(
      spin(`func &main "main" () -> (i32) values=9 {
      b0:
      br b1(0:i32)
      b1(i32 v3):
      v0 = load i32 @x acq shared
      v1 = icmp eq i1 i32 v0 0:i32
      condbr v1 b1(v0) b2
      b2:
      ret (0:i32)
      ${loop('b1', 'b1', 'b1')}
    }`),
    ).toEqual(both('RA', 1));
  });

  test('goto with two reads and a fence, yielding', () => {
    expect(
      spin(`func &main "main" () -> (i32) values=9 {
      b0:
      br b1
      b1:
      v0 = load i32 @x rlx shared
      v1 = icmp eq i1 i32 v0 0:i32
      condbr v1 b2 b4
      b2:
      v2 = load i32 @y rlx shared
      fence thread acq
      v3 = icmp eq i1 i32 v2 0:i32
      condbr v3 b3 b4
      b3:
      yield
      br b1
      b4:
      ret (0:i32)
      ${loop('b1', 'b1, b2, b3', 'b3')}
    }`),
    ).toEqual(both('RRF(12)A', 4));
  });

  test('a failing compare-exchange loop', () => {
    expect(
      spin(`func &main "main" () -> (i32) values=9 {
      b0:
      br b1
      b1:
      v0 = load i32 @x rlx shared
      v4 = bin add i32 v0 1:i32
      v1 = cmpxchg i32 @x v0 v4 sc rlx weak=true shared ok=v2
      condbr v2 b2 b1
      b2:
      ret (0:i32)
      ${loop('b1', 'b1', 'b1')}
    }`),
    ).toEqual(both('RCA', 2));
  });

  test('the expected value carried from the failure: stable after one round', () => {
    expect(
      spin(`func &main "main" () -> (i32) values=9 {
      b0:
      br b1(0:i32)
      b1(i32 v0):
      v1 = cmpxchg i32 @x v0 1:i32 sc rlx weak=false shared ok=v2
      condbr v2 b2 b1(v1)
      b2:
      ret (0:i32)
      ${loop('b1', 'b1', 'b1')}
    }`),
    ).toEqual(both('CCA', 1));
  });

  test('test-and-set on a held lock counts as idle; on a free one it is an effect', () => {
    const text = `func &main "main" () -> (i32) values=9 {
      b0:
      br b1
      b1:
      v0 = rmw xchg i32 @x 1:i32 acq shared
      br b1
      ${loop('b1', 'b1', 'b1')}
    }`;
    expect(spin(text, { rmw: 1 })).toEqual(both('UA', 1, 1));
    expect(spin(text, { rmw: 0 })[0].events).toBe('no await');
  });

  test('a store is an effect', () => {
    expect(
      spin(`func &main "main" () -> (i32) values=9 {
      b0:
      br b1
      b1:
      v0 = load i32 @x rlx shared
      store i32 @y 1:i32 rlx shared
      br b1
      ${loop('b1', 'b1', 'b1')}
    }`)[0].events,
    ).toBe('no await');
  });

  test('private memory that changes and is put back', () => {
    const text = (last: string): string => `func &main "main" () -> (i32) values=9 {
      b0:
      v0 = alloca ptr size=8 - align=8 "i" - private
      store i32 v0 0:i32 na private
      br b1
      b1:
      v1 = load i32 v0 na private
      v2 = bin add i32 v1 1:i32
      store i32 v0 v2 na private
      v3 = load i32 @x rlx shared
      ${last}
      br b1
      ${loop('b1', 'b1', 'b1', 'may-await private-stores')}
    }`;
    expect(spin(text('store i32 v0 v1 na private'))).toEqual(both('RA', 1));
    expect(spin(text('store i32 v0 v2 na private'))[0].events).toBe('no await');
  });

  test('an iteration without any event', () => {
    expect(
      spin(`func &main "main" () -> (i32) values=9 {
      b0:
      br b1(1:i32)
      b1(i32 v0):
      v1 = icmp eq i1 i32 v0 0:i32
      condbr v1 b2 b1(v0)
      b2:
      v2 = load i32 @x rlx shared
      br b1(v0)
      ${loop('b1', 'b1, b2', 'b1, b2')}
    }`),
    ).toEqual(both('A', 0));
  });

  test('going round again finds the same await again; a new value ends it', () => {
    for (const interpretOnly of [false, true]) {
      const m = new Machine(
        image(
          `${PRELUDE}func &main "main" () -> (i32) values=9 {
        b0:
        br b1
        b1:
        v0 = load i32 @x acq shared
        v1 = icmp eq i1 i32 v0 0:i32
        condbr v1 b1 b2
        b2:
        store i32 @y v0 na shared
        ret (0:i32)
        ${loop('b1', 'b1', 'b1')}
      }`,
          { interpretOnly },
        ),
      );
      for (let n = 0; n < 5; n++) {
        expect(m.run(0)).toBe(EV_READ);
        m.deliver(0, 0);
        expect(m.run(0)).toBe(EV_AWAIT);
        expect(m.state(0)[ST_VAL]).toBe(1);
        m.deliver(0, 0);
      }
      expect(m.run(0)).toBe(EV_READ);
      m.deliver(0, 9);
      expect(m.run(0)).toBe(EV_WRITE);
      expect(m.state(0)[ST_VAL]).toBe(9);
    }
  });

  test('--unwind N lets a back edge be taken N times, and awaits do not count', () => {
    const counting = `func &main "main" () -> (i32) values=9 {
      b0:
      br b1(0:i32)
      b1(i32 v3):
      v0 = load i32 @x acq shared
      v2 = bin add i32 v3 1:i32
      v1 = icmp ult i1 i32 v2 4:i32
      condbr v1 b1(v2) b2
      b2:
      ret (0:i32)
      ${loop('b1', 'b1', 'b1')}
    }`;
    expect(spin(counting, { unwind: 2 }).map((r) => r.events)).toEqual(['RRRB', 'RRRB']);
    expect(spin(counting, { unwind: 3 }).map((r) => r.events)).toEqual(['RRRR(22)', 'RRRR(22)']);
  });
});
