import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RELEASE_SEQUENCES, type StdRs } from '../base/names.ts';
import type { Relation } from '../base/relation.ts';
import { MODELS } from '../results/types.ts';
import { relationNamed } from './cat/evaluate.ts';
import { parseCat } from './cat/parser.ts';
import { executionOf, type GraphEvent, staticPart } from './execution.ts';
import { checkModel, loadModel } from './load.ts';
import { withTables } from './models-docs.ts';

const DOCS = join(import.meta.dirname, '..', '..', 'docs', 'models.md');

describe('built-in models', () => {
  it.each(MODELS)('%s loads and type-checks', (name) => {
    expect(loadModel(name).statements.length).toBeGreaterThan(1);
  });
});

describe('release sequences', () => {
  /* thread 1 releases 1 and stores 2; thread 2 stores 3, which comes between them; thread 3 reads 2 */
  const events: readonly GraphEvent[] = [
    { thread: -1, kind: 'W', order: 'na', location: 8 },
    { thread: 1, kind: 'W', order: 'rel', location: 8 },
    { thread: 1, kind: 'W', order: 'rlx', location: 8 },
    { thread: 2, kind: 'W', order: 'rlx', location: 8 },
    { thread: 3, kind: 'R', order: 'acq', location: 8 },
  ];
  const part = staticPart({ events, rmw: [], asw: [] });
  const synchronises = (model: string, stdRs: StdRs, co: readonly number[]): boolean => {
    const execution = executionOf(part, 5, { rf: [-1, -1, -1, -1, 2], co: [co] });
    return (relationNamed(loadModel(model, stdRs), execution, 'sw') as Relation).has(1, 4);
  };

  it.each(['rc11', 'c11'])('%s has three definitions', (model) => {
    expect(RELEASE_SEQUENCES.map((stdRs) => synchronises(model, stdRs, [0, 1, 2, 3]))).toEqual([
      true,
      false,
      true,
    ]);
    expect(RELEASE_SEQUENCES.map((stdRs) => synchronises(model, stdRs, [0, 3, 1, 2]))).toEqual([
      true,
      false,
      true,
    ]);
    expect(RELEASE_SEQUENCES.map((stdRs) => synchronises(model, stdRs, [0, 1, 3, 2]))).toEqual([
      true,
      false,
      false,
    ]);
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
    const readInclude = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
    const model = parseCat(example, 'example.cat', { readInclude });
    checkModel(model);
    expect(model.title).toBe('C11 without load buffering');
    expect(model.statements.at(-1)).toMatchObject({ kind: 'axiom', name: 'no-load-buffering' });
  });
});
