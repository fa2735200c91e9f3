import { describe, expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { isSequential } from '../../src/replay/consistent.ts';
import { replayTrace } from '../../src/replay/replay.ts';
import type { Step, Violation } from '../../src/results/types.ts';
import { loadProgram } from '../../src/run/load.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile } from '../support/check-file.ts';
import { programRunner, two } from './program.ts';

/** Random schedules with store buffers: what tso and pso show, what fences forbid, and how it is told. */

useOwnCache();
const run = programRunner();
const MODELS = ['sc', 'tso', 'pso'] as const;

describe('the classics break under', () => {
  const CASES: readonly (readonly [file: string, flags: string, broken: string])[] = [
    ['sb', '', 'tso pso'],
    ['sb', '-DFENCE', ''],
    ['sb', '-DST=memory_order_release -DLD=memory_order_acquire', 'tso pso'],
    ['sb', '-DST=memory_order_seq_cst', ''],
    ['mp', '', 'pso'],
    ['mp', '-DST=memory_order_release', ''],
    ['lb', '', ''],
    ['iriw', '', ''],
    ['sat/dekker', '', 'tso pso'],
    ['sat/dekker', '-DFENCED', ''],
    ['sat/peterson', '', 'tso pso'],
    ['sat/peterson', '-DFENCED', ''],
    ['sat/lamport', '', 'tso pso'],
    ['sat/lamport', '-DFENCED', ''],
    ['sat/szymanski', '', 'tso pso'],
    ['sat/szymanski', '-DFENCED', ''],
  ];
  for (const [file, flags, broken] of CASES) {
    test(`${file} ${flags}: ${broken || 'none'}`, async () => {
      const found: string[] = [];
      for (const model of MODELS) {
        const { violations } = await checkFile(`bench/programs/${file}.c`, {
          model,
          engine: 'random',
          clangFlags: ['-DCHECK', ...flags.split(' ').filter((flag) => flag !== '')],
          check: new Set(['assertion']),
          schedules: 1500,
          seed: 1,
        });
        if (violations.length > 0) found.push(model);
      }
      expect(found.join(' ')).toBe(broken);
    });
  }
});

const store = (x: string, order: string): string => `atomic_store_explicit(&${x}, 1, memory_order_${order});`;
const load = (x: string): string => `atomic_load_explicit(&${x}, memory_order_relaxed)`;
/** Store buffering, with something between the store and the load. */
const sb = (between: string): string =>
  two(
    'atomic_int x, y, z; int r, s; pthread_mutex_t m; void *nothing(void *a) { return 0; }',
    `${store('x', 'relaxed')} ${between} r = ${load('y')};`,
    `${store('y', 'relaxed')} ${between} s = ${load('x')};`,
    'assert(r || s);',
  );
/** Message passing, with something between the stores. */
const mp = (between: string): string =>
  two(
    'atomic_int x, y, z; int r = 1;',
    `${store('x', 'relaxed')} ${between} ${store('y', 'relaxed')}`,
    `if (${load('y')}) r = ${load('x')};`,
    'assert(r);',
  );

describe('by the mapping of docs/models.md', () => {
  const CASES: readonly (readonly [what: string, source: string, broken: string])[] = [
    ['a load waits for nothing', sb(''), 'tso pso'],
    ['a release store waits for nothing', sb(store('z', 'release')), 'tso pso'],
    ['a release fence waits for nothing', sb('atomic_thread_fence(memory_order_acq_rel);'), 'tso pso'],
    ['a signal fence waits for nothing', sb('atomic_signal_fence(memory_order_seq_cst);'), 'tso pso'],
    ['a seq_cst store empties the buffer', sb(store('z', 'seq_cst')), ''],
    ['a seq_cst fence empties the buffer', sb('atomic_thread_fence(memory_order_seq_cst);'), ''],
    ['__sync_synchronize empties the buffer', sb('__sync_synchronize();'), ''],
    [
      'a relaxed read-modify-write empties the buffer',
      sb('atomic_fetch_add_explicit(&z, 1, memory_order_relaxed);'),
      '',
    ],
    [
      'a compare-exchange that fails empties the buffer',
      sb('{ int e = 7; atomic_compare_exchange_strong(&z, &e, 1); }'),
      '',
    ],
    ['a lock empties the buffer', sb('pthread_mutex_lock(&m); pthread_mutex_unlock(&m);'), ''],
    ['create empties the buffer', sb('{ pthread_t t; pthread_create(&t, 0, nothing, 0); }'), ''],
    ['stores overtake stores', mp(''), 'pso'],
    ['a release store and those after it wait for the stores before it', mp(store('z', 'release')), ''],
    ['stores wait at a release fence', mp('atomic_thread_fence(memory_order_release);'), ''],
    ['stores wait at an acq_rel fence', mp('atomic_thread_fence(memory_order_acq_rel);'), ''],
    ['stores do not wait at an acquire fence', mp('atomic_thread_fence(memory_order_acquire);'), 'pso'],
    ['stores wait at a store-store fence', mp('heddle_fence_ss();'), ''],
    ['stores do not wait at a load-load fence', mp('heddle_fence_ll();'), 'pso'],
  ];
  for (const [what, source, broken] of CASES) {
    test(`${what}: ${broken || 'none'}`, async () => {
      const found: string[] = [];
      for (const model of MODELS) {
        const { violations } = await run(source, { model, schedules: 1000, check: new Set(['assertion']) });
        if (violations.length > 0) found.push(model);
      }
      expect(found.join(' ')).toBe(broken);
    });
  }
});

const flushes = ({ trace }: Violation): Step[] => trace.steps.filter((step) => step.op === 'flush');

describe('stories', () => {
  test('show when a store reaches memory', async () => {
    const [violation] = (await run(sb(''), { model: 'tso' })).violations;
    expect(isSequential(violation.trace)).toBe(false);
    const x = flushes(violation).find((step) => step.location === 'x');
    expect(x).toMatchObject({ value: '1', thread: expect.any(Number) });
    const { n } = violation.trace.steps.find((step) => step.op === 'write' && step.location === 'x')!;
    expect(x!.n).toBeGreaterThan(n + 1);
    expect(x!.note).toBe(`store of step ${n}`);
  });

  test('have no buffers where the bug needs none', async () => {
    const source = two('atomic_int x;', 'int r = x; x = r + 1;', 'int r = x; x = r + 1;', 'assert(x == 2);');
    for (const model of ['tso', 'pso']) {
      const [violation] = (await run(source.replaceAll('x = r', `*(volatile int *)&x = r`), { model }))
        .violations;
      expect(violation.kind).toBe('assertion');
      expect(flushes(violation)).toEqual([]);
      expect(isSequential(violation.trace)).toBe(true);
    }
  });

  test('are the same for the same seed', async () => {
    const [a, b] = [await run(mp(''), { model: 'pso' }), await run(mp(''), { model: 'pso' })];
    expect(a.violations).toEqual(b.violations);
    expect(a.assumptions).toContain('store buffers of 64 stores');
  });
});

describe('other kinds of violations', () => {
  test('a race, on request, by happens-before of C11', async () => {
    const racy = two(
      'int data; atomic_int flag;',
      'data = 1; atomic_store_explicit(&flag, 1, memory_order_relaxed);',
      'if (atomic_load_explicit(&flag, memory_order_relaxed)) data = 2;',
    );
    for (const model of ['tso', 'pso']) {
      expect((await run(racy, { model })).violations).toEqual([]);
      const check = new Set(['race']);
      expect((await run(racy, { model, check })).violations.map(({ kind }) => kind)).toEqual(['race']);
      const ordered = racy
        .replace('1, memory_order_relaxed', '1, memory_order_release')
        .replace('&flag, memory_order_relaxed', '&flag, memory_order_acquire');
      expect((await run(ordered, { model, check })).violations).toEqual([]);
    }
  });

  test('a thread that awaits what was lost', async () => {
    // Each clears the other's flag if it has not seen it set: under tso both may.
    const source = two(
      'atomic_int x, y, go;',
      `${store('x', 'relaxed')} if (!${load('y')}) while (!${load('go')});`,
      `${store('y', 'relaxed')} if (${load('x')}) go = 1;`,
    );
    expect((await run(source, { model: 'sc', schedules: 1000 })).violations).toEqual([]);
    const [violation] = (await run(source, { model: 'tso', schedules: 1000 })).violations;
    expect(violation.kind).toBe('liveness');
  });

  test('a free that a buffered store is not ordered before', async () => {
    const source = two(
      'int *p; atomic_int done;',
      '*p = 1; atomic_store_explicit(&done, 1, memory_order_relaxed);',
      'if (atomic_load_explicit(&done, memory_order_acquire)) free(p);',
      '',
      'p = malloc(4);',
    );
    const kinds = async (model: string): Promise<string[]> =>
      (await run(source, { model })).violations.map(({ kind }) => kind);
    expect(await kinds('tso')).toEqual([]); /* the buffer is a queue: who has seen `done` comes after both */
    expect(await kinds('pso')).toEqual(['memory']);
    expect(
      (await run(source.replace('1, memory_order_relaxed', '1, memory_order_release'), { model: 'pso' }))
        .violations,
    ).toEqual([]);
  });

  test('parts of a buffered store are put together with what is in memory', async () => {
    const source = two(
      'union { int whole; short half[2]; } u;',
      'u.half[0] = 1; u.half[1] = 2; assert(u.whole == 0x20001); u.whole = 0x40003; assert(u.half[1] == 4);',
      '',
    );
    for (const model of ['tso', 'pso']) expect((await run(source, { model })).violations).toEqual([]);
  });
});

describe('replay', () => {
  const changed = (violation: Violation, by: (steps: Step[]) => readonly Step[]): Violation => ({
    ...violation,
    trace: { ...violation.trace, steps: by(structuredClone(violation.trace.steps) as Step[]) },
  });
  const reason = async (source: string, found: string, model: string, by: (v: Violation) => Violation) => {
    const [violation] = (await run(source, { model: found })).violations;
    const { program } = await loadProgram([violation.at.file], checkOptions());
    const result = replayTrace(program, by(violation), model);
    return result.ok ? 'believed' : result.reason;
  };
  const same = (violation: Violation): Violation => violation;

  test('believes it under the model, and under weaker ones', async () => {
    for (const model of ['tso', 'pso', 'relaxed', 'rc11', 'c11'])
      expect(await reason(sb(''), 'tso', model, same)).toBe('believed');
    for (const model of ['pso', 'relaxed', 'rc11', 'c11'])
      expect(await reason(mp(''), 'pso', model, same)).toBe('believed');
  });

  test('does not believe it under stronger ones', async () => {
    expect(await reason(sb(''), 'tso', 'sc', same)).toBe('model sc does not allow it: axiom sc fails');
    expect(await reason(mp(''), 'pso', 'tso', same)).toMatch(/earlier stores have to reach memory first/);
    expect(await reason(mp(''), 'pso', 'sc', same)).toMatch(/model sc does not allow it/);
  });

  test('does not believe a value that the write did not leave', async () => {
    const by = (violation: Violation): Violation =>
      changed(violation, (steps) =>
        steps.map((step) =>
          step.op === 'read' && step.location === 'y'
            ? { ...step, raw: { ...step.raw!, delivered: [7] } }
            : step,
        ),
      );
    for (const model of ['tso', 'relaxed'])
      expect(await reason(sb(''), 'tso', model, by)).toMatch(/memory holds 0 there/);
  });

  test('does not believe a store that leaves the buffer twice, or never', async () => {
    const twice = (violation: Violation): Violation =>
      changed(violation, (steps) => steps.flatMap((step) => (step.op === 'flush' ? [step, step] : [step])));
    expect(await reason(sb(''), 'tso', 'tso', twice)).toMatch(/this store is not in the buffer/);
    const never = (violation: Violation): Violation =>
      changed(violation, (steps) => steps.filter((step) => step.op !== 'flush'));
    expect(await reason(sb(''), 'tso', 'tso', never)).toMatch(/./);
  });

  test('does not believe another order of the writes', async () => {
    const source = two(
      'atomic_int x, y; int r;',
      `${store('x', 'relaxed')} ${store('y', 'relaxed')}`,
      'atomic_store_explicit(&y, 2, memory_order_relaxed); r = atomic_load_explicit(&x, memory_order_relaxed);',
      'assert(y != 2 || r);',
    );
    const by = (violation: Violation): Violation => ({
      ...violation,
      trace: { ...violation.trace, co: { ...violation.trace.co, y: [...violation.trace.co.y].reverse() } },
    });
    expect(await reason(source, 'tso', 'tso', same)).toBe('believed');
    expect(await reason(source, 'tso', 'tso', by)).toMatch(/does not allow it/);
  });
});
