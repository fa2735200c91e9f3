import { expect, test } from 'vitest';
import { Rng } from '../../src/base/rng.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkSource } from '../support/check-source.ts';

/**
 * Random programs in which the sizes of blocks depend on what threads read, and others write into the blocks: `explore`
 * against `axiomatic`, which knows each size with its condition.
 */
useOwnCache();

const SIZES = [4, 8, 12];

function program(random: Rng): string {
  const any = <T>(of: readonly T[]): T => of[random.below(of.length)];
  const size = (): string => `r == 0 ? ${any(SIZES)} : r == 1 ? ${any(SIZES)} : ${any(SIZES)}`;
  const makes = [
    'int r = x;',
    ...(random.below(2) === 0 ? ['r += y;'] : []),
    `block = ${random.below(3) === 0 ? `(r ? malloc(${any(SIZES)}) : malloc(${any(SIZES)}))` : `malloc(${size()})`};`,
    ...(random.below(2) === 0 ? ['z = 1;'] : []),
  ];
  const writes = [
    'int q = 0;',
    ...Array.from({ length: 2 + random.below(2) }, () => any(['q += z;', 'x = 1;', 'y = 1;', 'q += y;'])),
    'char *p = block;',
    `if (${any(['', `q == ${random.below(2)} && `])}p) p[${any(SIZES) - 2}] = 1;`,
  ];
  return `#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
atomic_int x, y, z;
char *_Atomic block;
static void *makes(void *arg) { ${makes.join(' ')} return arg; }
static void *writes(void *arg) { ${writes.join(' ')} return arg; }
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, makes, 0);
  pthread_create(&b, 0, writes, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
`;
}

test.each(['sc', 'rc11'])('sizes by what was read, under %s', { timeout: 240_000 }, async (model) => {
  const random = new Rng(5);
  const found = new Set<string>();
  for (let n = 0; n < 25; n++) {
    const source = program(random);
    const [one, other] = await Promise.all(
      ['explore', 'axiomatic'].map(async (engine) => (await checkSource(source, { model, engine })).verdict),
    );
    expect([source, one]).toEqual([source, other]);
    found.add(one);
  }
  expect([...found].sort()).toEqual(['verified', 'violated']);
});
