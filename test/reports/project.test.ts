import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { configJsonSchema } from '../../src/cli/project/config.ts';
import { expectRun, folder, heddle, ROOT } from '../cli/heddle.ts';
import { againstJunit } from './junit-grammar.ts';

const program = (name: string): string => readFileSync(join(ROOT, 'test/reports/programs', name), 'utf8');

it('publishes the JSON schema of the config', async () => {
  await expect(`${JSON.stringify(configJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(
    '../../docs/schemas/config.v1.schema.json',
  );
});

it('init writes a project that passes, and overwrites nothing', async () => {
  const cwd = folder({});
  expectRun(await heddle(['init'], { cwd }), 0, 'now run: heddle check');
  expectRun(await heddle(['check'], { cwd }), 0, /^counter +sc +verified/m, 'VERIFIED 2 checks');
  expect(readFileSync(join(cwd, 'heddle-junit.xml'), 'utf8')).toContain('tests="2" failures="0" errors="0"');
  expectRun(await heddle(['init'], { cwd }), 1, 'HED174');
}, 60_000);

it('runs all checks of a config: one table, the stories of what failed, JUnit and SARIF', async () => {
  const config = {
    defaults: { timeout: 60 },
    checks: [
      { name: 'good', files: ['right.c'] },
      { name: 'race', files: ['message.c'] },
      { name: 'weak', files: ['store-buffering.c'], models: ['tso'], expect: 'violated' },
      { name: 'absent', files: ['absent.c'] },
    ],
    sarif: 'all.sarif',
  };
  const cwd = folder({
    'heddle.config.json': JSON.stringify(config),
    ...Object.fromEntries(['right.c', 'message.c', 'store-buffering.c'].map((name) => [name, program(name)])),
  });
  const run = await heddle(['check', '--also', 'junit:all.xml,markdown:all.md'], { cwd });
  expectRun(
    run,
    10,
    /^good +rc11 +verified/m,
    /^race +rc11 +violated/m,
    /^weak +tso +violated, as expected/m,
    'data race: read of data',
    'absent.c: no such file',
    /VIOLATED 2 of 4 checks are not as expected\n$/m,
  );
  const junit = readFileSync(join(cwd, 'all.xml'), 'utf8');
  expect(junit).toContain('tests="4" failures="1" errors="1"');
  expect(againstJunit(junit)).toEqual([]);
  expect(JSON.parse(readFileSync(join(cwd, 'all.sarif'), 'utf8')).runs.length).toBe(4);
  expect(readFileSync(join(cwd, 'all.md'), 'utf8')).toContain('| race | rc11 | violated | ❌ |');
}, 60_000);

it.each([
  ['no config', null, 'HED170'],
  ['no JSON', '{', 'HED171'],
  ['an unknown field', '{"checks":[{"files":["a.c"],"modle":"sc"}]}', /at checks\.0: .*modle/],
  ['a value out of range', '{"checks":[{"files":["a.c"],"unwind":0}]}', 'HED102'],
])('a config that cannot be used: %s', async (_, text, said) => {
  const cwd = folder(text === null ? {} : { 'heddle.config.json': text });
  expectRun(await heddle(['check'], { cwd }), 1, said);
});

it('known findings are no failure, new ones are', async () => {
  const cwd = folder({ 'message.c': program('message.c') });
  const args = ['check', 'message.c', '--baseline', 'known.json'];
  expectRun(await heddle(args, { cwd }), 0, 'written, with 1 known');
  writeFileSync(join(cwd, 'message.c'), `\n\n${program('message.c')}`);
  expectRun(await heddle(args, { cwd }), 0, '1 known, 0 new', 'VIOLATED');
  writeFileSync(join(cwd, 'known.json'), '{"baselineVersion":1,"known":[]}');
  expectRun(await heddle(args, { cwd }), 10, '0 known, 1 new');
  writeFileSync(join(cwd, 'known.json'), '{}');
  expectRun(await heddle(args, { cwd }), 1, 'HED172');
}, 60_000);

it('takes the flags of the build from compile_commands.json', async () => {
  const source = '#include "wanted.h"\nint main(void) { return WANTED + OTHER - 3; }\n';
  const cwd = folder({ 'a.c': source, 'inc/wanted.h': '#define WANTED 1\n' });
  const command = `/usr/bin/cc -O2 -I../inc "-DOTHER=2" -MD -MF a.d -o a.o -c ../a.c`;
  const entry = { directory: join(cwd, 'build'), file: '../a.c', command };
  const build = folder({ 'compile_commands.json': JSON.stringify([entry]) });
  expectRun(await heddle(['check', 'a.c', '--compile-commands', build], { cwd }), 0, 'VERIFIED');
  expectRun(await heddle(['check', 'b.c', '--compile-commands', build], { cwd }), 1, 'no entry for b.c');
  expectRun(await heddle(['check', 'a.c', '--compile-commands', cwd], { cwd }), 1, 'HED173');
}, 60_000);

it('the action is well formed, and gives inputs to its script as variables only', () => {
  const action = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8'));
  expect(action.runs.using).toBe('composite');
  for (const { run = '' } of action.runs.steps) expect(run).not.toContain('${{');
  expect(existsSync(join(ROOT, 'docs/ci.md'))).toBe(true);
});
