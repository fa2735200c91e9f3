import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'vitest';
import { expectRun, folder, heddle, ROOT } from '../cli/heddle.ts';

/** A pointer to a local or a block has another name in a saved trace than in the machine: the trace replays all the same. */
it.each([['TERNARY'], ['VLA'], ['FREETWO']])(
  'a trace in which a pointer is stored replays: lives.c -D%s',
  async (macro) => {
    const cwd = folder({});
    copyFileSync(join(ROOT, 'test/hostile/programs/lives.c'), join(cwd, 'lives.c'));
    const args = ['check', 'lives.c', '--format', 'json', '--output', 't.json', '--no-save', '--no-suggest'];
    expectRun(await heddle([...args, '--', `-D${macro}`], { cwd }), 10);
    expectRun(await heddle(['replay', 't.json'], { cwd }), 10, 'the violation shows again');
  },
  120_000,
);
