import type { Cache } from '../../src/frontend/compile/cache/cache.ts';
import { sha256 } from '../host/hash.ts';

/** src/frontend/compile/cache/cache.ts for the browser: what was compiled is kept as long as the worker lives. */
export type { Cache } from '../../src/frontend/compile/cache/cache.ts';

const entries = new Map<string, string>();
/** Kept at most: the oldest go first. */
const MAX_TEXT = 64 << 20;
let size = 0;

/** Keys of entries that were there when they were asked for. */
const found = new Set<string>();

/** Entries that were found since the last call. */
export function takeFound(): readonly (readonly [key: string, text: string])[] {
  const taken = [...found].map((key) => [key, entries.get(key) ?? ''] as const);
  found.clear();
  return taken;
}

/** Written since somebody asked. */
let fresh: [key: string, text: string][] = [];

/** What was compiled since the last call. */
export function takeFresh(): readonly (readonly [key: string, text: string])[] {
  const taken = fresh;
  fresh = [];
  return taken;
}

export function preload(given: readonly (readonly [key: string, text: string])[]): void {
  for (const [key, text] of given) keep(key, text);
}

function keep(key: string, text: string): void {
  if (entries.has(key)) return;
  entries.set(key, text);
  size += text.length;
  for (const [oldest, old] of entries) {
    if (size <= MAX_TEXT) return;
    entries.delete(oldest);
    size -= old.length;
  }
}

export const keyOf = (...parts: readonly string[]): string =>
  sha256(['heddle-cache-1', ...parts.flatMap((part) => [`${part.length}:`, part])]);

export const NO_CACHE: Cache = {
  key: keyOf,
  read: () => null,
  readBytes: () => null,
  write: () => {},
  problems: [],
};

export const openCache = (): Cache => ({
  key: keyOf,
  read: (key) => {
    const text = entries.get(key) ?? null;
    if (text !== null) found.add(key);
    return text;
  },
  readBytes: () => null,
  write: (key, content) => {
    if (typeof content !== 'string') return;
    keep(key, content);
    fresh.push([key, content]);
  },
  problems: [],
});
