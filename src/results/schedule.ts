import type { Input } from './input.ts';

/** An execution that an engine has run, as a test: what it decided, and what it showed that no run before it had. */
export interface Schedule {
  /** Entries as in engines/scheduled-run/decider.ts. */
  readonly schedule: readonly number[];
  /** By thread: what it chose. */
  readonly choices: readonly (readonly string[])[];
  readonly shows: readonly string[];
  readonly outcome: string;
}

/** A file of `--save-schedules`. */
export interface SavedSchedule extends Schedule {
  readonly kind: 'heddle schedule';
  readonly version: 1;
  readonly input: Input;
}
