import type { Code } from '../../base/diagnostics/catalogue.ts';
import { DiagnosticError, EXIT } from '../../base/failure.ts';

/**
 * What the front end cannot express. Thrown while one instruction is lowered and caught by `body.ts`, which puts an
 * `unsupported` instruction there and ends the block: only a run that reaches it ends as unknown.
 */
export class Unsupported extends Error {
  readonly code: Code;
  readonly help: string;
  constructor(code: Code, message: string, help: string) {
    super(message);
    this.name = 'Unsupported';
    this.code = code;
    this.help = help;
  }
}

export const noModel = (name: string): Unsupported =>
  new Unsupported(
    'HED301',
    `no body and no model for ${name}`,
    `add the source file that defines ${name}, or declare it heddle_pure (heddle.h) if any result will do`,
  );

export const noType = (what: string): Unsupported =>
  new Unsupported('HED302', `${what} is not modelled`, 'use float, double or an integer of at most 128 bits');

export const noInstruction = (opcode: string): Unsupported =>
  new Unsupported('HED305', `the instruction ${opcode} is not modelled`, 'rewrite this line in plain C11');

export const mismatch = (name: string): Unsupported =>
  new Unsupported(
    'HED306',
    `${name} is called with other types than it is defined with`,
    `declare ${name} with its prototype before the call`,
  );

/** LLVM text that no compiler wrote: its names or blocks do not fit together. */
export const invalid = (what: string): DiagnosticError =>
  new DiagnosticError(
    {
      code: 'HED222',
      severity: 'error',
      message: `the LLVM IR is not valid: ${what}`,
      help: 'check the file with opt -passes=verify, or give Heddle the C source',
    },
    EXIT.compile,
  );
