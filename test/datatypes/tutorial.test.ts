import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folder, heddle, ROOT } from '../cli/heddle.ts';

const PAGE = readFileSync(join(ROOT, 'docs', 'data-types.md'), 'utf8');

it('the commands of docs/data-types.md answer what it says', async () => {
  const files = [...PAGE.matchAll(/```c file=(\S+)\n(.*?)```/gs)].map(([, name, text]) => [name, text]);
  const cwd = folder(Object.fromEntries(files));
  const blocks = [...PAGE.matchAll(/```console\n(.*?)```/gs)].map(([, text]) => text);
  expect(blocks.length).toBeGreaterThan(2);
  let last = '';
  for (const line of blocks.join('').trim().split('\n')) {
    if (!line.startsWith('$ ')) {
      expect(last).toBe(line);
      continue;
    }
    const [command, patch] = line.slice(2).split(' | patch ');
    const words = [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c);
    if (words[0] === 'heddle') {
      const run = await heddle([...words.slice(1), '--quiet'], { cwd });
      expect(run.stderr).toBe('');
      last = run.stdout.trimEnd().split('\n').at(-1) ?? '';
      if (patch !== undefined)
        expect(spawnSync('patch', patch.split(' '), { cwd, input: run.stdout }).status).toBe(0);
    } else {
      const { status, stdout } = spawnSync(words[0], words.slice(1), { cwd, encoding: 'utf8' });
      expect(status).toBe(0);
      last = stdout.trimEnd().split('\n').at(-1) ?? '';
    }
  }
}, 400_000);
