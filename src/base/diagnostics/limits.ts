import type { Entry } from './entry.ts';

/** HED4xx: a limit was reached, so the answer is `unknown` or `bounded`. Exit code 5. */
export const LIMITS = {
  HED401: {
    title: 'an object that is too large',
    meaning: 'A global object has more bytes than an object may have.',
    example: 'char heap[1 << 30];',
    wayOut: 'Make the array smaller for checking.',
  },
  HED410: {
    title: 'too many steps without a visible event',
    meaning:
      'A thread computes for very long without doing anything that another thread could see: probably for ever.',
    example: 'for (;;) i++;',
    wayOut: 'Bound the loop, or use `--unwind N`.',
  },
  HED411: {
    title: 'the stack of a thread is full',
    meaning: 'Calls nest too deeply, or locals are too large.',
    example: 'int f(int n) { return f(n + 1); }',
    wayOut: 'Is the recursion bounded? Make large arrays static, or smaller.',
  },
  HED412: {
    title: 'no addresses left for locals',
    meaning: 'Locals whose address is taken need more memory than a thread has for them.',
    example: 'char big[100000000]; use(big);',
    wayOut: 'Make the array smaller or static.',
  },
  HED413: {
    title: 'no addresses left for the heap',
    meaning: 'A thread has 12 MB of heap addresses, which are never used again.',
    example: 'for (;;) free(malloc(4096));',
    wayOut: 'Allocate less.',
  },
  HED414: {
    title: 'too many threads',
    meaning: 'The program creates more threads than the machine of the checker has room for.',
    example: 'for (i = 0; i < 1000; i++) pthread_create(…);',
    wayOut: 'Use fewer threads: bugs show with few.',
  },
  HED415: {
    title: 'globals do not fit into the address space',
    meaning: 'All global objects together need more addresses than there are.',
    example: 'static char a[1 << 29], b[1 << 29], c[1 << 29];',
    wayOut: 'Make the arrays smaller for checking.',
  },
  HED416: {
    title: 'a call with too many arguments',
    meaning: 'More arguments than the machine of the checker can pass.',
    example: 'f(a1, a2, …, a300)',
    wayOut: 'Pass a struct.',
  },
  HED420: {
    title: 'a random execution that is too long',
    meaning: '`random` cut an execution at its limit of events.',
    example: 'while (1) x++;',
    wayOut: 'Bound the loops with `--unwind N`, or make the program smaller.',
  },
  HED440: {
    title: 'more threads than explore keeps apart',
    meaning: 'An execution has more threads than `explore` has columns for.',
    example: 'for (i = 0; i < 100; i++) pthread_create(…);',
    wayOut: 'Use fewer threads, or `--engine random`.',
  },
  HED441: {
    title: 'an execution that is too long',
    meaning: 'An execution has more events than `explore` follows.',
    example: 'for (i = 0; i < 10000; i++) x++;',
    wayOut: 'Bound the loops with `--unwind N`.',
  },
  HED442: {
    title: 'an execution that branches too often',
    meaning: 'One execution has more choices in a row than can be nested.',
    example: 'for (;;) if (x) y++;',
    wayOut: 'Bound the loops with `--unwind N`, or use `--engine random`.',
  },
  HED443: {
    title: 'several threads poll, and nobody else can go on',
    meaning:
      'All threads that are left wait with time limits in a loop; whether one of them ever gets on is not decided.',
    example: 'while (!ready) pthread_cond_timedwait(&c, &m, &soon);    in two threads',
    wayOut: 'Let them wait without a time limit, or leave deadlock and liveness out with `--check`.',
  },
  HED448: {
    title: 'a loop that reads the same old value again and again',
    meaning: 'The memory model allows a loop to read an old value any number of times; the search cut it.',
    example: 'while (x == 0) n++;',
    wayOut: 'Bound it with `--liveness-bound N`.',
  },
  HED449: {
    title: 'data races beside atomic blocks',
    meaning: 'Under sc, tso and pso data races are not looked for in programs with atomic blocks.',
    example: '__VERIFIER_atomic_begin();    with --check race --model sc',
    wayOut: 'Use `--model rc11`, where an atomic block is a mutex, or leave race out of `--check`.',
  },
  HED450: {
    title: 'the formula is too large for the built-in solver',
    meaning: 'The SAT solver that comes with Heddle has 2 GB of memory, which the formula exceeds.',
    example: 'heddle check big.c --engine sequentialize --unwind 50',
    wayOut:
      'Use smaller bounds, or a native solver: `--solver wasm,cadical` goes over to it when the built-in one is full.',
  },
  HED451: {
    title: 'the SAT solver died',
    meaning: 'The program given to `--solver` ended without an answer.',
    example: 'a solver that was killed for its memory',
    wayOut: 'Try smaller bounds, more memory, or another solver.',
  },
  HED452: {
    title: 'the SAT solver is wrong',
    meaning:
      'It says that the formula can be satisfied, but its model does not satisfy it. Every model is checked.',
    example: 'a solver that prints the variables of another formula',
    wayOut: 'Use another solver: its answers cannot be trusted.',
  },
  HED453: {
    title: 'no room for the formula',
    meaning: 'The formula could not be written to a temporary file for the solver.',
    example: 'a full disk',
    wayOut: 'Make room on that disk.',
  },
  HED454: {
    title: 'a worker ran out of memory',
    meaning:
      'With `--jobs` each worker thread has a share of the memory; one of them used its up. What was found until then is reported.',
    example: 'heddle check big.c --jobs 8',
    wayOut: 'Take fewer workers, or give node more memory (NODE_OPTIONS=--max-old-space-size=MB).',
  },
  HED460: {
    title: 'a litmus test took too long',
    meaning: 'No answer within the time that `--timeout` gives a test; the other tests are run all the same.',
    example: 'heddle litmus tests/ --timeout 1',
    wayOut: 'Give it more time with `--timeout`, or use `--engine explore`.',
  },
  HED461: {
    title: 'a litmus test needs too much memory',
    meaning: 'The brute force of the oracle needs more memory than there is.',
    example: 'a test with many writes to one location',
    wayOut: 'Make the test smaller, or use `--engine explore`.',
  },
  HED481: {
    title: 'the loops of a function unroll to too much',
    meaning: 'The bounded program of a function has more blocks than the SAT engines take.',
    example: 'four nested loops with --unwind 50',
    wayOut: 'Use a smaller `--unwind`, or `--unwindset` for the inner loops.',
  },
  HED482: {
    title: 'what memory can hold was not found out',
    meaning:
      'The analysis of values and addresses before the formula did not come to an end in reasonable time.',
    example: 'a linked structure that threads change in loops, with a large --unwind',
    wayOut: 'Use `--engine explore`, or a smaller `--unwind`.',
  },
  HED483: {
    title: 'too much for listing all final states',
    meaning:
      '`litmus --engine sequentialize` lists all final states one by one; there are too many, or something stands in the way.',
    example: 'a litmus test with loops',
    wayOut: 'Use `--engine oracle` or `--engine explore`.',
  },
} as const satisfies Record<`HED${number}`, Entry>;
