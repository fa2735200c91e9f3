import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { boundedProgram } from '../../src/engines/bounded/bounded.ts';
import { operationalBehaviours } from '../../src/engines/oracle/operational.ts';
import { limitsOf } from '../../src/engines/sequentialize/bounds.ts';
import { memoryFor } from '../../src/engines/sequentialize/memory/memories.ts';
import { allOutcomes } from '../../src/engines/sequentialize/outcomes.ts';
import { loadProgram } from '../../src/run/load.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { withFolder } from '../support/native.ts';

useOwnCache();
const UNBOUNDED = { unwind: 0, contexts: 0, clock: 1000, queue: 1000, bits: null };

const main = (end: string): string =>
  `int main(void) { pthread_t s, t; pthread_create(&s, 0, f, 0); pthread_create(&t, 0, g, 0);
   pthread_join(s, 0); pthread_join(t, 0); ${end} return 0; }`;

/** Programs, and the most bits that x needs in memory: numbers that are computed are known one by one (put-value.ts). */
const PROGRAMS: readonly (readonly [name: string, bits: number, source: string])[] = [
  [
    'a counter that goes up',
    4,
    `void *f(void *p) { x++; x++; return 0; } void *g(void *p) { x++; return 0; } ${main('heddle_observe(x);')}`,
  ],
  [
    'up and down, below zero',
    4,
    `void *f(void *p) { x++; x--; return 0; } void *g(void *p) { x--; return 0; } ${main('heddle_observe(x);')}`,
  ],
  [
    'an index into an array, round and round',
    1,
    `int a[2]; void *f(void *p) { a[x] = 1; x = (x + 1) % 2; return 0; }
     void *g(void *p) { a[x] += 2; x = (x + 1) % 2; return 0; } ${main('int u = a[0], w = a[1]; heddle_observe(x, u, w);')}`,
  ],
  [
    'numbers far apart',
    5,
    `void *f(void *p) { x = x * 1000 + 7; return 0; } void *g(void *p) { x = x + 100000; return 0; } ${main('heddle_observe(x);')}`,
  ],
];

test.each(PROGRAMS)('%s: at most %i bits', { timeout: 60_000 }, (_, bits, source) =>
  withFolder(async (folder) => {
    const file = join(folder, 'program.c');
    await writeFile(file, `#include <heddle.h>\n#include <pthread.h>\nint x;\n${source}`);
    const options = checkOptions({ model: 'sc', verifyIR: true });
    const { program } = await loadProgram([file], options);
    const bounded = boundedProgram(program, limitsOf(program, options, { unwind: 2, bits: null }));
    const cell = [...bounded.shared.values()].find(({ name }) => name === 'x');
    expect(cell && bounded.cells.domainOf(cell).codeWidth).toBeLessThanOrEqual(bits);
    const found = await allOutcomes(program, 'sc', (one) => memoryFor('sc', one, UNBOUNDED));
    const all = operationalBehaviours(program, 'sc');
    expect([...found.outcomes].sort()).toEqual([...all.outcomes.keys()].sort());
  }),
);
