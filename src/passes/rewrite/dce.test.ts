import { expect, test } from 'vitest';
import { body, bodyAfter, programFrom } from '../testing/text.ts';
import { dce } from './dce.ts';

const cleaned = (lines: string): string =>
  bodyAfter([dce], programFrom(`func &f (i32 v0) -> () {\n  b0:\n${lines}\n    ret ()\n  }`));

test('computations nobody needs, and objects that are only written', () => {
  const lines = `    v1 = bin add i32 v0 1:i32
    v2 = bin mul i32 v1 v1
    v3 = alloca ptr size=8 - align=8 "a" - private
    v4 = gep ptr v3 - i64 scale=0 offset=4
    store i32 v4 v2 na private
    lifetime begin=false v3
    v5 = bin udiv i32 v0 3:i32`;
  expect(cleaned(lines)).toBe(body('b0:\nret ()'));
});

test.each([
  ['a load that others could see', 'v1 = load i32 @x na shared'],
  ['a division by what may be zero', 'v1 = bin udiv i32 7:i32 v0'],
  ['a division that may overflow', 'v1 = bin sdiv i32 v0 4294967295:i32'],
  ['an allocation', 'v1 = malloc ptr 8:i64 zero=false align=8 - malloc'],
  ['a fence', 'fence thread sc'],
  ['a read-modify-write', 'v1 = rmw add i32 @x 0:i32 rlx shared'],
  [
    'a store out of bounds',
    'v1 = alloca ptr size=4 - align=4 "a" - private\n    store i64 v1 1:i64 na private',
  ],
])('%s stays', (_, line) => {
  expect(cleaned(`    ${line}`)).toBe(body(`b0:\n${line}\nret ()`));
});

test('parameters that only feed each other', () => {
  const text = `func &f (i1 v0) -> () {
  b0:
    br b1(0:i32, 1:i32)
  b1(i32 v1, i32 v2):
    v3 = bin add i32 v1 1:i32
    v9 = load i1 @x rlx shared
    condbr v9 b1(v3, v2) b2
  b2:
    store i32 @y v2 na shared
    ret ()
  }`;
  expect(bodyAfter([dce], programFrom(text))).toBe(
    body(`b0:
      br b1(1:i32)
      b1(i32 v1):
      v2 = load i1 @x rlx shared
      condbr v2 b1(v1) b2
      b2:
      store i32 @y v1 na shared
      ret ()`),
  );
});
