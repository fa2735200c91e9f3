import type { Entry } from './entry.ts';

/** HED5xx: notices, which change no exit code. */
export const NOTICES = {
  HED501: {
    title: 'consume is treated as acquire',
    meaning:
      'memory_order_consume means acquire here, as in every compiler: dependencies need not be followed, and nothing that consume allows is missed that a compiler would do.',
    example: 'atomic_load_explicit(&p, memory_order_consume)',
    wayOut: 'Write acquire.',
  },
  HED523: {
    title: 'compiled as C++20',
    meaning:
      "An older `-std` was given; Heddle's C++ library is written in C++20, and the program is compiled as that.",
    example: 'heddle check queue.cc -- -std=c++14',
    wayOut: 'Nothing needs to be done, unless the program means something else in C++20.',
  },
  HED526: {
    title: 'executions were met again',
    meaning:
      'Under c11 some executions with load buffering were reached in several ways; they are counted once.',
    example: 'heddle check lb.c --model c11',
    wayOut: 'Nothing needs to be done.',
  },
  HED527: {
    title: 'asserts are compiled away',
    meaning:
      '`NDEBUG` is defined by a flag, so that every `assert` of the program is nothing: it cannot fail, and nothing is said about it.',
    example: 'heddle check queue.c -- -DNDEBUG',
    wayOut: 'Leave `-DNDEBUG` out of the flags, as in a debug build.',
  },
  HED528: {
    title: 'a compiler flag is ignored',
    meaning: 'A flag that would change what the program computes has no effect here.',
    example: 'heddle check filter.c -- -ffast-math',
    wayOut: 'Nothing needs to be done, unless what is asserted depends on it.',
  },
  HED529: {
    title: 'an option that the engine does not have',
    meaning:
      'An option was given that the engine which answered does not read: it bounds, splits or saves the search of another engine. The answer is as if it had not been given.',
    example: 'heddle check queue.c --engine explore --partitions 8',
    wayOut: 'Leave it out, or ask the engine that has it (`--engine`); docs/options.md says which that is.',
  },
  HED530: {
    title: 'the cache cannot be used',
    meaning: 'The folder in which compiled programs are kept cannot be written, so every run compiles again.',
    example: 'a home folder on a read-only disk',
    wayOut: 'Set XDG_CACHE_HOME to a folder that can be written, or give `--no-cache`.',
  },
  HED531: {
    title: 'the program has changed since the trace was written',
    meaning:
      'A source that the trace names is not what it was. The trace was replayed on the program as it is now, and the violation shows; lines may have moved.',
    example: 'heddle replay .heddle/4fe2a91b03c7.json    (after an edit)',
    wayOut: 'Check the program again to get a new trace.',
  },
  HED532: {
    title: 'the trace of a violation cannot be kept',
    meaning:
      'Traces are written to `.heddle/` in the current folder, so that they can be replayed; that folder cannot be made or written. The answer is complete without it.',
    example: 'a check in a read-only folder',
    wayOut: 'Give `--no-save`, or write the report elsewhere: `--format json --output FILE`.',
  },
  HED533: {
    title: 'a schedule applies in part',
    meaning:
      'The program is not the one that the schedule was saved for, or its flags are others: from some step on it goes another way. It was run to its end all the same.',
    example: 'heddle replay schedules    (after an edit)',
    wayOut: 'Check the program again with `--save-schedules`.',
  },
} as const satisfies Record<`HED${number}`, Entry>;
