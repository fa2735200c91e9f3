import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkText, expectRun, folder, heddle } from '../cli/heddle.ts';

const TIMEOUT = 60_000;
/** Loops for ever if it is let, and has no bug. */
const LOOP = `#include <assert.h>
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
int x;
void *f(void *a) {
  while (__VERIFIER_nondet_int()) x = x + 1;
  return 0;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, f, 0);
  pthread_create(&b, 0, f, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(x >= 0);
}
`;
const ENGINE = ['--engine', 'sequentialize', '--model', 'tso'];

describe('bounds', () => {
  it.each([
    ['--contexts', '0'],
    ['--contexts', '-1'],
    ['--contexts', '1.5'],
    ['--contexts', '1000000'],
    ['--rounds', '0'],
    ['--rounds', '-2'],
    ['--rounds', '99999999999999999999'],
    ['--clock', '0'],
    ['--clock', 'auto'],
    ['--queue', '1'],
    ['--queue', '100000'],
    ['--unwind', '0'],
    ['--unwind', '-5'],
    ['--unwind', '1e9'],
    ['--unwind', '10000000000'],
    ['--bitwidth', '0'],
    ['--bitwidth', '1'],
    ['--bitwidth', '-8'],
    ['--bitwidth', '65'],
  ])('%s %s', async (option, value) => {
    const run = await checkText(LOOP, [...ENGINE, `${option}=${value}`]);
    expectRun(
      run,
      1,
      new RegExp(`${option} must be a whole number from \\d+ to \\d+.*not '${value}'`),
      'HED102',
    );
  });

  it('rounds and contexts', async () => {
    expectRun(await checkText(LOOP, [...ENGINE, '--rounds', '2', '--contexts', '3']), 1, 'give one of them');
  });

  it('more contexts and rounds than there can be cost nothing', { timeout: TIMEOUT }, async () => {
    for (const bound of ['--contexts', '--rounds']) {
      const args = ['--engine', 'sequentialize', '--model', 'sc', '--unwind', '1', bound, '1000'];
      expectRun(await checkText(LOOP, [...args, '--timeout', '40']), 0, /\nBOUNDED .*more of unwind may/);
    }
  });

  it('a loop unrolled beyond reason ends in time', { timeout: TIMEOUT }, async () => {
    const start = performance.now();
    const args = [...ENGINE, '--unwind', '1000000000', '--timeout', '3'];
    expectRun(
      await checkText(LOOP, args),
      5,
      /\nUNKNOWN (time is up|stopped at the time limit|the loops of f unroll)/,
    );
    expect(performance.now() - start).toBeLessThan(30_000);
  });
});

/** `--solver` with a shell script that does this. */
async function solvedBy(script: string): ReturnType<typeof heddle> {
  const cwd = folder({ 'test.c': LOOP, solver: `#!/bin/sh\n${script}\n` });
  chmodSync(join(cwd, 'solver'), 0o755);
  return heddle(['check', 'test.c', ...ENGINE, '--unwind', '1', '--solver', './solver'], { cwd });
}

describe('a solver', () => {
  it('that does not exist', async () => {
    const run = await checkText(LOOP, [...ENGINE, '--solver', '/no/such/solver']);
    expectRun(run, 1, '/no/such/solver', 'HED160', 'help:');
  });

  it('that is no program', async () => {
    const cwd = folder({ 'test.c': LOOP, solver: 'just text' });
    expectRun(
      await heddle(['check', 'test.c', ...ENGINE, '--solver', './solver'], { cwd }),
      1,
      'HED160',
      'help:',
    );
  });

  it('that prints nonsense', async () => {
    expectRun(await solvedBy('echo the answer is 42'), 1, 'HED161', 'solver', 'help:');
  });

  it('that prints nothing', async () => {
    expectRun(await solvedBy('exit 0'), 1, 'HED161', 'help:');
  });

  it('that dies', async () => {
    expectRun(await solvedBy('kill -9 $$'), 5, 'HED451', 'help:', /\nUNKNOWN /);
  });

  it('that says satisfiable and has no model', async () => {
    expectRun(await solvedBy('echo s SATISFIABLE; exit 10'), 1, 'HED161', 'no complete model', 'help:');
  });

  it('that lies about the model', async () => {
    expectRun(await solvedBy('echo s SATISFIABLE; echo v 1 0; exit 10'), 5, 'HED452', /\nUNKNOWN /);
  });

  it('that never answers', { timeout: TIMEOUT }, async () => {
    const cwd = folder({ 'test.c': LOOP, solver: '#!/bin/sh\nsleep 1000\n' });
    chmodSync(join(cwd, 'solver'), 0o755);
    const args = ['check', 'test.c', ...ENGINE, '--unwind', '1', '--solver', './solver', '--timeout', '2'];
    expectRun(await heddle(args, { cwd }), 5, /\nUNKNOWN (time is up|stopped at the time limit)/);
  });

  const native = '/usr/bin/cadical';
  it.skipIf(!existsSync(native))(
    `outside, with the formula saved: the question does not stay in it${existsSync(native) ? '' : ' (no cadical here)'}`,
    { timeout: TIMEOUT },
    async () => {
      const args = ['--engine', 'sequentialize', '--model', 'sc', '--unwind', '1', '--contexts', '4'];
      const run = await checkText(LOOP, [...args, '--solver', native, '--dimacs', 'f.cnf']);
      expectRun(run, 0, /\nBOUNDED .*more of unwind, contexts may/);
    },
  );
});
