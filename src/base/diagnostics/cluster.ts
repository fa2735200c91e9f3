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
} as const satisfies Record<string, Entry>;
