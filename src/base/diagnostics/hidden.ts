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
  HED623: {
    title: 'an assertion that no execution reaches',
    meaning:
      'Everything was searched and nothing goes wrong, but no execution comes to this assertion: that it holds says nothing. (Only `explore` tells.)',
    example: 'if (x > 3) assert(y == 1);    where x is never above 3',
    wayOut:
      'If it should be reached, look at the conditions before it, or give the program another thread or input.',
  },
  HED624: {
    title: 'a thread that no execution makes',
    meaning:
      'Everything was searched, but no execution comes to the place where this thread is made. (Only `explore` tells.)',
    example: 'if (argc > 1) pthread_create(&t, 0, worker, 0);',
    wayOut: 'Make the thread where it is to be checked: a checked program has no arguments.',
  },
  HED625: {
    title: 'lines that no execution reaches within the bounds',
    meaning:
      'A bound cut executions, and no execution came to these lines: nothing is known of them. (Only `explore` tells.)',
    example: 'for (i = 0; i < 100; i++) step(); check();    with --unwind 5',
    wayOut:
      'Raise the bound (`--unwind`, `--unwindset FILE:LINE=N`, `--liveness-bound`), or write the loop so that it waits instead of counting.',
  },
} as const satisfies Record<`HED${number}`, Entry>;
