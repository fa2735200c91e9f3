import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LType } from '../../llvm/tree.ts';
import { Layout } from '../constants/layout.ts';
import { MEMORY_RUNTIME, statements } from '../testing/lowered.ts';
import { chunks, type Field, planCopy } from './copy-plan.ts';

const int = (bits: number): LType => ({ kind: 'int', bits });
const types = new Map<string, LType>([
  ['struct.s', { kind: 'struct', fields: [int(32), { kind: 'ptr' }, int(8)], packed: false }],
  ['union.u', { kind: 'struct', fields: [{ kind: 'ptr' }], packed: false }],
]);
const layout = new Layout({ types, dataLayout: '' }, 'lp64');
const named = (name: string): LType => ({ kind: 'named', name });
const plan = (length: number, align: number, fields: readonly Field[] | null, ...ends: LType[]): string =>
  planCopy(layout, { length, align, fields, types: ends })
    ?.map((p) => `${p.type}@${p.offset}`)
    .join(' ') ?? 'call';

describe('copies', () => {
  test('by the fields clang lists', () => {
    const fields: readonly Field[] = [
      { offset: 0, size: 4, kind: 'scalar' },
      { offset: 8, size: 8, kind: 'pointer' },
      { offset: 16, size: 8, kind: 'float' },
    ];
    expect(plan(24, 8, fields)).toBe('i32@0 ptr@8 f64@16');
  });

  test('an array among them is split by the type of an end, or by alignment', () => {
    const fields: readonly Field[] = [{ offset: 0, size: 6, kind: null }];
    expect(plan(6, 2, fields, { kind: 'array', count: 3, of: int(16) })).toBe('i16@0 i16@2 i16@4');
    expect(plan(6, 4, fields)).toBe('i32@0 i16@4');
  });

  test('overlapping fields (bit-fields of older clangs) say nothing', () => {
    const fields: readonly Field[] = [
      { offset: 0, size: 4, kind: 'scalar' },
      { offset: 2, size: 4, kind: 'scalar' },
    ];
    expect(plan(8, 4, fields)).toBe('i32@0 i32@4');
  });

  test('by the type of an end; a union is no pointer', () => {
    expect(plan(24, 1, null, named('struct.s'))).toBe('i32@0 ptr@8 i8@16');
    expect(plan(8, 1, null, named('union.u'))).toBe('i64@0');
    expect(plan(6, 1, null, named('struct.s'))).toBe('i32@0');
    expect(plan(12, 4, null, named('struct.s'))).toBe('i32@0 i32@4 i32@8');
  });

  test('too many scalars are a call', () => {
    expect(plan(160, 8, null)).toBe('call');
    expect(plan(128, 8, null)).toBe(Array.from({ length: 16 }, (_, n) => `i64@${8 * n}`).join(' '));
    expect(plan(17, 1, null)).toBe('call');
  });

  test('chunks cover their range without gap or overlap, and are aligned', () => {
    fc.assert(
      fc.property(
        fc.nat(64),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(1, 2, 4, 8, 16),
        (start, length, align) => {
          const pieces = chunks(start, length, align);
          fc.pre(pieces.length <= 16);
          let at = start;
          for (const { offset, type } of pieces) {
            const size = Number(type.slice(1)) / 8;
            expect(offset).toBe(at);
            expect(offset % size).toBe(0);
            expect(size).toBeLessThanOrEqual(Math.max(align, 1));
            at += size;
          }
          expect(at).toBe(start + length);
        },
      ),
    );
  });

  const DECLARED = `
@a = global [16 x i8] zeroinitializer
@b = global { i32, i64 } zeroinitializer
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare ptr @memset(ptr, i32, i64)
declare ptr @memcpy(ptr, ptr, i64)
`;

  test('memmove reads everything before it writes', () => {
    const lines = statements(
      'call void @llvm.memmove.p0.p0.i64(ptr align 8 inttoptr (i64 16 to ptr), ptr align 8 inttoptr (i64 24 to ptr), i64 16, i1 false)',
      DECLARED,
    );
    expect(lines).toEqual([
      'v0 = load i64 24:ptr na either',
      'v1 = load i64 32:ptr na either',
      'store i64 16:ptr v0 na either',
      'store i64 24:ptr v1 na either',
    ]);
  });

  test('memset repeats its byte, padding included; one that is not constant too', () => {
    expect(
      statements('call void @llvm.memset.p0.i64(ptr align 8 @b, i8 1, i64 16, i1 false)', DECLARED),
    ).toEqual([
      'store i32 @b 16843009:i32 na either',
      'store i32 @b+4 16843009:i32 na either',
      'store i64 @b+8 72340172838076673:i64 na either',
    ]);
    const lines = statements(
      '%c = load i8, ptr @a\ncall void @llvm.memset.p0.i64(ptr align 2 inttoptr (i64 8 to ptr), i8 %c, i64 2, i1 false)',
      DECLARED,
    );
    expect(lines.slice(1)).toEqual([
      'v1 = cast zext i16 i8 v0',
      'v2 = bin mul i16 v1 257:i16',
      'store i16 8:ptr v2 na either',
    ]);
  });

  test('long ones call the runtime', () => {
    const call = 'call void @llvm.memcpy.p0.p0.i64(ptr align 1 @a, ptr align 1 @b, i64 4000, i1 false)';
    expect(statements(call, DECLARED, MEMORY_RUNTIME)).toEqual([
      'call &memmove (@a, @b, 4000:i64) [] -> (ptr v0)',
    ]);
    expect(statements(call, DECLARED)[0]).toContain('HED301 "no body and no model for memmove"');
  });

  test("the C function is scalar accesses too where an end's type is known", () => {
    expect(statements('%r = call ptr @memcpy(ptr @b, ptr @a, i64 16)', DECLARED, MEMORY_RUNTIME)).toEqual([
      'v0 = load i32 @a na either',
      'store i32 @b v0 na either',
      'v1 = load i32 @a+4 na either',
      'store i32 @b+4 v1 na either',
      'v2 = load i64 @a+8 na either',
      'store i64 @b+8 v2 na either',
    ]);
    expect(
      statements(
        '%r = call ptr @memset(ptr inttoptr (i64 8 to ptr), i32 0, i64 8)',
        DECLARED,
        MEMORY_RUNTIME,
      ),
    ).toEqual(['call &memset (8:ptr, 0:i32, 8:i64) [] -> (ptr v0)']);
  });
});
