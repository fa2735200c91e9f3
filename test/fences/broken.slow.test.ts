import { join } from 'node:path';
import { expect, it } from 'vitest';
import { broken, LONG } from './broken.ts';
import { fixed, ROOT } from './fences.ts';

it.each(LONG)('$name: the cheapest fix is found, applies and passes', async (program) => {
  const options = { model: program.model ?? 'rc11' };
  const result = await fixed(
    join(ROOT, program.file),
    options,
    {},
    (text) => broken(text, program),
    'source',
  );
  expect(result.clauses.length).toBeGreaterThan(0);
});
