import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { promisesOf, titleOf } from '../programs/structures-promise.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile, ROOT } from '../support/check-file.ts';

/** Every example through the engine `explore`: the correct ones are proved, the buggy ones refuted, as they promise. */
useOwnCache();

const files = readdirSync(join(ROOT, 'examples')).filter((file) => /\.cc?$/.test(file));

describe.each(files)('%s', (file) => {
  for (const promise of promisesOf(readFileSync(join(ROOT, 'examples', file), 'utf8'))) {
    test(titleOf(promise), { timeout: 60_000 }, async () => {
      const { verdict, violations } = await checkFile(`examples/${file}`, {
        model: promise.model,
        engine: 'explore',
      });
      expect(
        violations.map(({ kind }) => kind).filter((kind) => !promise.violated.includes(kind as never)),
      ).toEqual([]);
      expect(verdict).toBe(promise.violated.length > 0 ? 'violated' : 'verified');
    });
  }
});
