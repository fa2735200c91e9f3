import type { Diagnostic } from '../../base/failure.ts';
import { readOrdinaryFile } from '../../base/ordinary-file.ts';
import { textOf } from '../../host/bytes.ts';
import { renderDiagnostic } from '../../results/formats/text/text-diagnostic.ts';
import { styleFor } from './style.ts';
import { sayColoured } from './terminal.ts';

/** On stderr, with the source line. */
export function showDiagnostic(
  diagnostic: Diagnostic,
  color: boolean,
  sources: ReadonlyMap<string, string>,
): void {
  sayColoured(process.stderr, `${renderDiagnostic(diagnostic, styleFor(process.stderr, color, sources))}\n`);
}

/**
 * The text of the file a diagnostic points into: `known`, or read if the user named the file. No other is read: a
 * source can make a diagnostic point anywhere (`#line 3 "/etc/passwd"`).
 */
export function sourceOf(
  { at }: Diagnostic,
  known: string | null,
  named: readonly string[],
): ReadonlyMap<string, string> {
  if (!at) return new Map();
  const bytes = known === null && named.includes(at.file) ? readOrdinaryFile(at.file) : null;
  const text = known ?? (bytes === null ? null : textOf(bytes));
  return text === null ? new Map() : new Map([[at.file, text]]);
}
