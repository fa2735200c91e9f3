import { describe } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { installed } from '../support/native.ts';
import { batches, compareBatch } from './compare.ts';
import { generateProgram } from './generate.ts';

/** Many more generated programs than the fast suite has time for. FUZZ_SEED moves on to others. */

const COUNT = 1000;
const FIRST = 1000 + Number(process.env.FUZZ_SEED ?? 0) * COUNT;

useOwnCache();

describe.skipIf(!installed('gcc'))(
  `programs ${FIRST} to ${FIRST + COUNT - 1} (skipped where there is no gcc)`,
  () => {
    const programs = Array.from({ length: COUNT }, (_, i) => ({
      name: `generated-${FIRST + i}`,
      source: generateProgram(FIRST + i),
    }));
    for (const batch of batches(programs)) compareBatch(batch, 'auto');
  },
);
