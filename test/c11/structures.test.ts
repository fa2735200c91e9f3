import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { promisesOf, titleOf } from '../programs/structures-promise.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile, ROOT } from '../support/check-file.ts';

/** Data structures and probes under c11: what is promised for rc11 holds there too. */
useOwnCache();

for (const folder of ['bench/programs/structures', 'bench/programs/probes']) {
  const files = readdirSync(join(ROOT, folder)).filter((file) => file.endsWith('.c'));
  describe.each(files)(`${folder}/%s`, (file) => {
    const promises = promisesOf(readFileSync(join(ROOT, folder, file), 'utf8'));
    for (const promise of promises.filter(({ model }) => model === 'rc11')) {
      test(titleOf(promise), { timeout: 60_000 }, async () => {
        const { defines, check, violated } = promise;
        const { verdict, violations } = await checkFile(`${folder}/${file}`, {
          model: 'c11',
          engine: 'explore',
          clangFlags: [...defines],
          ...(check === null ? {} : { check }),
        });
        expect(verdict).toBe(violated.length > 0 ? 'violated' : 'verified');
        if (violated.length > 0) expect(violated).toContain(violations[0].kind);
      });
    }
  });
}
