import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { pigeons } from '../testing/formulas.ts';
import { clauses } from '../testing/random.ts';
import { newCadical } from './cadical.ts';
import { newExternal } from './external.ts';
import { OutputReader } from './external-output.ts';
import { solverPath } from './external-path.ts';
import type { SatSolver, SolveLimits } from './solver.ts';

const dir = mkdtempSync(join(tmpdir(), 'heddle-fake-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** A solver that does what a shell script says. */
function fake(script: string, mode = 0o755): string {
  const path = join(dir, `solver-${readdirSync(dir).length}.sh`);
  writeFileSync(path, script, { mode });
  return path;
}

const shell = (script: string): string => fake(`#!/bin/sh\n${script}\n`);

/** On (1 ∨ 2) ∧ ¬2. */
function small(path: string): SatSolver {
  const solver = newExternal(path);
  solver.clause([1, 2]);
  solver.clause([-2]);
  return solver;
}

const failure = (code: string, exit: number, message: RegExp): unknown =>
  expect.objectContaining({
    exit,
    diagnostic: expect.objectContaining({
      code,
      message: expect.stringMatching(message),
      help: expect.stringContaining('--solver'),
    }),
  });

describe('a solver outside', () => {
  test('gets the formula with its assumptions, and its answer is read', async () => {
    const copy = join(dir, 'copy.cnf');
    const solver = small(
      shell(`cp "$1" ${copy}; echo 'c hello'; echo 's SATISFIABLE'; echo 'v 1 -2'; echo 'v 3 0'; exit 10`),
    );
    solver.assume(3);
    expect(await solver.solve()).toBe('sat');
    expect([1, 2, 3].map((v) => solver.value(v))).toEqual([true, false, true]);
    expect(readFileSync(copy, 'utf8')).toBe('p cnf 3 3\n1 2 0\n-2 0\n3 0\n');
  });

  test('its statistics are read where it prints them', async () => {
    const counts = `echo 'c conflicts:   12   34.5 per second'; echo 'c decisions: 5'`;
    const solver = small(shell(`${counts}; echo 's UNSATISFIABLE'; exit 20`));
    expect([await solver.solve(), await solver.solve()]).toEqual(['unsat', 'unsat']);
    expect(solver.stats()).toMatchObject({
      variables: 2,
      clauses: 2,
      literals: 3,
      solves: 2,
      conflicts: 24,
      decisions: 10,
    });
  });

  test('without cores all assumptions fail', async () => {
    const solver = small(shell(`echo 's UNSATISFIABLE'; exit 20`));
    solver.assume(2);
    solver.assume(-1);
    expect(await solver.solve()).toBe('unsat');
    expect([solver.failed(2), solver.failed(-1), solver.failed(1)]).toEqual([true, true, false]);
  });

  test.each([
    ['says it does not know', `echo 's UNKNOWN'; exit 0`],
    ['says it has no result', `echo 's INDETERMINATE'; exit 0`],
  ])('%s', async (_, script) => {
    expect(await small(shell(script)).solve()).toBe('unknown');
  });

  test.each([
    ['prints nonsense', `echo 'Hello, world!'`, failure('HED161', 1, /no "s" line.*Hello, world!/)],
    ['prints nothing', `exit 0`, failure('HED161', 1, /no "s" line/)],
    ['prints nothing and answers by exit code only', `exit 20`, failure('HED161', 1, /no "s" line/)],
    ['prints another status', `echo 's MAYBE'`, failure('HED161', 1, /s MAYBE/)],
    [
      'contradicts its exit code',
      `echo 's UNSATISFIABLE'; exit 10`,
      failure('HED161', 1, /UNSATISFIABLE.*exit code 10/),
    ],
    [
      'contradicts itself',
      `echo 's UNSATISFIABLE'; echo 's SATISFIABLE'; exit 10`,
      failure('HED161', 1, /printed "s SATISFIABLE"/),
    ],
    ['gives no model', `echo 's SATISFIABLE'; exit 10`, failure('HED161', 1, /no complete model/)],
    [
      'is cut off in its model',
      `echo 's SATISFIABLE'; echo 'v 1 -2'; exit 10`,
      failure('HED161', 1, /no complete model/),
    ],
    [
      'gives a model of letters',
      `echo 's SATISFIABLE'; echo 'v one 0'; exit 10`,
      failure('HED161', 1, /v one 0/),
    ],
    [
      'gives a wrong model',
      `echo 's SATISFIABLE'; echo 'v 1 2 0'; exit 10`,
      failure('HED452', 5, /does not satisfy/),
    ],
    [
      'fails',
      `echo 'out of memory' >&2; exit 1`,
      failure('HED451', 5, /exit code 1; it says: out of memory/),
    ],
    ['is killed', `kill -9 $$`, failure('HED451', 5, /killed by SIGKILL/)],
    ['never stops talking', `yes nonsense`, failure('HED161', 1, /no "s" line.*nonsense/)],
  ])('that %s', async (_, script, expected) => {
    await expect(small(shell(script)).solve()).rejects.toEqual(expected);
  });

  test('that answers wrongly under an assumption', async () => {
    const solver = small(shell(`echo 's SATISFIABLE'; echo 'v 1 -2 0'; exit 10`));
    solver.assume(-1);
    await expect(solver.solve()).rejects.toEqual(failure('HED452', 5, /does not satisfy/));
  });

  test('that is not there, not executable, a folder, or no program', async () => {
    const missing = join(dir, 'missing');
    expect(() => newExternal(missing)).toThrow(failure('HED160', 1, /missing: no such file/) as Error);
    expect(() => newExternal('no-such-solver-anywhere')).toThrow(/no such program on the PATH/);
    expect(() => newExternal(fake('x', 0o644))).toThrow(/not executable/);
    expect(() => newExternal(dir)).toThrow(/not a file/);
    await expect(small(fake('#!/no/such/interpreter\n')).solve()).rejects.toEqual(
      failure('HED161', 1, /cannot be run/),
    );
    await expect(small(fake('no-such-command-anywhere')).solve()).rejects.toEqual(
      failure('HED161', 1, /no "s" line.*not found/),
    );
  });

  test.each<[string, (ready: () => boolean) => SolveLimits]>([
    ['a deadline', () => ({ deadline: performance.now() + 1000 })],
    ['terminate', (ready) => ({ terminate: ready })],
    [
      'an abort',
      (ready) => {
        const controller = new AbortController();
        const watch = setInterval(() => {
          if (!ready()) return;
          clearInterval(watch);
          controller.abort();
        }, 10);
        return { signal: controller.signal };
      },
    ],
  ])('is killed with its children by %s', async (name, limits) => {
    const file = join(dir, `child of ${name}`);
    const child = (): string => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
    const solver = small(shell(`sleep 60 & echo $! > '${file}'; wait`));
    expect(await solver.solve(limits(() => child() !== ''))).toBe('unknown');
    expect(child()).toMatch(/^\d+$/);
    await expect.poll(() => isRunning(child()), { timeout: 3000 }).toBe(false);
  });

  test('is not started when it is too late', async () => {
    const started = join(dir, 'started');
    const solver = small(shell(`touch ${started}`));
    expect(await solver.solve({ signal: AbortSignal.abort() })).toBe('unknown');
    expect(existsSync(started)).toBe(false);
  });

  test('leaves no files behind', async () => {
    const file = join(dir, 'names');
    await small(shell(`echo "$1" >> ${file}; echo 's UNSATISFIABLE'; exit 20`)).solve();
    await expect(small(shell(`echo "$1" >> ${file}; exit 3`)).solve()).rejects.toThrow(/exit code 3/);
    const names = readFileSync(file, 'utf8').trim().split('\n');
    expect(names.map((name) => [existsSync(name), existsSync(dirname(name))])).toEqual([
      [false, false],
      [false, false],
    ]);
  });
});

describe('reading output', () => {
  test('in pieces of any size', () => {
    const text = 'c x\ns SATISFIABLE\nv 1 -2 3\r\nv -4 5 0\n';
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 20 }), (sizes) => {
        const reader = new OutputReader(5);
        let at = 0;
        for (const size of sizes) reader.feed(text.slice(at, (at += size)));
        reader.feed(text.slice(at));
        const report = reader.end();
        expect(report).toMatchObject({ status: 'SATISFIABLE', nonsense: null, complete: true });
        expect([1, 2, 3, 4, 5].map(report.value)).toEqual([true, false, true, false, true]);
      }),
    );
  });

  test('a model in one line of a megabyte', () => {
    const variables = 150_000;
    const reader = new OutputReader(variables);
    const line = `v ${Array.from({ length: variables }, (_, i) => (i % 3 === 0 ? i + 1 : -(i + 1))).join(' ')} 0`;
    for (let at = 0; at < line.length; at += 10_000) reader.feed(line.slice(at, at + 10_000));
    const report = reader.end();
    expect(report).toMatchObject({ nonsense: null, complete: true });
    for (let v = 1; v <= variables; v++) if (report.value(v) !== (v % 3 === 1)) expect.fail(`variable ${v}`);
  });
});

/** Debian's solvers, where they are installed. */
const NATIVE = ['cadical', 'kissat', 'cryptominisat5'].filter((name) => {
  try {
    return solverPath(name) !== '';
  } catch {
    return false;
  }
});

describe.skipIf(NATIVE.length === 0)(
  'native solvers (skipped: none here; scripts/install-cadical.sh)',
  () => {
    test('agree with the built-in one', async () => {
      await fc.assert(
        fc.asyncProperty(clauses(8, 40), fc.nat(1000), async (formula, pick) => {
          const name = NATIVE[pick % NATIVE.length];
          const [inside, outside] = [await newCadical(), newExternal(name)];
          for (const clause of formula) {
            inside.clause(clause);
            outside.clause(clause);
          }
          expect(await outside.solve()).toBe(await inside.solve());
          inside.dispose();
        }),
        { numRuns: 30 },
      );
    }, 60_000);

    test('refute, and tell their conflicts', async () => {
      for (const name of NATIVE) {
        const solver = newExternal(name);
        for (const clause of pigeons(6)) solver.clause(clause);
        expect(await solver.solve()).toBe('unsat');
        expect(solver.stats().conflicts).toBeGreaterThan(0);
      }
    }, 60_000);
  },
);

/** A zombie is dead, too. */
function isRunning(pid: string): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
