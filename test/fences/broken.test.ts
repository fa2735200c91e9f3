import { expect, it } from 'vitest';
import { broken, QUICK } from './broken.ts';
import { fixed } from './fences.ts';

it.each(QUICK)('$name: the cheapest fix is found, applies and passes', async (program) => {
  const result = await fixed(program.file, { model: program.model ?? 'rc11' }, {}, (text) =>
    broken(text, program),
  );
  expect(result.clauses.length).toBeGreaterThan(0);
});
