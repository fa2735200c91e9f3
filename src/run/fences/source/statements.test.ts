import { describe, expect, it } from 'vitest';
import { placesOf } from './statements.ts';

/** The text with `^` at each place, and braces where a body would get them. */
function marked(text: string): string {
  const marks = placesOf(text).flatMap(({ at, wrapTo }) =>
    wrapTo === null
      ? [[at, '^']]
      : wrapTo > at
        ? [
            [at, '{^'],
            [wrapTo, '}'],
          ]
        : [
            [wrapTo, '{'],
            [at, '^}'],
          ],
  ) as [number, string][];
  let out = text;
  for (const [at, mark] of marks.sort((a, b) => b[0] - a[0])) out = out.slice(0, at) + mark + out.slice(at);
  return out;
}

describe('places for fences', () => {
  it('stand before statements and at the end of blocks', () => {
    expect(marked('void f(void) { int a = 1; x = a; }')).toBe('void f(void) { ^int a = 1; ^x = a; ^}');
  });

  it('take braces where a body has none', () => {
    expect(marked('void f() { if (a) b = 1; else c = 2; d(); }')).toBe(
      'void f() { ^if (a) {^b = 1;} else {^c = 2;} ^d(); ^}',
    );
    expect(marked('void f() { while (x == 0) ; y = 1; }')).toBe('void f() { ^while (x == 0) ; ^y = 1; ^}');
    expect(marked('void f() { do x++; while (x < 3); y = 1; }')).toBe(
      'void f() { ^do {{^x++;^}} while (x < 3); ^y = 1; ^}',
    );
  });

  it('are none behind what leaves, nor before the first case', () => {
    expect(marked('int f() { return 1; }')).toBe('int f() { ^return 1; }');
    expect(marked('void f() { switch (a) { case 1: b(); break; default: c(); } }')).toBe(
      'void f() { ^switch (a) { case 1: ^b(); ^break; default: ^c(); ^} ^}',
    );
  });

  it('are none in types, initialisers, comments, strings and preprocessor lines', () => {
    const text =
      'struct s { int a; };\nenum { A, B };\nint t[] = { 1, 2 };\n#define M { x; }\n/* { y; } */ char *u = "{ z; }";\n';
    expect(placesOf(text)).toEqual([]);
    expect(marked('void f() { struct s v = { 1, 2 }; g(v); }')).toBe(
      'void f() { ^struct s v = { 1, 2 }; ^g(v); ^}',
    );
  });

  it('are in lambdas, methods and namespaces', () => {
    expect(marked('namespace n { struct q { int a = 0; void put() const { x.store(1); } }; }')).toBe(
      'namespace n { struct q { int a = 0; void put() const { ^x.store(1); ^} }; }',
    );
    expect(marked('int main() { std::thread t([&] { x = 1; }); t.join(); }')).toBe(
      'int main() { ^std::thread t([&] { ^x = 1; ^}); ^t.join(); ^}',
    );
  });

  it('are none in text that does not end', () => {
    expect(placesOf('void f() { x = 1;')).toEqual([]);
    expect(placesOf('void f() { "abc')).toEqual([]);
  });
});
