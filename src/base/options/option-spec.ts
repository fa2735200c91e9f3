import type { Parse } from './option-values.ts';

/** A row of an option table. */
export interface OptionSpec<T> {
  readonly group: Group;
  /** What follows the flag: `N`, `lp64|ilp32`. Null: a switch; one that is on by default is spelt `--no-…`. */
  readonly syntax: string | null;
  readonly default: T;
  /** In words, where the default is not a plain value. */
  readonly defaultText?: string;
  readonly parse: Parse<T>;
  readonly help: string;
  /** Folders of `src/` and engines that read it. */
  readonly readers: readonly string[];
}

/** An option of the design whose readers do not exist yet: naming it is a usage error, never ignored. */
export interface LaterSpec {
  readonly later: string;
}

export const GROUPS = ['What is checked', 'Search', 'Limits', 'Compiling', 'Output'] as const;
type Group = (typeof GROUPS)[number];

export type Value<S> = S extends { readonly parse: Parse<infer T> } ? T : never;
/** What the flags of a table amount to. */
export type SpecValues<T> = { readonly [K in keyof T]: Value<T[K]> };
