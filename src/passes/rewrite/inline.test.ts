import { expect, test } from 'vitest';
import { body, bodyAfter, programFrom } from '../testing/text.ts';
import { inline } from './inline.ts';

test('a callee goes into its caller, and its locals with it', () => {
  const text = `func &f (i32 v0) -> (i32) {
  b0:
    v1 = alloca ptr size=4 - align=4 "out" - either
    call &g (v0, v1) [] -> ()
    v2 = load i32 v1 na either
    ret (v2)
  }
  func &g (i32 v0, ptr v1) -> () {
  b0:
    v2 = bin add i32 v0 1:i32
    store i32 v1 v2 na either
    ret ()
  }`;
  expect(bodyAfter([inline], programFrom(text))).toBe(body(`b0:\nv1 = bin add i32 v0 1:i32\nret (v1)`));
});

test('locations say where the call was, through several levels', () => {
  const program = programFrom(`func &f () -> () {
  b0:
    call &g () [] -> () !0
    ret ()
  }
  func &g () -> () {
  b0:
    call &h () [] -> () !1
    ret ()
  }
  func &h () -> () {
  b0:
    store i32 @x 1:i32 na shared !2
    ret ()
  }`);
  const inlined = inline.run(program);
  const store = inlined.functions[0].blocks[0].instrs[0];
  const outer = inlined.locs[store.at];
  expect([store.op, outer.function]).toEqual(['store', 'h']);
  const middle = inlined.locs[outer.inlinedAt!];
  expect(middle.function).toBe('g');
  expect(inlined.locs[middle.inlinedAt!].function).toBe('f');
  expect(inlined.locs[middle.inlinedAt!].inlinedAt).toBe(null);
});

test("an array of the callee moves to the caller's entry, and is undefined again at each call", () => {
  const text = `func &f (i32 v0) -> (i32) {
  b0:
    br b1
  b1:
    call &g (v0) [] -> (i32 v1)
    v2 = icmp eq i1 i32 v1 0:i32
    condbr v2 b1 b2
  b2:
    ret (v1)
  }
  func &g (i32 v0) -> (i32) {
  b0:
    v1 = alloca ptr size=16 - align=4 "a" - either
    v2 = gep ptr v1 v0 i32 scale=4 offset=0
    v3 = load i32 v2 na either
    store i32 v2 v3 na either
    ret (v3)
  }`;
  expect(bodyAfter([inline], programFrom(text))).toBe(
    body(`b0:
      v1 = alloca ptr size=16 - align=4 "a" - either
      br b1
      b1:
      lifetime begin=true v1
      v2 = gep ptr v1 v0 i32 scale=4 offset=0
      v3 = load i32 v2 na either
      store i32 v2 v3 na either
      lifetime begin=false v1
      v4 = icmp eq i1 i32 v3 0:i32
      condbr v4 b1 b2
      b2:
      ret (v3)`),
  );
});

const LOCAL = 'v1 = alloca ptr size=4 - align=4 "a" - either';
test.each([
  ['calls itself', 'call &g (v0) [] -> (ptr v1)\n    ret (v1)'],
  ['returns the address of a local', `${LOCAL}\n    ret (v1)`],
  ['gives the address of a local away', `${LOCAL}\n    store ptr @y v1 na shared\n    ret (0:ptr)`],
  [
    'has an array of variable size',
    'v1 = alloca ptr size=4 v0 align=4 "a" - either\n    store i32 v1 1:i32 na either\n    ret (0:ptr)',
  ],
])('a function that %s is still called', (_, lines) => {
  const text = `func &f () -> () {
  b0:
    call &g (3:i64) [] -> (ptr v1)
    ret ()
  }
  func &g (i64 v0) -> (ptr) {
  b0:
    ${lines}
  }`;
  expect(bodyAfter([inline], programFrom(text))).toContain('call &g');
});

test('a callee that never returns leaves nothing behind it', () => {
  const text = `func &f () -> () {
  b0:
    call &g () [] -> ()
    store i32 @x 1:i32 na shared
    ret ()
  }
  func &g () -> () {
  b0:
    halt exit
    unreachable
  }`;
  expect(bodyAfter([inline], programFrom(text))).toBe(body(`b0:\nhalt exit\nunreachable`));
});
