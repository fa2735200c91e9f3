import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../cli/heddle.ts';

const MAIN = join(ROOT, 'dist/cli/main.js');
const WRONG = join(ROOT, 'examples/spinlock-buggy.c');

/** Runs a line of shell, in which `heddle` is the built command line. */
const shell = (line: string): Promise<{ exit: unknown; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    const script = `heddle() { "${process.execPath}" "${MAIN}" "$@"; }\nset -o pipefail\n${line}`;
    execFile('bash', ['-c', script], { encoding: 'utf8' }, (error, stdout, stderr) =>
      resolve({ exit: error?.code ?? 0, stdout, stderr }),
    );
  });

describe.runIf(existsSync('/dev/full') && existsSync('/bin/bash'))('where the answer goes', () => {
  it.each([
    `heddle check ${WRONG} --model sc > /dev/full`,
    `heddle check ${WRONG} --model sc --format json > /dev/full`,
    `heddle check ${WRONG} --model sc --output /dev/full`,
    `heddle check ${WRONG} --model sc --format json --output /dev/full`,
    `heddle litmus ${ROOT}/test/litmus-herd/X86-SB.litmus > /dev/full`,
    'heddle --help > /dev/full',
    'heddle explain HED650 > /dev/full',
  ])('%s: a full disk', async (line) => {
    const { exit, stderr } = await shell(line);
    expect(exit).toBe(7);
    expect(stderr).toMatch(/cannot be written to (stdout|\/dev\/full) \(.*\[HED650\]/);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('stderr on a full disk costs nothing', async () => {
    expect(await shell(`heddle check ${WRONG} --model sc 2> /dev/full`)).toMatchObject({ exit: 10 });
  });

  it('a reader that has gone ends it quietly', async () => {
    const { stdout, stderr } = await shell(`heddle check ${WRONG} --model sc --keep-going | head -1`);
    expect(stdout.split('\n').length).toBe(2);
    expect(stderr).toBe('');
    const { stderr: none } = await shell(`heddle check ${WRONG} --print-after all | true`);
    expect(none).not.toMatch(/EPIPE|^\s+at /m);
  });
});
