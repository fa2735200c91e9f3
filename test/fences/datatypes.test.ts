import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { testOptions } from '../../src/base/options/test-options.ts';
import { findFences } from '../../src/index.ts';
import { changes, last, ROOT } from './fences.ts';

const QUEUE = join(ROOT, 'bench', 'programs', 'datatypes', 'two-lock-queue.c');

describe('a data type and its tests', () => {
  it('the two-lock queue under relaxed: the two fences of the case study', async () => {
    const { result } = await last(
      findFences({
        files: [QUEUE],
        options: checkOptions({ model: 'relaxed' }),
        tests: testOptions({ tests: ['e|d'] }),
        own: { at: [{ file: QUEUE, from: 60, to: 90 }] },
      }),
    );
    expect(result.outcome, result.summary).toBe('fixed');
    expect(changes(result).map((text) => text.replace(/^\d+: /, ''))).toEqual([
      'new fence: store-store',
      'new fence: load-load',
    ]);
    expect(result.proposals[0].changes.map((change) => change.function)).toEqual(['enqueue', 'dequeue']);
    expect(result.proposals[0].rechecks.map(({ verdict }) => verdict)).toEqual(['passes', 'passes']);
    expect(result.clauses).toHaveLength(2);
  });

  it('the lazy list under relaxed: a fence at the end of a loop body that has no braces', async () => {
    const file = join(ROOT, 'bench', 'programs', 'datatypes', 'lazy-list.c');
    const at = [73, 94].map((line) => ({ file, from: line, to: line }));
    const { result } = await last(
      findFences({
        files: [file],
        options: checkOptions({ model: 'relaxed', clangFlags: ['-DRELAXED'] }),
        tests: testOptions({ tests: ['a|c'] }),
        own: { at },
      }),
    );
    expect(result.outcome, result.summary).toBe('fixed');
    expect(changes(result)).toEqual(['73: new fence: store-store', '94: new fence: load-load']);
    expect(result.proposals[0].diff).toContain(
      '+  while (node->key < key) { node = next_of(node); heddle_fence_ll(); }',
    );
    expect(result.proposals[0].rechecks.map(({ verdict }) => verdict)).toEqual(['passes', 'passes']);
  });

  it('has nothing to do under sc', async () => {
    const { result } = await last(
      findFences({
        files: [QUEUE],
        options: checkOptions({ model: 'sc' }),
        tests: testOptions({ tests: ['e|d'] }),
      }),
    );
    expect(result.outcome).toBe('passes');
  });
});
