import picocolors from 'picocolors';
import type { Diagnostic } from '../../../base/failure.ts';
import { visibleIn, visibleLines } from '../../../base/visible.ts';
import { excerpt, place } from './text-source.ts';
import type { TraceStyle } from './text-trace.ts';

/** `a.c:12:3: error: message [HED301]`, the source line, what else was said, and the way out. */
export function renderDiagnostic(given: Diagnostic, style: TraceStyle): string {
  const diagnostic = visibleIn(given);
  const source = given.at ? style.sources.get(given.at.file) : undefined;
  const sources = new Map(diagnostic.at && source ? [[diagnostic.at.file, visibleLines(source)]] : []);
  const colors = picocolors.createColors(style.color);
  const paint =
    diagnostic.severity === 'error'
      ? colors.red
      : diagnostic.severity === 'warning'
        ? colors.yellow
        : colors.cyan;
  const where = diagnostic.at ? `${colors.bold(place(diagnostic.at))}: ` : '';
  return [
    `${where}${paint(`${diagnostic.severity}:`)} ${diagnostic.message} ${colors.dim(`[${diagnostic.code}]`)}`,
    ...(diagnostic.at ? excerpt(diagnostic.at, sources) : []),
    ...(diagnostic.more ?? []),
    ...(diagnostic.help ? [`  ${colors.green('help:')} ${diagnostic.help}`] : []),
  ].join('\n');
}
