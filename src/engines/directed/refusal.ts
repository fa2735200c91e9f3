import type { Diagnostic } from '../../base/failure.ts';

/** Something the method does not model: the answer is `unknown`, with the construct and its place. */
export class Refusal extends Error {
  readonly diagnostic: Diagnostic;
  constructor(diagnostic: Diagnostic) {
    super(diagnostic.message);
    this.name = 'Refusal';
    this.diagnostic = diagnostic;
  }
}
