import { expect, test } from 'vitest';
import { body, bodyAfter, programFrom } from '../testing/text.ts';
import { promote } from './promote.ts';

const ALLOCA = (name: string, size: number): string => `alloca ptr size=${size} - align=8 "${name}" - either`;
const promoted = (text: string): string => bodyAfter([promote], programFrom(text));

test('a local becomes a register, merged by a block parameter where it is live', () => {
  const text = `func &f (i1 v0) -> (i32) {
  b0:
    v1 = ${ALLOCA('a', 4)}
    v2 = ${ALLOCA('dead', 4)}
    store i32 v1 1:i32 na either
    condbr v0 b1 b2
  b1:
    store i32 v1 2:i32 na either
    store i32 v2 2:i32 na either
    br b2
  b2:
    v3 = load i32 v1 na either
    ret (v3)
  }`;
  expect(promoted(text)).toBe(
    body(`b0:
      condbr v0 b1 b2(1:i32)
      b1:
      br b2(2:i32)
      b2(i32 v100):
      ret (v100)`),
  );
});

test('reading before writing gives undef, and so does the begin of a lifetime', () => {
  const text = `func &f () -> (i32, i32) {
  b0:
    v1 = ${ALLOCA('a', 4)}
    v2 = load i32 v1 na either
    store i32 v1 7:i32 na either
    lifetime begin=true v1
    v3 = load i32 v1 na either
    ret (v2, v3)
  }`;
  expect(promoted(text)).toBe(body(`b0:\nret (undef:i32, undef:i32)`));
});

test('a struct is split by field; a pointer to a local disappears with it', () => {
  const text = `func &f (i32 v0) -> (i32) {
  b0:
    v1 = ${ALLOCA('s', 12)}
    v2 = ${ALLOCA('p', 8)}
    v3 = gep ptr v1 - i64 scale=0 offset=8
    store i32 v1 1:i32 na either
    store i32 v3 v0 na either
    store ptr v2 v3 na either
    v4 = load ptr v2 na either
    v5 = load i32 v4 na either
    ret (v5)
  }`;
  expect(promoted(text)).toBe(body(`b0:\nret (v0)`));
});

test('bytes accessed in overlapping ways stay in memory, their neighbours do not', () => {
  const text = `func &f (i64 v0) -> (i32) {
  b0:
    v1 = ${ALLOCA('u', 16)}
    v2 = gep ptr v1 - i64 scale=0 offset=8
    store i64 v1 v0 na either
    store i64 v2 v0 na either
    v3 = load i32 v1 na either
    v4 = load i64 v2 na either
    store i64 @y v4 na either
    ret (v3)
  }`;
  expect(promoted(text)).toBe(
    body(`b0:
      v1 = ${ALLOCA('u', 16)}
      v2 = gep ptr v1 - i64 scale=0 offset=8
      store i64 v1 v0 na either
      v3 = load i32 v1 na either
      store i64 @y v0 na either
      ret (v3)`),
  );
});

test('one size and two types: a cast keeps the bits', () => {
  const text = `func &f (ptr v0) -> (i64) {
  b0:
    v1 = ${ALLOCA('p', 8)}
    store ptr v1 v0 na either
    v2 = load i64 v1 na either
    ret (v2)
  }`;
  expect(promoted(text)).toBe(body(`b0:\nv2 = cast ptrtoint i64 ptr v0\nret (v2)`));
});

test.each([
  ['passed to a call', 'call &g (v1) [] -> ()'],
  ['stored', 'store ptr @y v1 na shared'],
  ['accessed atomically', 'store i32 v1 1:i32 rlx either'],
  ['used by a read-modify-write', 'v5 = rmw add i32 v1 1:i32 sc either'],
  ['accessed out of bounds', 'store i64 v1 1:i64 na either'],
  ['compared', 'v5 = icmp eq i1 ptr v1 @x'],
  ['at a place not known', 'v5 = gep ptr v1 v0 i32 scale=4 offset=0'],
])('an object whose address is %s stays', (_, line) => {
  const text = `func &f (i32 v0) -> (i32) {
  b0:
    v1 = ${ALLOCA('a', 4)}
    ${line}
    v2 = load i32 v1 na either
    ret (v2)
  }
  func &g (ptr v0) -> () {
  b0:
    ret ()
  }`;
  expect(promoted(text)).toContain('v2 = load i32 v1');
});

test('an alloca in a loop is a new object each time', () => {
  const text = `func &f (i1 v0) -> (i32) {
  b0:
    br b1
  b1:
    v1 = ${ALLOCA('a', 4)}
    v2 = load i32 v1 na either
    store i32 v1 5:i32 na either
    condbr v0 b1 b2
  b2:
    ret (v2)
  }`;
  expect(promoted(text)).toBe(body(`b0:\nbr b1\nb1:\ncondbr v0 b1 b2\nb2:\nret (undef:i32)`));
});
