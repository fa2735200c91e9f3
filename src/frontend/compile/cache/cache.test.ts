import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyOf, openCache, sweep } from './cache.ts';
import { distrustAbove, distrustOwn } from './cache-trust.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'heddle-cache-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const pathOf = (key: string): string => join(dir, key.slice(0, 2), key);

describe('cache', () => {
  it('gives back what was written, also non-ASCII and empty text', () => {
    const cache = openCache(dir);
    for (const text of ['', 'text\nwith lines\n', 'gr\u00fc\u00df \u{1F600}']) {
      const key = cache.key('k', text);
      expect(cache.read(key)).toBeNull();
      cache.write(key, text);
      expect(openCache(dir).read(key)).toBe(text);
    }
    expect(cache.problems).toEqual([]);
  });
  it('gives back bytes that are no text', () => {
    const cache = openCache(dir);
    const key = cache.key('bytes');
    const bytes = Uint8Array.from([0xff, 0x0a, 0x00, 0xc3, 0x28]);
    cache.write(key, bytes);
    expect(new Uint8Array(openCache(dir).readBytes(key) ?? [])).toEqual(bytes);
    expect(cache.readBytes(cache.key('others'))).toBeNull();
  });
  it('keys tell apart where one part ends and the next begins', () => {
    const { key } = openCache(dir);
    expect(key('ab', 'c')).not.toBe(key('a', 'bc'));
  });
  it('does not believe damaged entries', () => {
    const cache = openCache(dir);
    const key = cache.key('x');
    cache.write(key, 'a long enough text');
    const bytes = readFileSync(pathOf(key));
    truncateSync(pathOf(key), bytes.length - 1);
    expect(cache.read(key)).toBeNull();
    bytes[bytes.length - 1] ^= 1;
    writeFileSync(pathOf(key), bytes);
    expect(cache.read(key)).toBeNull();
    writeFileSync(pathOf(key), '');
    expect(cache.read(key)).toBeNull();
    cache.write(key, 'new');
    expect(cache.read(key)).toBe('new');
  });
  it('leaves no temporary files', () => {
    const cache = openCache(dir);
    for (let i = 0; i < 20; i++) cache.write(cache.key(String(i)), 'x');
    expect(
      (readdirSync(dir, { recursive: true }) as string[]).filter((name) => name.endsWith('.tmp')),
    ).toEqual([]);
  });
  it('says once that it cannot write, and goes on without', () => {
    const blocked = join(dir, 'file');
    writeFileSync(blocked, '');
    const cache = openCache(join(blocked, 'heddle'));
    cache.write(cache.key('a'), 'x');
    cache.write(cache.key('b'), 'x');
    expect(cache.read(cache.key('a'))).toBeNull();
    expect(cache.problems.map((p) => p.code)).toEqual(['HED530']);
    expect(cache.problems[0].message).toContain('cannot be written (ENOTDIR)');
  });
  it.skipIf(process.getuid?.() === 0)('says so for a folder without permission', () => {
    const closed = join(dir, 'closed');
    mkdirSync(closed);
    chmodSync(closed, 0o500);
    const cache = openCache(join(closed, 'heddle'));
    cache.write(cache.key('a'), 'x');
    expect(cache.problems[0].message).toContain('(EACCES)');
  });
  it('sweeps the oldest entries and what crashed writers left', () => {
    const cache = openCache(dir);
    const keys = Array.from({ length: 8 }, (_, i) => cache.key(`entry ${i}`));
    keys.forEach((key, i) => {
      cache.write(key, 'x'.repeat(1000));
      utimesSync(pathOf(key), 1000 + i, 1000 + i);
    });
    const left = join(dir, 'ab.1.tmp');
    writeFileSync(left, '');
    utimesSync(left, 1000, 1000);
    sweep(dir, 1_000_000);
    expect(existsSync(left)).toBe(false);
    expect(keys.every((key) => existsSync(pathOf(key)))).toBe(true);
    sweep(dir, 5000);
    expect(keys.map((key) => existsSync(pathOf(key)))).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});

/** Who can write an entry decides what is verified. */
describe('a cache that others can write', () => {
  const key = keyOf('trust');
  const filled = (): string => {
    openCache(dir).write(key, 'text');
    return join(dir, key.slice(0, 2), key);
  };
  const codes = (): string[] => {
    const cache = openCache(dir);
    expect(cache.read(key)).toBe(null);
    return cache.problems.map(({ code }) => code);
  };
  it('is believed when it is ours alone', () => {
    filled();
    const cache = openCache(dir);
    expect(cache.read(key)).toBe('text');
    expect(cache.problems).toEqual([]);
  });
  it.each([0o720, 0o702, 0o777])('is not used as a folder of mode %o', (mode) => {
    filled();
    chmodSync(dir, mode);
    expect(codes()).toEqual(['HED662']);
    openCache(dir).write(key, 'other');
    chmodSync(dir, 0o700);
    expect(openCache(dir).read(key)).toBe('text');
  });
  it.each([0o620, 0o602, 0o666])('is not used as an entry of mode %o, which is then replaced', (mode) => {
    chmodSync(filled(), mode);
    expect(codes()).toEqual(['HED663']);
    openCache(dir).write(key, 'new');
    expect(openCache(dir).read(key)).toBe('new');
  });
  it('is not used as a subfolder, a link or a pipe', () => {
    const path = filled();
    chmodSync(dirname(path), 0o777);
    expect(codes()).toEqual(['HED663']);
    chmodSync(dirname(path), 0o700);
    renameSync(path, `${path}.real`);
    symlinkSync(`${path}.real`, path);
    expect(codes()).toEqual(['HED663']);
    rmSync(path);
    execFileSync('mkfifo', [path]);
    expect(codes()).toEqual(['HED663']);
  });
  it('is not used below a folder that others can write, unless that is sticky', () => {
    const below = join(dir, 'open', 'cache');
    mkdirSync(below, { recursive: true, mode: 0o700 });
    chmodSync(join(dir, 'open'), 0o777);
    expect(openCache(below).problems.map(({ message }) => message)).toEqual([
      `the cache folder ${below} is not used: ${join(dir, 'open')} can be written by others`,
    ]);
    chmodSync(join(dir, 'open'), 0o1777);
    expect(openCache(below).problems).toEqual([]);
  });
  it('may be reached by a link of ours, and is looked at where it is', () => {
    filled();
    const link = join(dir, 'link');
    symlinkSync(dir, link);
    expect(openCache(link).read(key)).toBe('text');
    chmodSync(dir, 0o777);
    expect(openCache(link).problems.map(({ code }) => code)).toEqual(['HED662']);
    chmodSync(dir, 0o700);
  });
  it('knows owners', () => {
    const user = { uid: 1000, gid: 1000 };
    const of = (uid: number, gid: number, mode: number) => ({ uid, gid, mode });
    expect(distrustOwn(of(1000, 1000, 0o755), user)).toBe(null);
    expect(distrustOwn(of(0, 0, 0o755), user)).toBe('belongs to another user');
    expect(distrustOwn(of(1000, 1000, 0o775), user)).toBe('can be written by others');
    expect(distrustAbove(of(0, 0, 0o755), false, user)).toBe(null);
    expect(distrustAbove(of(1001, 0, 0o755), false, user)).toBe('belongs to another user');
    expect(distrustAbove(of(1001, 0, 0o1777), false, user)).toBe('belongs to another user');
    expect(distrustAbove(of(1001, 0, 0o777), true, user)).toBe('belongs to another user');
    expect(distrustAbove(of(1000, 1000, 0o775), false, user)).toBe(null);
    expect(distrustAbove(of(1000, 100, 0o775), false, user)).toBe('can be written by others');
    expect(distrustAbove(of(0, 0, 0o1777), false, user)).toBe(null);
    expect(distrustAbove(of(0, 0, 0o777), false, user)).toBe('can be written by others');
  });
});
