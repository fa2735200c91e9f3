import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Programs written to keep a checker busy for ever, each in its own way, with the options that make it worst. */
export interface Hostile {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  readonly args: readonly string[];
  /** What else it needs in its folder. */
  readonly prepare?: (folder: string) => void;
  /** Is it in the fast test too? */
  readonly core?: boolean;
}

const HEAD = '#include <assert.h>\n#include <pthread.h>\n#include <stdatomic.h>\n#include <stdlib.h>\n';
const repeat = (n: number, line: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => line(i)).join('\n');

/** main starts `n` threads that run `body`, and joins them. */
const threads = (n: number, shared: string, body: string): string =>
  `${HEAD}${shared}
void *run(void *arg) { int me = (int)(long)arg; (void)me; ${body} return 0; }
int main(void) {
  pthread_t t[${n}];
  for (long i = 0; i < ${n}; i++) pthread_create(&t[i], 0, run, (void *)i);
  for (int i = 0; i < ${n}; i++) pthread_join(t[i], 0);
}
`;

const check = (...args: string[]): string[] => ['check', ...args];
const c = (name: string, text: string, ...args: string[]): Hostile => ({
  name,
  files: { 'hostile.c': text },
  args: check('hostile.c', ...args),
});
const cxx = (name: string, text: string, ...args: string[]): Hostile => ({
  name,
  files: { 'hostile.cc': text },
  args: check('hostile.cc', ...args),
});

const EXPLOSION = threads(
  7,
  'atomic_int x, y;',
  'for (int i = 0; i < 5; i++) { atomic_store(&x, me * 8 + i); int r = atomic_load(&y); atomic_store(&y, r + me + atomic_load(&x)); }',
);
const SPINNING = threads(
  4,
  'atomic_int turn, x; int data;',
  'for (int i = 0; i < 40; i++) { while (atomic_load(&turn) % 4 != me) atomic_fetch_add(&x, atomic_load(&turn)); data++; atomic_fetch_add(&turn, 1); }',
);
const FIFO = (folder: string): void => void execFileSync('mkfifo', [join(folder, 'pipe.h')]);

export const HOSTILE: readonly Hostile[] = [
  { ...c('very many executions', EXPLOSION), core: true },
  c('very many executions, two jobs', EXPLOSION, '--engine', 'explore', '--jobs', '2', '--symmetry', 'off'),
  c('very many random schedules', EXPLOSION, '--engine', 'random', '--schedules', '1000000000'),
  c('spin loops under tso', SPINNING, '--model', 'tso'),
  {
    ...c(
      'a loop that nobody sees',
      `${HEAD}unsigned f(unsigned n) { for (;;) n = n * 3 + 1; }\nint main(void) { return f(1); }\n`,
    ),
    core: true,
  },
  c(
    'recursion without end',
    `${HEAD}long f(long n) { return n * f(n + 1) + f(n); }\nint main(void) { return f(1); }\n`,
  ),
  c(
    'deep recursion',
    `${HEAD}int f(int n) { return n < 2 ? n : f(n - 1) + f(n - 2); }\nint main(void) { assert(f(60) > 0); }\n`,
  ),
  c(
    'a switch with 30,000 cases',
    `${HEAD}atomic_int x;\nint main(void) { switch (x) {\n${repeat(30_000, (i) => `case ${i * 3}: x = ${i}; break;`)}\n} }\n`,
  ),
  c(
    '100,000 statements',
    `${HEAD}atomic_int x;\nvoid *run(void *a) { ${repeat(50_000, (i) => `x = x + ${i};`)} return a; }\nint main(void) { pthread_t t; pthread_create(&t, 0, run, 0); run(0); pthread_join(t, 0); }\n`,
  ),
  c(
    'a giant array',
    `${HEAD}static int a[1 << 27];\nint main(void) { for (int i = 0; i < 1 << 27; i++) a[i] = i; assert(a[5] == 5); }\n`,
  ),
  {
    ...c(
      'malloc without end',
      `${HEAD}#include <string.h>\nint main(void) { for (;;) { char *p = malloc(1 << 20); memset(p, 1, 1 << 20); } }\n`,
    ),
    core: true,
  },
  c('300 threads', threads(300, 'atomic_int x;', 'atomic_fetch_add(&x, me);')),
  c('a formula under pso', SPINNING, '--model', 'pso', '--engine', 'sequentialize', '--unwind', '8'),
  c(
    'loops unrolled without end',
    EXPLOSION,
    '--model',
    'sc',
    '--engine',
    'sequentialize',
    '--unwind',
    '100000',
  ),
  c(
    'an endless solver',
    EXPLOSION,
    '--model',
    'sc',
    '--engine',
    'sequentialize',
    '--unwind',
    '2',
    '--solver',
    './solver',
  ),
  {
    ...c('a macro of 400,000 characters', `#define A "${'<'.repeat(400_000)}\n#include A\n${EXPLOSION}`),
    core: true,
  },
  c(
    'macros that double',
    `${repeat(40, (i) => `#define M${i + 1} M${i} M${i}`)}\n#define M0 +1\nint main(void) { return 0 M40; }\n`,
  ),
  { ...c('a FIFO as header', `#include "pipe.h"\n${EXPLOSION}`), prepare: FIFO, core: true },
  c('a device as header', `#include "/dev/zero"\n${EXPLOSION}`),
  {
    ...cxx(
      'templates without end',
      `template <int N, typename... T> struct A { using L = typename A<N - 1, T..., char>::L; using R = typename A<N - 1, T..., int>::R; };
template <typename... T> struct A<0, T...> { using L = int; using R = int; };
A<300>::L x; int main() { return x; }\n`,
    ),
    core: true,
  },
  cxx(
    'constant expressions without end',
    `template <int N> constexpr int f() { int s = 0; for (int i = 0; i < 200000; i++) s += i % 7 + N; return s; }
template <int N> constexpr int g() { if constexpr (N == 0) return 0; else return f<N>() + g<N - 1>(); }
static_assert(g<900>() != 1); int main() {}\n`,
  ),
  c(
    'blocks nested deeply',
    `${HEAD}atomic_int x;\nint main(void) {\n${repeat(240, (i) => `if (x != ${i}) {`)} x = 1; ${'}'.repeat(240)} }\n`,
  ),
  {
    name: 'the locks of an example under c11',
    files: {},
    args: check(join(import.meta.dirname, '../../examples/mcs-lock-buggy.cc'), '--model', 'c11'),
  },
  {
    name: 'a large litmus test',
    files: {
      'hostile.litmus': `C hostile\n{ }\n${repeat(6, (i) => `P${i}(atomic_int* x, atomic_int* y) {\n${repeat(4, (k) => `  int r${k} = atomic_load_explicit(${k % 2 === 0 ? 'x' : 'y'}, memory_order_relaxed);\n  atomic_store_explicit(${k % 2 === 0 ? 'y' : 'x'}, ${i * 4 + k + 1}, memory_order_relaxed);`)}\n}`)}\nexists (0:r0=1)\n`,
    },
    args: ['litmus', 'hostile.litmus'],
    core: true,
  },
];

/** A solver that starts others and never answers. */
export const SOLVER = '#!/bin/sh\nsleep 1000 &\nsleep 1000\n';
