import { expect, test } from 'vitest';
import { DiagnosticError } from '../base/failure.ts';
import { parseProgram } from '../ir/parse.ts';
import { PASS_NAMES, runPasses } from './pipeline.ts';
import { programFrom } from './testing/text.ts';

const program = programFrom(`func &f () -> (i32) {
  b0:
    call &g () [] -> (i32 v1)
    ret (v1)
  }
  func &g () -> (i32) {
  b0:
    ret (7:i32)
  }`);

test('functions nobody calls any more lose their bodies', () => {
  const result = runPasses(program, { printAfter: null, onPrint: () => {}, verify: true, retries: true });
  expect(result.functions.map((f) => f.blocks.length)).toEqual([1, 0]);
});

test.each(PASS_NAMES)('--print-after %s prints what can be read back', (name) => {
  const printed: string[] = [];
  runPasses(program, {
    printAfter: name,
    onPrint: (text) => printed.push(text),
    verify: true,
    retries: true,
  });
  expect(printed.length).toBeGreaterThan(0);
  for (const text of printed) expect(parseProgram(text).functions).toHaveLength(2);
});

test('an unknown pass is a usage error that names the passes', () => {
  const run = (): unknown =>
    runPasses(program, { printAfter: 'mem2reg', onPrint: () => {}, verify: false, retries: true });
  expect(run).toThrow(DiagnosticError);
  try {
    run();
  } catch (e) {
    const { diagnostic, exit } = e as DiagnosticError;
    expect(exit).toBe(1);
    expect(diagnostic.message).toContain('mem2reg');
    expect(diagnostic.help).toContain('promote');
  }
});
