import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectRun, folder, heddle, ROOT } from '../cli/heddle.ts';

/** The commands of the documentation: those of the guide are run, and every flag of every other one exists. */
const DOCS = join(ROOT, 'docs');
const pages = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.md') && !file.startsWith('.vitepress') && !file.startsWith('adr'),
);

const COMMANDS = [
  'check',
  'litmus',
  'test',
  'fences',
  'replay',
  'worker',
  'runs',
  'resume',
  'explain',
  'init',
];

/** Commands in code, whole lines or between backticks; options of clang (after `--`) are not ours. */
function commandsOf(text: string): string[] {
  const inline = [...text.replace(/```.*?```/gs, '').matchAll(/`(?:npx )?heddle ([a-z][^`]*)`/g)];
  const lines = [...text.matchAll(/^\$ (?:npx )?heddle ([a-z].*)$/gm)];
  return [...inline, ...lines].map(([, command]) => command.replace(/\s+/g, ' ').split(' -- ')[0]);
}

describe('commands of the documentation', async () => {
  const known = new Map<string, string>();
  const helpOf = async (command: string): Promise<string> => {
    if (!known.has(command)) known.set(command, (await heddle([command, '--help'], { cwd: ROOT })).stdout);
    return known.get(command)!;
  };

  it('are commands, with options that they have', async () => {
    const wrong: string[] = [];
    for (const page of pages) {
      for (const command of commandsOf(readFileSync(join(DOCS, page), 'utf8'))) {
        const [name] = command.split(' ');
        if (name === 'playground') continue;
        if (!COMMANDS.includes(name)) {
          wrong.push(`${page}: heddle ${command}`);
          continue;
        }
        const help = await helpOf(name);
        for (const [flag] of command.matchAll(/(?<![-\w])--[a-z][a-z-]*/g))
          if (!help.includes(flag)) wrong.push(`${page}: heddle ${command}: ${flag}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 180_000);

  it('lead from the bug of the guide to its fix', async () => {
    const guide = readFileSync(join(DOCS, 'guide.md'), 'utf8');
    const source = /```c\n(.*?)```/s.exec(guide)![1];
    const cwd = folder({ 'message.c': source });
    const run = await heddle(['check', 'message.c'], { cwd });
    expectRun(run, 10, 'VIOLATED data race');
    const quoted = [...guide.matchAll(/```text\n(.*?)```/gs)].map(([, text]) =>
      text.replace(/\s+/g, ' ').trim(),
    );
    expect(quoted.length).toBe(2);
    for (const text of quoted) expect(run.stdout.replace(/\s+/g, ' ')).toContain(text);
    const [, saved] = /heddle replay (\S+) --step/.exec(run.stdout)!;
    expectRun(await heddle(['replay', saved], { cwd }), 10, 'the violation shows again');
    const mended = source.split('\n').map((line, i) => (i === 8 ? line.replace('relaxed', 'release') : line));
    const right = folder({ 'message.c': mended.join('\n') });
    expectRun(await heddle(['check', 'message.c'], { cwd: right }), 0, 'VERIFIED');
  }, 300_000);
});
