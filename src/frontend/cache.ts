import { createHash, randomBytes } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Diagnostic } from '../base/failure.ts';

/**
 * A folder of texts by the hash of everything they depend on.
 *
 * Safe under concurrent use and after a crash: an entry is written under a temporary name and renamed, which is
 * atomic, and its first line holds the length and hash of the rest, so one that is cut or damaged is simply not
 * there. Two processes may compile the same thing; they write the same bytes.
 */
export interface Cache {
  readonly key: (...parts: readonly string[]) => string;
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
  /** Said once, when the folder cannot be used. */
  readonly problems: readonly Diagnostic[];
}

const FORMAT = 'heddle-cache-1';
const MAX_BYTES = 256 << 20;
const DAY_MS = 24 * 3600 * 1000;

export function cacheDir(): string {
  const xdg = process.env.XDG_CACHE_HOME;
  return join(xdg?.startsWith('/') ? xdg : join(homedir(), '.cache'), 'heddle');
}

export const keyOf = (...parts: readonly string[]): string => {
  const hash = createHash('sha256').update(FORMAT);
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
};

/** `--no-cache`. */
export const NO_CACHE: Cache = { key: keyOf, read: () => null, write: () => {}, problems: [] };

export function openCache(dir: string = cacheDir(), maxBytes: number = MAX_BYTES): Cache {
  const problems: Diagnostic[] = [];
  const pathOf = (key: string): string => join(dir, key.slice(0, 2), key);

  return {
    key: keyOf,
    problems,
    read: (key) => {
      const path = pathOf(key);
      let bytes: Buffer;
      try {
        bytes = readFileSync(path);
      } catch {
        return null;
      }
      const text = unpack(bytes);
      if (text !== null) keepYoung(path);
      return text;
    },
    write: (key, text) => {
      if (problems.length > 0) return;
      const path = pathOf(key);
      const temporary = `${path}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`;
      try {
        mkdirSync(join(dir, key.slice(0, 2)), { recursive: true, mode: 0o700 });
        writeFileSync(temporary, pack(text), { mode: 0o600 });
        renameSync(temporary, path);
        // One write in sixteen looks at the size of the whole.
        if (key.endsWith('0')) sweep(dir, maxBytes);
      } catch (error) {
        removeIfThere(temporary);
        problems.push({
          code: 'HED530',
          severity: 'warning',
          message: `the cache folder ${dir} cannot be written (${(error as NodeJS.ErrnoException).code}): every run compiles again`,
          help: 'set XDG_CACHE_HOME to a folder that can be written, or give --no-cache',
        });
      }
    },
  };
}

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

function pack(text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([Buffer.from(`${FORMAT} ${body.length} ${digest(body)}\n`), body]);
}

function unpack(bytes: Buffer): string | null {
  const end = bytes.indexOf(10);
  if (end < 0) return null;
  const [format, length, hash] = bytes.toString('latin1', 0, end).split(' ');
  const body = bytes.subarray(end + 1);
  return format === FORMAT && Number(length) === body.length && hash === digest(body)
    ? body.toString('utf8')
    : null;
}

/** (`force` does not forgive a path that leads through a file.) */
function removeIfThere(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Then it is not there.
  }
}

/** Entries in use do not look old. */
function keepYoung(path: string): void {
  try {
    const now = Date.now();
    if (now - statSync(path).mtimeMs > DAY_MS) utimesSync(path, now / 1000, now / 1000);
  } catch {
    // Another process may have removed it: the text has been read.
  }
}

/** Removes what crashed writers left, and the oldest entries until three quarters of `maxBytes` remain. */
export function sweep(dir: string, maxBytes: number): void {
  const entries: { path: string; size: number; mtimeMs: number }[] = [];
  for (const name of readdirSync(dir, { recursive: true }) as string[]) {
    const path = join(dir, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined || !stat.isFile()) continue;
    if (name.endsWith('.tmp') && Date.now() - stat.mtimeMs > DAY_MS) rmSync(path, { force: true });
    else entries.push({ path, size: stat.size, mtimeMs: stat.mtimeMs });
  }
  let total = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (total <= maxBytes) return;
  entries.sort((a, b) => a.mtimeMs - b.mtimeMs);
  for (const entry of entries) {
    if (total <= maxBytes * 0.75) return;
    rmSync(entry.path, { force: true });
    total -= entry.size;
  }
}
