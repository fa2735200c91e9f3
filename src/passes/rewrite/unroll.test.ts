import { expect, test } from 'vitest';
import { verifyProgram } from '../../ir/verify.ts';
import { loops } from '../loops.ts';
import { interpret } from '../testing/interpret.ts';
import { body, bodyAfter, programFrom } from '../testing/text.ts';
import { dce } from './dce.ts';
import { fold } from './fold.ts';
import { unrollLoops } from './unroll.ts';

const COUNT = `func &f () -> (i32) {
  b0:
    br b1(0:i32)
  b1(i32 v1):
    v2 = load i32 @x na shared
    v3 = icmp slt i1 i32 v1 2:i32
    condbr v3 b2 b3
  b2:
    v4 = bin add i32 v1 1:i32
    br b1(v4) !1
  b3:
    ret (v2)
  }`;

test('with enough iterations nothing is cut but what cannot be reached, and fold finds that', () => {
  const { program, cuts } = unrollLoops(loops.run(programFrom(COUNT)), 2);
  expect(cuts).toEqual([{ loop: 0, at: 1 }]);
  expect(interpret(program)).toEqual(interpret(programFrom(COUNT)));
  expect(bodyAfter([fold, dce], program)).toBe(
    body(`b0:
      v0 = load i32 @x na shared
      v1 = load i32 @x na shared
      v2 = load i32 @x na shared
      ret (v2)`),
  );
});

test('with too few, the rest is an assume that does not hold', () => {
  const { program } = unrollLoops(loops.run(programFrom(COUNT)), 1);
  expect(bodyAfter([fold, dce], program)).toBe(
    body(`b0:
      v0 = load i32 @x na shared
      v1 = load i32 @x na shared
      assume 0:i32
      unreachable`),
  );
});

test('loops have their own bounds, and the inner one starts again each time', () => {
  const nested = programFrom(`func &f (i1 v0) -> () {
  b0:
    br b1
  b1:
    store i32 @x 1:i32 na shared
    br b2
  b2:
    store i32 @y 1:i32 na shared
    condbr v0 b2 b3
  b3:
    condbr v0 b1 b4
  b4:
    ret ()
  }`);
  const { program } = unrollLoops(loops.run(nested), (loop) => (loop.header === 1 ? 2 : 1));
  verifyProgram(program, 'unroll');
  const count = (name: number): number =>
    program.functions[0]!.blocks.flatMap((b) => b.instrs).filter(
      (i) => i.op === 'store' && i.addr.kind === 'global' && i.addr.global === name,
    ).length;
  expect([count(0), count(1)]).toEqual([3, 6]);
});

test('irreducible control flow', () => {
  const text = `func &f () -> (i32) {
  b0:
    v0 = load i1 @x na shared
    condbr v0 b1(0:i32) b2(5:i32)
  b1(i32 v1):
    v2 = bin add i32 v1 1:i32
    br b2(v2)
  b2(i32 v3):
    v4 = icmp slt i1 i32 v3 9:i32
    condbr v4 b1(v3) b3
  b3:
    ret (v3)
  }`;
  const { program } = unrollLoops(loops.run(programFrom(text)), 6);
  verifyProgram(program, 'unroll');
  expect(interpret(program)).toEqual(interpret(programFrom(text)));
  expect(loops.run(program).functions[0]!.loops).toEqual([]);
});
