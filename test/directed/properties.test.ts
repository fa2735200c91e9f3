import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkSource } from './check-source.ts';

const HEAD =
  '#include <pthread.h>\n#include <stdatomic.h>\n#include <stdlib.h>\n#include <assert.h>\n#include <sched.h>\n';
const main = (body: string): string =>
  `int main(void) { pthread_t a, b; pthread_create(&a, 0, f, 0); pthread_create(&b, 0, g, 0); pthread_join(a, 0); pthread_join(b, 0); ${body} }`;
const two = (globals: string, f: string, g: string, end = ''): string =>
  `${HEAD}${globals}\nvoid *f(void *arg) { ${f} return 0; }\nvoid *g(void *arg) { ${g} return 0; }\n${main(end)}`;

const found = async (source: string): Promise<string> => {
  const { verdict, violations } = await checkSource(source);
  return violations.length > 0 ? violations.map(({ kind }) => kind).join() : verdict;
};

it('an update that is lost', async () => {
  expect(
    await found(two('int x;', 'int v = x; x = v + 1;', 'int v = x; x = v + 1;', 'assert(x == 2);')),
  ).toBe('assertion');
});

it('locks keep it', async () => {
  const add = 'pthread_mutex_lock(&m); int v = x; x = v + 1; pthread_mutex_unlock(&m);';
  const globals = 'int x; pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;';
  expect(await found(two(globals, add, add, 'assert(x == 2);'))).toBe('verified');
});

it('store buffering is not there under sc', async () => {
  expect(await found(two('int x, y, r, s;', 'x = 1; r = y;', 'y = 1; s = x;', 'assert(r || s);'))).toBe(
    'verified',
  );
});

it('and is there under tso, but not behind a fence; two stores change places under pso only', async () => {
  const buffering = (fence: string): string =>
    two('int x, y, r, s;', `x = 1; ${fence} r = y;`, `y = 1; ${fence} s = x;`, 'assert(r || s);');
  const passing = two('int x, y;', 'x = 1; y = 1;', 'if (y) assert(x);');
  const kind = async (source: string, model: 'tso' | 'pso'): Promise<string> =>
    (await checkSource(source, { model })).verdict;
  expect(await kind(buffering(''), 'tso')).toBe('violated');
  expect(await kind(buffering('__sync_synchronize();'), 'tso')).toBe('verified');
  expect(await kind(buffering('__sync_synchronize();'), 'pso')).toBe('verified');
  expect(await kind(passing, 'tso')).toBe('verified');
  expect(await kind(passing, 'pso')).toBe('violated');
});

it('a circle of locks', async () => {
  const globals = 'pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;';
  const take = (a: string, b: string): string =>
    `pthread_mutex_lock(&${a}); pthread_mutex_lock(&${b}); pthread_mutex_unlock(&${b}); pthread_mutex_unlock(&${a});`;
  expect(await found(two(globals, take('m', 'n'), take('n', 'm')))).toBe('deadlock');
  expect(await found(two(globals, take('m', 'n'), take('m', 'n')))).toBe('verified');
});

it('a wait that nobody ends, and one that somebody ends', async () => {
  expect(await found(two('atomic_int x, y;', 'while (!x) ; y = 1;', 'while (!y) ; x = 1;'))).toBe('liveness');
  expect(await found(two('atomic_int x; int d;', 'd = 1; x = 1;', 'while (!x) ; assert(d);'))).toBe(
    'verified',
  );
});

it('an access after the free', async () => {
  const globals = 'int *_Atomic p;';
  const start = 'int *q = malloc(sizeof *q); *q = 1; p = q;';
  expect(await found(two(globals, `${start} free(q);`, 'int *q = p; if (q) *q = 2;'))).toBe('memory');
});

it('a yield only changes who runs next', async () => {
  const source = two('atomic_int x, y;', 'if (x == 0) { sched_yield(); y = 1; }', 'x = 1; assert(y == 0);');
  expect(await found(source)).toBe('assertion');
});

it('a ring of three threads over three locations', async () => {
  const source = `${HEAD}int x, y, z, r, s, t;
void *f(void *arg) { x = 1; r = y; return 0; }
void *g(void *arg) { y = 1; s = z; return 0; }
void *h(void *arg) { z = 1; t = x; return 0; }
int main(void) { pthread_t a, b, c; pthread_create(&a, 0, f, 0); pthread_create(&b, 0, g, 0); pthread_create(&c, 0, h, 0);
  pthread_join(a, 0); pthread_join(b, 0); pthread_join(c, 0); assert(r || s || t); }`;
  expect(await found(source)).toBe('verified');
});

it('what it does not model is unknown, with its line', async () => {
  const source = `int __VERIFIER_nondet_int(void);\n${two('int x;', 'x = __VERIFIER_nondet_int();', 'x = 2;')}`;
  const { verdict, diagnostics } = await checkSource(source);
  expect(verdict).toBe('unknown');
  expect(diagnostics.map(({ code, at }) => `${code}:${at?.line}`)).toContain('HED344:8');
});

it('refuses properties without a goal by name', async () => {
  const source = two('int x;', 'x = 1;', 'x = 2;');
  await expect(checkSource(source, { check: new Set(['race']) })).rejects.toThrow(/--check race/);
});

it('rounds that meet inside a loop: a compare-exchange that puts back what was there changes nothing', async () => {
  const waits = (put: number): string =>
    `for (;;) { int a = x; if (a != y) continue; if (a == 2) break; if (a == 0) { int z = 0; atomic_compare_exchange_strong(&y, &z, ${put}); } }`;
  const source = (put: number): string => two('atomic_int x, y;', waits(put), 'x = 1; y = 1; x = 2; y = 2;');
  for (const model of ['sc', 'tso', 'pso'] as const) {
    expect((await checkSource(source(0), { model })).verdict).toBe('verified');
    expect((await checkSource(source(3), { model })).verdict).toBe('verified');
  }
});

it('a thread that is created when its creator has let its stores go', async () => {
  for (const model of ['sc', 'tso', 'pso'] as const) {
    const source = readFileSync('test/regress/late-load-of-freed.c', 'utf8');
    expect((await checkSource(source, { model })).verdict).toBe('verified');
  }
});
