import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../src/results/types.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { one, programRunner, two } from './program.ts';

useOwnCache();
const run = programRunner();

/** Without what depends on the clock and the machine. */
const timeless = (verdict: Verdict): unknown => ({
  ...verdict,
  stats: { ...verdict.stats, wallSeconds: 0, peakMemoryMB: 0 },
});

const LOST_UPDATE = two(
  'atomic_int x, y;',
  'for (int i = 0; i < 3; i++) { y++; int r = x; x = r + 1; }',
  'for (int i = 0; i < 3; i++) { y++; int r = x; x = r + 1; }',
  'assert(x == 6);',
);

describe('the random search', () => {
  test('is the same for the same seed', async () => {
    const [a, b] = [await run(LOST_UPDATE), await run(LOST_UPDATE)];
    expect(a.verdict).toBe('violated');
    expect(timeless(a)).toEqual(timeless(b));
  });

  test('is another one for another seed', async () => {
    const events = new Set<number>();
    for (const seed of [1, 2, 3, 4]) {
      events.add(
        (await run(two('atomic_int x;', 'while (x < 2) x++;', 'while (x < 3) x++;'), { seed, schedules: 50 }))
          .stats.events,
      );
    }
    expect(events.size).toBeGreaterThan(1);
  });

  test('tells the shortest story', async () => {
    const { violations } = await run(LOST_UPDATE);
    const order = violations[0].trace.steps.filter((step) => step.op !== 'begin').map((step) => step.thread);
    const blocks = order.filter((thread, i) => thread !== order[i - 1]).length;
    // main, one thread up to its read, all of the other, the rest of the first, main.
    expect(blocks).toBeLessThanOrEqual(5);
  });

  test('counts executions, blocked ones and events', async () => {
    const { stats, summary } = await run(two('atomic_int x;', 'x = 1;', 'heddle_assume(x == 1);'), {
      schedules: 200,
    });
    expect(stats.executions + stats.blocked).toBe(200);
    expect(stats.executions).toBeGreaterThan(0);
    expect(stats.blocked).toBeGreaterThan(0);
    expect(stats.events).toBeGreaterThan(400);
    expect(summary).toBe('no violation in 200 schedules');
  });

  test('collects distinct violations with --keep-going', async () => {
    const source = two('int x, y; atomic_int z;', 'x = 1; z = 1;', 'y = z; x = 2;', 'assert(y == 0);');
    const { violations } = await run(source, { keepGoing: true });
    const kinds = violations.map((violation) => violation.kind);
    expect(new Set(kinds)).toEqual(new Set(['race', 'assertion']));
    expect(violations.length).toBe(
      new Set(violations.map((v) => `${v.at.line}:${v.at.column}:${v.other?.at.column}`)).size,
    );
  });

  test('names the loops that --unwind cut, and reports no deadlock because of them', async () => {
    const source = two('atomic_int x;', 'for (int i = 0; i < 100; i++) x++;', 'x = 5;', 'assert(x != 4);');
    const { bounds, verdict, stats } = await run(source, { unwind: 10, schedules: 20 });
    expect(verdict).toBe('unknown');
    expect(bounds.unwind).toBe(10);
    expect(bounds.cut).toHaveLength(1);
    expect(bounds.cut[0]).toMatchObject({ line: 9, reason: 'unwind' });
    expect(stats.blocked).toBe(20);
  });

  test('still sees what others do while a thread is at its bound', async () => {
    const source = two('atomic_int x;', 'for (int i = 0; i < 100; i++) x++;', 'assert(x != 3);');
    const { verdict } = await run(source, { unwind: 4 });
    expect(verdict).toBe('violated');
  });

  test('says so when executions end at an error that is not checked', async () => {
    const { verdict, diagnostics } = await run(one('*p = 1;', 'int *volatile p;'), {
      check: new Set(['race']),
      schedules: 5,
    });
    expect(verdict).toBe('unknown');
    expect(diagnostics.map((d) => `${d.code} ${d.help}`)).toEqual(['HED620 --check memory reports it']);
  });

  test('a failed assertion that is not checked hides nothing', async () => {
    const { verdict, diagnostics } = await run(one('assert(x);', 'int x;'), {
      check: new Set(['race']),
      schedules: 5,
    });
    expect(verdict).toBe('unknown');
    expect(diagnostics).toEqual([]);
  });

  test('gives up at an unsupported construct, and names it', async () => {
    const { verdict, diagnostics, summary } = await run(
      one('unknown_function();', 'void unknown_function(void);'),
    );
    expect(verdict).toBe('unknown');
    expect(diagnostics[0].code).toMatch(/^HED3/);
    expect(summary).toContain('unknown_function');
  });

  test('stops at the time limit, with what it has, and reports progress until then', async () => {
    const texts: string[] = [];
    const source = one('for (;;) x++;', 'volatile int x;');
    const verdict = await run(source, { timeout: 1, schedules: 100_000 }, (progress) =>
      texts.push(progress.text),
    );
    expect(verdict.verdict).toBe('unknown');
    expect(verdict.summary).toMatch(/before the time limit/);
    expect(verdict.stats.events).toBeGreaterThan(0);
    expect(texts.length).toBeGreaterThan(0);
  });

  test('says that it sees sequentially consistent schedules only', async () => {
    const sb = two(
      'atomic_int x, y; int r, s;',
      'atomic_store_explicit(&x, 1, memory_order_relaxed); r = atomic_load_explicit(&y, memory_order_relaxed);',
      'atomic_store_explicit(&y, 1, memory_order_relaxed); s = atomic_load_explicit(&x, memory_order_relaxed);',
      'assert(r || s);',
    );
    const { verdict, assumptions } = await run(sb);
    expect(verdict).toBe('unknown');
    expect(assumptions.join()).toMatch(/sequentially consistent/);
  });
});
