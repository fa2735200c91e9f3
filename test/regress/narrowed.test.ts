import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ModelName, ViolationKind } from '../../src/results/types.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile } from '../support/check-file.ts';

/** Programs with errors of several kinds: each is found when only that kind is asked for, and none of the others is claimed away. */

useOwnCache();

/** Programs whose head has a line `tag: KINDS`. */
const tagged = (tag: string): { file: string; kinds: string[] }[] =>
  readdirSync(import.meta.dirname).flatMap((file) => {
    const said = file.endsWith('.c')
      ? new RegExp(`^ \\* ${tag}: (.*)$`, 'm').exec(readFileSync(join(import.meta.dirname, file), 'utf8'))
      : null;
    return said === null ? [] : [{ file, kinds: said[1].split(' ') }];
  });

interface Run {
  readonly engine: 'explore' | 'sequentialize' | 'axiomatic' | 'directed';
  readonly model: ModelName;
}

const RUNS: readonly Run[] = (['explore', 'sequentialize', 'axiomatic'] as const).flatMap((engine) =>
  (['sc', 'pso', 'rc11'] satisfies ModelName[])
    .filter((model) => engine !== 'sequentialize' || model !== 'rc11')
    .map((model) => ({ engine, model })),
);

async function findsEachAlone(file: string, kinds: readonly string[], run: Run): Promise<void> {
  const { engine, model } = run;
  for (const kind of kinds) {
    const { verdict, violations } = await checkFile(`test/regress/${file}`, {
      engine,
      model,
      check: new Set([kind as ViolationKind]),
    });
    const found = violations.map((one) => one.kind);
    expect([engine, model, verdict, ...found]).toEqual([engine, model, 'violated', kind]);
  }
}

test.each(tagged('narrowed'))('$file: $kinds', { timeout: 60_000 }, async ({ file, kinds }) => {
  for (const run of RUNS) {
    const { engine, model } = run;
    await findsEachAlone(file, kinds, run);
    const { verdict } = await checkFile(`test/regress/${file}`, {
      engine,
      model,
      check: new Set<ViolationKind>(['assertion']),
    });
    expect([engine, model, verdict]).toEqual([engine, model, 'unknown']);
  }
});

/** Kinds that end an execution without hiding anything: what others come to is another execution. */
test.each(tagged('each alone'))('$file: $kinds, each alone', { timeout: 60_000 }, async ({ file, kinds }) => {
  for (const run of RUNS) await findsEachAlone(file, kinds, run);
  for (const model of ['sc', 'tso', 'pso'] as const)
    await findsEachAlone(file, kinds, { engine: 'directed', model });
});
