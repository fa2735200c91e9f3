import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { CheckOptions } from '../../src/base/options/options.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile, ROOT } from '../support/check-file.ts';

/** A message gives a line of the program, not of our headers: the call that led there. */
useOwnCache();

type Row = readonly [
  file: string,
  code: string,
  text: string,
  engines: readonly string[],
  more?: Partial<CheckOptions>,
];

const SAT = ['sequentialize', 'axiomatic'] as const;
const ASSERTIONS = { check: new Set(['assertion'] as const) };
const ROWS: readonly Row[] = [
  ['atomic-lock.c', 'HED340', 'pthread_mutex_lock(&m);', ['explore', ...SAT]],
  ['atomic-lock.cc', 'HED340', 'std::lock_guard l(m);', ['explore', ...SAT]],
  ['atomic-lock.c', 'HED344', 'pthread_mutex_lock(&m);', ['directed']],
  ['atomic-lock.cc', 'HED344', 'std::lock_guard l(m);', ['directed']],
  ['poll.c', 'HED443', 'pthread_cond_timedwait(&c, &m, &s);', ['explore']],
  ['poll.cc', 'HED443', 'c.wait_for(l, std::chrono::seconds(1));', ['explore']],
  ['sem.c', 'HED331', 'sem_wait(&s);', SAT],
  ['sem.cc', 'HED331', 's.acquire();', SAT],
  ['addr.c', 'HED330', 'memset(buffer + n, 1, 1);', SAT],
  ['addr.cc', 'HED332', 'std::vector<int> v(__VERIFIER_nondet_uint() & 1023);', SAT],
  ['recursive.c', 'HED330', 'static int compare', SAT],
  ['misuse.c', 'HED620', 'pthread_mutex_unlock(&m);', ['explore', ...SAT, 'random'], ASSERTIONS],
  ['misuse.cc', 'HED620', 'm.unlock();', ['explore', ...SAT, 'random'], ASSERTIONS],
  ['heap.c', 'HED413', 'char *p = calloc(1u << 30, 8);', ['explore', 'random']],
  ['huge.cc', 'HED413', 'std::vector<long> v(1u << 30);', ['explore', 'random']],
  ['mixed.c', 'HED342', '', ['explore'], { model: 'tso' }],
  ['read.c', 'HED304', 'return (int)read(0, input, 4);', ['explore', ...SAT, 'random']],
];

/** In which line of a program a text stands: some stand in several. */
const linesWith = (file: string, text: string): number[] =>
  readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .flatMap((line, n) => (line.includes(text) ? [n + 1] : []));

it.each(
  ROWS.flatMap(([file, code, text, engines, more]) =>
    engines.map((engine) => ({ file, code, text, engine, more })),
  ),
)('$code of $engine: $file', { timeout: 60_000 }, async ({ file, code, text, engine, more }) => {
  const path = `test/places/programs/${file}`;
  const verdict = await checkFile(path, { engine: engine as 'explore', model: 'sc', schedules: 20, ...more });
  const found = verdict.diagnostics.find((one) => one.code === code);
  expect(found, JSON.stringify(verdict.diagnostics)).toBeDefined();
  expect(found?.at?.file.endsWith(file), JSON.stringify(found)).toBe(true);
  expect(linesWith(path, text)).toContain(found?.at?.line);
});

it('a block of 8 GB is called so', async () => {
  const verdict = await checkFile('test/places/programs/heap.c', { engine: 'explore', model: 'sc' });
  expect(verdict.summary).toContain('a heap block of 8589934592 bytes');
});
