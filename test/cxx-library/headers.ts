import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFile, ROOT } from '../support/check-file.ts';
import { expectedOf, titleOf } from './expectation.ts';

/** Single-threaded use of much of a header: what it computes is asserted, and one assertion of the bad variant is wrong. */
export function tryHeaders(names: readonly string[]): void {
  describe.each(names)('%s', (name) => {
    const file = `test/cxx-library/headers/${name}.cc`;
    for (const expected of expectedOf(readFileSync(join(ROOT, file), 'utf8')))
      test(titleOf(expected), { timeout: 300_000 }, async () => {
        const { verdict, violations } = await checkFile(file, {
          model: 'rc11',
          engine: 'explore',
          clangFlags: [...expected.flags, ...expected.defines],
        });
        expect([verdict, violations[0]?.kind]).toEqual(
          expected.kinds.length === 0 ? ['verified', undefined] : ['violated', expected.kinds[0]],
        );
      });
  });
}
