import type { Entry } from './entry.ts';

/** HED67x: what the engine axiomatic does not encode. */
export const AXIOMATIC = {
  HED670: {
    title: 'accesses of different sizes meet',
    meaning:
      'Two accesses of different sizes overlap, and the model has one location per address. Under sc, tso and pso memory is bytes.',
    example: 'heddle check --engine axiomatic --model rc11 union.c',
    wayOut: 'Use `--model sc`, `tso` or `pso`, or `--engine explore`.',
  },
  HED671: {
    title: 'several threads may join or detach one',
    meaning: 'Who of them comes first is not encoded by the engine axiomatic.',
    example: 'two threads that both call pthread_join(t, 0)',
    wayOut: 'Use `--engine explore`.',
  },
  HED672: {
    title: 'an atomic block that begins or ends under a condition',
    meaning:
      'The beginnings and ends of atomic blocks do not pair up along the unrolled program, so it is not clear which accesses are in one.',
    example: 'if (c) __VERIFIER_atomic_begin(); x++; if (c) __VERIFIER_atomic_end();',
    wayOut: 'Begin and end the block in the same branch, or use `--engine explore`.',
  },
  HED673: {
    title: 'a construct of cat that is needed exactly',
    meaning:
      'A recursive definition, or a dependency, stands where more of it allows more: right of `\\`, under `~` or in a negated axiom. It is encoded only where more of it forbids more.',
    example: 'let rec r = rf | (r ; r)    empty co \\ r',
    wayOut: 'Write the model without it, or judge small tests with `heddle litmus --engine oracle`.',
  },
  HED674: {
    title: 'too much for listing all final states',
    meaning:
      '`litmus --engine axiomatic` lists all final states one by one; there are too many, or something stands in the way.',
    example: 'a litmus test with loops',
    wayOut: 'Use `--engine oracle` or `--engine explore`.',
  },
  HED675: {
    title: 'an execution with late loads and blocks of the heap, and that cannot be told',
    meaning:
      'With `--heap reuse` under `relaxed`, a load may find what a freed block held although its address comes from the next allocation of that block; and, with fresh blocks too, a free may need, through a load of another thread that takes its value late, what its own thread does after it. Such an execution goes wrong, but no order of steps shows it.',
    example: 'heddle check stack.c --engine axiomatic --model relaxed --heap reuse',
    wayOut: 'Use another model, or `--heap fresh`.',
  },
  HED676: {
    title: 'a model without happens-before',
    meaning: 'Races are accesses that the relation named hb does not order; the `.cat` file defines none.',
    example: 'heddle check --engine axiomatic --model my.cat --check race queue.c',
    wayOut: 'Define `hb` in the model, or leave race out of `--check`.',
  },
  HED678: {
    title: 'a model that allows no execution',
    meaning:
      'The axioms of the `.cat` file contradict each other, or what every execution of the program has: then nothing goes wrong, and that says nothing.',
    example: 'empty po as nothing',
    wayOut:
      'Look for the axiom that no execution satisfies: take them away one by one, with `--print-after axiomatic`.',
  },
} as const satisfies Record<`HED${number}`, Entry>;
