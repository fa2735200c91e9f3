import type { Entry } from './entry.ts';

/** HED3xx: a construct that is not modelled was reached, so the answer is `unknown`. Exit code 5. */
export const UNSUPPORTED = {
  HED301: {
    title: 'a function without a body or a model',
    meaning:
      'The program calls a function that no file defines and that Heddle has no model of. It is never skipped silently.',
    example: 'int hash(int); … assert(hash(1) >= 0);',
    wayOut: 'Add the file that defines it, or declare it heddle_pure (heddle.h) if any result will do.',
  },
  HED302: {
    title: 'a type that is not modelled',
    meaning: 'long double, integers of more than 128 bits and vectors of such have no model.',
    example: 'long double x = 1.0L;',
    wayOut: 'Use float, double or an integer of at most 128 bits.',
  },
  HED303: {
    title: 'a compiler intrinsic that is not modelled',
    meaning: 'clang translated a built-in function into an intrinsic that Heddle does not know.',
    example: '__builtin_return_address(0)',
    wayOut: 'Write the operation in plain C11; docs/intrinsics.md lists what is known.',
  },
  HED304: {
    title: 'a library function that is not modelled',
    meaning:
      'The function is known and deliberately has no model: it needs files, processes, signals or the like.',
    example: 'fork();',
    wayOut: 'The message says what to do instead; often a small function of your own for checking.',
  },
  HED305: {
    title: 'an instruction or constant that is not modelled',
    meaning: 'clang printed something that has no counterpart in the IR.',
    example: 'a vector of single bits in memory',
    wayOut: 'Rewrite the line in plain C11.',
  },
  HED306: {
    title: 'a call that does not fit the function',
    meaning:
      'A function is called with other types than it is defined with: by a missing prototype, or through a pointer of another type.',
    example: 'void f(void *p); … ((int (*)(void *))f)(0);',
    wayOut: 'Declare the function with its prototype before the call, or mend the cast.',
  },
  HED308: {
    title: 'a function that is chosen at load time',
    meaning: 'Indirect functions (ifunc) are chosen by the loader, which is not modelled.',
    example: '__attribute__((ifunc("resolve"))) int f(void);',
    wayOut: 'Give the function an ordinary body for checking.',
  },
  HED310: {
    title: 'inline assembly that is not modelled',
    meaning: 'Only fences and compiler barriers are understood.',
    example: 'asm volatile("rdtsc" : "=a"(x));',
    wayOut: 'Use the C11 atomic operation or fence that means the same.',
  },
  HED311: {
    title: 'an atomic operation that is not modelled',
    meaning:
      'It has more than 128 bytes, or a size that is not known, or its memory order is computed at run time.',
    example: 'atomic_load_explicit(&x, order);',
    wayOut: 'Use a smaller atomic type or a mutex; write the order out.',
  },
  HED312: {
    title: 'heddle_observe of something that is not a scalar',
    meaning: 'Observations are compared as numbers, so structs cannot be observed as a whole.',
    example: 'heddle_observe(point);',
    wayOut: 'Observe the members one by one.',
  },
  HED313: {
    title: 'an alignment that is not modelled',
    meaning: 'The alignment of aligned_alloc or of new has to be a constant power of two.',
    example: 'aligned_alloc(n, 64);',
    wayOut: 'Write a constant.',
  },
  HED314: {
    title: 'a dynamic exception specification',
    meaning: '`throw(T)` after a function was removed from C++ and is not modelled.',
    example: 'void f() throw(int);',
    wayOut: 'Use noexcept, or no specification.',
  },
  HED315: {
    title: 'coroutines',
    meaning: 'co_await, co_yield and co_return are not modelled.',
    example: 'co_return 1;',
    wayOut: 'Write the steps as ordinary functions, or run each coroutine as a thread.',
  },
  HED320: {
    title: 'a pointer with tag bits above its address',
    meaning:
      'Pointers are 32-bit addresses here; an integer with higher bits set cannot become one without losing them.',
    example: '(node *)((uint64_t)p | 1ull << 48)',
    wayOut: 'Keep tags in the low bits, or in a field of their own.',
  },
  HED321: {
    title: 'memory that was taken for private is reached by another thread',
    meaning:
      'A local whose address never leaves its thread was reached through an address made out of an integer.',
    example: '*(int *)(0x1000 + i) = 1;',
    wayOut: 'Do not make pointers to locals out of integers.',
  },
  HED322: {
    title: 'a function without a body is called through a pointer',
    meaning: 'The pointer holds a function that no file defines and that Heddle has no model of.',
    example: 'void (*f)(void) = external; f();',
    wayOut: 'Add the file that defines it, or a definition of it for checking.',
  },
  HED323: {
    title: 'a printf conversion that is not modelled',
    meaning: 'The format of printf or a relative has a conversion that Heddle does not print.',
    example: 'printf("%ls", w);',
    wayOut: 'Remove it from the format.',
  },
  HED330: {
    title: 'an address that the SAT engines do not follow',
    meaning: 'It is computed from too many values for a formula of reasonable size.',
    example: 'buffer[hash(x) % size] where size is read from memory',
    wayOut: 'Use `--engine explore` or `--engine random`.',
  },
  HED331: {
    title: 'a lock word with too many values for the SAT engines',
    meaning: 'The word of a semaphore, barrier or lock takes more values than a formula keeps apart.',
    example: 'sem_init(&s, 0, n) with a computed n',
    wayOut: 'Use `--engine explore` or `--engine random`.',
  },
  HED332: {
    title: 'something the SAT engines do not encode',
    meaning: 'An execution reaches a construct for which there is no formula; the message names it.',
    example: 'arithmetic on doubles that several threads compute',
    wayOut: 'Use `--engine explore` or `--engine random`.',
  },
  HED333: {
    title: 'accesses of different sizes to a store that may wait',
    meaning:
      'Under tso and pso `sequentialize` keeps stores that wait in lists by location; a load of another size would need parts of several.',
    example: 'union { int all; short half[2]; } u;    accessed both ways by two threads',
    wayOut: 'Use `--engine axiomatic`, where memory is bytes, or accesses of one size.',
  },
  HED340: {
    title: 'waiting inside an atomic block',
    meaning:
      'A thread has to wait (for a lock, a loop, a thread) inside an atomic block under sc, tso or pso, where nobody else may run.',
    example: '__VERIFIER_atomic_begin(); pthread_mutex_lock(&m); …',
    wayOut: 'Wait before the block, or use `--engine random`.',
  },
  HED341: {
    title: 'a nondeterministic value with too many possibilities',
    meaning:
      '`explore` tries each value that the program can tell apart, up to 4,096 of them. What a function declared heddle_pure gives may be wider if it is only compared, by == and !=, with other such results and with constants.',
    example: 'int x = __VERIFIER_nondet_int(); shared = x;',
    wayOut:
      'Choose among few, `heddle_choose(0, 2)` in place of `x % 3` (an assumption or a remainder comes after the choice and does not help), or use `--engine axiomatic`, `sequentialize` or `random`; `auto` asks `axiomatic` by itself.',
  },
  HED342: {
    title: 'concurrent accesses of different sizes',
    meaning:
      'Two threads access the same bytes with different sizes and nothing orders them. `explore` has bytes under `sc`, up to 16 of them that belong together and without `race`; `axiomatic` has them under `tso` and `pso`, too, and `auto` asks it. The models of the C11 family and `relaxed` give such accesses no meaning.',
    example: 'union { _Atomic int all; _Atomic short half[2]; } u;',
    wayOut:
      'Access an object with one size, or order the accesses; under `tso` and `pso`, use `--engine axiomatic`.',
  },
  HED343: {
    title: 'a conflict that only load buffering brings about',
    meaning:
      'Under c11 a data race or a use after free was met in an execution that rests on both accesses, which is not judged.',
    example: 'r1 = x; y = 1;  beside  r2 = y; x = 1;  with plain accesses behind them',
    wayOut: 'Use `--model rc11`, or leave race out of `--check`.',
  },
  HED344: {
    title: 'something that engine directed does not model',
    meaning:
      'The event graph of `--engine directed` has no node for this construct (nondeterministic data, an atomic block, accesses of different sizes to the same memory, …), so that nothing can be said of what comes after it.',
    example: 'int x = __VERIFIER_nondet_int();',
    wayOut: 'Use `--engine explore`, or for nondeterministic data `sequentialize` or `axiomatic`.',
  },
  HED390: {
    title: 'LLVM IR that is not supported',
    meaning:
      'The file uses a part of LLVM IR (another target, a vendor extension) that Heddle does not read.',
    example: 'target triple = "nvptx64-nvidia-cuda"',
    wayOut: 'Compile for x86_64-linux-gnu or i386-linux-gnu without vendor extensions.',
  },
} as const satisfies Record<`HED${number}`, Entry>;
