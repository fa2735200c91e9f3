import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCache, sweep } from './cache.ts';

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
