import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseProgram } from '../ir/parse.ts';
import { printProgram } from '../ir/print.ts';
import type { Program } from '../ir/types.ts';
import { verifyProgram } from '../ir/verify.ts';
import { PIPELINE } from './pipeline.ts';
import { programOf, sketches } from './testing/generate.ts';
import { interpret } from './testing/interpret.ts';

/** Every pass, alone and after the others, leaves what a program does as it was. */
const RUNS = { numRuns: fc.readConfigureGlobal().numRuns ?? 100 };

const same = (before: Program, after: Program, stage: string): void => {
  verifyProgram(after, stage);
  const [was, is] = [interpret(before), interpret(after)];
  // Printed only when it matters: printing costs more than running.
  if (was.end !== is.end || was.log.join('\n') !== is.log.join('\n')) {
    expect(is, `${stage}\n${printProgram(before)}\n${printProgram(after)}`).toEqual(was);
  }
};

describe('random programs', { timeout: 60_000 }, () => {
  const distinct = [...new Set(PIPELINE)];
  test.each(distinct)('$name keeps what a program does', (pass) => {
    fc.assert(
      fc.property(sketches, (sketch) => {
        const program = programOf(sketch);
        verifyProgram(program, 'generate');
        same(program, pass.run(program), pass.name);
      }),
      RUNS,
    );
  });

  test('so does the whole pipeline, pass by pass', () => {
    fc.assert(
      fc.property(sketches, (sketch) => {
        let program = programOf(sketch);
        for (const pass of PIPELINE) {
          const after = pass.run(program);
          same(program, after, pass.name);
          program = after;
        }
      }),
      RUNS,
    );
  });

  test('printing and parsing go round', () => {
    fc.assert(
      fc.property(sketches, fc.boolean(), (sketch, simplified) => {
        const program = simplified
          ? PIPELINE.reduce((p, pass) => pass.run(p), programOf(sketch))
          : programOf(sketch);
        const text = printProgram(program);
        const parsed = parseProgram(text);
        expect(printProgram(parsed)).toBe(text);
        expect(parsed).toEqual(program);
      }),
      RUNS,
    );
  });
});
