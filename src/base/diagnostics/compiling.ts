import type { Entry } from './entry.ts';

/** HED2xx: the input could not be compiled or read. Exit code 2. */
export const COMPILING = {
  HED210: {
    title: 'not LLVM IR',
    meaning: 'A .ll file does not follow the grammar of LLVM IR at the place that is shown.',
    example: 'heddle check notes.ll',
    wayOut: 'Give the text that clang 15 to 22 prints with -S -emit-llvm -g, or the C source itself.',
  },
  HED211: {
    title: 'LLVM IR of an old clang',
    meaning: 'The file has typed pointers such as `i32*`, which clang printed before version 15.',
    example: '%p = load i32*, i32** %q',
    wayOut: 'Compile with clang 15 or newer, or give Heddle the source.',
  },
  HED220: {
    title: 'no function to start with',
    meaning: 'None of the files defines main, or the function named by `--entry`.',
    example: 'heddle check queue.c    (which only defines push and pop)',
    wayOut: 'Add the file that defines it, or name another function with `--entry NAME`.',
  },
  HED221: {
    title: 'defined twice',
    meaning: 'Two files define the same function or variable; a linker would refuse them, too.',
    example: 'heddle check a.c b.c    (both define int counter = 0;)',
    wayOut: 'Remove one of the definitions, or make one of them static.',
  },
  HED222: {
    title: 'LLVM IR that does not fit together',
    meaning: 'The text is LLVM IR, but its names or blocks contradict each other: no compiler writes that.',
    example: 'br label %nowhere',
    wayOut: 'Check the file with `opt -passes=verify`, or give Heddle the source.',
  },
  HED230: {
    title: 'an empty file',
    meaning: 'There is nothing in the file but white space.',
    example: 'heddle check empty.c',
    wayOut: 'Give a file that defines main (or the function named by `--entry`).',
  },
  HED232: {
    title: 'the compiler refuses the program',
    meaning: 'clang found an error in the source; its message and place are shown.',
    example: 'int main(void) { return x; }',
    wayOut: 'Mend the source, or give the flags that your build gives after `--`.',
  },
  HED233: {
    title: 'a header is missing',
    meaning:
      'An #include names a file that is neither among your include folders nor one of the headers that come with Heddle.',
    example: '#include "config.h"',
    wayOut:
      'Give its folder after `--`: `heddle check queue.c -- -Iinclude`. System headers that Heddle does not have are listed in docs/limitations.md.',
  },
  HED234: {
    title: 'the compiler failed',
    meaning: 'clang ended without an error message: it crashed, was killed, or could not be started.',
    example: 'a native clang that needs more memory than there is',
    wayOut: 'Try the embedded one with `--clang wasm`.',
  },
  HED235: {
    title: "glibc's initialiser of a special mutex in preprocessed text",
    meaning:
      'In .i and .ii files the initialisers of recursive and error-checking mutexes are already numbers of glibc, which would silently mean an ordinary mutex here.',
    example: 'pthread_mutex_t m = { { 0, 0, 0, 0, PTHREAD_MUTEX_RECURSIVE_NP, … } };',
    wayOut: 'Check the source before preprocessing, or use pthread_mutex_init.',
  },
  HED240: {
    title: 'a warning of the compiler',
    meaning: 'clang warned about the source. The program is checked all the same.',
    example: 'if (x = 1) …',
    wayOut: 'Read it: a warning is often the bug. `-- -w` silences them.',
  },
  HED250: {
    title: 'a litmus test that is not understood',
    meaning: "The file does not follow herd's format (C or X86) at the place that is shown.",
    example: 'exists (0:r0=1 /\\ )',
    wayOut: 'docs/litmus.md says what is read.',
  },
  HED251: {
    title: 'a .cat file that is not understood',
    meaning:
      'The memory model does not follow the grammar of cat, or uses a name that is not defined, at the place that is shown.',
    example: 'acyclic hbb | rf as no-thin-air',
    wayOut: 'docs/models.md lists what may be used; src/models has the built-in models as examples.',
  },
  HED280: {
    title: "text that is not Heddle's IR",
    meaning: "A program in Heddle's own text form could not be read back.",
    example: 'a file printed by --print-after and edited since',
    wayOut: 'The form is described at the head of src/ir/print.ts.',
  },
} as const satisfies Record<`HED${number}`, Entry>;
