import { expect, test } from 'vitest';
import { body, bodyAfter, programFrom } from '../testing/text.ts';
import { fold } from './fold.ts';

const folded = (text: string): string => bodyAfter([fold], programFrom(text));
const inF = (lines: string): string => `func &f () -> (i32) {\n  b0:\n${lines}\n  }`;

test('constants, constant branches and blocks in a row', () => {
  const text = `func &f () -> (i32) {
  b0:
    v1 = bin add i32 4294967295:i32 2:i32
    v2 = icmp slt i1 i32 v1 0:i32
    condbr v2 b1 b2(v1)
  b1:
    unreachable
  b2(i32 v3):
    br b3
  b3:
    ret (v3)
  }`;
  expect(folded(text)).toBe(body(`b0:\nret (1:i32)`));
});

test.each([
  ['x ^ x', 'v2 = bin xor i32 v1 v1'],
  ['x * 0', 'v2 = bin mul i32 v1 0:i32'],
  ['x & 0', 'v2 = bin and i32 v1 0:i32'],
  ['x - x', 'v2 = bin sub i32 v1 v1'],
  ['division by zero', 'v2 = bin udiv i32 1:i32 0:i32'],
  ['INT_MIN / -1', 'v2 = bin sdiv i32 2147483648:i32 4294967295:i32'],
  ['a shift by the width', 'v2 = bin shl i32 1:i32 32:i32'],
  ['undef & 0', 'v2 = bin and i32 undef:i32 0:i32'],
  ['freeze of undef', 'v2 = freeze i32 undef:i32'],
])('%s is not folded: a dependency or an error would be lost', (_, line) => {
  expect(folded(inF(`    v1 = load i32 @x rlx shared\n    ${line}\n    ret (v2)`))).toContain(line);
});

test('a branch on a load whose arms meet at once stays', () => {
  const text = `func &f () -> (i32) {
  b0:
    v1 = load i1 @x rlx shared
    condbr v1 b1 b1
  b1:
    store i32 @y 1:i32 rlx shared
    ret (0:i32)
  }`;
  expect(folded(text)).toContain('condbr v1 b1 b1');
});

test('a branch on undef stays', () => {
  const text = `func &f () -> (i32) {
  b0:
    condbr undef:i1 b1 b1
  b1:
    ret (0:i32)
  }`;
  expect(folded(text)).toContain('condbr undef:i1');
});

test('addresses: geps in a row, from a global, and never null', () => {
  const lines = `    v1 = gep ptr @y 1:i32 i32 scale=4 offset=0
    v2 = gep ptr v1 - i64 scale=0 offset=2
    v3 = icmp ne i1 ptr v1 0:ptr
    v4 = cast zext i32 i1 v3
    store i8 v2 1:i8 na shared
    ret (v4)`;
  expect(folded(inF(lines))).toBe(body(`b0:\nstore i8 @y+6 1:i8 na shared\nret (1:i32)`));
});

test('an index keeps its place when geps are merged', () => {
  const lines = `    v1 = load i32 @x na shared
    v2 = gep ptr @y v1 i32 scale=4 offset=0
    v3 = gep ptr v2 - i64 scale=0 offset=4
    v4 = load i32 v3 na shared
    ret (v4)`;
  expect(folded(inF(lines))).toContain('v3 = gep ptr @y v1 i32 scale=4 offset=4');
});

test('a cast that undoes another, and a bit made wider and tested', () => {
  const lines = `    v1 = load i32 @x na shared
    v2 = cast zext i64 i32 v1
    v3 = cast trunc i32 i64 v2
    v4 = icmp eq i1 i32 v3 7:i32
    v5 = cast zext i32 i1 v4
    v6 = icmp ne i1 i32 v5 0:i32
    v7 = select i32 v6 v3 1:i32
    ret (v7)`;
  expect(folded(inF(lines))).toContain('v7 = select i32 v4 v1 1:i32');
  expect(folded(inF(lines))).toContain('v4 = icmp eq i1 i32 v1 7:i32');
});

test('constants are threaded through blocks that only dispatch', () => {
  const text = `func &f () -> (i32) {
  b0:
    v1 = load i1 @x rlx shared
    condbr v1 b2(1:i1, 5:i32) b1
  b1:
    v2 = load i1 @y rlx shared
    br b2(v2, 6:i32)
  b2(i1 v3, i32 v4):
    condbr v3 b3 b4
  b3:
    ret (v4)
  b4:
    ret (0:i32)
  }`;
  expect(folded(text)).toBe(
    body(`b0:
      v1 = load i1 @x rlx shared
      condbr v1 b3(5:i32) b1
      b1:
      v2 = load i1 @y rlx shared
      condbr v2 b3(6:i32) b2
      b2:
      ret (0:i32)
      b3(i32 v100):
      ret (v100)`),
  );
});

test('an endless loop of empty blocks stays one', () => {
  const text = `func &f () -> (i32) {
  b0:
    br b1
  b1:
    br b2
  b2:
    br b1
  }`;
  expect(folded(text)).toBe(body(`b0:\nbr b1\nb1:\nbr b1`));
});

test('a parameter that differs only by undef is kept', () => {
  const text = `func &f (i1 v0) -> (i32) {
  b0:
    condbr v0 b1(undef:i32) b1(3:i32)
  b1(i32 v1):
    ret (v1)
  }`;
  expect(folded(text)).toContain('b1(i32 v1)');
});
