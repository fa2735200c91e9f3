import { describe, expect, test } from 'vitest';
import { InternalError } from '../base/failure.ts';
import { parseProgram } from './parse.ts';
import type { Program } from './types.ts';
import { verifyProgram } from './verify.ts';

const programWith = (body: string, values = 9): Program =>
  parseProgram(`entry &f
global @x size=4 align=4 shared bytes="" [] !0
func &g "g" (i32 v0, ptr v1) -> (i32) values=2 !0 {
b0:
  ret (v0) !0
}
func &f "f" (i32 v0) -> (i32) values=${values} !0 {
${body}
}
!0 = "a.c":1:1 in "f"
`);

describe('the verifier', () => {
  test('accepts a program that is right', () => {
    const body = `b0:
  v1 = icmp eq i1 i32 v0 0:i32 !0
  condbr v1 b1(v0) b2 !0
b1(i32 v2):
  call &g (v2, @x+2) [] -> (i32 v3) !0
  br b1(v3) !0
b2:
  ret (undef:i32) !0`;
    expect(() => verifyProgram(programWith(body), 'test')).not.toThrow();
  });

  test.each([
    [
      'a use before the definition',
      'b0:\n  v1 = bin add i32 v2 v0 !0\n  v2 = bin add i32 v0 v0 !0\n  ret (v1) !0',
      'does not dominate',
    ],
    [
      'a use on a path without the definition',
      'b0:\n  v1 = icmp eq i1 i32 v0 0:i32 !0\n  condbr v1 b1 b2 !0\nb1:\n  v2 = bin add i32 v0 v0 !0\n  br b2 !0\nb2:\n  ret (v2) !0',
      'the definition of v2 in b1 does not dominate',
    ],
    [
      'two definitions',
      'b0:\n  v1 = bin add i32 v0 v0 !0\n  v1 = bin add i32 v0 v0 !0\n  ret (v1) !0',
      'v1 is defined twice',
    ],
    ['a value nobody defines', 'b0:\n  ret (v5) !0', 'v5 is not defined'],
    ['an id out of range', 'b0:\n  v99 = bin add i32 v0 v0 !0\n  ret (v0) !0', 'v99 is not in [0, 9)'],
    [
      'an operand of the wrong type',
      'b0:\n  v1 = bin add i64 v0 1:i64 !0\n  ret (v0) !0',
      'a has type i32, not i64',
    ],
    [
      'an address that is no pointer',
      'b0:\n  v1 = load i32 v0 na shared !0\n  ret (v1) !0',
      'addr has type i32, not ptr',
    ],
    ['a constant that does not fit', 'b0:\n  ret (4294967296:i32) !0', 'does not fit i32'],
    ['a widening trunc', 'b0:\n  v1 = cast trunc i64 i32 v0 !0\n  ret (v0) !0', 'trunc from i32 to i64'],
    ['too few jump arguments', 'b0:\n  br b1 !0\nb1(i32 v1):\n  ret (v1) !0', 'b1 takes 1 arguments, not 0'],
    [
      'a jump argument of the wrong type',
      'b0:\n  br b1(1:i8) !0\nb1(i32 v1):\n  ret (v1) !0',
      'argument 0 of the jump to b1 has type i8',
    ],
    ['a jump to nowhere', 'b0:\n  br b7 !0', 'b7, which does not exist'],
    ['a jump to the entry', 'b0:\n  br b1 !0\nb1:\n  br b0 !0', 'jump to the entry block'],
    ['entry parameters', 'b0(i32 v1):\n  ret (v1) !0', 'the entry block has parameters'],
    [
      'a call with too few arguments',
      'b0:\n  call &g (v0) [] -> (i32 v1) !0\n  ret (v1) !0',
      'g takes 2 arguments, not 1',
    ],
    [
      'a call with the wrong result',
      'b0:\n  call &g (v0, @x) [] -> (i64 v1) !0\n  ret (v0) !0',
      'from a function that returns (i32)',
    ],
    ['a return without a value', 'b0:\n  ret () !0', 'returns 0 values, not 1'],
    ['a location out of range', 'b0:\n  ret (v0) !7', 'location !7 out of range'],
    [
      'a switch with a case twice',
      'b0:\n  switch i32 v0 [1: b1, 1: b1] b1 !0\nb1:\n  ret (v0) !0',
      'case 1 twice',
    ],
    [
      'a latch that does not jump back',
      'b0:\n  br b1 !0\nb1:\n  ret (v0) !0\nloop 0 header=b1 blocks=(b1) latches=(b1) !0',
      'is not a latch',
    ],
  ])('rejects %s', (_, body, why) => {
    const check = (): void => verifyProgram(programWith(body), 'some-pass');
    expect(check).toThrow(InternalError);
    expect(check).toThrow(/after some-pass: function f/);
    expect(check).toThrow(why);
  });
});
