import { mkdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nativeClangs } from '../native-clangs.ts';
import { compile, failure, inEmptyFolder, put } from './folder.ts';

inEmptyFolder();

describe('input that cannot be compiled', () => {
  it('missing, folder, empty, unknown, a header', async () => {
    mkdirSync('folder.c');
    put('empty.c', '');
    put('blank.c', ' \n\t\n');
    put('notes.txt', 'hello');
    put('a.hpp', 'int main() {}');
    expect(await failure('none.c')).toBe('HED130 1 none.c: no such file');
    expect(await failure('none.cpp')).toBe('HED130 1 none.cpp: no such file');
    expect(await failure('folder.c')).toBe('HED131 1 folder.c is a directory');
    expect(await failure('.')).toBe('HED131 1 . is a directory');
    expect(await failure('empty.c')).toBe('HED230 2 empty.c is empty');
    expect(await failure('blank.c')).toBe('HED230 2 blank.c is empty');
    expect(await failure('notes.txt')).toBe('HED132 1 notes.txt: unknown kind of file');
    expect(await failure('a.hpp')).toBe('HED132 1 a.hpp is a header');
    expect(await failure('/dev/null')).toBe('HED133 1 /dev/null is not an ordinary file');
  });

  it('a compiler that is none, or too old', async () => {
    put('a.c', 'int main(void) { return 0; }');
    put('old', '#!/bin/sh\necho "clang version 14.0.6"\n', 0o755);
    put('other', '#!/bin/sh\necho "gcc (GCC) 13"\n', 0o755);
    expect(await failure('a.c', { clang: './missing' })).toBe('HED135 1 --clang ./missing: no such program');
    expect(await failure('a.c', { clang: 'no-such-clang' })).toBe(
      'HED135 1 --clang no-such-clang: no such program',
    );
    expect(await failure('a.c', { clang: './other' })).toBe('HED136 1 --clang ./other: this is not clang');
    expect(await failure('a.c', { clang: './old' })).toBe(
      'HED137 1 --clang ./old is version 14; Heddle needs clang 15 or newer',
    );
  });
});

describe('input given as LLVM IR', () => {
  it('is passed through', async () => {
    put('a.ll', 'define i32 @main() {\n  ret i32 0\n}\n');
    expect((await compile('a.ll')).llvm).toBe('define i32 @main() {\n  ret i32 0\n}\n');
  });
});

describe('a warm cache', () => {
  it.runIf(nativeClangs().length > 0)('starts no process, and notices every change', async () => {
    const real = nativeClangs()[0];
    put('clang', `#!/bin/sh\necho run >> log\nexec ${real} "$@"\n`, 0o755);
    put('log', '');
    put('a.c', '#include "h.h"\nint main(void) { return N; }');
    put('h.h', '#define N 1');
    const { readFileSync } = await import('node:fs');
    const runs = (): number => readFileSync('log', 'utf8').split('\n').length - 1;
    const given = { clang: './clang', cache: true };
    const first = await compile('a.c', given);
    const atFirst = runs();
    expect(atFirst).toBeGreaterThan(0);
    expect(await compile('a.c', given)).toEqual(first);
    expect(runs()).toBe(atFirst);

    put('h.h', '#define N 2');
    expect((await compile('a.c', given)).llvm).toContain('ret i32 2');
    put('inc/h.h', '#define N 3');
    put('a.c', '#include <h.h>\nint main(void) { return N; }');
    expect((await compile('a.c', { ...given, flags: ['-I', 'inc'] })).llvm).toContain('ret i32 3');
    put('inc0/h.h', '#define N 4');
    expect((await compile('a.c', { ...given, flags: ['-I', 'inc0', '-I', 'inc'] })).llvm).toContain(
      'ret i32 4',
    );
    const before = runs();
    put('h.h', '#define N 1');
    put('a.c', '#include "h.h"\nint main(void) { return N; }');
    expect(await compile('a.c', given)).toEqual(first);
    expect(runs()).toBe(before);
  });

  it('that cannot be written is a warning', async () => {
    put('a.c', 'int main(void) { return 0; }');
    put('blocked', '');
    process.env.XDG_CACHE_HOME = `${process.cwd()}/blocked`;
    const unit = await compile('a.c', { cache: true });
    expect(unit.warnings.map((warning) => warning.code)).toEqual(['HED530']);
    expect(unit.llvm).toContain('define dso_local i32 @main()');
  });
});
