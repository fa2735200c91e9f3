import { describe, expect, it } from 'vitest';
import { publicHeaders } from '../../src/frontend/compile/headers/our-headers.ts';
import { compile, failure, inEmptyFolder, put } from '../compile/folder.ts';
import { allClangs } from '../native-clangs.ts';

/** C++ through every compiler there is: the same headers, and words for what is not there. */

inEmptyFolder();

describe.each(allClangs())('C++ by %s', (clang) => {
  it('is known by the name of the file', async () => {
    for (const name of ['a.cc', 'a.cpp', 'a.cxx', 'a.c++', 'a.C', 'a.ii']) {
      put(
        name,
        'namespace n { template <class T> T f(T x) { return x; } }\nint main() { return n::f(0); }\n',
      );
      expect((await compile(name, { clang })).llvm).toContain('@_ZN1n1fIiEET_S1_(');
    }
  }, 60_000);

  it('has our headers, alone and all together, whatever macros the program has', async () => {
    const headers = publicHeaders(true);
    expect(headers).toEqual(expect.arrayContaining(['atomic', 'thread', 'vector', 'pthread.h']));
    const macros = '#define N 1\n#define T 2\n#define A 3\n';
    const include = (names: readonly string[]): string =>
      names.map((name) => `#include <${name}>\n`).join('');
    put('all.cc', `${macros}${include(headers).repeat(2)}int main() {}\n`);
    for (const std of ['c++20', 'gnu++20', 'c++23']) {
      const { warnings } = await compile('all.cc', { clang, flags: [`-std=${std}`, '-Wall', '-Wextra'] });
      expect(warnings).toEqual([]);
    }
    if (clang !== 'wasm')
      for (const name of headers) {
        put('one.cc', `${macros}${include([name])}int main() {}\n`);
        await compile('one.cc', { clang });
      }
  }, 120_000);

  it('takes an older standard for C++20, and says so', async () => {
    put('old.cc', '#include <memory>\nint main() { return *std::make_unique<int>(0); }\n');
    const { warnings } = await compile('old.cc', { clang, flags: ['-std=c++11'] });
    expect(warnings.map(({ code }) => code)).toEqual(['HED523']);
  });

  it('declares what other checkers have', async () => {
    put('verifier.cc', 'int main() { __VERIFIER_assume(__VERIFIER_nondet_bool()); }\n');
    expect((await compile('verifier.cc', { clang })).llvm).toContain('@__VERIFIER_nondet_bool()');
  });

  it.each([
    ['#include <regex>\nint main() {}', "HED233 2 bad.cc:1:10 'regex' file not found"],
    ['#include <coroutine>\nint main() {}', "HED233 2 bad.cc:1:10 'coroutine' file not found"],
    ['#include "mine.hpp"\nint main() {}', "HED233 2 bad.cc:1:10 'mine.hpp' file not found"],
    ['int main() { return 1 }', "HED232 2 bad.cc:1:22 expected ';' after return statement"],
    [
      '#include <vector>\nint main() { std::vetcor<int> v; }',
      /^HED232 2 bad.cc:2:19 no (template|member) named 'vetcor' in namespace 'std'/,
    ],
    ['struct t {};\nt f() { co_return; }\nint main() {}', /^HED232 2 bad.cc:2:\d+ .*coroutine/],
  ])('says what is wrong with %j', async (source, message) => {
    put('bad.cc', `${source}\n`);
    expect(await failure('bad.cc', { clang })).toEqual(expect.stringMatching(message));
  });
});
