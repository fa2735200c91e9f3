import type { Diagnostic } from '../../base/failure.ts';
import type { UserFlags } from './clang/clang-flags.ts';

/** `assert(` in the text itself, not in comments and strings. */
const TOKENS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|(?<![\w.>])assert\s*\(/g;

/** `-DNDEBUG` with asserts in the source: whoever checks a program rarely wants that. One notice, at the first one. */
export function ndebugNotices(
  { macros }: UserFlags,
  files: Iterable<readonly [name: string, text: string]>,
): Diagnostic[] {
  if (!macros.some((text) => /^NDEBUG\b/.test(text))) return [];
  for (const [file, text] of files) {
    for (const { 0: found, index } of text.matchAll(TOKENS)) {
      if (!found.startsWith('assert')) continue;
      const before = text.slice(0, index).split('\n');
      return [
        {
          code: 'HED527',
          severity: 'note',
          message: '-DNDEBUG makes every assert nothing: none of them is checked',
          at: { file, line: before.length, column: before[before.length - 1].length + 1 },
          help: 'leave -DNDEBUG out',
        },
      ];
    }
  }
  return [];
}
