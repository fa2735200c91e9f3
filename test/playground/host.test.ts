import { createHash, randomBytes } from 'node:crypto';
import { posix } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as browserBytes from '../../playground/host/bytes.ts';
import * as browserFiles from '../../playground/host/files.ts';
import { sha256 } from '../../playground/host/hash.ts';
import { FOLDER, putFile } from '../../playground/host/memory-files.ts';
import * as browserPaths from '../../playground/host/paths.ts';
import * as browserProcess from '../../playground/host/process.ts';
import * as nodeBytes from '../../src/host/bytes.ts';
import * as nodeFiles from '../../src/host/files.ts';
import * as nodePaths from '../../src/host/paths.ts';
import * as nodeProcess from '../../src/host/process.ts';

/** What the browser has in place of src/host does the same. */
const path = fc
  .array(fc.constantFrom('a', 'b.c', '..', '.', '', 'x.tar.gz', '.hidden', 'ü'), { maxLength: 6 })
  .map((parts) => parts.join('/'));
/** Node resolves against its own current folder. */
const resolved = (...parts: string[]): string => posix.resolve(FOLDER, ...parts);

describe('names of files', () => {
  it('are those of POSIX', () => {
    fc.assert(
      fc.property(path, path, (a, b) => {
        expect(browserPaths.normalize(a)).toBe(posix.normalize(a));
        expect(browserPaths.join(a, b)).toBe(posix.join(a, b));
        expect(browserPaths.resolve(a, b)).toBe(resolved(a, b));
        expect(browserPaths.relative(a, b)).toBe(posix.relative(resolved(a), resolved(b)));
        expect(browserPaths.isAbsolute(a)).toBe(posix.isAbsolute(a));
        expect(browserPaths.basename(a)).toBe(posix.basename(a));
        expect(browserPaths.extname(a)).toBe(posix.extname(a));
      }),
    );
  });

  it.each(['a/b', '/a', 'a', '/', 'a/b/c.d', './x', '../x'])('have the folder of %s', (name) => {
    expect(browserPaths.dirname(name)).toBe(posix.dirname(name));
    expect(browserPaths.basename(name, '.d')).toBe(posix.basename(name, '.d'));
  });
});

it('SHA-256 is SHA-256', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000, 100_000]) {
    const bytes = new Uint8Array(randomBytes(length));
    for (const encoding of ['hex', 'base64'] as const)
      expect(sha256(['ü', bytes], encoding)).toBe(
        createHash('sha256').update('ü').update(bytes).digest(encoding),
      );
  }
});

it('texts and bytes are the same', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), fc.string({ unit: 'binary' }), (bytes, text) => {
      for (const encoding of ['utf8', 'latin1'] as const)
        expect(browserBytes.textOf(bytes, encoding)).toBe(nodeBytes.textOf(bytes, encoding));
      expect([...browserBytes.bytesOf(text)]).toEqual([...nodeBytes.bytesOf(text)]);
      const narrow = nodeBytes.textOf(bytes, 'latin1');
      expect([...browserBytes.bytesOf(narrow, 'latin1')]).toEqual([...bytes]);
      expect([...browserBytes.concatenated([bytes, bytes])]).toEqual([...bytes, ...bytes]);
    }),
  );
  const marked = Uint8Array.of(0xef, 0xbb, 0xbf, 65);
  expect(browserBytes.textOf(marked)).toBe(nodeBytes.textOf(marked));
});

it('files in memory are found, and others are not there', () => {
  putFile(`${FOLDER}/lib/a.h`, 'one');
  expect(browserFiles.readText('lib/../lib/a.h')).toBe('one');
  expect(browserFiles.kindOf('lib')).toBe('folder');
  expect(browserFiles.filesBelow('.')).toEqual(['lib/a.h']);
  expect(browserFiles.isThere('/etc/passwd')).toBe(false);
  expect(() => browserFiles.readBytes('/etc/passwd')).toThrow(expect.objectContaining({ code: 'ENOENT' }));
});

it('has every function of src/host', () => {
  for (const [browser, node] of [
    [browserPaths, nodePaths],
    [browserBytes, nodeBytes],
    [browserFiles, nodeFiles],
    [browserProcess, nodeProcess],
  ])
    expect(Object.keys(browser).sort()).toEqual(Object.keys(node).sort());
});
