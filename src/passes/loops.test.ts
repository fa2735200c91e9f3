import { expect, test } from 'vitest';
import type { Loop } from '../ir/types.ts';
import { verifyProgram } from '../ir/verify.ts';
import { loops } from './loops.ts';
import { programFrom } from './testing/text.ts';

const loopsIn = (text: string): readonly Loop[] =>
  loops.run(programFrom(`func &f (i1 v0) -> () {\n${text}\n}`)).functions[0].loops;

test('nested loops: outer first, blocks include those of inner loops', () => {
  const found = loopsIn(`b0:
    br b1
  b1:
    br b2
  b2:
    condbr v0 b2 b3
  b3:
    condbr v0 b1 b4
  b4:
    ret ()`);
  expect(found.map(({ id, header, blocks, latches }) => ({ id, header, blocks, latches }))).toEqual([
    { id: 0, header: 1, blocks: [1, 2, 3], latches: [3] },
    { id: 1, header: 2, blocks: [2], latches: [2] },
  ]);
});

test('a loop with two entries gets one head', () => {
  const found = loopsIn(`b0:
    condbr v0 b1 b2
  b1:
    condbr v0 b2 b3
  b2:
    condbr v0 b1 b3
  b3:
    ret ()`);
  expect(found).toHaveLength(1);
  expect(found[0].blocks).toHaveLength(3);
  expect(found[0].latches).toHaveLength(1);
});

test('loops with several entries inside each other, with parameters', () => {
  const program = programFrom(`func &f (i1 v0) -> (i32) {
  b0:
    br b1
  b1:
    condbr v0 b2(1:i32) b3(2:i32)
  b2(i32 v1):
    condbr v0 b3(v1) b4
  b3(i32 v2):
    v3 = bin add i32 v2 1:i32
    condbr v0 b2(v3) b4
  b4:
    condbr v0 b5 b6
  b5:
    condbr v0 b3(7:i32) b7
  b6:
    condbr v0 b5 b1
  b7:
    ret (0:i32)
  }`);
  const after = loops.run(program);
  expect(() => verifyProgram(after, 'loops')).not.toThrow();
  expect(loops.run(after)).toEqual(after);
});

const spin = (body: string, exit = 'condbr v9 b1 b2'): string => `b0:
    br b1
  b1:
    ${body}
    ${exit}
  b2:
    ret ()`;
test.each([
  ['a spin on a shared flag', 'v9 = load i1 @x acq shared', true],
  ['a compare-exchange loop', 'v8 = cmpxchg i32 @x 0:i32 1:i32 sc sc weak=true shared ok=v9', true],
  ['a test-and-set loop', 'v8 = rmw xchg i8 @x 1:i8 sc shared\n    v9 = cast trunc i1 i8 v8', true],
  ['nothing that others write is read', 'v9 = load i1 @table na private', false],
  ['each iteration stores', 'v9 = load i1 @x acq shared\n    store i32 @y 1:i32 rlx shared', false],
  [
    'each iteration prints',
    'v9 = load i1 @x acq shared\n    v8 = output stdout putchar i32 - [i32 65:i32]',
    false,
  ],
])('may await: %s', (_, body, expected) => {
  expect(loopsIn(spin(body)).map((l) => l.mayAwait)).toEqual([expected]);
});

test('a loop with a counter never comes back to the same registers', () => {
  const found = loopsIn(`b0:
    br b1(0:i32)
  b1(i32 v1):
    v9 = load i1 @x acq shared
    v2 = bin add i32 v1 1:i32
    condbr v9 b1(v2) b2
  b2:
    ret ()`);
  expect(found[0].mayAwait).toBe(false);
});

test('one way round without an effect is enough', () => {
  const found = loopsIn(`b0:
    br b1
  b1:
    v9 = load i1 @x acq shared
    condbr v9 b2 b3
  b2:
    store i32 @y 1:i32 rlx shared
    br b1
  b3:
    condbr v0 b1 b4
  b4:
    ret ()`);
  expect(found[0].mayAwait).toBe(true);
});

test('private stores are noted', () => {
  const found = loopsIn(spin('store i32 @tls 1:i32 na private\n    v9 = load i1 @x acq shared'));
  expect(found[0]).toMatchObject({ privateStores: true, mayAwait: true });
});
