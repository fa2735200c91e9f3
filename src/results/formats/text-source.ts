import type { SourceSpan } from '../../base/failure.ts';

/** `a.c:12:3`; without what is not known (line or column 0). */
export function place(at: SourceSpan): string {
  return at.line === 0
    ? at.file
    : at.column === 0
      ? `${at.file}:${at.line}`
      : `${at.file}:${at.line}:${at.column}`;
}

/**
 * The source line with a caret below the column, or nothing when the text is not known:
 *
 *     12 |   x = 1;
 *        |   ^
 */
export function excerpt(at: SourceSpan, sources: ReadonlyMap<string, string>): string[] {
  const line = sources.get(at.file)?.split('\n', at.line)[at.line - 1]?.trimEnd();
  if (!line) return [];
  const number = String(at.line).padStart(5);
  const before = line.slice(0, Math.max(0, at.column - 1)).replace(/[^\t]/g, ' ');
  const shown = [`${number} | ${line}`];
  if (at.column > 0 && at.column <= line.length) shown.push(`${' '.repeat(number.length)} | ${before}^`);
  return shown;
}
