import type { Diagnostic } from '../../src/base/failure.ts';
import type { Answer } from '../worker/protocol.ts';

/** What is said about lines of the program: errors and warnings of the compiler, notices, violations. */
export interface Mark {
  readonly line: number;
  /** From 1; 0: the whole line. */
  readonly column: number;
  readonly severity: 'error' | 'warning' | 'info';
  readonly text: string;
}

const SEVERITY = { error: 'error', warning: 'warning', note: 'info' } as const;
/** A further message of the compiler, in one line. */
const FURTHER = /^(.+?):(\d+):(\d+): (error|warning|note): (.*)$/;

export function marksOf(answer: Answer, file: string): Mark[] {
  switch (answer.kind) {
    case 'refused':
      return answer.diagnostic === null ? [] : ofDiagnostic(answer.diagnostic, file);
    case 'litmus':
      return [];
    case 'checked': {
      const { diagnostics, violations } = answer.verdict;
      const found = violations.flatMap(({ kind, message, at, other }) =>
        [at, ...(other ? [other.at] : [])]
          .filter((place) => place.file === file)
          .map(({ line }) => ({ line, column: 0, severity: 'error', text: `${kind}: ${message}` }) as const),
      );
      return [...diagnostics.flatMap((diagnostic) => ofDiagnostic(diagnostic, file)), ...found];
    }
  }
}

function ofDiagnostic({ severity, message, at, help, code, more }: Diagnostic, file: string): Mark[] {
  const text = `${message}${help === undefined ? '' : `\n${help}`} [${code}]`;
  const own: Mark[] =
    at?.file === file ? [{ line: at.line, column: at.column, severity: SEVERITY[severity], text }] : [];
  const further = (more ?? []).flatMap((line): Mark[] => {
    const found = FURTHER.exec(line);
    if (found === null || found[1] !== file) return [];
    const kind = SEVERITY[found[4] as keyof typeof SEVERITY];
    return [{ line: Number(found[2]), column: Number(found[3]), severity: kind, text: found[5] }];
  });
  return [...own, ...further];
}
