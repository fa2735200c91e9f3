import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DiagnosticError } from '../../base/failure.ts';
import { readDebugInfo } from './debug/debug-info.ts';
import { parseModule } from './parser.ts';

/** Damaged text: any result but a tree or a DiagnosticError with a place inside the text is a bug. */

const FILES = [
  'clang-15-unopt/control.ll',
  'clang-22-unopt/atomics.ll',
  'clang-22-O2/classes.ll',
  'clang-22-unopt/initialisers.ll',
];
const texts = FILES.map((f) => readFileSync(join(import.meta.dirname, 'testdata', f), 'utf8'));

function readAll(text: string): void {
  try {
    const module = parseModule(text, 'damaged.ll');
    const info = readDebugInfo(module);
    for (const _ of module.metadata.values());
    for (const global of module.globals) info.global(global);
    for (const fn of module.functions) {
      info.subprogram(fn);
      info.locals(fn);
      for (const block of fn.blocks ?? []) for (const instr of block.instrs) info.place(instr.md.get('dbg'));
    }
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    const { at, help } = error.diagnostic;
    expect(at?.file).toBe('damaged.ll');
    expect(at?.line).toBeGreaterThan(0);
    expect(at?.line).toBeLessThanOrEqual(text.split('\n').length);
    expect(at?.column).toBeGreaterThan(0);
    expect(help).toBeTruthy();
  }
}

const chosen = fc.constantFrom(...texts);

describe('damaged text gives diagnostics', () => {
  it('cut anywhere', () => {
    fc.assert(
      fc.property(chosen, fc.double({ min: 0, max: 1, noNaN: true }), (text, part) =>
        readAll(text.slice(0, Math.floor(text.length * part))),
      ),
      { numRuns: 200 },
    );
  });

  it('with characters replaced, inserted or deleted', () => {
    const edit = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      remove: fc.nat(6),
      insert: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 4 }),
        fc.constantFrom(
          '(',
          ')',
          '{',
          '}',
          '"',
          '%',
          '@',
          '!',
          '#',
          '*',
          '<',
          '0x',
          '-',
          ',',
          '\n',
          ' ',
          '9999999999999999999',
          'i0',
          '\\',
        ),
      ),
    });
    fc.assert(
      fc.property(chosen, fc.array(edit, { minLength: 1, maxLength: 3 }), (text, edits) => {
        let damaged = text;
        for (const { at, remove, insert } of edits) {
          const p = Math.floor(damaged.length * at);
          damaged = damaged.slice(0, p) + insert + damaged.slice(p + remove);
        }
        readAll(damaged);
      }),
      { numRuns: 400 },
    );
  });

  it('with lines moved to other places', () => {
    const swap = fc.tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    fc.assert(
      fc.property(chosen, swap, (text, [a, b]) => {
        const lines = text.split('\n');
        const [line] = lines.splice(Math.floor((lines.length - 1) * a), 1);
        lines.splice(Math.floor(lines.length * b), 0, line);
        readAll(lines.join('\n'));
      }),
      { numRuns: 200 },
    );
  });

  it.each(['{', '[', '<{', '[1 x ', '!{'])('nested very deeply in %s', (open) => {
    const deep = open.repeat(100_000);
    for (const text of [
      `@g = global ${deep}`,
      `@g = global i8 ${deep}`,
      `%t = type ${deep}`,
      `!0 = ${deep}`,
      `define void @f() {\n store ${deep}`,
    ]) {
      expect(() => {
        const module = parseModule(text, 'deep.ll');
        module.metadata.get(0);
      }).toThrow(DiagnosticError);
    }
    readAll(`!0 = ${'!DILocation(scope: '.repeat(50_000)}`);
  });

  it('cyclic debug info', () => {
    readAll(`@g = global i32 0, !dbg !0
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = !DIGlobalVariable(name: "g", scope: !2, type: !3)
!2 = !DINamespace(name: "n", scope: !2)
!3 = !DIDerivedType(tag: DW_TAG_typedef, name: "t", baseType: !3)
define void @f() !dbg !4 {
  ret void, !dbg !5
}
!4 = !DISubprogram(name: "f", scope: !4, file: !4)
!5 = !DILocation(line: 1, scope: !6, inlinedAt: !5)
!6 = !DILexicalBlock(scope: !6)
`);
  });
});
