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
  HED713: {
    title: 'an order that was not tried',
    meaning:
      'There is no fix, and this access has an order that could be stronger, but its words stand in the body of a macro, which serves many places, or in a variable. Heddle does not edit those.',
    example: '#define SET(f) atomic_store_explicit(&f, 1, memory_order_relaxed)',
    wayOut: 'Edit the macro yourself and check again, or write the operation out where it is used.',
  },
  HED714: {
    title: 'no new fence was tried',
    meaning:
      'Places for fences are marked in the text and compiled; here the marked program was not the same as the plain one, so that no mark can be trusted. Macros that end in the middle of a statement can do that.',
    example: 'if (c) LOCK(m) x = 1;   /* LOCK is a block */',
    wayOut: 'Orders were tried all the same. Restrict the lines with `--at` to leave the strange ones out.',
  },
  HED715: {
    title: 'a data type that fails without threads',
    meaning:
      'A test of the data type is violated although its operations run one after the other, or its serial executions are not known. Fences are for what threads do to each other.',
    example: 'heddle fences queue.c --tests "e|d"',
    wayOut: 'Run `heddle test` on the same test: it shows the serial execution.',
  },
} as const satisfies Record<`HED${number}`, Entry>;
