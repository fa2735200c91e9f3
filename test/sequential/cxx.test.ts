import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { installed } from '../support/native.ts';
import type { SmallProgram } from './batch.ts';
import { compareCxxBatch, cxxBatches } from './cxx-compare.ts';
import { generateCxxProgram } from './cxx-generate.ts';

/** The sequential semantics of C++, against the machine: as sequential.test.ts, with g++. Hundreds more are in cxx.slow.test.ts. */

const GENERATED = 30;

const folder = join(import.meta.dirname, 'cxx-programs');
const written: SmallProgram[] = readdirSync(folder).map((file) => ({
  name: file.replace(/\.cc$/, ''),
  source: readFileSync(join(folder, file), 'utf8'),
}));
const generated: SmallProgram[] = Array.from({ length: GENERATED }, (_, i) => ({
  name: `generated-${i + 1}`,
  source: generateCxxProgram(i + 1),
}));

useOwnCache();

test('there are enough programs', () => {
  expect(written.length).toBeGreaterThanOrEqual(30);
  expect(written.length + generated.length).toBeGreaterThanOrEqual(60);
});

describe.skipIf(!installed('g++'))(
  'prints the same as compiled by g++ (skipped where there is no g++)',
  () => {
    for (const batch of cxxBatches(written)) compareCxxBatch(batch, 'wasm');
    for (const batch of cxxBatches(generated)) compareCxxBatch(batch, 'auto');
  },
);
