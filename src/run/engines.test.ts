import { expect, it } from 'vitest';
import { MODELS } from '../base/names.ts';
import { axiomaticEngine } from '../engines/axiomatic/engine.ts';
import { randomEngine } from '../engines/random/random.ts';
import { sequentializeEngine } from '../engines/sequentialize/engine.ts';
import { ENGINES } from './engines.ts';

it('knows the names, models and release sequences of the engines that are loaded later', () => {
  for (const { run: _run, ...known } of [axiomaticEngine, randomEngine, sequentializeEngine])
    expect(ENGINES.find((engine) => engine.name === known.name)).toMatchObject(known);
});

it('every model that check offers has an engine', () => {
  expect(new Set<string>(ENGINES.flatMap(({ models }) => models))).toEqual(new Set<string>(MODELS));
});
