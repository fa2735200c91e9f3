import { join } from 'node:path';
import { expect, it } from 'vitest';
import { broken, QUICK } from './broken.ts';
import { fixed, ROOT } from './fences.ts';

it.each(QUICK)('$name: the cheapest fix is found, applies and passes', async (program) => {
  const result = await fixed(join(ROOT, program.file), { model: program.model ?? 'rc11' }, {}, (text) =>
    broken(text, program),
  );
  expect(result.clauses.length).toBeGreaterThan(0);
});
