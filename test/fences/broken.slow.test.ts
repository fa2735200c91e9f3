import { expect, it } from 'vitest';
import { broken, LONG } from './broken.ts';
import { fixed } from './fences.ts';

it.each(LONG)('$name: the cheapest fix is found, applies and passes', async (program) => {
  const options = { model: program.model ?? 'rc11' };
  const result = await fixed(program.file, options, {}, (text) => broken(text, program), 'source');
  expect(result.clauses.length).toBeGreaterThan(0);
});
