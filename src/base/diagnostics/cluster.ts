import type { Entry } from './entry.ts';

/** HED69x: work shared among workers. */
export const CLUSTER = {
  HED690: {
    title: 'a part of the search ends its workers',
    meaning:
      'Three workers that took this part ended without an answer, by running out of memory or by being killed. Nothing is known about it, so nothing is known about the whole.',
    example: 'heddle check --redis redis://127.0.0.1 huge.c',
    wayOut: 'Give workers more memory, or take fewer jobs per machine (`heddle worker --jobs N`).',
  },
  HED691: {
    title: 'partitions that cannot be',
    meaning:
      'The search of the engine sequentialize is split on the low bit of the thread that runs in each context, so into a power of two parts; a share of them is named by the first and the last.',
    example: 'heddle check --engine sequentialize --partitions 6 queue.c',
    wayOut: 'Give `--partitions 8 --from 0 --to 3`, for example, and the rest elsewhere.',
  },
} as const satisfies Record<string, Entry>;
