import { expect, it } from 'vitest';
import { randomEngine } from '../engines/random/random.ts';
import { sequentializeEngine } from '../engines/sequentialize/engine.ts';
import { ENGINES } from './engines.ts';

it('knows the names, models and release sequences of the engines that are loaded later', () => {
  for (const { run: _run, ...known } of [randomEngine, sequentializeEngine])
    expect(ENGINES.find((engine) => engine.name === known.name)).toMatchObject(known);
});
