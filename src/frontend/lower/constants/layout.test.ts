import { describe, expect, test } from 'vitest';
import type { LType } from '../../llvm/tree.ts';
import { Layout } from './layout.ts';

const int = (bits: number): LType => ({ kind: 'int', bits });
const ptr: LType = { kind: 'ptr' };
const struct = (fields: readonly LType[], packed = false): LType => ({ kind: 'struct', fields, packed });
const none = { types: new Map<string, LType | null>(), dataLayout: '' };
const lp64 = new Layout(none, 'lp64');
const ilp32 = new Layout(none, 'ilp32');

describe('layout', () => {
  test('sizes and alignments of the two data models', () => {
    const types: readonly LType[] = [
      ptr,
      int(64),
      int(128),
      { kind: 'double' },
      { kind: 'x86_fp80' },
      int(1),
      int(24),
    ];
    expect(types.map((t) => [lp64.size(t), lp64.align(t)])).toEqual([
      [8, 8],
      [8, 8],
      [16, 16],
      [8, 8],
      [16, 16],
      [1, 1],
      [4, 4],
    ]);
    expect(types.map((t) => [ilp32.size(t), ilp32.align(t)])).toEqual([
      [4, 4],
      [8, 4],
      [16, 16],
      [8, 4],
      [12, 4],
      [1, 1],
      [4, 4],
    ]);
  });

  test('before clang 18 an i128 is aligned like an i64', () => {
    expect(new Layout({ ...none, dataLayout: 'e-i64:64-f80:128' }, 'lp64').align(int(128))).toBe(8);
  });

  test('fields are padded, unless packed', () => {
    const fields = [int(8), int(32), int(8), { kind: 'double' } as LType];
    expect(lp64.size(struct(fields))).toBe(24);
    expect(ilp32.size(struct(fields))).toBe(20);
    expect(lp64.size(struct(fields, true))).toBe(14);
    expect(lp64.element(struct(fields), 3).offset).toBe(16);
    expect(lp64.scalars(struct(fields)).map((s) => [s.type, s.offset])).toEqual([
      ['i8', 0],
      ['i32', 4],
      ['i8', 8],
      ['f64', 16],
    ]);
  });

  test('vectors are aligned to their size', () => {
    const vector: LType = { kind: 'vector', count: 2, of: { kind: 'float' } };
    expect([lp64.size(vector), lp64.align(vector)]).toEqual([8, 8]);
    expect(lp64.size({ kind: 'vector', count: 3, of: int(32) })).toBe(16);
  });

  test('a path into an aggregate finds its scalars', () => {
    const type = struct([int(8), struct([ptr, int(16)]), { kind: 'array', count: 2, of: int(32) }]);
    expect(lp64.span(type, [1, 1])).toEqual({ start: 2, type: int(16) });
    expect(lp64.span(type, [2])).toMatchObject({ start: 3 });
  });

  test('long double and incomplete types have a size or a name in the message, but no scalars', () => {
    expect(() => lp64.scalars({ kind: 'x86_fp80' })).toThrow('long double is not modelled');
    const named = new Layout({ ...none, types: new Map([['struct.s', null]]) }, 'lp64');
    expect(() => named.size({ kind: 'named', name: 'struct.s' })).toThrow('struct.s');
  });
});
