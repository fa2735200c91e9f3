import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folder, heddle, ROOT } from './heddle.ts';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const TIME_AND_MEMORY = /\d+\.\d\d s, \d+ MB/g;

/** Runs the lines of a console block that start with `$ npx heddle`, and gives the block with what they print now. */
async function rerun(block: string, cwd: string): Promise<string> {
  const known = block.match(TIME_AND_MEMORY)?.[0];
  let text = '';
  for (const line of block.split('\n').filter((candidate) => candidate.startsWith('$ '))) {
    const [, args, , tail] =
      /^\$ npx heddle ([^|]+?)( \| tail -n (\d+))?$/.exec(line) ?? expect.fail(`not run: ${line}`);
    const run = await heddle([...args.split(' '), '--quiet'], { cwd });
    expect(run.stderr).toBe('');
    const shown =
      tail === undefined
        ? run.stdout
        : run.stdout
            .split('\n')
            .slice(-1 - Number(tail))
            .join('\n');
    text += `${line}\n${shown.replace(TIME_AND_MEMORY, (now) => known ?? now)}`;
  }
  return text;
}

it('shows what the commands of the README print', async () => {
  const cwd = folder(
    Object.fromEntries(
      ['examples/spinlock.c', 'examples/spinlock-buggy.c'].map((file) => [
        file,
        readFileSync(join(ROOT, file), 'utf8'),
      ]),
    ),
  );
  let now = README;
  for (const [whole, block] of README.matchAll(/```console\n(.*?)```/gs)) {
    const printed = await rerun(block, cwd);
    now = now.replace(whole, () => `\`\`\`console\n${printed}\`\`\``);
  }
  await expect(now).toMatchFileSnapshot(join(ROOT, 'README.md'));
});

it('has a demo that ends well', () => {
  const demo = spawnSync(process.execPath, ['scripts/demo.mjs'], { cwd: ROOT, encoding: 'utf8' });
  expect(demo.status, demo.stdout + demo.stderr).toBe(0);
  expect(demo.stdout).toContain('\nVIOLATED ');
});

it('shows options that exist', async () => {
  const commands = ['check', 'replay', 'litmus', 'fences', 'test'];
  const helps = await Promise.all(commands.map((name) => heddle([name, '--help'], { cwd: ROOT })));
  const help = helps.map(({ stdout }) => stdout).join('\n');
  for (const [flag] of README.matchAll(/(?<![-\w])--[a-z][a-z-]*/g)) expect(help).toContain(flag);
});
