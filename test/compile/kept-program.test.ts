import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folder, heddle, ROOT, type Run } from '../cli/heddle.ts';

/** The program after the passes is kept in the cache: a check that finds it there answers as the one that made it. */
const SOURCE = `
#include <assert.h>
#include <pthread.h>
int flag; volatile int seen;
#ifndef STEP
#define STEP 1
#endif
static void *run(void *arg) { flag += STEP; return arg; }
int other(void) { assert(0); return 0; }
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, run, 0);
  pthread_join(t, 0);
  assert(flag == 1);
  return 0;
}
`;

const check = (cwd: string, ...args: string[]): Promise<Run> =>
  heddle(['check', 'test.c', '--format', 'json', ...args], { cwd, env: { XDG_CACHE_HOME: `${cwd}/cache` } });

const entries = (cwd: string): string[] =>
  (readdirSync(join(cwd, 'cache'), { recursive: true }) as string[])
    .map((name) => join(cwd, 'cache', name))
    .filter((path) => statSync(path).isFile());

/** A program begins with a number no text has: the version of V8's format. */
const isProgram = (path: string): boolean => {
  const bytes = readFileSync(path);
  return bytes[bytes.indexOf(10) + 1] === 0xff;
};
const programs = (cwd: string): string[] => entries(cwd).filter(isProgram);

/** Without what differs between two runs of the same. */
const answerOf = ({ exit, stdout, stderr }: Run): unknown => {
  const report = JSON.parse(stdout);
  delete report.stats.wallSeconds;
  delete report.stats.peakMemoryMB;
  return { exit, stderr, report };
};

it('is kept once, and answers the same', async () => {
  const cwd = folder({ 'test.c': SOURCE });
  const first = answerOf(await check(cwd));
  expect(programs(cwd)).toHaveLength(1);
  const before = entries(cwd);
  expect(answerOf(await check(cwd))).toEqual(first);
  expect(answerOf(await check(cwd, '--no-cache'))).toEqual(first);
  expect(entries(cwd)).toEqual(before);
});

it.each([['examples/barrier-loop-buggy.cc'], ['examples/treiber-stack-buggy.c']])(
  '%s: the same verdict, counts and story',
  async (file) => {
    const cwd = folder({});
    const run = async (...args: string[]): Promise<unknown> =>
      answerOf(
        await heddle(['check', join(ROOT, file), '--no-suggest', '--format', 'json', ...args], {
          cwd,
          env: { XDG_CACHE_HOME: `${cwd}/cache` },
        }),
      );
    const first = await run();
    expect(programs(cwd)).toHaveLength(1);
    expect(await run()).toEqual(first);
  },
);

it('is another one for another text, flag, entry or reading of volatile', async () => {
  const cwd = folder({ 'test.c': SOURCE });
  expect((await check(cwd)).exit).toBe(0);
  expect((await check(cwd, '--', '-DSTEP=2')).exit).toBe(10);
  expect((await check(cwd, '--entry', 'other')).exit).toBe(10);
  await check(cwd, '--volatile', 'relaxed');
  await check(cwd, '--check', 'overflow');
  expect(programs(cwd)).toHaveLength(5);
  writeFileSync(join(cwd, 'test.c'), SOURCE.replace('flag == 1', 'flag == 2'));
  expect((await check(cwd)).exit).toBe(10);
  expect(programs(cwd)).toHaveLength(6);
});

it('is made again when it is damaged, or others could have written it', async () => {
  const cwd = folder({ 'test.c': SOURCE });
  const first = answerOf(await check(cwd));
  const [path] = programs(cwd);
  const bytes = readFileSync(path);
  bytes[bytes.length - 1] ^= 1;
  writeFileSync(path, bytes);
  expect(answerOf(await check(cwd))).toEqual(first);
  bytes[bytes.length - 1] ^= 1;
  expect(readFileSync(path)).toEqual(bytes);
  chmodSync(path, 0o666);
  const { stdout } = await check(cwd);
  expect(JSON.parse(stdout).diagnostics.map(({ code }: { code: string }) => code)).toEqual(['HED663']);
  expect(answerOf(await check(cwd))).toEqual(first);
});

it('is not what is printed or verified between the passes', async () => {
  const cwd = folder({ 'test.c': SOURCE });
  await check(cwd);
  const printed = await check(cwd, '--print-after', 'lower');
  expect(printed.stdout + printed.stderr).toContain('; after lower');
});
