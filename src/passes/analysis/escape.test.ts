import { describe, expect, test } from 'vitest';
import { bodyAfter, programFrom } from '../testing/text.ts';
import { escapeAnalysis } from './escape.ts';

const A = 'v1 = alloca ptr size=8 - align=8 "a" - either';
const scopes = (lines: string, others = ''): string[] => {
  const text = `func &f (i64 v0) -> () {\n  b0:\n    ${A}\n${lines}\n    ret ()\n  }\n${others}`;
  return [
    ...bodyAfter([escapeAnalysis], programFrom(text)).matchAll(
      /(alloca|load|store|rmw|cmpxchg) .*\b(private|shared|either)/g,
    ),
  ].map((m) => `${m[1]} ${m[2]}`);
};
const G = (body: string): string => `  func &g (ptr v0) -> (ptr) {\n  b0:\n${body}\n  }`;

describe('private', () => {
  test('an array only its own function indexes', () => {
    const lines =
      '    v2 = gep ptr v1 v0 i64 scale=4 offset=0\n    store i32 v2 1:i32 na either\n    v3 = load i32 v2 na either';
    expect(scopes(lines)).toEqual(['alloca private', 'store private', 'load private']);
  });

  test('an object passed down to a function that only uses it', () => {
    const g = G('    v1 = load i32 v0 na either\n    ret (v0)');
    expect(scopes('    call &g (v1) [] -> (ptr v2)\n    store i32 v2 1:i32 na either', g)).toEqual([
      'alloca private',
      'store private',
    ]);
  });

  test('constants: reading them is no event', () => {
    expect(scopes('    v2 = load i32 @table na either')).toEqual(['alloca private', 'load private']);
  });

  test('thread-locals nobody gives away', () => {
    const program = programFrom(
      'func &f () -> () {\n  b0:\n    store i32 @tls 1:i32 na either\n    ret ()\n  }',
    );
    const result = escapeAnalysis.run(program);
    expect(result.globals.map((g) => `${g.name} ${g.scope}`)).toEqual([
      'x shared',
      'y shared',
      'table shared',
      'tls private',
    ]);
  });

  test('an address kept in another private object', () => {
    const lines = `    v2 = alloca ptr size=8 - align=8 "p" - either
    store ptr v2 v1 na either
    v3 = load ptr v2 na either
    store i32 v3 1:i32 na either`;
    expect(scopes(lines)).toEqual([
      'alloca private',
      'alloca private',
      'store private',
      'load private',
      'store private',
    ]);
  });
});

describe('shared, because another thread can get the address', () => {
  const use = '\n    store i32 v1 1:i32 na either';
  const g = G('    ret (v0)');
  test.each([
    ['stored to a global', '    store ptr @y v1 na either', '', 1],
    ['given to a new thread', '    v2 = create i64 &g v1', g, 0],
    ['exchanged into a global', '    v2 = rmw xchg ptr @y v1 sc either', '', 1],
    [
      'the new value of a compare-exchange',
      '    v2 = cmpxchg ptr @y 0:ptr v1 sc sc weak=false either ok=v3',
      '',
      1,
    ],
    [
      'stored as an integer',
      '    v2 = cast ptrtoint i64 ptr v1\n    v3 = bin add i64 v2 v0\n    store i64 @y v3 na either',
      '',
      1,
    ],
    [
      'stored byte by byte',
      '    v2 = cast ptrtoint i64 ptr v1\n    v3 = cast trunc i8 i64 v2\n    store i8 @y v3 na either',
      '',
      1,
    ],
    [
      'on the heap',
      '    v2 = malloc ptr 8:i64 zero=false align=8 - malloc\n    store ptr v2 v1 na either',
      '',
      1,
    ],
    ['the value a thread ends with', '    threadexit v1', '', 0],
    [
      'a variadic argument',
      '    call &h () [ptr v1] -> ()',
      '  func &h () -> () variadic {\n  b0:\n    ret ()\n  }',
      0,
    ],
    [
      'stored through a pointer from nowhere',
      '    v2 = cast inttoptr ptr i64 v0\n    store ptr v2 v1 na either',
      '',
      1,
    ],
    ['the operand of a lock', '    v2 = sync lock i32 v1', '', 0],
    [
      'passed to a function that stores it',
      '    call &g (v1) [] -> (ptr v2)',
      G('    store ptr @y v0 na either\n    ret (0:ptr)'),
      0,
    ],
    [
      'passed to an unknown function',
      '    v2 = load ptr @y na either\n    icall v2 (ptr) (v1) [] -> ()\n    store ptr @y &g na either',
      G('    store ptr @y v0 na either\n    ret (0:ptr)'),
      2,
    ],
  ])('%s', (_, lines, others, before) => {
    const found = scopes(lines + use, others);
    expect(found[0]).toBe('alloca shared');
    expect(found[before + 1]).toBe('store shared');
  });

  test('returned by a thread to its joiner', () => {
    const text = `func &f () -> () {
  b0:
    v1 = create i64 &g 0:ptr
    v2 = join ptr v1
    store i32 v2 1:i32 na either
    ret ()
  }
  func &g (ptr v0) -> (ptr) {
  b0:
    ${A}
    ret (v1)
  }`;
    expect(bodyAfter([escapeAnalysis], programFrom(text), 'g')).toContain('shared');
    expect(bodyAfter([escapeAnalysis], programFrom(text), 'f')).toContain('store i32 v2 1:i32 na shared');
  });

  test('inside an object that escapes later', () => {
    const lines = `    v2 = alloca ptr size=8 - align=8 "p" - either
    store ptr v2 v1 na either
    v3 = create i64 &g v2`;
    expect(scopes(lines, g).slice(0, 2)).toEqual(['alloca shared', 'alloca shared']);
  });

  test('a thread-local whose address is given away', () => {
    const program = programFrom(
      'func &f () -> () {\n  b0:\n    store ptr @y @tls+4 na either\n    ret ()\n  }',
    );
    expect(escapeAnalysis.run(program).globals[3].scope).toBe('shared');
  });
});

describe('either', () => {
  test('a pointer to a private object or a global', () => {
    const lines =
      '    v2 = icmp eq i1 i64 v0 0:i64\n    v3 = select ptr v2 v1 @x\n    store i32 v3 1:i32 na either';
    expect(scopes(lines)).toEqual(['alloca private', 'store either']);
  });

  test('addresses nobody knows: integers, null, a store to a constant', () => {
    const lines =
      '    v2 = cast inttoptr ptr i64 v0\n    store i32 v2 1:i32 na either\n    store i32 0:ptr 1:i32 na either\n    store i32 @table 1:i32 na either';
    expect(scopes(lines)).toEqual(['alloca private', 'store either', 'store either', 'store either']);
  });
});
