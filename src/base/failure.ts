import type { Code } from './diagnostics/catalogue.ts';

/**
 * The three kinds of failure (docs/architecture.md):
 * the checked program is wrong → a Verdict value; the user's input cannot be handled → a coded
 * Diagnostic, thrown as `DiagnosticError` where there is nothing to go on with; our own bug → `InternalError`.
 */

export interface SourceSpan {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** `HED1xx` usage, `HED2xx` compiling, `HED3xx` unsupported construct, `HED4xx` limits, `HED5xx` notices. */
export interface Diagnostic {
  readonly code: Code;
  readonly severity: 'error' | 'warning' | 'note';
  /** One line. */
  readonly message: string;
  /** What else there is to say, line by line. */
  readonly more?: readonly string[];
  readonly at?: SourceSpan;
  /** The way out: what the user can do about it. */
  readonly help?: string;
}

/** Exit codes of DESIGN section 2. */
export const EXIT = {
  ok: 0,
  usage: 1,
  compile: 2,
  unknown: 5,
  internal: 6,
  /** The answer could not be written. */
  output: 7,
  violated: 10,
  interrupted: 130,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The input cannot be handled. `exit` says which of 1 (usage), 2 (compile) or 5 (unknown) it ends in. */
export class DiagnosticError extends Error {
  readonly diagnostic: Diagnostic;
  readonly exit: ExitCode;
  /** Text of the file it points into, where that is not one the user named. */
  readonly source: string | null;
  constructor(diagnostic: Diagnostic, exit: ExitCode, source: string | null = null) {
    super(diagnostic.message);
    this.name = 'DiagnosticError';
    this.diagnostic = diagnostic;
    this.exit = exit;
    this.source = source;
  }
}

/** Our own bug. */
export class InternalError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InternalError';
  }
}

/** Ends every switch over a union: adding a member then lists its own to-dos. */
export function unreachable(x: never): never {
  throw new InternalError(
    `unreachable: ${JSON.stringify(x, (_, v) => (typeof v === 'bigint' ? v.toString() : v))}`,
  );
}
