import { expect, it } from 'vitest';
import { displayWidth } from '../../src/results/formats/text-width.ts';
import { answerFor, rendered } from './answers.ts';

/** What people read, for each kind of violation under models where it can occur. The last line is for scripts. */
it.each([
  ['store-buffering.c', 'tso'],
  ['store-buffering.c', 'rc11'],
  ['publish.c', 'pso'],
  ['publish.c', 'rc11'],
  ['message.c', 'rc11'],
  ['deadlock.c', 'sc'],
  ['liveness.c', 'rc11'],
  ['free.c', 'rc11'],
] as const)('%s under %s, 80 columns wide', async (program, model) => {
  const text = await rendered('text', await answerFor(program, { model }));
  const lines = text.trimEnd().split('\n');
  for (const line of lines.slice(0, -1)) expect(displayWidth(line), line).toBeLessThanOrEqual(80);
  await expect(text).toMatchFileSnapshot(`golden/${program}.${model}.txt`);
});
