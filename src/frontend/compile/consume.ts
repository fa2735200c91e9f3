import type { Diagnostic } from '../../base/failure.ts';

/**
 * `memory_order_consume` in the user's own files. Clang makes it acquire before anybody can see it in the IR, so the
 * source text is looked at: its tokens, not comments and strings, in every file that the program includes, whether or
 * not it is in a macro. An enumerator or constant of that name (`memory_order_consume = …`, in preprocessed text) is
 * its definition. Not seen: the bare number 1, `-D` flags, and names that are pasted together.
 */
const TOKENS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\b(?:memory_order_consume|memory_order\s*::\s*(?:memory_order_)?consume|__ATOMIC_CONSUME)\b(?!\s*=[^=])/g;

/** One notice a file, at the first place. */
export function consumeNotices(files: Iterable<readonly [name: string, text: string]>): Diagnostic[] {
  const notices: Diagnostic[] = [];
  for (const [file, text] of files) {
    if (!/consume/i.test(text)) continue;
    for (const { 0: found, index } of text.matchAll(TOKENS)) {
      if (!/^(?:memory_order|__ATOMIC)/.test(found)) continue;
      const before = text.slice(0, index).split('\n');
      notices.push({
        code: 'HED501',
        severity: 'note',
        message: 'memory_order_consume is treated as acquire',
        at: { file, line: before.length, column: before[before.length - 1].length + 1 },
      });
      break;
    }
  }
  return notices;
}
