import { AXIOMATIC } from './axiomatic.ts';
import { CLUSTER } from './cluster.ts';
import { COMPILING } from './compiling.ts';
import { DATATYPES } from './datatypes.ts';
import { ENDING } from './ending.ts';
import type { Entry } from './entry.ts';
import { FENCES } from './fences.ts';
import { HIDDEN } from './hidden.ts';
import { LIMITS } from './limits.ts';
import { NOTICES } from './notices.ts';
import { SAFETY } from './safety.ts';
import { SOURCE_TEXT } from './source-text.ts';
import { UNSUPPORTED } from './unsupported.ts';
import { USAGE } from './usage.ts';

/**
 * All codes. `Code` is the type of `Diagnostic.code`, so that a message without an entry does not compile; that an
 * entry stands once, in order, and belongs to some message is the work of catalogue.test.ts.
 */
export const CATALOGUE = {
  ...USAGE,
  ...COMPILING,
  ...UNSUPPORTED,
  ...LIMITS,
  ...NOTICES,
  ...HIDDEN,
  ...SOURCE_TEXT,
  ...ENDING,
  ...SAFETY,
  ...AXIOMATIC,
  ...DATATYPES,
  ...CLUSTER,
  ...FENCES,
};

export type Code = keyof typeof CATALOGUE;

export const CODES = Object.keys(CATALOGUE) as readonly Code[];

export const isCode = (text: string): text is Code => Object.hasOwn(CATALOGUE, text);

export const SECTIONS: readonly (readonly [title: string, entries: Readonly<Record<string, Entry>>])[] = [
  ['HED1xx: usage (exit 1)', USAGE],
  ['HED2xx: compiling (exit 2)', COMPILING],
  ['HED3xx: not modelled (exit 5)', UNSUPPORTED],
  ['HED4xx: limits (exit 5)', LIMITS],
  ['HED5xx: notices', NOTICES],
  ['HED6xx: executions that end too early (exit 5)', HIDDEN],
  ['HED6xx: source text that cannot be checked (exit 5)', SOURCE_TEXT],
  ['HED6xx: runs that end without an answer (exit 5, 7 or 130)', ENDING],
  ['HED6xx: files that need not be what they seem (exit 1, or a notice)', SAFETY],
  ['HED6xx: what the engine axiomatic does not encode (exit 5, or 1)', AXIOMATIC],
  ['HED6xx: data types that cannot be tested (exit 1)', DATATYPES],
  ['HED6xx: work shared among workers (exit 5, or 1)', CLUSTER],
  ['HED7xx: what `heddle fences` cannot change (exit 1, or a notice)', FENCES],
];
