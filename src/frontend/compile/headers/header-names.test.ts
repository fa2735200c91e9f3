import { describe, expect, it } from 'vitest';
import { directiveNames, namesInMacro } from './header-names.ts';

const show = (names: Iterable<{ name: string; quoted: boolean }>): string[] =>
  [...names].map(({ name, quoted }) => (quoted ? `"${name}"` : `<${name}>`));

describe('header names', () => {
  it('of directives', () => {
    const text = `#include "a.h"
  #  include <b.h> // "no.h"
%:include <c.h>
int x = 1 < 2; char *s = "no.h";
#if __has_include(<d.h>) || __has_include ( "e.h" )
#embed <f.bin>
#include MACRO
#include "
#include <g.h
#include ""
#include "h.h"`;
    const expected = ['"a.h"', '<b.h>', '<c.h>', '<d.h>', '"e.h"', '<f.bin>', '"h.h"'];
    expect(show(directiveNames(text))).toEqual(expected);
  });

  it('in macros', () => {
    expect(show(namesInMacro('(a < b) ? <c.h> : "d.h" <e\n.h> "f')).sort()).toEqual(
      ['< b) ? <c.h>', '<c.h>', '"d.h"'].sort(),
    );
  });

  it.each(['<', '"<', '__has_include(<', '\n#include <', '#include "', '\n<\n', '<\n>', '\n \t#'])(
    'in linear time: %j',
    (bit) => {
      const text = bit.repeat(400_000);
      const start = performance.now();
      for (const _ of directiveNames(text));
      for (const _ of namesInMacro(text));
      expect(performance.now() - start).toBeLessThan(10_000);
    },
  );
});
