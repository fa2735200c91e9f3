import { describe, expect, it } from 'vitest';
import { parseProgram } from '../parse.ts';
import { blocksArePaired } from './paired-blocks.ts';

/** `if (a) FIRST else SECOND; LAST`, of which each begins or ends atomic blocks. */
const program = (first: string, second: string, last: string): string => `entry &f
func &f "f" (i1 v0) -> () values=1 !0 {
b0:
  condbr v0 b1 b2 !0
b1:
${first}  br b3 !0
b2:
${second}  br b3 !0
b3:
${last}  ret () !0
}
!0 = "a.c":1:1 in "f"
`;
const [NONE, BEGIN, END] = ['', '  atomic begin=true !0\n', '  atomic begin=false !0\n'];

describe('do functions end the blocks that they begin', () => {
  it.each([
    ['no blocks', NONE, NONE, NONE, true],
    ['a block in one branch', BEGIN + END, NONE, NONE, true],
    ['begun in both branches, ended behind them', BEGIN, BEGIN, END, true],
    ['begun in one branch only', BEGIN, NONE, END, false],
    ['never ended', NONE, NONE, BEGIN, false],
    ['ended, not begun', NONE, NONE, END, false],
    ['inside another', BEGIN + BEGIN + END, BEGIN, END, true],
  ])('%s', (_what, first, second, last, expected) => {
    expect(blocksArePaired(parseProgram(program(first, second, last)))).toBe(expected);
  });
});
