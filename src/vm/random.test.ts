import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseProgram } from '../ir/parse.ts';
import { buildImage } from './code/image.ts';
import { ST_STATUS, STATUS_PENDING, STATUS_READY } from './code/layout.ts';
import { Driver, runSequentially } from './testing/drive.ts';
import { randomProgram, rngOf } from './testing/random-program.ts';

const options = { unwind: null, unwindset: new Map<string, number>() };
const seeds = fc.integer({ min: 1, max: 1 << 30 });

describe('random programs', { timeout: 60_000 }, () => {
  test('generated code and interpreter agree', () => {
    const ends = new Map<string, number>();
    fc.assert(
      fc.property(seeds, (seed) => {
        const text = randomProgram(seed);
        const program = parseProgram(text);
        const slow = runSequentially(buildImage(program, { ...options, interpretOnly: true }));
        const fast = runSequentially(buildImage(program, options));
        const chunked = runSequentially(buildImage(program, { ...options, compileLimit: 10 }));
        if (JSON.stringify(chunked) !== JSON.stringify(slow))
          expect({ text, ...chunked }).toEqual({ text, ...slow });
        if (JSON.stringify(fast) !== JSON.stringify(slow))
          expect({ text, ...fast }).toEqual({ text, ...slow });
        const kind = slow.end.split(':')[0];
        ends.set(kind, (ends.get(kind) ?? 0) + 1);
      }),
      { numRuns: 300 },
    );
    // the generator must reach the interesting ends, or the test says little
    expect(ends.get('done') ?? 0).toBeGreaterThan(50);
    expect(ends.get('fail uninitialized') ?? 0).toBeGreaterThan(5);
    expect(ends.get('fail memory') ?? 0).toBeGreaterThan(5);
  });

  test('going back to a snapshot changes nothing that follows', () => {
    fc.assert(
      fc.property(seeds, fc.boolean(), (seed, interpretOnly) => {
        const image = buildImage(parseProgram(randomProgram(seed)), { ...options, interpretOnly });
        const straight = runSequentially(image);
        const driver = new Driver(image);
        const rng = rngOf(seed);
        const { machine, memory } = driver;
        const store = new Int32Array(1 << 16);
        while (driver.end === '' && driver.events.length < 5000) {
          const status = machine.state(0)[ST_STATUS];
          if (status !== STATUS_READY && status !== STATUS_PENDING) break;
          if (rng() < 0.3) {
            // run ahead a little, then come back
            const words = machine.snapshot(0, store, 7);
            expect(words).toBe(machine.snapshotWords(0));
            const mark = memory.mark();
            const [events, observed] = [driver.events.length, driver.observed.length];
            for (
              let n = Math.floor(rng() * 6);
              n > 0 && driver.end === '' && machine.state(0)[ST_STATUS] < 3;
              n--
            )
              driver.step(0);
            memory.undo(mark);
            machine.restore(0, store, 7);
            driver.events.length = events;
            driver.observed.length = observed;
            driver.end = '';
          }
          driver.step(0);
        }
        const { end, observed, events } = driver;
        expect({ end, observed, events }).toEqual({
          end: straight.end,
          observed: straight.observed,
          events: straight.events,
        });
      }),
      { numRuns: 100 },
    );
  });
});
