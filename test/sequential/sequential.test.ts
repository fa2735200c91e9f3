import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { installed } from '../support/native.ts';
import type { SmallProgram } from './batch.ts';
import { batches, compareBatch } from './compare.ts';
import { generateProgram } from './generate.ts';

/**
 * The sequential semantics, against the machine: every small program prints the same when gcc compiles it and the
 * processor runs it as it does under Heddle's VM. The programs of programs/ are written, the others generated.
 */

const GENERATED = 130;

const folder = join(import.meta.dirname, 'programs');
const written: SmallProgram[] = readdirSync(folder).map((file) => ({
  name: file.replace(/\.c$/, ''),
  source: readFileSync(join(folder, file), 'utf8'),
}));
const generated: SmallProgram[] = Array.from({ length: GENERATED }, (_, i) => ({
  name: `generated-${i + 1}`,
  source: generateProgram(i + 1),
}));

useOwnCache();

test('there are enough programs', () => {
  expect(written.length).toBeGreaterThanOrEqual(60);
  expect(written.length + generated.length).toBeGreaterThanOrEqual(200);
});

describe.skipIf(!installed('gcc'))(
  'prints the same as compiled by gcc (skipped where there is no gcc)',
  () => {
    for (const batch of [...batches(written), ...batches(generated)]) compareBatch(batch, 'wasm');
  },
);
