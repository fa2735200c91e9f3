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
} as const satisfies Record<`HED${number}`, Entry>;
