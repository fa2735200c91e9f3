import { describe, expect, test } from 'vitest';
import { runSequentially } from '../testing/drive.ts';
import { image } from '../testing/ir.ts';

/** main's body with a private 8-byte object v0 (undefined) and a heap block. */
function run(body: string, values = 40): string[] {
  const text = `
    global @g size=8 align=8 shared bytes="" []
    func &id "id" (i32 v0) -> (i32) values=1 {
    b0:
    ret (v0)
    }
    func &main "main" () -> (i32) values=${values} {
    b0:
    v0 = alloca ptr size=8 - align=8 "word" - private
    ${body}
    }`;
  return [false, true].map((interpretOnly) => {
    const { end, observed } = runSequentially(image(text, { interpretOnly }));
    return [end, ...observed].join(' ');
  });
}
const both = (text: string): string[] => [text, text];
const DONE = 'ret (0:i32)';
const BRANCH = (v: string): string => `condbr ${v} b1 b1\n b1:\n ${DONE}`;

describe('undefined bits', () => {
  test('a bit-field store into an uninitialised word is legal, and its own bits are defined', () => {
    const fields = `v1 = load i32 v0 na private
      v2 = bin and i32 v1 4294967288:i32
      v3 = bin or i32 v2 5:i32
      store i32 v0 v3 na private
      v4 = load i32 v0 na private`;
    expect(
      run(
        `${fields}\n v5 = bin and i32 v4 7:i32\n v6 = icmp eq i1 i32 v5 5:i32\n observe ["f"] [i32 v5]\n ${BRANCH('v6')}`,
      ),
    ).toEqual(both('done f=5'));
    expect(
      run(`${fields}\n v5 = bin and i32 v4 15:i32\n v6 = icmp eq i1 i32 v5 5:i32\n ${BRANCH('v6')}`),
    ).toEqual(both("fail uninitialized: a branch depends on an uninitialised value (of 'word')"));
    // the defined bits already decide
    expect(
      run(`${fields}\n v5 = bin and i32 v4 15:i32\n v6 = icmp eq i1 i32 v5 2:i32\n ${BRANCH('v6')}`),
    ).toEqual(both('done'));
  });

  test('copies of undefined values are legal, through registers, calls and shared memory', () => {
    const copy = `v1 = load i32 v0 na private
      call &id (v1) [] -> (i32 v2)
      store i32 @g v2 na shared
      v3 = load i32 @g na shared`;
    expect(run(`${copy}\n ${DONE}`)).toEqual(both('done'));
    expect(run(`${copy}\n v4 = icmp eq i1 i32 v3 0:i32\n ${BRANCH('v4')}`)).toEqual(
      both("fail uninitialized: a branch depends on an uninitialised value (of 'g')"),
    );
    expect(run(`${copy}\n v4 = freeze i32 v3\n observe ["v"] [i32 v4]\n ${DONE}`)).toEqual(both('done v=0'));
  });

  test.each([
    [
      'switch',
      'v1 = load i32 v0 na private\n switch i32 v1 [1: b1] b1\n b1:\n ret (0:i32)',
      'a branch depends on',
    ],
    [
      'address',
      'v1 = load ptr v0 na private\n v2 = load i32 v1 na either\n ret (0:i32)',
      'an address depends on',
    ],
    [
      'assert',
      'v1 = load i8 v0 na private\n v2 = cast trunc i1 i8 v1\n assert v2 "a"\n ret (0:i32)',
      'an assertion depends on',
    ],
    [
      'assume',
      'v1 = load i8 v0 na private\n v2 = cast trunc i1 i8 v1\n assume v2\n ret (0:i32)',
      'an assumption depends on',
    ],
    ['division', 'v1 = load i32 v0 na private\n v2 = bin udiv i32 7:i32 v1\n ret (0:i32)', 'a division uses'],
    ['free', 'v1 = load ptr v0 na private\n free v1 malloc\n ret (0:i32)', 'a library call gets'],
    ['create', 'v1 = load ptr v0 na private\n v2 = create i64 v1 0:ptr\n ret (0:i32)', 'a library call gets'],
    [
      'choose',
      'v1 = load i32 v0 na private\n v2 = choose i32 0:i32 v1 signed=true "x" "" []\n ret (0:i32)',
      'a library call gets',
    ],
    [
      'indirect call',
      'v1 = load ptr v0 na private\n icall v1 () () [] -> ()\n ret (0:i32)',
      'the target of a call is',
    ],
    ['atomic load', 'v1 = load i32 v0 acq private\n ret (0:i32)', 'an atomic load reads'],
  ])('%s on undefined bits fails', (_, body, text) => {
    for (const r of run(body)) expect(r).toContain(`fail uninitialized: ${text} an uninitialised value`);
  });

  test('heap memory is undefined, calloc is not', () => {
    const body = (zero: boolean): string => `v1 = malloc ptr 8:i64 zero=${zero} align=16 - malloc
      v2 = load i32 v1 na shared
      v3 = icmp eq i1 i32 v2 0:i32
      ${BRANCH('v3')}`;
    expect(run(body(false))[0]).toContain('fail uninitialized');
    expect(run(body(true))).toEqual(both('done'));
  });

  test('lifetime begins make a private object undefined again', () => {
    const body = `store i32 v0 1:i32 na private
      lifetime begin=true v0
      v1 = load i32 v0 na private
      v2 = icmp eq i1 i32 v1 1:i32
      ${BRANCH('v2')}`;
    expect(run(body)[0]).toContain('fail uninitialized');
    expect(run(body)[1]).toContain('fail uninitialized');
  });

  test('add, sub and compare are precise', () => {
    // 0b???? + 0x100 leaves bit 8 and up defined when no carry can reach them
    const low = `v1 = load i8 v0 na private
      v2 = cast zext i32 i8 v1
      v3 = bin and i32 v2 15:i32`;
    expect(
      run(
        `${low}\n v4 = bin add i32 v3 256:i32\n v5 = bin lshr i32 v4 8:i32\n v6 = icmp eq i1 i32 v5 1:i32\n observe ["h"] [i32 v5]\n ${BRANCH('v6')}`,
      ),
    ).toEqual(both('done h=1'));
    expect(
      run(
        `${low}\n v4 = bin add i32 v3 250:i32\n v5 = bin lshr i32 v4 8:i32\n v6 = icmp eq i1 i32 v5 1:i32\n ${BRANCH('v6')}`,
      )[0],
    ).toContain('fail');
    expect(run(`${low}\n v6 = icmp ult i1 i32 v3 16:i32\n ${BRANCH('v6')}`)).toEqual(both('done'));
    expect(run(`${low}\n v6 = icmp slt i1 i32 v3 15:i32\n ${BRANCH('v6')}`)[0]).toContain('fail');
  });
});
