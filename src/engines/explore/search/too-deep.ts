import type { Diagnostic } from '../../../base/failure.ts';

/** Branches of a search nest: this is said where there is no more room for them. */
export const tooDeep = (at: Diagnostic['at'] | null): Diagnostic => ({
  code: 'HED442',
  severity: 'error',
  message: 'an execution branches too often to be explored to its end',
  ...(at === null || at === undefined ? {} : { at }),
  help: 'bound the loops with --unwind N, or use --engine random',
});
