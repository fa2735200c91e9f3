import { expect, it } from 'vitest';
import { CHECK_MODELS, MODELS } from '../base/names.ts';
import { OPTION_TABLE } from '../base/option-table.ts';
import { randomEngine } from '../engines/random/random.ts';
import { sequentializeEngine } from '../engines/sequentialize/engine.ts';
import { ENGINES } from './engines.ts';

it('knows the names, models and release sequences of the engines that are loaded later', () => {
  for (const { run: _run, ...known } of [randomEngine, sequentializeEngine])
    expect(ENGINES.find((engine) => engine.name === known.name)).toMatchObject(known);
});

it('the help of check offers the models that some engine has, and no other', () => {
  const had = new Set<string>(ENGINES.flatMap(({ models }) => models));
  expect(new Set<string>(CHECK_MODELS)).toEqual(had);
  for (const model of MODELS.filter((name) => !had.has(name)))
    expect(OPTION_TABLE.model.help.split(' (')[0]).not.toContain(model);
});
