import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MODELS } from '../results/types.ts';
import { parseCat } from './cat/parser.ts';
import { checkModel, loadModel } from './load.ts';
import { withTables } from './models-docs.ts';

const DOCS = join(import.meta.dirname, '..', '..', 'docs', 'models.md');

describe('built-in models', () => {
  it.each(MODELS)('%s loads and type-checks', (name) => {
    expect(loadModel(name).statements.length).toBeGreaterThan(1);
  });
});

describe('docs/models.md', () => {
  const text = readFileSync(DOCS, 'utf8');

  it('has the tables of the base and of the models', async () => {
    const now = withTables(text);
    for (const name of ['models', 'sets', 'relations']) expect(now).toMatch(`<!-- ${name} -->\n| `);
    await expect(now).toMatchFileSnapshot(DOCS);
  });

  it('shows a model that loads', () => {
    const [, example] = /```\n(".*?)```/s.exec(text)!;
    const c11 = readFileSync(join(import.meta.dirname, 'c11.cat'), 'utf8');
    const model = parseCat(example, 'example.cat', (name) => (name === 'c11.cat' ? c11 : null));
    checkModel(model);
    expect(model.title).toBe('C11 without load buffering');
    expect(model.statements.at(-1)).toMatchObject({ kind: 'axiom', name: 'no-load-buffering' });
  });
});
