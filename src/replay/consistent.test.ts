import { describe, expect, test } from 'vitest';
import type { Step, Trace } from '../results/types.ts';
import { MODELS } from '../results/types.ts';
import { isSequential, judge } from './consistent.ts';

/** Traces written by hand: the graphs of the classics, and what each model says about them. */

const at = { file: 'a.c', line: 1, column: 1, function: 'f', thread: 0 };
const ADDRESS: Readonly<Record<string, number>> = { x: 0x80_0000, y: 0x80_0010, m: 0x80_0020 };

interface Short {
  readonly t: number;
  /** `R x`, `W x`, `U x` (read-modify-write), `L m`, `U! m` (unlock), `F`, `begin`, `[`, `]` (atomic block), `create 1`, `end`, `join 1`. */
  readonly do: string;
  readonly order?: string;
  /** Step that it reads from. */
  readonly rf?: number;
}

const EVENTS: Readonly<Record<string, string>> = {
  R: 'read',
  W: 'write',
  U: 'rmw',
  L: 'sync lock',
  'U!': 'sync unlock',
  F: 'fence thread',
  '[': 'atomic-begin',
  ']': 'atomic-end',
};
const OPS: Readonly<Record<string, Step['op']>> = {
  create: 'create',
  join: 'join',
  begin: 'begin',
  end: 'end',
};

function traceOf(steps: readonly Short[], co: Trace['co'] = {}, size = 4): Trace {
  return {
    threads: [],
    co,
    steps: steps.map(({ t, do: what, order, rf }, i): Step => {
      const [name, place] = what.split(' ');
      const address = ADDRESS[place] ?? 0;
      return {
        n: i + 1,
        thread: t,
        at,
        op: OPS[name] ?? 'read',
        stack: [],
        ...(order ? { order } : {}),
        ...(address === 0 ? {} : { location: place }),
        ...(rf === undefined ? {} : { readsFrom: rf }),
        ...(OPS[name] && place ? { note: `T${place}` } : {}),
        ...(name === 'begin' ? {} : { raw: { event: EVENTS[name] ?? name, address, size, delivered: [] } }),
      };
    }),
  };
}

const rlx = 'rlx';
const allowing = (trace: Trace): string =>
  MODELS.filter((model) => judge(trace, model, null, 100).kind === 'consistent').join(' ');

const SB = (order: string): Trace =>
  traceOf(
    [
      { t: 1, do: 'W x', order },
      { t: 1, do: 'R y', order, rf: 0 },
      { t: 2, do: 'W y', order },
      { t: 2, do: 'R x', order, rf: 0 },
    ],
    { x: [1], y: [3] },
  );

const MP = (store: string, load: string): Trace =>
  traceOf(
    [
      { t: 1, do: 'W x', order: rlx },
      { t: 1, do: 'W y', order: store },
      { t: 2, do: 'R y', order: load, rf: 2 },
      { t: 2, do: 'R x', order: rlx, rf: 0 },
    ],
    { x: [1], y: [2] },
  );

describe('the models say about', () => {
  const CASES: readonly (readonly [string, Trace, string])[] = [
    ['store buffering', SB(rlx), 'tso pso relaxed ra rc11 c11'],
    ['store buffering, release and acquire', SB('acq_rel'), 'tso pso relaxed ra rc11 c11'],
    ['store buffering, seq_cst', SB('sc'), 'ra'],
    ['message passing', MP(rlx, rlx), 'pso relaxed ra rc11 c11'],
    ['message passing, release', MP('rel', rlx), 'relaxed ra rc11 c11'],
    ['message passing, release and acquire', MP('rel', 'acq'), ''],
    [
      'load buffering',
      traceOf(
        [
          { t: 1, do: 'R x', order: rlx, rf: 4 },
          { t: 1, do: 'W y', order: rlx },
          { t: 2, do: 'R y', order: rlx, rf: 2 },
          { t: 2, do: 'W x', order: rlx },
        ],
        { x: [4], y: [2] },
      ),
      'relaxed c11',
    ],
    [
      'two writes in two orders',
      traceOf(
        [
          { t: 1, do: 'W x', order: rlx },
          { t: 1, do: 'W y', order: rlx },
          { t: 2, do: 'W y', order: rlx },
          { t: 2, do: 'W x', order: rlx },
        ],
        { x: [4, 1], y: [2, 3] },
      ),
      'pso relaxed ra rc11 c11',
    ],
    [
      'two reads of one location, backwards',
      traceOf(
        [
          { t: 1, do: 'W x', order: rlx },
          { t: 2, do: 'R x', order: rlx, rf: 1 },
          { t: 2, do: 'R x', order: rlx, rf: 0 },
        ],
        { x: [1] },
      ),
      'relaxed',
    ],
    [
      'two read-modify-writes of the same value',
      traceOf(
        [
          { t: 1, do: 'U x', order: rlx, rf: 0 },
          { t: 2, do: 'U x', order: rlx, rf: 0 },
        ],
        { x: [1, 2] },
      ),
      '',
    ],
    [
      'a read of a value from before the join',
      traceOf(
        [
          { t: 0, do: 'create 1' },
          { t: 1, do: 'begin' },
          { t: 1, do: 'W x', order: 'na' },
          { t: 1, do: 'end' },
          { t: 0, do: 'join 1' },
          { t: 0, do: 'R x', order: 'na', rf: 0 },
        ],
        { x: [3] },
      ),
      '',
    ],
    [
      'a write that an atomic block does not see, although it comes after another one that does',
      traceOf(
        [
          { t: 1, do: '[' },
          { t: 1, do: 'W x', order: rlx },
          { t: 1, do: ']' },
          { t: 2, do: '[' },
          { t: 2, do: 'R x', order: rlx, rf: 0 },
          { t: 2, do: ']' },
        ],
        { x: [2] },
      ),
      '',
    ],
    [
      'a store inside an atomic block that others see half done',
      traceOf(
        [
          { t: 1, do: '[' },
          { t: 1, do: 'W x', order: rlx },
          { t: 2, do: 'R x', order: rlx, rf: 2 },
          { t: 2, do: 'R y', order: rlx, rf: 0 },
          { t: 1, do: 'W y', order: rlx },
          { t: 1, do: ']' },
        ],
        { x: [2], y: [5] },
      ),
      'relaxed ra rc11 c11',
    ],
    [
      'a lock that is taken twice',
      traceOf(
        [
          { t: 1, do: 'L m', rf: 0 },
          { t: 2, do: 'L m', rf: 0 },
        ],
        { m: [1, 2] },
      ),
      '',
    ],
    [
      'locks, one after the other',
      traceOf(
        [
          { t: 1, do: 'L m', rf: 0 },
          { t: 1, do: 'W x', order: 'na' },
          { t: 1, do: 'U! m', rf: 1 },
          { t: 2, do: 'L m', rf: 3 },
          { t: 2, do: 'R x', order: 'na', rf: 2 },
        ],
        { m: [1, 3, 4], x: [2] },
      ),
      MODELS.join(' '),
    ],
  ];
  for (const [name, trace, expected] of CASES) {
    test(name, () => expect(allowing(trace)).toBe(expected));
  }
});

describe('a trace is not believed', () => {
  const why = (trace: Trace): string => {
    const judgement = judge(trace, 'sc', null, 100);
    return judgement.kind === 'consistent' ? 'consistent' : judgement.why;
  };
  test('if it reads from a step that writes elsewhere', () => {
    const trace = traceOf(
      [
        { t: 1, do: 'W x' },
        { t: 2, do: 'R y', rf: 1 },
      ],
      { x: [1] },
    );
    expect(why(trace)).toBe('step 2 reads from step 1, which does not write there');
  });
  test('if it reads from a read', () => {
    const trace = traceOf(
      [
        { t: 1, do: 'R x', rf: 0 },
        { t: 2, do: 'R x', rf: 1 },
      ],
      {},
    );
    expect(why(trace)).toMatch(/which does not write there/);
  });
  test('because an axiom fails, which is named', () => expect(why(SB(rlx))).toBe('axiom sc fails'));
});

describe('not judged are', () => {
  test('long traces', () => {
    expect(judge(SB(rlx), 'tso', null, 4)).toEqual({ kind: 'not-judged', why: 'it has more than 4 events' });
  });
  test('accesses of different sizes that overlap', () => {
    const [wide, narrow] = [
      traceOf([{ t: 1, do: 'W x' }], { x: [1] }),
      traceOf([{ t: 2, do: 'R x', rf: 0 }], {}, 2),
    ];
    const steps = [...wide.steps, { ...narrow.steps[0], n: 2 }];
    expect(judge({ ...wide, steps }, 'sc', null, 100).kind).toBe('not-judged');
  });
});

describe('happens-before', () => {
  /** Is the last step, which is not answered, ordered after step 1? */
  const orderedWith = (trace: Trace): boolean => {
    const last = trace.steps[trace.steps.length - 1];
    const judgement = judge(trace, 'rc11', last, 100);
    return judgement.kind === 'consistent' && judgement.ordered(1, last.n);
  };
  const passing = (store: string, load: string, last: Short): Trace =>
    traceOf(
      [
        { t: 1, do: 'W x', order: 'na' },
        { t: 1, do: 'W y', order: store },
        { t: 2, do: 'R y', order: load, rf: 2 },
        last,
      ],
      { x: [1], y: [2] },
    );
  const read: Short = { t: 2, do: 'R x', order: 'na', rf: 0 };
  test('orders by release and acquire', () => {
    expect(orderedWith(passing('rel', 'acq', read))).toBe(true);
    expect(orderedWith(passing('rel', rlx, read))).toBe(false);
    expect(orderedWith(passing('rel', 'acq', { t: 2, do: 'W x', order: 'na' }))).toBe(true);
    expect(orderedWith(passing(rlx, 'acq', { t: 2, do: 'W x', order: 'na' }))).toBe(false);
  });
  test('knows what the last step would synchronise with', () => {
    const trace = (order: string): Trace =>
      traceOf(
        [
          { t: 1, do: 'W y', order: 'na' },
          { t: 1, do: 'W x', order: 'rel' },
          { t: 2, do: 'R x', order, rf: 2 },
        ],
        {
          x: [2],
          y: [1],
        },
      );
    expect(orderedWith(trace('acq'))).toBe(true);
    expect(orderedWith(trace(rlx))).toBe(false);
  });
});

describe('sequential is', () => {
  test('a trace whose reads read the last write', () => {
    const trace = (rf: number): Trace =>
      traceOf(
        [
          { t: 1, do: 'W x' },
          { t: 2, do: 'W x' },
          { t: 1, do: 'R x', rf },
        ],
        { x: [1, 2] },
      );
    expect(isSequential(trace(2))).toBe(true);
    expect(isSequential(trace(1))).toBe(false);
    expect(isSequential(trace(0))).toBe(false);
  });
  test('in the order of the writes', () => {
    const steps: Short[] = [
      { t: 1, do: 'W x' },
      { t: 2, do: 'W x' },
    ];
    expect(isSequential(traceOf(steps, { x: [1, 2] }))).toBe(true);
    expect(isSequential(traceOf(steps, { x: [2, 1] }))).toBe(false);
  });
});
