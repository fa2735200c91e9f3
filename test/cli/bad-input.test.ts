import { describe, expect, it } from 'vitest';
import { checkText, expectRun, folder, heddle, interruptSearch } from './heddle.ts';

describe('input that does not compile', () => {
  it('an empty file', async () => {
    expectRun(await checkText(''), 2, 'test.c', /empty|main/, 'help:');
  });

  it('a syntax error', async () => {
    expectRun(
      await checkText('int main(void) {\n  int x = 1\n  return x;\n}\n'),
      2,
      /test\.c:2:\d+/,
      "expected ';'",
    );
  });

  it('no main', async () => {
    expectRun(await checkText('int helper(void) { return 1; }\n'), 2, 'test.c', 'main', '--entry');
  });

  it('with --format json it is one JSON value all the same', async () => {
    const run = await checkText('int main(void) { return 1 }\n', ['--format', 'json']);
    expect(run.exit).toBe(2);
    const report = JSON.parse(run.stdout) as { verdict: string; diagnostics: { code: string }[] };
    expect(report.verdict).toBe('unknown');
    expect(report.diagnostics[0].code).toMatch(/^HED2/);
  });
});

describe('constructs that are not modelled', () => {
  it('an unknown function', async () => {
    const run = await checkText('int frobnicate(int);\nint main(void) {\n  return frobnicate(3);\n}\n');
    expectRun(run, 5, 'frobnicate', 'test.c:3', 'help:', /\nUNKNOWN .*\n/);
  });

  it('an unknown function that is never reached does no harm', async () => {
    const run = await checkText(
      'int frobnicate(int);\nint zero;\nint main(void) {\n  return zero ? frobnicate(3) : 0;\n}\n',
    );
    expect(run.stdout).not.toContain('frobnicate');
  });

  it('inline assembly', async () => {
    const run = await checkText(
      'int main(void) {\n  int a = 0;\n  __asm__ volatile("cpuid" : "+a"(a) : : "ebx", "ecx", "edx");\n  return a;\n}\n',
    );
    expectRun(run, 5, /inline as(?:m|sembly)/, 'test.c:3', 'help:', /\nUNKNOWN .*\n/);
  });

  it('setjmp', async () => {
    const run = await checkText(
      '#include <setjmp.h>\nstatic jmp_buf env;\nint main(void) {\n  if (setjmp(env) == 0) longjmp(env, 1);\n  return 0;\n}\n',
    );
    expectRun(run, 5, 'setjmp', 'test.c:4', 'help:', /\nUNKNOWN .*\n/);
  });

  it('a pointer with a tag in its high bits', async () => {
    const run = await checkText(
      '#include <stdint.h>\nint x;\nint main(void) {\n  uintptr_t tagged = (uintptr_t)&x | ((uintptr_t)1 << 56);\n  int *p = (int *)tagged;\n  return *p;\n}\n',
    );
    expectRun(run, 5, /test\.c:[56]/, 'high', 'help:', /\nUNKNOWN .*\n/);
  });
});

describe('limits', () => {
  it('ten million elements on the stack', async () => {
    const run = await checkText(
      'int last = 9999999;\nint main(void) {\n  int a[10000000];\n  a[last] = 1;\n  return a[last];\n}\n',
    );
    expectRun(run, 5, 'test.c:', /stack/, 'help:', /\nUNKNOWN .*\n/);
  });

  it('unbounded recursion', async () => {
    const run = await checkText(
      'int down(int n) {\n  return down(n + 1) + 1;\n}\nint main(void) {\n  return down(0);\n}\n',
    );
    expectRun(run, 5, 'test.c:2', 'recursion', 'help:', /\nUNKNOWN .*\n/);
  });

  it('an infinite loop without a visible event', async () => {
    const run = await checkText('int main(void) {\n  unsigned n = 0;\n  for (;;)\n    n = n * 3 + 1;\n}\n');
    expectRun(run, 10, /test\.c:[34]/, /\nVIOLATED endless waiting .*\n/);
  });

  it('--timeout', async () => {
    const start = performance.now();
    const run = await checkText(BUSY, ['--timeout', '0.5', '--schedules', '1000000000']);
    expectRun(run, 5, /\nUNKNOWN .*(?:time|0\.5)/);
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  it('--memory', async () => {
    expectRun(
      await checkText(BUSY, ['--memory', '16', '--schedules', '1000000000']),
      5,
      /\nUNKNOWN .*memory/,
    );
  });
});

/** Two threads without a bug: runs as long as it is let. */
const BUSY = `#include <pthread.h>
#include <stdatomic.h>
static atomic_int x;
static void *add(void *arg) {
  for (int i = 0; i < 10; i++) atomic_fetch_add(&x, 1);
  return arg;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, add, 0);
  add(0);
  pthread_join(t, 0);
  return 0;
}
`;

/** The same with more rounds than anyone will ever explore. */
const ENDLESS = BUSY.replace('i < 10', 'i < 30').replace(
  'atomic_fetch_add(&x, 1)',
  'atomic_store(&x, atomic_load(&x) + 1)',
);

describe('programs that go wrong', () => {
  it.each<[string, string, string, number]>([
    ['division by zero', 'int zero;\nint main(void) {\n  return 7 / zero;\n}\n', 'arithmetic', 3],
    [
      'the one quotient that does not fit',
      '#include <limits.h>\nint m = -1;\nint main(void) {\n  return INT_MIN / m;\n}\n',
      'arithmetic',
      4,
    ],
    ['a null pointer', 'int *p;\nint main(void) {\n  return *p;\n}\n', 'memory', 3],
    ['a wild pointer', 'int main(void) {\n  int *p = (int *)0x12345678;\n  return *p;\n}\n', 'memory', 3],
    [
      'a freed pointer',
      '#include <stdlib.h>\nint main(void) {\n  int *p = malloc(4);\n  *p = 1;\n  free(p);\n  return *p;\n}\n',
      'memory',
      6,
    ],
    [
      'a double free',
      '#include <stdlib.h>\nint main(void) {\n  int *p = malloc(4);\n  free(p);\n  free(p);\n  return 0;\n}\n',
      'memory',
      5,
    ],
    ['an index out of bounds', 'int a[4];\nint n = 4;\nint main(void) {\n  return a[n];\n}\n', 'memory', 4],
    [
      'an uninitialised value',
      'int main(void) {\n  int x;\n  if (x) return 1;\n  return 0;\n}\n',
      'uninitialized',
      3,
    ],
    [
      'a failed assertion',
      '#include <assert.h>\nint zero;\nint main(void) {\n  assert(zero == 1);\n}\n',
      'assertion',
      4,
    ],
  ])('%s', async (_, text, kind, line) => {
    const cwd = folder({ 'test.c': text });
    const run = await heddle(['check', 'test.c', '--format', 'json'], { cwd });
    expect(run.exit, run.stdout + run.stderr).toBe(10);
    const report = JSON.parse(run.stdout) as {
      violations: { kind: string; at: { file: string; line: number } }[];
    };
    expect(report.violations[0].kind).toBe(kind);
    expect(report.violations[0].at).toMatchObject({ file: 'test.c', line });
    expectRun(
      await heddle(['check', 'test.c'], { cwd }),
      10,
      new RegExp(`\\nVIOLATED [^\\n]*test\\.c:${line}: [^\\n]+\\n`),
    );
  });
});

describe('large and awkward surroundings', () => {
  it('a source of one megabyte', async () => {
    const functions = Array.from(
      { length: 5000 },
      (_, i) =>
        `/* Function number ${i}: one of very many that a generated file may have, with a comment of some length before each one. */\n` +
        `int f${i}(int x) {\n  return x + ${i};\n}\n`,
    );
    const text = `#include <assert.h>\n${functions.join('')}\nint main(void) {\n  assert(f1(f4999(1)) == 0);\n}\n`;
    expect(text.length).toBeGreaterThan(800_000);
    expectRun(
      await checkText(`${text}/* ${'x'.repeat(1_048_576 - text.length)} */\n`),
      10,
      `test.c:${text.split('\n').length - 2}`,
      'f1(f4999(1)) == 0',
    );
  });

  it('a cache folder that cannot be written', async () => {
    const cwd = folder({ 'test.c': 'int zero;\nint main(void) {\n  return 1 / zero;\n}\n', 'a-file': '' });
    const run = await heddle(['check', 'test.c'], { cwd, env: { XDG_CACHE_HOME: `${cwd}/a-file/cache` } });
    expectRun(run, 10, 'test.c:3', /cache/);
  });

  it('SIGINT stops a run at once, with what it has', { timeout: 120_000 }, async () => {
    const cwd = folder({ 'busy.c': ENDLESS });
    const { run, took } = await interruptSearch(['check', 'busy.c', '--engine', 'explore'], cwd);
    expectRun(run, 130, /[1-9]\d* executions/, /\nUNKNOWN .*interrupted/);
    expect(took).toBeLessThan(2000);
  });
});
