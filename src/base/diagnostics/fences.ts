import type { Entry } from './entry.ts';

/** HED71x: what `heddle fences` cannot change. */
export const FENCES = {
  HED710: {
    title: 'no such file in the program',
    meaning: '`--at` names a file that is neither a source file of the program nor a header it includes.',
    example: 'heddle fences queue.c --at quueue.c:10-20',
    wayOut: 'The message lists the files of the program.',
  },
  HED711: {
    title: 'fences are found in source text',
    meaning:
      'The answer of `heddle fences` is a patch, and preprocessed text or LLVM IR is not what anybody would patch.',
    example: 'heddle fences queue.i',
    wayOut: 'Give the .c or .cc file.',
  },
  HED712: {
    title: 'a line on which no fence was tried',
    meaning:
      'A fence was put where a statement seems to begin, and the text did not compile any more, so it was taken away again. A macro that opens a block is the usual reason.',
    example: 'FOR_EACH(i) x[i] = 0;',
    wayOut:
      'Nothing is wrong with the answer, but that it has no fence there; write the line out to have one tried.',
  },
} as const satisfies Record<`HED${number}`, Entry>;
