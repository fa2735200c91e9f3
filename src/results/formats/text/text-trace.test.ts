import { describe, expect, test } from 'vitest';
import type { At, Step, StepOp, Violation } from '../../types.ts';
import { renderTrace } from './text-trace.ts';
import { displayWidth } from './text-width.ts';

const SOURCE = `#include <pthread.h>
int data; _Atomic int flag;
void *producer(void *arg) {
  data = 42;                /* the message */
  atomic_store_explicit(&flag, 1, memory_order_relaxed); // no release!
  return 0;
}
void *consumer(void *arg) {
  while (!atomic_load_explicit(&flag, memory_order_acquire)) ;
  assert(data == 42 && "the message must have arrived before the flag");
  return 0;
}
int main(void) {
  pthread_create(&a, 0, producer, 0);
  pthread_create(&b, 0, consumer, 0);
}
`;
const sources = new Map([['mp.c', SOURCE]]);
const at = (line: number, thread: number, fn: string, file = 'mp.c'): At => ({
  file,
  line,
  column: 3,
  function: fn,
  thread,
});
const FUNCTIONS = ['main', 'producer', 'consumer'];

let count = 0;
function step(thread: number, line: number, op: StepOp, rest: Partial<Step> = {}): Step {
  count++;
  const where = at(line, thread, FUNCTIONS[thread] ?? 'worker');
  return { n: count, thread, at: where, op, stack: [where], ...rest };
}

const raw = (address: number, size: number): NonNullable<Step['raw']> => ({
  event: '',
  address,
  size,
  delivered: [],
});

function violation(steps: () => Step[], rest: Partial<Violation>): Violation {
  count = 0;
  const threads = FUNCTIONS.map((name, id) => ({ id, name, createdBy: id === 0 ? null : 0 }));
  const trace = { threads, steps: steps(), co: {} };
  const last = trace.steps[trace.steps.length - 1];
  return { kind: 'assertion', message: 'assertion failed', at: last.at, trace, ...rest };
}

const race = (): Violation =>
  violation(
    () => [
      step(0, 14, 'create', { note: 'T1' }),
      step(1, 3, 'begin'),
      step(0, 15, 'create', { note: 'T2' }),
      step(2, 8, 'begin'),
      step(1, 4, 'write', { location: 'data', value: '42', order: 'na' }),
      step(1, 5, 'write', { location: 'flag', value: '1', order: 'rlx' }),
      step(1, 6, 'end'),
      step(2, 9, 'read', { location: 'flag', value: '1', readsFrom: 6, order: 'acq' }),
      step(2, 10, 'read', { location: 'data', order: 'na' }),
    ],
    {
      kind: 'race',
      message: 'read of data races with the write of data',
      other: { at: at(4, 1, 'producer'), step: 5 },
    },
  );

const deadlock = (): Violation =>
  violation(
    () => [
      step(1, 4, 'lock', { location: 'a', readsFrom: 0 }),
      step(2, 9, 'lock', { location: 'b', readsFrom: 0 }),
    ],
    {
      kind: 'deadlock',
      message: 'all threads are blocked',
      waiting: [
        { thread: 1, for: 'mutex b', heldBy: 2, at: at(5, 1, 'producer') },
        { thread: 2, for: 'mutex a', heldBy: 1, at: at(10, 2, 'consumer') },
      ],
    },
  );

describe('renderTrace', () => {
  test('a race: columns, values, who read from whom', () => {
    expect(renderTrace(race(), { color: false, width: 100, sources })).toMatchInlineSnapshot(`
      "#  T0 main                          T1 producer                      T2 consumer
      ─  ───────────────────────────────  ───────────────────────────────  ───────────────────────────────
      1  14: pthread_create(&a, 0, prod…
           starts T1 producer
      3  15: pthread_create(&b, 0, cons…
           starts T2 consumer
      5                                   4: data = 42;
                                          ► data = 42
      6                                   5: atomic_store_explicit(&flag…
                                            flag = 1 (rlx)
      8                                                                    9: while (!atomic_load_explici…
                                                                             read flag = 1 ← #6 (acq)
      9                                                                    10: assert(data == 42 && "the…
                                                                           ► read data
                                                                           ✗ data race"
    `);
  });

  test('a deadlock: what each thread waits for', () => {
    expect(renderTrace(deadlock(), { color: false, width: 80, sources })).toMatchInlineSnapshot(`
      "#  T1 producer                            T2 consumer
      ─  ─────────────────────────────────────  ─────────────────────────────────────
      1  4: data = 42;
           lock a ← init
      2                                         9: while (!atomic_load_explicit(&fla…
                                                  lock b ← init
         5: atomic_store_explicit(&flag, 1, m…
         ► waits for mutex b
                                                10: assert(data == 42 && "the messag…
                                                ► waits for mutex a
                                                ✗ deadlock"
    `);
  });

  test('several events on one line are one row', () => {
    const v = violation(
      () => [
        step(1, 4, 'read', { location: 'x', value: '1', readsFrom: 0, order: 'na' }),
        step(1, 4, 'rmw', { location: 'flag', readValue: '0', value: '1', readsFrom: 0, order: 'acq_rel' }),
        step(1, 4, 'rmw', { location: 'flag', readValue: '1', readsFrom: 2, order: 'rlx' }),
      ],
      { message: 'assertion failed: x == 2' },
    );
    expect(renderTrace(v, { color: false, width: 80, sources })).toMatchInlineSnapshot(`
      "#  T1 producer
      ─  ─────────────────────────────────────────────────────────────────────────────
      1  4: data = 42;
           read x = 1 ← init
      2    flag: 0 → 1 ← init (acq_rel)
      3    read flag = 1 ← #2, not exchanged (rlx)
         ✗ assertion failed: x == 2"
    `);
  });

  test('what library models do with their own memory is left out', () => {
    const v = violation(
      () => [
        step(0, 14, 'alloc', { location: 'b', note: '16 bytes', library: true }),
        step(0, 14, 'write', { location: 'b->f', value: 'producer', library: true }),
        step(0, 14, 'create', { note: 'T1', library: true }),
        step(1, 3, 'begin', { library: true }),
        step(1, 3, 'read', { location: 'b->f', value: 'producer', readsFrom: 2, library: true }),
        step(1, 4, 'write', { location: 'data', value: '42' }),
        step(1, 10, 'assert', { note: 'data == 43' }),
      ],
      { message: 'data == 43' },
    );
    expect(renderTrace(v, { color: false, width: 80, sources })).toMatchInlineSnapshot(`
      "#  T0 main                                T1 producer
      ─  ─────────────────────────────────────  ─────────────────────────────────────
      3  14: pthread_create(&a, 0, producer,…
           starts T1 producer
      6                                         4: data = 42;
                                                  data = 42
      7                                         10: assert(data == 42 && "the messag…
                                                ✗ assertion failed: data == 43"
    `);
  });

  test('a block that the program uses has its allocation shown', () => {
    const v = violation(
      () => [
        step(0, 14, 'alloc', { location: 'b', note: '16 bytes', library: true, raw: raw(64, 16) }),
        step(0, 15, 'read', { location: 'b[2]', value: '0', readsFrom: 0, raw: raw(72, 4) }),
      ],
      {},
    );
    expect(renderTrace(v, { color: false, width: 80, sources })).toContain('allocates b (16 bytes)');
  });

  test('too many threads for columns: a list', () => {
    expect(renderTrace(race(), { color: false, width: 60, sources })).toMatchInlineSnapshot(`
      "1  T0 main      14: pthread_create(&…  starts T1 producer
      3               15: pthread_create(&…  starts T2 consumer
      5  T1 producer  4: data = 42;          ► data = 42
      6               5: atomic_store_expl…  flag = 1 (rlx)
      8  T2 consumer  9: while (!atomic_lo…  read flag = 1 ← #6
                                               (acq)
      9               10: assert(data == 4…  ► read data
                      ✗ data race"
    `);
  });

  test('lines fit the width, whatever is in them', () => {
    const wide = new Map([['mp.c', SOURCE.replaceAll('data', 'données_非常に長い名前_🧵')]]);
    for (const width of [50, 60, 80, 100, 120]) {
      for (const line of renderTrace(race(), { color: false, width, sources: wide }).split('\n')) {
        if (line.startsWith('►') || line.startsWith('    ')) continue;
        expect(displayWidth(line)).toBeLessThanOrEqual(width);
      }
    }
  });

  test('a long trace keeps its beginning, its end and the marked steps', () => {
    const v = violation(
      () =>
        Array.from({ length: 400 }, (_, i) =>
          step(i % 2, 4 + (i % 3), 'write', { location: 'x', value: `${i}` }),
        ),
      { kind: 'race', other: { at: at(4, 0, 'main'), step: 200 } },
    );
    const text = renderTrace(v, { color: false, width: 100, sources });
    expect(text).toContain('x = 0');
    expect(text).toContain('► x = 199');
    expect(text).toContain('x = 399');
    expect(text).not.toContain('x = 150');
    expect(text.match(/⋮/g)).toHaveLength(2);
  });

  test('colour only when asked for', () => {
    expect(renderTrace(race(), { color: false, width: 100, sources })).not.toContain('\u001b');
    expect(renderTrace(race(), { color: true, width: 100, sources })).toContain('\u001b');
  });
});
