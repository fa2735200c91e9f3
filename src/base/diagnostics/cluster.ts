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
  HED692: {
    title: 'no Redis there',
    meaning: 'The address given with `--redis` is none, or nobody answers there.',
    example: 'heddle check --redis redis://127.0.0.1:1 queue.c',
    wayOut: 'Start one (`redis-server --appendonly yes`), or use `--jobs` on this machine.',
  },
  HED693: {
    title: 'a Redis that forgets',
    meaning:
      'It may throw keys away when its memory is full. A run that loses parts could not say so, so it is not begun.',
    example: 'redis-server --maxmemory-policy allkeys-lru',
    wayOut: 'Set `maxmemory-policy` to `noeviction`.',
  },
  HED694: {
    title: 'a run that cannot be shared or resumed',
    meaning:
      'Workers read no files and run no programs, so models and solvers of your own stay here; a run is resumed by the version that began it, before it expires.',
    example: 'heddle resume 0123456789ab --redis redis://127.0.0.1',
    wayOut: '`heddle runs` lists the runs that are there.',
  },
  HED695: {
    title: 'a Redis that keeps nothing on disk',
    meaning:
      'If it ends, the runs in it are lost, and `heddle resume` has nothing to go on with. Answers are right all the same.',
    example: 'redis-server --appendonly no',
    wayOut: 'Start it with `--appendonly yes`.',
  },
  HED696: {
    title: 'which engine has answered',
    meaning:
      "With `--engine auto` and several jobs, engines that are likely to do better run beside the first one after a while, and one of them was first. The answer is that engine's, with its bounds and assumptions.",
    example: 'heddle check --jobs 2 queue.c',
    wayOut: 'Nothing needs to be done; name the engine with `--engine` to begin with it next time.',
  },
} as const satisfies Record<string, Entry>;
