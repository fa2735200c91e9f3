import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { loadProgram } from '../../src/run/load.ts';
import { compare, SUBJECTS } from './mutated-models.ts';

/** 20 changed models; 200 in the slow tests. */
it('the oracle and the engine agree on changed models', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-mutants-'));
  const programs = await Promise.all(
    SUBJECTS.slice(0, 3).map((name) =>
      loadProgram([join(import.meta.dirname, '..', 'litmus', `${name}.c`)], checkOptions({})),
    ),
  );
  let compared = 0;
  for (let seed = 1; compared < 20; seed++) {
    const found = await compare(programs[seed % programs.length].program, seed, folder);
    if (typeof found === 'string') continue;
    expect(found.differs).toBeNull();
    compared++;
  }
});
