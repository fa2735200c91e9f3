import { DiagnosticError, EXIT } from '../../../base/failure.ts';

/** HED210 text that is not LLVM IR, HED211 IR of an older clang; HED390 IR that exists but is not modelled. */
export function syntaxError(file: string, line: number, column: number, message: string): DiagnosticError {
  return new DiagnosticError(
    {
      code: 'HED210',
      severity: 'error',
      message: `cannot read the LLVM IR: ${message}`,
      at: { file, line, column },
      help: 'Give Heddle the text that clang 15 to 22 prints with -S -emit-llvm -g, or the C source itself.',
    },
    EXIT.compile,
  );
}

export function typedPointer(file: string, line: number, column: number): DiagnosticError {
  return new DiagnosticError(
    {
      code: 'HED211',
      severity: 'error',
      message: 'this LLVM IR has typed pointers (such as `i32*`), which clang printed before version 15',
      at: { file, line, column },
      help: 'Compile with clang 15 or newer, or give Heddle the C source.',
    },
    EXIT.compile,
  );
}

export function unsupportedIr(file: string, line: number, column: number, what: string): DiagnosticError {
  return new DiagnosticError(
    {
      code: 'HED390',
      severity: 'error',
      message: `${what} is not supported`,
      at: { file, line, column },
      help: 'Compile for x86_64-linux-gnu or i386-linux-gnu without vendor extensions.',
    },
    EXIT.unknown,
  );
}
