import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODEL_TABLE } from '../../src/base/model-table.ts';
import { MODELS } from '../../src/base/names.ts';
import { answer } from '../../src/run/answer.ts';
import { ENGINES } from '../../src/run/engines.ts';
import { litmus } from '../../src/run/litmus/litmus.ts';
import { ROOT } from '../cli/heddle.ts';

/** The pages of docs/models: what is said of each model, and what runs of litmus tests say. */
const TESTS = [
  ['SB+rlx', 'store buffering: two threads store, and neither sees the other’s store'],
  ['SB+fences', 'the same with `seq_cst` fences between store and load'],
  ['SB+sc', 'the same with `seq_cst` accesses'],
  ['MP+plain', 'message passing with plain data and a relaxed flag: the flag is seen, the data is not'],
  ['MP+relacq', 'message passing with release and acquire'],
  ['2+2W+rlx', 'two threads write two locations in opposite orders, and each first write wins'],
  ['LB+rlx', 'load buffering: each load sees the store after the other load'],
  ['LB+acq', 'load buffering with acquire loads'],
  ['LB+datas', 'load buffering where each store depends on the load before it'],
  ['IRIW+acq', 'two readers see two independent stores in different orders'],
  ['IRIW+sc', 'the same with `seq_cst` accesses'],
  ['thin-air', 'a value that justifies itself'],
] as const;

export type Allowed = ReadonlyMap<string, ReadonlyMap<string, boolean>>;

/** By model and test: is the outcome that the test asks for possible? */
export async function allowedByAll(): Promise<Allowed> {
  const paths = TESTS.map(([name]) => join(ROOT, 'test/litmus-herd', `${name}.litmus`));
  const all = new Map<string, ReadonlyMap<string, boolean>>();
  for (const model of MODELS) {
    const { run } = await answer(litmus({ paths, options: { model } }));
    all.set(
      model,
      new Map(
        run.tests.map(({ name, quantifier, matching, others }) => [
          name,
          (quantifier === 'forall' ? others : matching) > 0,
        ]),
      ),
    );
  }
  return all;
}

const word = (is: boolean | undefined): string => (is === undefined ? '?' : is ? 'allowed' : 'forbidden');

export function pageOf(model: (typeof MODELS)[number], all: Allowed): string {
  const own = all.get(model)!;
  const engines = ENGINES.filter(({ models }) => models.some((name) => name === model)).map(
    ({ name }) => `\`${name}\``,
  );
  const apart = MODELS.filter((other) => other !== model).map((other) => {
    const differs = TESTS.flatMap(([name]) => (own.get(name) === all.get(other)!.get(name) ? [] : [name]));
    const told = differs.map((name) => `${name} (${word(own.get(name))} here)`).join(', ');
    return `| [\`${other}\`](${other}.md) | ${told || 'none of these tests'} |`;
  });
  return [
    `# \`${model}\``,
    '',
    MODEL_TABLE[model].about,
    '',
    `Engines: ${engines.join(', ')}. The definition is \`src/models/${model}.cat\`; [memory models](../models.md) explains how it is written.`,
    '',
    '## What it allows',
    '',
    'Each row is a run of `heddle litmus` with this model: the outcome that the test asks for is allowed, or it is not.',
    '',
    '| test | outcome | |',
    '| --- | --- | --- |',
    ...TESTS.map(([name, text]) => `| ${name} | ${text} | ${own.get(name) ? '**allowed**' : 'forbidden'} |`),
    '',
    '## Told apart from',
    '',
    '| model | by |',
    '| --- | --- |',
    ...apart,
    '',
    '## The tests',
    '',
    ...TESTS.flatMap(([name]) => [
      `### ${name}`,
      '',
      '```c',
      readFileSync(join(ROOT, 'test/litmus-herd', `${name}.litmus`), 'utf8').trimEnd(),
      '```',
      '',
    ]),
  ].join('\n');
}
