import type { LaterSpec, OptionSpec } from './option-spec.ts';
import { OPTION_NAMES, OPTION_TABLE, type OptionName, specOf } from './option-table.ts';

/** `printAfter` → `--print-after`, `cache` (on by default) → `--no-cache`. */
export function flagOf(name: string): string {
  const spec = OPTION_NAMES.includes(name as OptionName) ? specOf(name as OptionName) : null;
  return spelling(name, spec);
}

export function spelling(name: string, spec: OptionSpec<unknown> | null): string {
  const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return spec?.syntax === null && spec.default === true ? `--no-${words}` : `--${words}`;
}

/** Options of the design that this version does not have: [name, who will read it]. */
export const LATER_OPTIONS: readonly (readonly [string, string])[] = Object.entries(OPTION_TABLE).flatMap(
  ([name, spec]) => ('later' in spec ? [[name, (spec as LaterSpec).later] as const] : []),
);
