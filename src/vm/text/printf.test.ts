import { expect, test } from 'vitest';
import { formatC } from './printf.ts';

/** Arguments in turn; strings lie at address 100·(index + 1). */
function print(format: string, ...args: (number | bigint | string)[]): string {
  let next = 0;
  const memory = (address: number): number => {
    const text = args[Math.floor(address / 100) - 1] as string;
    return text.charCodeAt(address % 100) || 0;
  };
  return formatC(
    format,
    {
      integer: (bytes) => BigInt.asUintN(8 * bytes, BigInt(args[next++])),
      double: () => Number(args[next++]),
      pointer: () => (typeof args[next] === 'string' ? 100 * ++next : Number(args[next++])),
    },
    memory,
    8,
  );
}

/** Expectations are what glibc prints. */
test.each<[string, string, ...(number | bigint | string)[]]>([
  ['%d %i %u', '-1 2 4294967295', -1, 2, -1],
  ['%5d|%-5d|%05d|%+d|% d', '   42|42   |00042|+42| 42', 42, 42, 42, 42, 42],
  ['%.3d|%8.3d|%-8.3d|%.0d|', '005|     005|005     ||', 5, 5, 5, 0],
  ['%x %X %#x %#o %o', 'ff FF 0xff 010 10', 255, 255, 255, 8, 8],
  ['%hhd %hd %ld %lld %zu', '-1 -1 -1 -1 18446744073709551615', 255, 65535, -1n, -1n, -1n],
  ['%c%c|%3c', 'ab|  c', 97, 98, 99],
  ['%s|%5s|%-5s|%.2s', 'abc|  abc|abc  |ab', 'abc', 'abc', 'abc', 'abc'],
  ['%s %p %p', '(null) (nil) 0x10', 0, 0, 16],
  ['%f %.2f %.0f %#.0f', '2.345679 2.50 2 2.', 2.3456789, 2.5, 2.5, 2.4],
  ['%8.2f|%-8.2f|%08.2f|%+.1f', '    2.50|2.50    |00002.50|+2.5', 2.5, 2.5, 2.5, 2.5],
  ['%e %.0e %E', '1.234500e+03 1e+00 0.000000E+00', 1234.5, 1, 0],
  ['%g %g %g %g %#g', '1e-05 0.0001 100000 1e+06 1.00000', 1e-5, 1e-4, 1e5, 1e6, 1],
  ['%g %.3g %G', '0.1 1.23e+04 1E+100', 0.1, 12345, 1e100],
  ['%a %a %.1a', '0x1p+0 0x1.8p+1 0x1.8p+0', 1, 3, 1.5],
  ['%f %f %f', 'inf -inf nan', Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN],
  ['%*d|%-*d|%.*f', '    7|7    |1.50', 5, 7, 5, 7, 2, 1.5],
  ['100%% %d', '100% 1', 1],
  ['%.20f', '0.10000000000000000555', 0.1],
  ['%.1f %.1f %.1f', '0.2 0.3 0.8', 0.25, 0.35, 0.75],
])('%s', (format, text, ...args) => {
  expect(print(format, ...args)).toBe(text);
});

test('%n is refused', () => {
  expect(() => print('%n', 0)).toThrow("'%n' is not supported");
});
