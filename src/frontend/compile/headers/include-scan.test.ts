import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFlags } from '../clang/clang-flags.ts';
import { scanIncludes } from './include-scan.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'heddle-scan-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const put = (name: string, text: string): void => {
  mkdirSync(dirname(join(dir, name)), { recursive: true });
  writeFileSync(join(dir, name), text);
};
const scan = (text: string, ...flags: string[]) =>
  scanIncludes(join(dir, 'main.c'), Buffer.from(text), readFlags(flags));
const found = (text: string, ...flags: string[]): string[] =>
  [...scan(text, ...flags).files.keys()].map((path) => path.slice(dir.length + 1));

describe('which files a compilation can read', () => {
  it('follows quotes and angles through all of them', () => {
    put('a.h', '#include "sub/b.h"');
    put('sub/b.h', '#  include "c.h"\n#include <d.h>');
    put('sub/c.h', '');
    put('inc/d.h', '');
    put('d.h', '');
    expect(found('#include "a.h"\n#include <stdio.h>', '-I', join(dir, 'inc'))).toEqual([
      'main.c',
      'a.h',
      'sub/b.h',
      'sub/c.h',
      'inc/d.h',
    ]);
  });
  it('takes every folder that has the name, and branches not taken', () => {
    put('a.h', '');
    put('inc/a.h', '');
    expect(found('#if 0\n#include "a.h"\n#endif', `-I${join(dir, 'inc')}`)).toEqual([
      'main.c',
      'a.h',
      'inc/a.h',
    ]);
  });
  it('understands .., continued lines, __has_include, and names in macros', () => {
    put('x/a.h', '');
    put('b.h', '');
    put('c.h', '');
    put('e.h', '');
    expect(
      found(
        '#inc\\\nlude "x/../x/a.h"\n#if __has_include("b.h")\n#endif\n#define NAME "c.h"\n#include NAME\n',
        '-DOTHER="e.h"',
      ).sort(),
    ).toEqual(['b.h', 'c.h', 'e.h', 'main.c', 'x/a.h']);
  });
  it('survives cycles, folders and missing files', () => {
    put('a.h', '#include "a.h"\n#include "main.c"');
    mkdirSync(join(dir, 'folder.h'));
    expect(found('#include "a.h"\n#include "folder.h"\n#include "none.h"')).toEqual(['main.c', 'a.h']);
  });
  it('has another hash when a header appears before the one that was found', () => {
    put('late/a.h', '');
    const flags = ['-I', join(dir, 'early'), '-I', join(dir, 'late')];
    const before = scan('#include <a.h>', ...flags).hash;
    expect(scan('#include <a.h>', ...flags).hash).toBe(before);
    put('early/a.h', '');
    expect(scan('#include <a.h>', ...flags).hash).not.toBe(before);
  });

  it('refuses pipes and devices', () => {
    execFileSync('mkfifo', [join(dir, 'pipe.h')]);
    for (const text of ['#include "pipe.h"', '#include "/dev/zero"', '#define H "pipe.h"\n#include H'])
      expect(() => scan(text)).toThrow(/not an ordinary file/);
    expect(() => scan('', '-include', '/dev/zero')).toThrow(/not an ordinary file/);
    expect(found('#include "/dev/null"\n#include "."')).toEqual(['main.c']);
  });
});
