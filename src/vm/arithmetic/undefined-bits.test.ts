import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseProgram } from '../../ir/parse.ts';
import { buildImage } from '../code/image.ts';
import { runSequentially } from '../testing/drive.ts';
import { runReference } from '../testing/reference.ts';
import { undefinedProgram } from '../testing/undefined-program.ts';

/**
 * Every bit that the machine calls undefined is undefined for a slow interpreter that knows nothing but bits, and the
 * reverse; in generated code (whole, and cut into small pieces) and in the interpreter.
 */
const options = { unwind: null, unwindset: new Map<string, number>() };
const WAYS = {
  interpreter: { interpretOnly: true },
  generated: {},
  pieces: { compileLimit: 10 },
};

describe('undefined bits', () => {
  test('as the bits say', { timeout: 120_000 }, () => {
    const ends = new Map<string, number>();
    let undefinedBits = 0;
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const text = undefinedProgram(seed);
        const program = parseProgram(text);
        const expected = runReference(program);
        for (const [way, given] of Object.entries(WAYS)) {
          const { end, observed } = runSequentially(buildImage(program, { ...options, ...given }));
          const got = { end: end.split(':')[0], observed };
          if (JSON.stringify(got) !== JSON.stringify(expected))
            expect({ way, text, ...got, full: end }).toEqual({ way, text, ...expected, full: end });
        }
        ends.set(expected.end, (ends.get(expected.end) ?? 0) + 1);
        if (expected.observed.length > 2 && expected.observed[0].endsWith('=0')) undefinedBits++;
      }),
      { numRuns: 300 },
    );
    // the generator must reach the interesting ends, or the test says little
    expect(ends.get('done') ?? 0).toBeGreaterThan(80);
    expect(ends.get('fail uninitialized') ?? 0).toBeGreaterThan(20);
    expect(undefinedBits).toBeGreaterThan(10);
  });
});
