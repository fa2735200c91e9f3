import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MODELS } from '../../src/base/names.ts';
import { ROOT } from '../cli/heddle.ts';
import { allowedByAll, pageOf } from './model-pages.ts';

/** The pages are what runs say now: `npm run bless` writes them. */
const all = allowedByAll();

it.each(MODELS)('docs/models/%s.md', async (model) => {
  await expect(pageOf(model, await all)).toMatchFileSnapshot(join(ROOT, 'docs/models', `${model}.md`));
});

it('any two models are told apart by a test, but for those that only differ elsewhere', async () => {
  const rows = new Map<string, string[]>();
  for (const model of MODELS) {
    const row = JSON.stringify([...(await all).get(model)!]);
    rows.set(row, [...(rows.get(row) ?? []), model]);
  }
  expect([...rows.values()].filter((same) => same.length > 1)).toEqual([]);
});
