import { expect, test } from 'vitest';
import { bodyAfter, programFrom } from '../testing/text.ts';
import { narrow } from './narrow.ts';

/** The upper end (or both) of the range that is left of a choice in [0, 2³¹ − 1] used like this; `gone` if nothing is. */
function left(...uses: readonly string[]): string {
  const lines = ['v0 = choose i64 0:i64 2147483647:i64 signed=true "rand" "" []', ...uses];
  const program = programFrom(`func &f () -> () {\n  b0:\n    ${lines.join('\n    ')}\n    ret ()\n  }`);
  const found = /choose i64 (\d+):i64 (\d+):i64/.exec(bodyAfter([narrow], program));
  return found === null ? 'gone' : found[1] === '0' ? found[2] : `${found[1]} to ${found[2]}`;
}
const ALL = '2147483647';

test.each([
  ['no use', [], 'gone'],
  ['a remainder', ['v1 = bin srem i64 v0 3:i64', 'store i64 @y v1 na shared'], '2'],
  [
    'a remainder after a cast',
    ['v1 = cast trunc i32 i64 v0', 'v2 = bin urem i32 v1 6:i32', 'store i32 @x v2 na shared'],
    '5',
  ],
  [
    'two remainders',
    [
      'v1 = bin srem i64 v0 4:i64',
      'v2 = bin srem i64 v0 6:i64',
      'store i64 @y v1 na shared',
      'store i64 @y v2 na shared',
    ],
    '11',
  ],
  ['a mask', ['v1 = bin and i64 v0 5:i64', 'store i64 @y v1 na shared'], '7'],
  ['a byte', ['v1 = cast trunc i8 i64 v0', 'v2 = cast zext i32 i8 v1', 'store i32 @x v2 na shared'], '255'],
  ['a comparison', ['v1 = icmp sgt i1 i64 v0 3:i64', 'assume v1'], '3 to 4'],
  [
    'a comparison with a negative number',
    ['v1 = icmp sgt i1 i64 v0 18446744073709551615:i64', 'assume v1'],
    '0',
  ],
  [
    'a comparison and a remainder',
    [
      'v1 = icmp eq i1 i64 v0 3:i64',
      'v2 = cast zext i32 i1 v1',
      'store i32 @x v2 na shared',
      'v3 = bin srem i64 v0 5:i64',
      'store i64 @y v3 na shared',
    ],
    '8',
  ],
  [
    'a remainder of what an assumption leaves',
    ['v1 = icmp eq i1 i64 v0 3:i64', 'assume v1', 'v2 = bin srem i64 v0 5:i64', 'store i64 @y v2 na shared'],
    '3 to 3',
  ],
  ['a store', ['store i64 @y v0 na shared'], ALL],
  ['a division by it', ['v1 = bin sdiv i64 7:i64 v0'], ALL],
  ['a remainder by it', ['v1 = bin srem i64 7:i64 v0'], ALL],
  ['a large constant', ['v1 = icmp sgt i1 i64 v0 100000:i64', 'assume v1'], '100000 to 100001'],
  ['nothing but arithmetic', ['v1 = bin add i64 v0 1:i64', 'v2 = bin sdiv i64 v1 2:i64'], '0'],
] as const)('%s', (_, uses, expected) => {
  expect(left(...uses)).toBe(expected);
});
