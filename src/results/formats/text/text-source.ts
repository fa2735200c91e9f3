import type { SourceSpan } from '../../../base/failure.ts';

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
 *
 * Of a line that is too long for `width` columns, what is around the caret.
 */
export function excerpt(
  at: SourceSpan,
  sources: ReadonlyMap<string, string>,
  width = Number.POSITIVE_INFINITY,
): string[] {
  const whole = sources.get(at.file)?.split('\n', at.line)[at.line - 1]?.trimEnd();
  if (!whole) return [];
  const number = String(at.line).padStart(5);
  const room = width - number.length - 4;
  const cut = whole.length > room && at.column > room - 4 ? at.column - 1 - (room >> 1) : 0;
  const line = cut > 0 ? `…${whole.slice(cut + 1)}` : whole;
  const column = at.column - Math.max(0, cut);
  const before = line.slice(0, Math.max(0, column - 1)).replace(/[^\t]/g, ' ');
  const shown = [`${number} | ${line}`];
  if (column > 0 && column <= line.length) shown.push(`${' '.repeat(number.length)} | ${before}^`);
  return shown;
}
