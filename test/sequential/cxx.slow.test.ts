import { describe } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { installed } from '../support/native.ts';
import { compareCxxBatch, cxxBatches } from './cxx-compare.ts';
import { generateCxxProgram } from './cxx-generate.ts';

/** Many more generated C++ programs than the fast suite has time for. FUZZ_SEED moves on to others. */

const COUNT = 400;
const FIRST = 1000 + Number(process.env.FUZZ_SEED ?? 0) * COUNT;

useOwnCache();

describe.skipIf(!installed('g++'))(
  `programs ${FIRST} to ${FIRST + COUNT - 1} (skipped where there is no g++)`,
  () => {
    const programs = Array.from({ length: COUNT }, (_, i) => ({
      name: `generated-${FIRST + i}`,
      source: generateCxxProgram(FIRST + i),
    }));
    for (const batch of cxxBatches(programs)) compareCxxBatch(batch, 'auto');
  },
);
