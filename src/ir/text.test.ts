import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DiagnosticError } from '../base/failure.ts';
import { parseProgram } from './parse.ts';
import { printFunc, printProgram } from './print.ts';
import { INSTR_FIELDS, TERM_FIELDS } from './schema.ts';
import { anyProgram } from './testing/any-program.ts';

describe('text form', () => {
  test('print and parse are inverse, whatever the program', () => {
    fc.assert(
      fc.property(anyProgram, (program) => {
        const text = printProgram(program);
        const parsed = parseProgram(text);
        expect(parsed).toEqual(program);
        expect(printProgram(parsed)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  test('the generator makes every instruction', () => {
    const seen = new Set<string>();
    for (const program of fc.sample(anyProgram, { numRuns: 300, seed: 1 })) {
      for (const f of program.functions) {
        for (const b of f.blocks) {
          for (const i of b.instrs) seen.add(i.op);
          seen.add(b.term.op);
        }
      }
    }
    expect(seen).toEqual(new Set([...INSTR_FIELDS.keys(), ...TERM_FIELDS.keys()]));
  });

  test('reads as documented', () => {
    const text = `entry &t1
global @x size=4 align=4 shared bytes="01" [] !0
func &t1 "t1" (ptr v0) -> (ptr) values=2 !0 {
b0:
  store i32 @x 1:i32 rlx shared !0 ; a comment
  v1 = load i32 @x+2 na shared !0
  ret (0:ptr) !0
}
!0 = "a.c":1:2 in "t1"
`;
    const program = parseProgram(text);
    expect([...program.globals[0].bytes]).toEqual([1, 0, 0, 0]);
    expect(printFunc(program, program.entry)).toBe(`func &t1 "t1" (ptr v0) -> (ptr) values=2 !0 {
b0:
  store i32 @x 1:i32 rlx shared !0
  v1 = load i32 @x+2 na shared !0
  ret (0:ptr) !0
}`);
  });

  const inBody = (line: string): string =>
    `func &f "f" () -> () values=1 !0 {\nb0:\n  ${line}\n  ret () !0\n}\n`;
  test.each([
    ['func', `expected '&', found the end`, 1],
    [inBody('v0 = lode i32 @x na shared !0'), "an instruction that gives a value, found 'lode'", 3],
    [inBody('load i32 &f na shared !0'), "'v… =' before", 3],
    [inBody('store i32 @nowhere 1:i32 na shared !0'), "the name of a global, found '@nowhere'", 3],
    [inBody('store i33x &f 1:i32 na shared !0'), "a type, found 'i33x'", 3],
    [
      inBody('store i32 &f 1:i32 relaxed shared !0'),
      "order (na, rlx, acq, rel, acq_rel, sc), found 'relaxed'",
      3,
    ],
    [inBody('unsupported HED301 "a\\q" "" !0'), 'a string with JSON escapes', 3],
    [inBody('yield %'), "a token, found '%'", 3],
    ['!1 = "a.c":1:1 in "f"', "entry 0 of its table, found '1'", 1],
  ])('names the place of a mistake: %s', (text, message, line) => {
    let error: unknown;
    try {
      parseProgram(text);
    } catch (e) {
      error = e;
    }
    expect(error).toBeInstanceOf(DiagnosticError);
    expect((error as DiagnosticError).message).toContain(`line ${line},`);
    expect((error as DiagnosticError).message).toContain(message);
  });

  test('no input crashes the parser', () => {
    const words = fc.constantFrom(
      'func',
      '&f',
      '"f"',
      '(',
      ')',
      '->',
      '{',
      '}',
      'b0',
      ':',
      'v0',
      '=',
      'load',
      'i32',
      '!0',
      '@x',
      '5',
      ',',
      '[',
      ']',
      '#',
      'global',
      'ret',
    );
    fc.assert(
      fc.property(
        fc.array(words).map((w) => w.join(' ')),
        (text) => {
          try {
            parseProgram(text);
          } catch (e) {
            expect(e).toBeInstanceOf(DiagnosticError);
          }
        },
      ),
    );
  });
});
