import type { Entry } from './entry.ts';

/** HED63x: what a file says that no function shows. */
export const SOURCE_TEXT = {
  HED630: {
    title: 'assembly outside of functions',
    meaning:
      'A top-level asm("…") goes to the assembler as it is: it may define functions and variables that Heddle does not see, so nothing can be said about the program.',
    example: 'asm(".globl spin_lock\\nspin_lock: …");',
    wayOut:
      'Write what it defines in C for checking (`#ifdef __HEDDLE__`), or leave the asm out if nothing needs it.',
  },
} as const satisfies Record<string, Entry>;
