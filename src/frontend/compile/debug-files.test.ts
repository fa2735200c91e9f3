import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { quote, renameFiles, unquote, userName } from './debug-files.ts';

const naming = { main: './a/main.c', headersDir: '/opt/heddle/include' };

describe('file names in debug info', () => {
  it.each([
    ['./a/main.c', './a/main.c'],
    [resolve('a/main.c'), './a/main.c'],
    ['./sub/x.h', 'sub/x.h'],
    ['sub/../y.h', 'y.h'],
    ['../up/z.h', '../up/z.h'],
    ['/elsewhere/z.h', '/elsewhere/z.h'],
    ['/opt/heddle/include/pthread.h', '<heddle>/pthread.h'],
    [resolve('b/x.h'), 'b/x.h'],
  ])('%s is called %s', (spelled, name) => {
    expect(userName(spelled, naming)).toBe(name);
  });

  it('renames every DIFile and the module', () => {
    const text = [
      "; ModuleID = 'x'",
      'source_filename = "/somewhere"',
      '!1 = !DIFile(filename: "./sub/x.h", directory: ".", checksumkind: CSK_MD5, checksum: "00")',
      '!2 = distinct !DIFile(filename: "/opt/heddle/include/pthread.h", directory: "")',
    ].join('\n');
    const { llvm, files } = renameFiles(text, naming);
    expect(llvm.split('\n')).toEqual([
      "; ModuleID = './a/main.c'",
      'source_filename = "./a/main.c"',
      '!1 = !DIFile(filename: "sub/x.h", directory: ".")',
      '!2 = distinct !DIFile(filename: "<heddle>/pthread.h", directory: ".")',
    ]);
    expect([...files]).toEqual([
      ['./a/main.c', resolve('a/main.c')],
      ['sub/x.h', resolve('sub/x.h')],
    ]);
  });

  it('writes strange names as LLVM does', () => {
    const name = 'na"me\\ \u00fc$&.c';
    expect(quote(name)).toBe('na\\22me\\5C \\C3\\BC$&.c');
    expect(unquote(quote(name))).toBe(name);
  });
});
