import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectRun, folder, heddle, interruptSearch, ROOT } from '../cli/heddle.ts';

/** `heddle check --jobs N`, as the package has it. */
const source = (file: string): Record<string, string> => ({
  [file]: readFileSync(join(ROOT, 'bench/programs', file), 'utf8'),
});

const UNREDUCED = ['--model', 'sc', '--symmetry', 'off', '--commuting', 'off'];

describe('heddle check --jobs', { timeout: 60_000 }, () => {
  it('answers as one worker does', async () => {
    const cwd = folder(source('trylock.c'));
    const lines = async (jobs: string): Promise<string[]> => {
      const args = [
        'check',
        'trylock.c',
        '--engine',
        'explore',
        ...UNREDUCED,
        '--jobs',
        jobs,
        '--quiet',
        '--',
        '-DK=5',
      ];
      const run = await heddle(args, { cwd });
      expectRun(run, 0, 'VERIFIED', '12092 executions');
      return run.stdout.split('\n').map((line) => line.replace(/, [\d.]+ s, \d+ MB$/, ''));
    };
    expect(await lines('2')).toEqual(await lines('1'));
  });

  it('stops at the time limit', async () => {
    const cwd = folder(source('readers.c'));
    const args = [
      'check',
      'readers.c',
      '--engine',
      'explore',
      ...UNREDUCED,
      '--jobs',
      '2',
      '--timeout',
      '5',
      '--',
      '-DN=26',
    ];
    expectRun(await heddle(args, { cwd }), 5, /UNKNOWN .*\b[1-9]\d* executions/, 'time limit');
  });

  it('stops at an interrupt', { timeout: 120_000 }, async () => {
    const args = ['check', 'readers.c', '--engine', 'explore', ...UNREDUCED, '--jobs', '2', '--', '-DN=26'];
    const { run } = await interruptSearch(args, folder(source('readers.c')));
    expectRun(run, 130, /UNKNOWN interrupted.*[1-9]\d* executions/);
  });

  it.each(['0', '257', 'many', '1.5'])('does not take %s', async (jobs) => {
    const run = await heddle(['check', 'trylock.c', '--jobs', jobs], { cwd: folder(source('trylock.c')) });
    expectRun(run, 1, `--jobs must be a whole number from 1 to 256, not '${jobs}'`);
  });
});
