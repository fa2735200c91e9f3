import { expect, it } from 'vitest';
import { image } from '../testing/ir.ts';

/** A va_list shows where variable arguments are: a trace holds that, and is replayed with other options. */
it('frames are laid out alike whatever the options', () => {
  const text = `
    global @x size=4 align=4 shared bytes="" []
    func &main "main" () -> (i32) values=9 {
    b0:
    br b1(0:i32)
    b1(i32 v3):
    v0 = load i32 @x acq shared
    v2 = bin add i32 v3 1:i32
    v1 = icmp eq i1 i32 v0 0:i32
    condbr v1 b1(v2) b2
    b2:
    observe ["v"] [i32 v2]
    ret (0:i32)
    loop 7 header=b1 blocks=(b1) latches=(b1) may-idle
  }`;
  const ways = [{}, { unwind: 3 }, { wide: true }, { wide: true, unwind: 2 }, { wide: true, ordinary: [7] }];
  const sizes = ways.map((options) => image(text, options).code.map(({ frameWords }) => frameWords));
  for (const size of sizes) expect(size).toEqual(sizes[0]);
});
