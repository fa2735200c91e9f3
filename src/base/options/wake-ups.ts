import type { CheckOptions } from './options.ts';

/** What a verdict assumes of wake-ups from condition variables that nobody signalled. */
export const wakeUps = ({ spuriousWakeups }: Pick<CheckOptions, 'spuriousWakeups'>): string =>
  spuriousWakeups === 'off'
    ? 'no thread wakes up spuriously from condition variables'
    : 'a thread wakes up spuriously from condition variables at most once';
