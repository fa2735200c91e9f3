import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { loadProgram } from '../../src/run/load.ts';
import { compare, SUBJECTS } from './mutated-models.ts';

it('200 changed models, three programs each', { timeout: 3_600_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-mutants-'));
  const programs = await Promise.all(
    SUBJECTS.map((name) =>
      loadProgram([join(import.meta.dirname, '..', 'litmus', `${name}.c`)], checkOptions({})),
    ),
  );
  const tally = new Map<string, number>();
  const differences: string[] = [];
  let models = 0;
  for (let seed = 1001; models < 200; seed++) {
    let counts = false;
    for (let k = 0; k < 3; k++) {
      const found = await compare(programs[(seed + 2 * k) % programs.length].program, seed, folder);
      const name = typeof found === 'string' ? found : 'compared';
      tally.set(name, (tally.get(name) ?? 0) + 1);
      if (typeof found === 'string') continue;
      counts = true;
      if (found.differs !== null) differences.push(found.differs);
    }
    if (counts) models++;
  }
  console.log(`${models} models`, Object.fromEntries(tally));
  expect(differences).toEqual([]);
});
