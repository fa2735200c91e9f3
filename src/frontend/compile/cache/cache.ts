import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../../../base/failure.ts';
import { distrustFolder, distrustOwn, me } from './cache-trust.ts';

/**
 * A folder of texts, and of bytes, by the hash of everything they depend on.
 *
 * Safe under concurrent use and after a crash: an entry is written under a temporary name and renamed, which is
 * atomic, and its first line holds the length and hash of the rest, so one that is cut or damaged is simply not
 * there. Two processes may compile the same thing; they write the same bytes. What others could have written is not
 * believed (cache-trust.ts).
 */
export interface Cache {
  readonly key: (...parts: readonly string[]) => string;
  readonly read: (key: string) => string | null;
  readonly readBytes: (key: string) => Uint8Array | null;
  readonly write: (key: string, content: string | Uint8Array) => void;
  /** What is wrong with the folder, or with entries that were asked for. */
  readonly problems: readonly Diagnostic[];
}

const FORMAT = 'heddle-cache-1';
const MAX_BYTES = 256 << 20;
const DAY_MS = 24 * 3600 * 1000;

function cacheDir(): string {
  const xdg = process.env.XDG_CACHE_HOME;
  return join(xdg?.startsWith('/') ? xdg : join(homedir(), '.cache'), 'heddle');
}

export const keyOf = (...parts: readonly string[]): string => {
  const hash = createHash('sha256').update(FORMAT);
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
};

/** `--no-cache`. */
export const NO_CACHE: Cache = {
  key: keyOf,
  read: () => null,
  readBytes: () => null,
  write: () => {},
  problems: [],
};

export function openCache(dir: string = cacheDir(), maxBytes: number = MAX_BYTES): Cache {
  const problems: Diagnostic[] = [];
  const pathOf = (key: string): string => join(dir, key.slice(0, 2), key);
  let usable = true;
  /** Once the folder is there. */
  const useIfTrusted = (): void => {
    const why = distrustFolder(dir);
    if (why === null) return;
    usable = false;
    problems.push({
      code: 'HED662',
      severity: 'warning',
      message: `the cache folder ${dir} is not used: ${why}`,
      help: `make it yours alone (chmod go-w), set XDG_CACHE_HOME to a folder that is, or give --no-cache`,
    });
  };
  if (existsSync(dir)) useIfTrusted();
  const readBytes = (key: string): Buffer | null => {
    if (!usable) return null;
    const path = pathOf(key);
    const { bytes, distrust } = readEntry(path);
    if (distrust !== null)
      problems.push({
        code: 'HED663',
        severity: 'warning',
        message: `the cache entry ${path} is not used: it ${distrust}`,
        help: `it is compiled again and replaced; find out who wrote there, or remove ${dir}`,
      });
    const body = bytes === null ? null : unpack(bytes);
    if (body !== null) keepYoung(path);
    return body;
  };

  return {
    key: keyOf,
    problems,
    read: (key) => readBytes(key)?.toString('utf8') ?? null,
    readBytes,
    write: (key, content) => {
      if (!usable) return;
      const path = pathOf(key);
      const temporary = `${path}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`;
      try {
        if (!existsSync(dir)) {
          mkdirSync(dir, { recursive: true, mode: 0o700 });
          useIfTrusted();
          if (!usable) return;
        }
        mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
        writeFileSync(temporary, pack(content), { mode: 0o600, flag: 'wx' });
        renameSync(temporary, path);
        // One write in sixteen looks at the size of the whole.
        if (key.endsWith('0')) sweep(dir, maxBytes);
      } catch (error) {
        removeIfThere(temporary);
        usable = false;
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

/** The bytes of an entry, or why they cannot be believed; of the very file that is read, which is no link. */
function readEntry(path: string): { bytes: Buffer | null; distrust: string | null } {
  const user = me();
  let file: number;
  try {
    // (Opening a pipe would wait for a writer.)
    file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    const isLink = (error as NodeJS.ErrnoException).code === 'ELOOP';
    return { bytes: null, distrust: isLink ? 'is a symbolic link' : null };
  }
  try {
    const stat = fstatSync(file);
    const folder = lstatSync(dirname(path));
    if (!stat.isFile() || !folder.isDirectory()) return { bytes: null, distrust: 'is not an ordinary file' };
    const distrust = user === null ? null : (distrustOwn(stat, user) ?? distrustOwn(folder, user));
    return { bytes: distrust === null ? readFileSync(file) : null, distrust };
  } catch {
    return { bytes: null, distrust: null };
  } finally {
    closeSync(file);
  }
}

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

function pack(content: string | Uint8Array): Buffer {
  const body = Buffer.from(content);
  return Buffer.concat([Buffer.from(`${FORMAT} ${body.length} ${digest(body)}\n`), body]);
}

function unpack(bytes: Buffer): Buffer | null {
  const end = bytes.indexOf(10);
  if (end < 0) return null;
  const [format, length, hash] = bytes.toString('latin1', 0, end).split(' ');
  const body = bytes.subarray(end + 1);
  return format === FORMAT && Number(length) === body.length && hash === digest(body) ? body : null;
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
