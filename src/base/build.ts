/**
 * What the build wrote down of what it was made of (tsdown.config.ts): hashes of all source files, and of Heddle's own headers
 * among them. Null where the code runs as it stands, in tests and scripts: it may change under our hands there.
 */
declare const HEDDLE_BUILD: { readonly sources: string; readonly headers: string } | undefined;

export const build = typeof HEDDLE_BUILD === 'undefined' ? null : HEDDLE_BUILD;
