import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFile, ROOT } from '../support/check-file.ts';

const EXPECT = /^\/\/ expect: (verified|violated \w+)\n/;

/**
 * Programs as tutorials of C++ concurrency have them, without a word of Heddle in them: each of the folder gets the
 * verdict of its first line (`// expect: verified` or `// expect: violated KIND`) with the defaults, compiled by the
 * embedded clang.
 */
export function checkTutorials(folder: string, atLeast: { correct: number; buggy: number }): void {
  const programs = readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.cc'))
    .map((file) => ({
      file,
      expected: EXPECT.exec(readFileSync(join(ROOT, folder, file), 'utf8'))?.[1],
    }));

  test('there are enough programs, correct and buggy, and each says what it expects', () => {
    const correct = programs.filter(({ expected }) => expected === 'verified').length;
    expect(programs.filter(({ expected }) => expected === undefined)).toEqual([]);
    expect(correct).toBeGreaterThanOrEqual(atLeast.correct);
    expect(programs.length - correct).toBeGreaterThanOrEqual(atLeast.buggy);
  });

  describe.each(programs)('$file', ({ file, expected }) => {
    test(`${expected}`, { timeout: 60_000 }, async () => {
      const { verdict, violations, diagnostics } = await checkFile(`${folder}/${file}`, { clang: 'wasm' });
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect([verdict, ...violations.map(({ kind }) => kind)].join(' ')).toBe(expected);
      // A violation is told at a line of the program, not of the library.
      for (const { at } of violations) expect(at.file).toBe(join(ROOT, folder, file));
    });
  });
}
