import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './heddle.ts';

/** The packed package in a folder of its own, with what it depends on beside it, as `npm install` leaves it. */
function installed(): string {
  const cwd = mkdtempSync(join(tmpdir(), 'heddle-package-'));
  const run = (command: string, args: readonly string[], where: string): string => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: where, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    return stdout;
  };
  const packed = run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', cwd], ROOT);
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  run('tar', ['-xzf', filename], cwd);
  mkdirSync(join(cwd, 'node_modules'));
  symlinkSync(join(cwd, 'package'), join(cwd, 'node_modules', 'heddle'));
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const to = join(cwd, 'node_modules', name);
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), to);
  }
  cpSync(join(ROOT, 'examples'), join(cwd, 'examples'), { recursive: true });
  return cwd;
}

it("runs the README's example against the packed package", { timeout: 240_000 }, () => {
  const cwd = installed();
  const [, example] = /```ts\n(.*?)```/s.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? expect.fail();
  expect(example.split('\n').length).toBeLessThanOrEqual(22);
  writeFileSync(join(cwd, 'example.mjs'), example);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['example.mjs'], { cwd, encoding: 'utf8' });
  expect(stdout, stderr).toContain('violated under rc11 by explore');
  expect(stdout).toMatch(/race: .* \(after \d+ steps, in T\d+\)/);
  expect(status).toBe(10);
  writeFileSync(join(cwd, 'wrong.mjs'), example.replace("'rc11'", "'x86'"));
  const wrong = spawnSync(process.execPath, ['wrong.mjs'], { cwd, encoding: 'utf8' });
  expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringMatching(/^HED\d+ /m)]);
});
