import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectRun, folder, heddle } from '../cli/heddle.ts';
import { PROGRAMS } from './fences.ts';

const text = (name: string): string => readFileSync(join(PROGRAMS, name), 'utf8');

describe('heddle fences', () => {
  it('prints what patch takes as it is', async () => {
    const cwd = folder({ 'mp.c': text('mp.c') });
    const run = await heddle(['fences', 'mp.c', '--quiet'], { cwd });
    expectRun(run, 0, 'FIXED 2 changes at cost 4', 'why nothing cheaper does');
    execFileSync('patch', ['-p1'], { cwd, input: run.stdout });
    expectRun(await heddle(['check', 'mp.c', '--quiet'], { cwd }), 0, 'VERIFIED');
    expectRun(await heddle(['fences', 'mp.c', '--quiet'], { cwd }), 0, 'PASSES');
  });

  it('writes JSON with the executions', async () => {
    const run = await heddle(['fences', 'mp.c', '--format', 'json', '--quiet'], {
      cwd: folder({ 'mp.c': text('mp.c') }),
    });
    const report = JSON.parse(run.stdout);
    expect(report).toMatchObject({ schemaVersion: 1, outcome: 'fixed', model: 'rc11' });
    expect(report.clauses[0].violation.trace.steps.length).toBeGreaterThan(0);
  });

  it('shows the execution that nothing forbids', async () => {
    const run = await heddle(['fences', 'race.c', '--quiet'], { cwd: folder({ 'race.c': text('race.c') }) });
    expectRun(run, 10, 'data race', 'NO FIX', 'has to be atomic');
  });

  it('stops at its time limit', async () => {
    const run = await heddle(['fences', 'mp.c', '--timeout', '0.2', '--no-cache', '--quiet'], {
      cwd: folder({ 'mp.c': text('mp.c') }),
    });
    expectRun(run, 5, 'UNKNOWN');
  });

  it.each([
    [['--cost', 'fence.lightning=3'], 1, /--cost must be WHAT=N/],
    [['--cost', 'store.release'], 1, /--cost must be WHAT=N/],
    [['--at', 'mp.c'], 1, /--at must be FILE:LINE/],
    [['--at', 'mp.c:9-3'], 1, /--at must be FILE:LINE/],
    [['--at', 'other.c:3'], 1, /HED710/],
    [['--model', 'x86'], 1, /--model must be/],
  ] as const)('refuses %j', async (args, exit, said) => {
    const run = await heddle(['fences', 'mp.c', ...args], { cwd: folder({ 'mp.c': text('mp.c') }) });
    expectRun(run, exit, said);
  });

  it('refuses what is no source text', async () => {
    const run = await heddle(['fences', 'mp.i'], {
      cwd: folder({ 'mp.i': 'int main(void) { return 0; }\n' }),
    });
    expectRun(run, 1, 'HED711');
  });

  it('has help with examples', async () => {
    expectRun(
      await heddle(['fences', '--help'], { cwd: '.' }),
      0,
      'heddle fences queue.c --weaken',
      '--cost',
    );
  });
});
