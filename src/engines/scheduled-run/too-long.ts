import type { Diagnostic } from '../../base/failure.ts';

/** A run had more than `limit` events: the others would hardly be shorter. */
export const tooLong = (limit: number): Diagnostic => ({
  code: 'HED420',
  severity: 'warning',
  message: `an execution has more than ${limit.toLocaleString('en')} events`,
  help: 'bound the loops with --unwind N, or make the program smaller',
});
