import { describe, expect, it } from 'vitest';
import { publicHeaders } from '../../src/frontend/compile/headers/our-headers.ts';
import { allClangs } from '../native-clangs.ts';
import { compile, failure, inEmptyFolder, put } from './folder.ts';

inEmptyFolder();

/** The names of files in the debug info. */
const debugFiles = (llvm: string): string[] =>
  [...new Set(Array.from(llvm.matchAll(/!DIFile\(filename: "([^"]*)"/g), (m) => m[1]))].sort();

describe.each(allClangs())('%s', (clang) => {
  it('reports errors in its own words, with their places', async () => {
    put('bad.c', 'int main(void) {\n  int x = ;\n  return y;\n}\n');
    expect(await failure('bad.c', { clang })).toBe(
      "HED232 2 bad.c:2:11 expected expression\nbad.c:3:10: error: use of undeclared identifier 'y'",
    );
    put('sub/bad.h', 'int f(void) { return 0 }\n');
    put('main.c', '#include "sub/bad.h"\n');
    expect(await failure('main.c', { clang })).toBe(
      "HED232 2 sub/bad.h:1:23 expected ';' after return statement",
    );
    put('unknown.c', 'int main(void) { return missing(1); }\n');
    expect(await failure('unknown.c', { clang })).toMatch(
      /^HED232 2 unknown\.c:1:25 call to undeclared function 'missing'/,
    );
    put('header.c', '#include <nothing/here.h>\n');
    expect(await failure('header.c', { clang })).toBe(
      "HED233 2 header.c:1:10 'nothing/here.h' file not found",
    );
  });

  it('passes warnings on', async () => {
    put('a.c', '#include <stdio.h>\nint main(void) {\n  printf("%d", "x");\n  return 0;\n}\n');
    const { warnings } = await compile('a.c', { clang });
    expect(warnings.map(({ code, at }) => ({ code, at }))).toEqual([
      { code: 'HED240', at: { file: 'a.c', line: 3, column: 16 } },
    ]);
    expect((await compile('a.c', { clang, flags: ['-w'] })).warnings).toEqual([]);
  });

  it('finds headers of the user, and calls them as the user does', async () => {
    put('../up/up.h', 'static int up(void) { return 1; }\n');
    put(
      'src/a.c',
      '#include "b.h"\n#include <c.h>\n#include "../../up/up.h"\n#include "./deep/../d.h"\nint main(void) { return b() + c() + up() + d() + e() + F; }\n',
    );
    put('src/deep/x.h', '');
    put('src/b.h', 'static int b(void) { return 2; }\n');
    put('inc/c.h', '#include <stdint.h>\nstatic int c(void) { return 3; }\n');
    put('src/d.h', '#define NAME <e.h>\n#include NAME\nstatic int d(void) { return 4; }\n');
    put('inc/e.h', 'static int e(void) { return 5; }\n');
    put('pre.h', '#define F 6\n');
    const flags = ['-I', 'inc', '-include', 'pre.h', '-DX'];
    const unit = await compile('src/a.c', { clang, flags });
    const names = ['../up/up.h', 'inc/c.h', 'inc/e.h', 'src/a.c', 'src/b.h', 'src/d.h'];
    expect(debugFiles(unit.llvm)).toEqual(names);
    expect([...unit.sources.keys()].sort()).toEqual(names);
    expect(unit.sources.get('inc/e.h')).toBe('static int e(void) { return 5; }\n');
    const absolute = await compile(`${process.cwd()}/src/a.c`, { clang, flags });
    expect([...absolute.sources.keys()].sort()).toContain(`${process.cwd()}/src/a.c`);
    expect(debugFiles(absolute.llvm)).toContain(`${process.cwd()}/src/a.c`);
  });

  it('takes any file name for a file name', async () => {
    for (const name of [
      '-x.c',
      'with space.c',
      '\u00fcber.c',
      '$(echo hi).c',
      'quo"te.c',
      '@a.c',
      '--version.c',
    ]) {
      put(`./${name}`, 'int main(void) { return 0; }\n');
      const unit = await compile(name, { clang });
      expect(unit.llvm).toContain('@main()');
      expect([...unit.sources.keys()]).toEqual([name]);
      put(`./${name}`, 'int main(void) { return }\n');
      expect(await failure(name, { clang })).toBe(`HED232 2 ${name}:1:25 expected expression`);
    }
  });

  it('reads preprocessed text, and shows its original files', async () => {
    put(
      'a.i',
      '# 1 "orig.c"\n# 1 "h.h" 1\nint h(void) { return 1; }\n# 2 "orig.c" 2\nint main(void) { return h(); }\n',
    );
    const unit = await compile('a.i', { clang });
    expect(debugFiles(unit.llvm)).toEqual(expect.arrayContaining(['h.h', 'orig.c']));
    expect(unit.sources.get('orig.c')).toBe('\nint main(void) { return h(); }\n');
  });

  it('does not take a foreign recursive mutex for an ordinary one', async () => {
    put(
      'a.i',
      'enum { PTHREAD_MUTEX_RECURSIVE_NP = 1 };\nstruct { struct { int a[4]; int k; } d; } m =\n  { { 0, 0, 0, 0, PTHREAD_MUTEX_RECURSIVE_NP } };\n',
    );
    expect(await failure('a.i', { clang })).toMatch(/^HED235 2 a\.i:3:1 /);
  });

  it('declares what other checkers have, unless the program does', async () => {
    put(
      'a.c',
      'int main(void) { __CPROVER_assume(1); long x = __VERIFIER_nondet_long(); __CPROVER_assert(x == x, "same"); return 0; }\n',
    );
    const { llvm } = await compile('a.c', { clang });
    expect(llvm).toMatch(/call i64 @__VERIFIER_nondet_long\(\)/);
    put(
      'b.c',
      'extern int __VERIFIER_nondet_bool(void);\nint main(void) { __VERIFIER_assume(__VERIFIER_nondet_bool()); return 0; }\n',
    );
    expect((await compile('b.c', { clang })).llvm).toMatch(/call i32 @__VERIFIER_nondet_bool\(\)/);
  });

  it('has our headers, in every standard, without warnings', async () => {
    const headers = publicHeaders(false);
    expect(headers).toContain('pthread.h');
    put(
      'all.c',
      `${headers
        .map((name) => `#include <${name}>\n`)
        .join('')
        .repeat(2)}int main(void) { return 0; }\n`,
    );
    for (const std of ['c89', 'c99', 'gnu11', 'c17', 'c2x']) {
      const unit = await compile('all.c', { clang, flags: [`-std=${std}`, '-Wall', '-Wextra', '-pedantic'] });
      expect(unit.warnings).toEqual([]);
    }
  }, 60_000);

  it('compiles a megabyte of source', async () => {
    const functions = Array.from(
      { length: 9000 },
      (_, i) => `static int f${i}(int x) { return x * ${i} + (x >> 3) - f${Math.max(0, i - 1)}_; }\n`,
    );
    const text = `enum { f0_ = 1${functions.map((_, i) => `, f${i + 1}_ = ${i}`).join('')} };\n${functions.join('')}int main(void) { return f1(2); }\n`;
    put('big.c', text.padEnd(1_000_000, '\n'));
    expect((await compile('big.c', { clang })).llvm).toContain('@f1(');
  }, 60_000);
});
