import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ModelName, ViolationKind } from '../../src/results/types.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile } from '../support/check-file.ts';

/** Programs with errors of several kinds: each is found when only that kind is asked for, and none of the others is claimed away. */

useOwnCache();

const programs = readdirSync(import.meta.dirname).flatMap((file) => {
  const said = file.endsWith('.c')
    ? /^ \* narrowed: (.*)$/m.exec(readFileSync(join(import.meta.dirname, file), 'utf8'))
    : null;
  return said === null ? [] : [{ file, kinds: said[1].split(' ') }];
});

const RUNS = (['explore', 'sequentialize', 'axiomatic'] as const).flatMap((engine) =>
  (['sc', 'pso', 'rc11'] satisfies ModelName[])
    .filter((model) => engine !== 'sequentialize' || model !== 'rc11')
    .map((model) => ({ engine, model })),
);

test.each(programs)('$file: $kinds', { timeout: 60_000 }, async ({ file, kinds }) => {
  for (const { engine, model } of RUNS) {
    for (const kind of kinds) {
      const { verdict, violations } = await checkFile(`test/regress/${file}`, {
        engine,
        model,
        check: new Set([kind as ViolationKind]),
      });
      expect([engine, model, verdict, ...violations.map((one) => one.kind)]).toEqual([
        engine,
        model,
        'violated',
        kind,
      ]);
    }
    const { verdict } = await checkFile(`test/regress/${file}`, {
      engine,
      model,
      check: new Set<ViolationKind>(['assertion']),
    });
    expect([engine, model, verdict]).toEqual([engine, model, 'unknown']);
  }
});
