import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CheckOptions } from '../../src/base/options/options.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile, ROOT } from '../support/check-file.ts';

/** What `--engine auto` makes of programs that `explore` cannot enumerate. */
useOwnCache();
const FOLDER = mkdtempSync(join(tmpdir(), 'heddle-auto-'));

function program(name: string, assertion: string): string {
  const file = join(FOLDER, `${name}.c`);
  writeFileSync(
    file,
    `#include <assert.h>
#include <pthread.h>
int __VERIFIER_nondet_int(void);
int x, y;
void *t(void *a) { y = x ^ 5; return 0; }
int main(void) {
  pthread_t p;
  x = __VERIFIER_nondet_int();
  pthread_create(&p, 0, t, 0);
  pthread_join(p, 0);
  assert(${assertion});
  return 0;
}
`,
  );
  return file;
}

const check = (file: string, options: object) =>
  checkFile(relative(ROOT, file), options as Partial<CheckOptions>);

describe('wide nondeterministic values', () => {
  it.each(['sc', 'tso', 'rc11'])('%s', { timeout: 60_000 }, async (model) => {
    const wrong = await check(program('wrong', 'y != 12345678'), { model });
    expect([wrong.verdict, wrong.engine, wrong.violations[0]?.kind]).toEqual([
      'violated',
      'axiomatic',
      'assertion',
    ]);
    const right = await check(program('right', '(y ^ x) == 5'), { model });
    expect([right.verdict, right.engine]).toEqual(['verified', 'axiomatic']);
  });

  it('explore by name says what it cannot do', { timeout: 60_000 }, async () => {
    const said = await check(program('wrong', 'y != 12345678'), { model: 'sc', engine: 'explore' });
    expect([said.verdict, said.diagnostics.map(({ code }) => code)]).toEqual(['unknown', ['HED341']]);
  });

  it('axiomatic answers for leaks, too', { timeout: 60_000 }, async () => {
    const check_ = { model: 'sc', check: new Set(['assertion', 'leak']) };
    const said = await check(program('wrong', 'y != 12345678'), check_);
    expect([said.verdict, said.engine]).toEqual(['violated', 'axiomatic']);
  });

  it('what axiomatic refuses is left to explore', { timeout: 60_000 }, async () => {
    /* accesses of two sizes (HED670) */
    const said = await check(program('sizes', '*(char *)&y != 77'), { model: 'rc11' });
    expect([said.verdict, said.engine]).toEqual(['unknown', 'explore']);
  });
});
