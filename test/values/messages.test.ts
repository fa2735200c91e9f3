import { expect, it } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkSource } from '../support/check-source.ts';

/** What is said about calls through pointers of another type, about places of mixed sizes, and about assembly. */
useOwnCache();

const message = async (source: string): Promise<string> => {
  const verdict = await checkSource(source, { engine: 'explore', model: 'sc' });
  return [...verdict.violations, ...verdict.diagnostics].map((each) => each.message).join('\n');
};

it.each([
  [
    'void f(void *a) {}',
    'int (*g)(void *) = (int (*)(void *))f; return g(0);',
    'returns nothing, but is called for a result',
  ],
  [
    'int f(void *a) { return 1; }',
    'long (*g)(void *) = (long (*)(void *))f; return g(0);',
    'is called for another type of result than it returns',
  ],
  [
    'int f(void) { return 1; }',
    'int (*g)(void *) = (int (*)(void *))f; return g(0);',
    'is called with other parameters than it has',
  ],
  [
    'int f(long a) { return 1; }',
    'int (*g)(int) = (int (*)(int))f; return g(0);',
    'is called with other parameters than it has',
  ],
])('%s', async (definition, body, text) => {
  expect(await message(`${definition}\nint main(void) { ${body} }\n`)).toContain(`function 'f' ${text}`);
});

it('concurrent accesses of different sizes have a place', async () => {
  const verdict = await checkSource(
    `#include <pthread.h>
#include <stdatomic.h>
static union { atomic_long all; atomic_int part[2]; } u;
void *w(void *a) { u.part[0] = 1; return 0; }
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, w, 0);
  return u.all == 2;
}
`,
    { engine: 'explore', model: 'rc11' },
  );
  expect(verdict.verdict).toBe('unknown');
  expect(verdict.diagnostics.map(({ code, at }) => [code, at?.line])).toContainEqual([
    'HED342',
    expect.any(Number),
  ]);
});

it('assembly outside of functions is refused by name', async () => {
  const source = 'asm(".globl hidden\\nhidden: ret");\nint main(void) { return 0; }\n';
  await expect(message(source)).rejects.toThrow(
    'program.c has assembly outside of functions: asm(".globl hidden',
  );
});
