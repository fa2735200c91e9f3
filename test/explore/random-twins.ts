import type { Rng } from '../../src/base/rng.ts';

/** Small C programs with threads that are alike, counters that are only incremented, and others: text for `loadProgram`. */
export function randomTwins(rng: Rng): string {
  const twins = 2 + rng.below(2);
  const other = rng.below(2) === 1;
  const create = [
    `for (int i = 0; i < ${twins}; i++) pthread_create(&t[i], 0, alike, 0);`,
    other ? 'pthread_create(&u, 0, different, 0);' : '',
  ];
  if (rng.below(2) === 1) create.reverse();
  return `#include <pthread.h>
#include <stdatomic.h>
#include <heddle.h>
atomic_int x, y, counter;
pthread_mutex_t m;
void *alike(void *a) { int r = 0; ${body(rng, true)} ${twins === 2 ? body(rng, true) : ''} return 0; }
void *different(void *a) { int r = 0; ${body(rng, true)} return 0; }
int main(void) {
  pthread_t t[${twins}], u;
  ${create.join('\n  ')}
  for (int i = 0; i < ${twins}; i++) pthread_join(t[i], 0);
  ${other ? 'pthread_join(u, 0);' : ''}
  int a = x, b = y, c = counter;
  heddle_observe(a, b, c);
  return 0;
}
`;
}

function body(rng: Rng, outer: boolean): string {
  return Array.from({ length: 1 + rng.below(2) }, () => statement(rng, outer)).join(' ');
}

function statement(rng: Rng, outer: boolean): string {
  const at = rng.below(2) === 0 ? 'x' : 'y';
  const order = rng.below(2) === 0 ? 'memory_order_relaxed' : 'memory_order_seq_cst';
  switch (rng.below(outer ? 9 : 7)) {
    case 0:
    case 1:
      return `r = atomic_load_explicit(&${at}, ${order});`;
    case 2:
      return `atomic_store_explicit(&${at}, ${1 + rng.below(2)}, ${order});`;
    case 3:
      return `atomic_store_explicit(&${at}, r + 1, ${order});`;
    case 4:
      return `r = atomic_fetch_add_explicit(&${at}, 1, ${order});`;
    case 5:
      return `{ int e = ${rng.below(2)}; atomic_compare_exchange_strong(&${at}, &e, 3); r = e; }`;
    case 6:
      return `atomic_fetch_${rng.below(2) === 0 ? 'add' : 'sub'}_explicit(&counter, 1, ${order});`;
    case 7:
      return `if (r) { ${body(rng, false)} } else { ${body(rng, false)} }`;
    default:
      return `pthread_mutex_lock(&m); ${body(rng, false)} pthread_mutex_unlock(&m);`;
  }
}
