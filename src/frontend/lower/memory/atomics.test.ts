import { describe, expect, test } from 'vitest';
import { bodyOf, lowered, statements, unsupportedIn } from '../testing/lowered.ts';

const GLOBALS = '@x = global i64 0\n@y = global i64 0\n';

describe('atomic instructions', () => {
  test('orders and scopes', () => {
    const lines = statements(
      `%a = load atomic i32, ptr @x unordered, align 4
%b = load atomic volatile i32, ptr @x monotonic, align 4
store atomic i32 1, ptr @x release, align 4
%c = atomicrmw umax ptr @x, i32 3 acq_rel, align 4
%d = cmpxchg weak ptr @x, i32 0, i32 1 acq_rel monotonic, align 4
fence acquire
fence syncscope("singlethread") seq_cst`,
      GLOBALS,
    );
    expect(lines).toEqual([
      'v0 = load i32 @x rlx either',
      'v1 = load i32 @x rlx either',
      'store i32 @x 1:i32 rel either',
      'v2 = rmw umax i32 @x 3:i32 acq_rel either',
      'v4 = cmpxchg i32 @x 0:i32 1:i32 acq_rel rlx weak=true either ok=v3',
      'fence thread acq',
      'fence signal sc',
    ]);
  });
});

describe('atomic library calls', () => {
  test('sized ones are single accesses', () => {
    const lines = statements(
      `%a = call i64 @__atomic_load_8(ptr @x, i32 2)
call void @__atomic_store_4(ptr @x, i32 1, i32 3)
%b = call i32 @__atomic_add_fetch_4(ptr @x, i32 1, i32 5)
%c = call i128 @__atomic_exchange_16(ptr @x, i128 1, i32 4)
%d = call i32 @__sync_fetch_and_nand_4(ptr @x, i32 1)
%e = call i1 @__sync_bool_compare_and_swap_8(ptr @x, i64 0, i64 1)
call void @__sync_lock_release_1(ptr @x)
call void @__sync_synchronize()
call void @__atomic_thread_fence(i32 0)`,
      `${GLOBALS}declare i64 @__atomic_load_8(ptr, i32)
declare void @__atomic_store_4(ptr, i32, i32)
declare i32 @__atomic_add_fetch_4(ptr, i32, i32)
declare i128 @__atomic_exchange_16(ptr, i128, i32)
declare i32 @__sync_fetch_and_nand_4(ptr, i32)
declare i1 @__sync_bool_compare_and_swap_8(ptr, i64, i64)
declare void @__sync_lock_release_1(ptr)
declare void @__sync_synchronize()
declare void @__atomic_thread_fence(i32)`,
    );
    expect(lines).toEqual([
      'v0 = load i64 @x acq either',
      'store i32 @x 1:i32 rel either',
      'v1 = rmw add i32 @x 1:i32 sc either',
      'v2 = bin add i32 v1 1:i32',
      'v3 = rmw xchg i128 @x 1:i128 acq_rel either',
      'v4 = rmw nand i32 @x 1:i32 sc either',
      'v6 = cmpxchg i64 @x 0:i64 1:i64 sc sc weak=false either ok=v5',
      'store i8 @x 0:i8 rel either',
      'fence full sc',
    ]);
  });

  test('compare-exchange writes back what it found, only if it fails', () => {
    const program = lowered([
      `${GLOBALS}declare i1 @__atomic_compare_exchange(i64, ptr, ptr, ptr, i32, i32)
define i1 @main() {
  %r = call i1 @__atomic_compare_exchange(i64 8, ptr @x, ptr @y, ptr @y, i32 5, i32 4)
  ret i1 %r
}
`,
    ]);
    expect(bodyOf(program)).toEqual([
      'b0:',
      'v0 = load i64 @y na either',
      'v1 = load i64 @y na either',
      'v3 = cmpxchg i64 @x v1 v0 sc acq weak=false either ok=v2',
      'v4 = bin xor i1 v2 1:i1',
      'condbr v4 b1 b2',
      'b1:',
      'store i64 @y v3 na either',
      'br b2',
      'b2:',
      'ret (v2)',
    ]);
  });

  test('sizes that no access has are an atomic block', () => {
    const lines = statements(
      'call void @__atomic_load(i64 12, ptr @x, ptr @y, i32 5)',
      `${GLOBALS}declare void @__atomic_load(i64, ptr, ptr, i32)`,
    );
    expect(lines[0]).toBe('atomic begin=true');
    expect(lines.filter((l) => l.includes('load i32'))).toHaveLength(3);
    expect(lines.at(-1)).toBe('atomic begin=false');
  });

  test('consume is acquire, with one notice; an order that is not constant is unsupported', () => {
    const consume = lowered([
      `${GLOBALS}declare i64 @__atomic_load_8(ptr, i32)
define i64 @main() {
  %a = call i64 @__atomic_load_8(ptr @x, i32 1)
  %b = call i64 @__atomic_load_8(ptr @x, i32 1)
  ret i64 %b
}
`,
    ]);
    expect(consume.notices.map((n) => n.code)).toEqual(['HED501']);
    expect(bodyOf(consume)[1]).toBe('v0 = load i64 @x acq either');
    const variable = lowered([
      `${GLOBALS}declare i64 @__atomic_load_8(ptr, i32)
define i64 @main() {
  %o = load i32, ptr @y
  %a = call i64 @__atomic_load_8(ptr @x, i32 %o)
  ret i64 %a
}
`,
    ]);
    expect(unsupportedIn(variable)[0]).toMatch(/^HED311/);
  });
});

describe('inline assembly', () => {
  test('others keep their text as the user wrote it', () => {
    const program = lowered([
      'define void @main() {\n  call void asm sideeffect "movl $$3, $0\\0A\\09cpuid", "r,~{memory}"(i32 1)\n  ret void\n}\n',
    ]);
    expect(unsupportedIn(program)).toEqual(['HED310 inline assembly "movl $3, %0 cpuid" is not modelled']);
  });

  test('an output that nothing is tied to is undefined', () => {
    const lines = statements(
      '%r = call i32 asm sideeffect "", "=r,~{memory}"()\nstore i32 %r, ptr @x',
      GLOBALS,
    );
    expect(lines).toEqual(['fence signal sc', 'store i32 @x undef:i32 na either']);
  });

  test('an exchange of another width than its operand is not guessed', () => {
    const asm =
      'call i64 asm sideeffect "xchgl $0, $1", "=r,=*m,0,*m"(ptr elementtype(i32) @x, i64 1, ptr elementtype(i32) @x)';
    expect(statements(`%r = ${asm}`, GLOBALS)[0]).toContain('HED310');
  });
});
