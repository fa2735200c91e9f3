import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './heddle.ts';

const DIST = join(ROOT, 'dist');

/** The packages that a built file loads before it runs. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>();
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const [, name] of readFileSync(join(DIST, file), 'utf8').matchAll(
    /(?:^|;)(?:import|export)\b[^;'"]*["']([^"']+)["']/gm,
  )) {
    if (!name.startsWith('.')) packages.add(name);
    else for (const inner of packagesOf(normalize(join(file, '..', name)), seen)) packages.add(inner);
  }
  return packages;
}

const chunk = (name: string): string =>
  readdirSync(DIST).find((file) => file.startsWith(`${name}-`)) as string;

it('starts without what only some runs need', () => {
  const start = packagesOf('cli/main.js');
  for (const name of packagesOf(chunk('command'))) start.add(name);
  expect([...start].filter((name) => !name.startsWith('node:'))).toEqual(['commander']);
  const check = packagesOf(chunk('report'));
  for (const name of packagesOf('supervisor/worker.js')) check.add(name);
  expect(check).toContain('node:fs');
  for (const heavy of ['zod', 'log-update', '@yowasp/clang']) expect(check).not.toContain(heavy);
});
