import { expect, test } from 'vitest';
import { printProgram } from '../../../ir/print.ts';
import { verifyProgram } from '../../../ir/verify.ts';
import { programFrom } from '../../testing/text.ts';
import { retries } from './retries.ts';

/** A function with a compare-exchange loop, before and after. */
function after(body: string): { readonly changed: boolean; readonly text: string } {
  const program = programFrom(`func &f (ptr v0) -> (i32) {\n${body}\n}`);
  const made = retries.run(program);
  verifyProgram(made, 'retries');
  const text = printProgram(made);
  return { changed: text !== printProgram(program), text };
}

const direct = ({
  load = 'acq',
  failure = 'acq',
  expected = 'v2',
  inside = '',
  more = '',
  back = 'v3',
} = {}): string => `b0:
  v1 = load i32 v0 ${load} shared
  br b1(v1${more === '' ? '' : ', 0:i32'})
b1(i32 v2${more}):
  v5 = bin add i32 v2 1:i32
  ${inside}
  v3 = cmpxchg i32 v0 ${expected} v5 acq_rel ${failure} weak=true shared ok=v4
  condbr v4 b2 b1(${back}${more === '' ? '' : ', v5'})
b2:
  ret (v2)`;

test('a failed compare-exchange goes back to the load', () => {
  expect(after(direct()).text).toContain(`b0:
  br b1`);
  expect(after(direct()).text).toMatch(/b1:\n +v1 = load .*\n +br b2\(v1\)/);
  expect(after(direct()).text).toMatch(/condbr v\d b3 b1 /);
});

test('also where failure and success meet before they part', () => {
  const { changed, text } = after(`b0:
  v1 = load i32 v0 rlx shared
  br b1(v1)
b1(i32 v2):
  v3 = cmpxchg i32 v0 v2 7:i32 acq_rel acq weak=true shared ok=v4
  condbr v4 b2(v2) b2(v3)
b2(i32 v5):
  v6 = bin xor i1 v4 1:i1
  condbr v6 b3 b4
b3:
  yield
  br b1(v5)
b4:
  ret (v5)`);
  expect(changed).toBe(true);
  expect(text.match(/condbr/g)).toHaveLength(1);
});

test('cas(x, old, new) != old, where it fails for no other reason', () => {
  const loop = (weak: boolean): string => `b0:
  v1 = load i32 v0 sc shared
  br b1(v1)
b1(i32 v2):
  v3 = cmpxchg i32 v0 v2 7:i32 sc sc weak=${weak} shared ok=v4
  v5 = icmp ne i1 i32 v3 v2
  condbr v5 b1(v3) b2
b2:
  ret (v2)`;
  expect(after(loop(false)).changed).toBe(true);
  expect(after(loop(true)).changed).toBe(false);
});

test.each([
  ['a stronger load', { load: 'acq', failure: 'rlx' }],
  ['a seq_cst load', { load: 'sc', failure: 'acq' }],
  ['a plain load', { load: 'na' }],
  ['something else is expected', { expected: 'v5' }],
  ['a round that stores', { inside: 'store i32 @x v2 rlx shared' }],
  ['another value goes round', { more: ', i32 v6' }],
  ['what was read does not go round', { back: 'v5' }],
])('not with %s', (_, options) => {
  expect(after(direct(options)).changed).toBe(false);
});
