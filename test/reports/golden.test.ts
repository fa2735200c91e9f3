import { expect, it } from 'vitest';
import { displayWidth } from '../../src/results/formats/text/text-width.ts';
import type { Property } from '../../src/results/types.ts';
import { answerFor, rendered } from './answers.ts';

/** Kinds that are checked on request only. */
const OWN: Readonly<Record<string, { check: ReadonlySet<Property> }>> = {
  'leak.c': { check: new Set(['leak']) },
  'unjoined.c': { check: new Set(['unjoined']) },
  'overflow.c': { check: new Set(['overflow']) },
};

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
  ['uninitialized.c', 'rc11'],
  ['uninitialized.c', 'tso'],
  ['lock.c', 'sc'],
  ['leak.c', 'rc11'],
  ['unjoined.c', 'rc11'],
  ['arithmetic.c', 'sc'],
  ['overflow.c', 'rc11'],
  ['deadlock.c', 'pso'],
  ['publish.c', 'relaxed'],
  ['publish.c', 'ra'],
  ['store-buffering.c', 'c11'],
] as const)('%s under %s, 80 columns wide', async (program, model) => {
  const text = await rendered('text', await answerFor(program, { model, ...(OWN[program] ?? {}) }));
  const lines = text.trimEnd().split('\n');
  const story = lines.slice(0, -1).filter((line) => !/^ {2}[-+ @]/.test(line) || line.startsWith('  - '));
  for (const line of story) expect(displayWidth(line), line).toBeLessThanOrEqual(80);
  await expect(text).toMatchFileSnapshot(`golden/${program}.${model}.txt`);
});
