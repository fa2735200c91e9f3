import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { expectRun, folder, heddle, ROOT } from '../cli/heddle.ts';

const SOURCE = readFileSync(join(ROOT, 'test/reports/programs/store-buffering.c'), 'utf8');

it('keeps the trace of a violation, replays it, and says when the program changed', async () => {
  const cwd = folder({ 'sb.c': SOURCE });
  const run = await heddle(['check', 'sb.c', '--model', 'tso'], { cwd });
  const [, file] = /^replay it: heddle replay (\S+) --step$/m.exec(run.stdout) ?? [];
  expect(file, run.stdout).toMatch(/^\.heddle\/[0-9a-f]{12}\.json$/);
  expectRun(await heddle(['replay', file], { cwd }), 10, 'the violation shows again');

  writeFileSync(join(cwd, 'sb.c'), `${SOURCE}/* a comment */\n`);
  expectRun(await heddle(['replay', file], { cwd }), 10, 'sb.c has changed since the trace was written');

  /* the same finding in another place of the file has the same name */
  writeFileSync(join(cwd, 'sb.c'), `/* a comment */\n${SOURCE}`);
  expectRun(await heddle(['check', 'sb.c', '--model', 'tso'], { cwd }), 10, file);
  expect(readdirSync(join(cwd, '.heddle')).sort()).toEqual(['.gitignore', file.slice(8)].sort());

  /* another program */
  writeFileSync(join(cwd, 'sb.c'), SOURCE.replaceAll('relaxed', 'seq_cst'));
  expectRun(await heddle(['replay', file], { cwd }), 1, 'does not replay', 'sb.c changed since');
}, 180_000);

it('keeps nothing with --no-save', async () => {
  const cwd = folder({ 'sb.c': SOURCE });
  const run = await heddle(['check', 'sb.c', '--model', 'tso', '--no-save'], { cwd });
  expect(run.stdout).not.toContain('replay it');
  expect(readdirSync(cwd)).toEqual(['sb.c']);
}, 180_000);

it('walks through a trace step by step', async () => {
  const cwd = folder({ 'sb.c': SOURCE });
  const trace = join(cwd, 'trace.json');
  await heddle(
    ['check', 'sb.c', '--model', 'tso', '--engine', 'random', '--format', 'json', '--output', trace],
    { cwd },
  );
  const said = await told(cwd, ['replay', 'trace.json', '--step'], '\n\n\np\n13\nhelp\nq\n');
  expect(said).toContain('before the first step\n    x = 0\n    y = 0');
  expect(said).toMatch(/step 4 of \d+ {2}T1 left {2}sb\.c:9: atomic_store_explicit.*\n {4}x = 1 \(rlx\)\n/);
  expect(said).toContain('buffer of T1 left: x = 1 (#4)');
  expect(said).toContain('Enter: next step');
}, 180_000);

function told(cwd: string, args: readonly string[], input: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, 'dist/cli/main.js'), ...args], { cwd });
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.on('error', reject);
    child.on('close', () => resolve(out));
    child.stdin.end(input);
  });
}
