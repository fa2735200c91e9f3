import picocolors from 'picocolors';
import type { Diagnostic } from '../base/failure.ts';
import { excerpt, place } from './text-source.ts';
import type { TraceStyle } from './text-trace.ts';

/** `a.c:12:3: error: message [HED301]`, the source line, and the way out. */
export function renderDiagnostic(diagnostic: Diagnostic, style: TraceStyle): string {
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
    ...(diagnostic.at ? excerpt(diagnostic.at, style.sources) : []),
    ...(diagnostic.help ? [`  ${colors.green('help:')} ${diagnostic.help}`] : []),
  ].join('\n');
}
