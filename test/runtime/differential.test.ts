import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RUNTIME } from '../../src/frontend/compile/headers/runtime-table.ts';
import { nativeClangs } from '../native-clangs.ts';

const MODELS = [
  'ctype',
  'float-text',
  'math',
  'memory',
  'numbers',
  'snprintf',
  'sort',
  'string',
  'string-search',
  'strings',
  'strtod',
];
const INCLUDE = 'src/frontend/include';

// Needs a native clang, to run both; without one there is nothing to compare with.
it.runIf(nativeClangs().length > 0)('library models agree with the C library of this machine', () => {
  const clang = nativeClangs()[0];
  const dir = mkdtempSync(join(tmpdir(), 'heddle-'));
  const names = Object.values(RUNTIME).flatMap(({ defines }) => defines);
  const renamed = names.map((name) => `-D${name}=h_${name}`);
  const compile = (file: string, flags: readonly string[]): string => {
    const object = join(dir, `${file.replaceAll('/', '_')}.o`);
    execFileSync(clang, ['-w', '-O1', '-fno-builtin', '-fno-math-errno', ...flags, '-c', file, '-o', object]);
    return object;
  };
  try {
    const models = MODELS.map((name) =>
      compile(`${INCLUDE}/runtime/${name}.c`, ['-nostdinc', '-isystem', INCLUDE, ...renamed]),
    );
    const program = join(dir, 'differential');
    execFileSync(clang, [...models, compile('test/runtime/differential.c', []), '-lm', '-o', program]);
    expect(execFileSync(program, { encoding: 'utf8' })).toBe('0 failures\n');
  } finally {
    rmSync(dir, { recursive: true });
  }
});
