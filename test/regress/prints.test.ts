import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { loadSource, runProgram } from '../support/run-program.ts';

/** Programs here that say in their head comment what they print (` * prints: …`, a line each) print that. */

useOwnCache();

const programs = readdirSync(import.meta.dirname).flatMap((file) => {
  if (!file.endsWith('.c')) return [];
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  const lines = [...source.matchAll(/^ \* prints: (.*)$/gm)].map((match) => `${match[1]}\n`);
  return lines.length === 0 ? [] : [{ file, source, expected: lines.join('') }];
});

test.each(programs)('$file', async ({ source, expected }) => {
  const program = await loadSource(source);
  expect(runProgram(program)).toEqual({ output: expected, ended: 'returned' });
  expect(runProgram(program, { interpretOnly: true })).toEqual({ output: expected, ended: 'returned' });
});
