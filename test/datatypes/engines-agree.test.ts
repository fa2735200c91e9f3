import { describe, expect, it } from 'vitest';
import { answers } from './run-suite.ts';

/** `explore` and `axiomatic` answer alike, with fresh memory in both. */
describe.each(['sc', 'tso', 'pso', 'rc11'])('under %s', (model) => {
  it.each([
    ['chase-lev.c', ['-DNO_FENCE'], ['p(t|s)', 'pp(t|s)']],
    ['treiber-stack.c', [], ['u|o', 'u|uo']],
    ['michael-scott-queue.c', ['-DRELAXED'], ['e|d']],
  ])('%s %j', async (file, flags, tests) => {
    const [explored, encoded] = [
      await answers(file, { model, tests, flags, heap: 'fresh' }),
      await answers(file, { model, tests, flags, heap: 'fresh', engine: 'axiomatic' }),
    ];
    expect(encoded.map(word)).toEqual(explored.map(word));
  });
});

/** Which of several violations is found first is the engine's choice. */
const word = (answer: string): string => answer.split(':')[0];
