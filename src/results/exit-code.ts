import { EXIT, type ExitCode, unreachable } from '../base/failure.ts';
import type { Verdict } from './types.ts';

/** The exit code that a verdict ends in: a bound that nobody asked for is not a success. */
export function exitCode(verdict: Verdict): ExitCode {
  switch (verdict.verdict) {
    case 'verified':
      return EXIT.ok;
    case 'bounded':
      return verdict.boundsRequested ? EXIT.ok : EXIT.unknown;
    case 'violated':
      return EXIT.violated;
    case 'unknown':
      return EXIT.unknown;
    default:
      return unreachable(verdict.verdict);
  }
}
