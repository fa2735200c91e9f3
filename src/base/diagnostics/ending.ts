import type { Entry } from './entry.ts';

/** HED65x: runs that end (or would never have ended) before their answer is there, or without a place for it. */
export const ENDING = {
  HED650: {
    title: 'the answer cannot be written',
    meaning:
      'There is no room for the answer where it should go (or the device fails). What is there now is not complete; the exit code is 7, whatever the answer was.',
    example: 'heddle check a.c --output /mnt/full/trace.json',
    wayOut: 'Make room, or give `--output` a file elsewhere.',
  },
  HED651: {
    title: 'no more memory',
    meaning:
      'The run needs more memory than there is, or than node takes. The answer is `unknown`, with what was counted until then.',
    example: 'a search over very many states, on a small machine',
    wayOut:
      'Give node more (`NODE_OPTIONS=--max-old-space-size=MB`), take fewer workers with `--jobs N`, or make the program smaller.',
  },
  HED652: {
    title: 'litmus tests were left out',
    meaning: 'A limit or an interrupt ended the run. The tests that were done by then are in the answer.',
    example: 'heddle litmus tests/ --memory 100',
    wayOut: 'Give it more time or memory, or fewer tests.',
  },
  HED653: {
    title: 'a header that is no ordinary file',
    meaning:
      'To read a pipe or a device may take for ever, or change it. It is refused wherever an include names it, taken or not.',
    example: '#include "/dev/zero"',
    wayOut: 'Write what it gives to a file, and include that.',
  },
} as const satisfies Record<`HED${number}`, Entry>;
