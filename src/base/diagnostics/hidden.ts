import type { Entry } from './entry.ts';

/** HED62x: executions of which something is not known. */
export const HIDDEN = {
  HED620: {
    title: 'an error that was not asked for',
    meaning:
      'An execution ends at an error of a kind that `--check` leaves out, and what would have come after it is not known. So the answer is `unknown` at best; it names the first such place.',
    example: 'free(p); free(p); assert(0);    with --check assertion',
    wayOut: 'Name that kind in `--check`, too, and mend it: the message says which.',
  },
  HED621: {
    title: 'executions that were asked for and are not covered',
    meaning:
      'The engine or search that answered does not do what `--heap reuse` or `--spurious-cas` asks for, and the program frees memory or has weak compare-exchanges, so that it could matter. Nothing is claimed then: the answer is `unknown`, unless a violation was found.',
    example: 'heddle check stack.c --engine sequentialize --heap reuse',
    wayOut: 'Use `--engine explore` with a model other than c11, or leave the option out.',
  },
  HED622: {
    title: 'no execution runs to its end',
    meaning:
      'Everything the program can do was searched and nothing goes wrong, but each execution is stopped by an assumption, or waits in a way that `--check` leaves out. What would come after that was never reached: the answer may be true for want of executions.',
    example: '__VERIFIER_assume(x > 0 && x < 0); assert(f(x));',
    wayOut: 'Look at the assumptions: together they leave nothing.',
  },
} as const satisfies Record<`HED${number}`, Entry>;
