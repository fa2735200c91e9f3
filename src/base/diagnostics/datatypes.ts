import type { Entry } from './entry.ts';

/** HED68x: data types that `heddle test` cannot make clients of. */
export const DATATYPES = {
  HED680: {
    title: 'a test that is not understood',
    meaning:
      'A test is letters of operations, `|` between threads, `^N` for N times, and what main does before the threads in front of brackets. The message shows the character at which it is none.',
    example: 'heddle test queue.c --ops e=enqueue,d=dequeue --tests "e(ed|de"',
    wayOut: 'Write it as `e|d`, `ee|dd`, `e(ed|de)` or `e^3|d^3`, or name a suite such as `queue`.',
  },
  HED681: {
    title: 'an operation that is not understood',
    meaning: 'What `--ops`, `--spec` or a macro of heddle.h says about an operation has no such form.',
    example: 'heddle test set.c --ops a=add(0-1)',
    wayOut: 'Write LETTER=FUNCTION, then values `(0..1)` and roles `@owner`.',
  },
  HED682: {
    title: 'an operation that does not exist',
    meaning:
      'The file defines no function of this name, or several (C++ overloads), or it is not for clients: private, a constructor, a variable, a template of which nobody says what it is of.',
    example: 'heddle test queue.c --ops e=enqueu',
    wayOut:
      'Name a function with a body in this file; in C++ with its class: `Queue::push`. Around one of several overloads write a function.',
  },
  HED683: {
    title: 'an operation whose values cannot be given or seen',
    meaning:
      'A client gives and sees numbers, pointers, structures of these, and in C++ std::optional, smart pointers, pairs and tuples. The operation has a parameter or a result of another type (floating point, a union, a string), or the object cannot be made or deleted.',
    example: 'double average(queue_t *q);',
    wayOut:
      'Write a small function around it whose parameters and results are numbers or pointers; say with HEDDLE_INIT how the object is made.',
  },
  HED684: {
    title: 'a specification that does not fit',
    meaning:
      'The sequential specification lacks an operation, or one of them takes or gives another number of values than the implementation’s.',
    example: 'HEDDLE_OP(e, enqueue) HEDDLE_SPEC(d, spec_dequeue)',
    wayOut: 'Give each operation a counterpart with the same arguments and results.',
  },
  HED685: {
    title: 'a data type without operations',
    meaning: 'Neither the command line nor the source says what the operations are.',
    example: 'heddle test queue.c',
    wayOut: '`--ops e=enqueue,d=dequeue --init init_queue`, or HEDDLE_OP and HEDDLE_INIT of heddle.h.',
  },
  HED686: {
    title: 'a test that cannot be made of these operations',
    meaning:
      'The test names an operation that there is none of, breaks a role (two threads with calls that one owner makes), or a suite needs letters that are not there.',
    example: 'heddle test queue.c --ops e=enqueue --tests "e|d"',
    wayOut: 'Name the operation with --ops, or write another test.',
  },
  HED687: {
    title: 'what cannot be asked under this model',
    meaning:
      'Linearizability needs an order between calls, which tso, pso, relaxed and foreign models do not give. Commit points are compared in the one order of all accesses that sc, tso, pso and relaxed have and the C11 family has not; outside sc only engine axiomatic knows it.',
    example: 'heddle test queue.c --model relaxed --linearizable',
    wayOut:
      'Use `--model sc`, `rc11` or `c11` for --linearizable, and `--model sc`, `tso`, `pso` or `relaxed` (with `--engine axiomatic`) for --commit; or leave --commit out.',
  },
  HED688: {
    title: 'serial executions that are not deterministic, with commit points',
    meaning:
      'With commit points each execution is compared with the serial execution in the order of its commit points. If there are several with different results, there is nothing to compare with.',
    example: 'an operation that calls heddle_choose, or rand',
    wayOut: 'Make the choice an argument of the operation, or leave --commit out.',
  },
  HED689: {
    title: 'a test whose first calls wait',
    meaning:
      'What stands before the brackets of a test is done by main alone. An operation that may wait (`take!` of an empty queue) waits there for ever, and no thread begins.',
    example: 'heddle test queue.c --ops "e=enqueue,t=take!" --tests "t(e|e)"',
    wayOut: 'Make calls first that let it return, or put it into a thread of its own: "et(e|e)", "t|e|e".',
  },
} as const satisfies Record<`HED${number}`, Entry>;
