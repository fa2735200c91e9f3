import { describe, expect, test } from 'vitest';
import { splitNames } from '../names/heddle.ts';
import { bodyOf, lowered, statements, unit, unsupportedIn } from '../testing/lowered.ts';

describe('calls by name', () => {
  test('the intrinsics of docs/intrinsics.md', () => {
    const lines = statements(
      `%h = call i64 @__heddle_create(ptr @main, ptr null)
%v = call ptr @__heddle_join(i64 %h)
call void @__heddle_detach(i64 %h)
%s = call i64 @__heddle_self()
%l = call i32 @__heddle_lock(ptr @m)
%e = call i32 @__heddle_cond_enqueue(ptr @m)
call void @__heddle_yield()
call void @__heddle_atomic_begin()
call void @__heddle_assume(i32 %l)
call void @__heddle_assert(i32 1, ptr @text)
%c = call i64 @__heddle_choose(i64 -1, i64 2)
call void (ptr, ...) @__heddle_observe(ptr @names, i32 %l, i64 %c)
call void @__heddle_fence_sl()
%b = call i64 @__heddle_block_size(ptr @m)
%p = call i32 (i32, ptr, ...) @__heddle_printf(i32 2, ptr @text, double 1.0)
call void @__heddle_thread_exit(ptr null)`,
      `@m = global i64 0
@text = private constant [6 x i8] c"x > 0\\00"
@names = private constant [10 x i8] c"r1, f(a,b\\00"
declare i64 @__heddle_create(ptr, ptr)
declare ptr @__heddle_join(i64)
declare void @__heddle_detach(i64)
declare i64 @__heddle_self()
declare i32 @__heddle_lock(ptr)
declare i32 @__heddle_cond_enqueue(ptr)
declare void @__heddle_yield()
declare void @__heddle_atomic_begin()
declare void @__heddle_assume(i32)
declare void @__heddle_assert(i32, ptr)
declare i64 @__heddle_choose(i64, i64)
declare void @__heddle_observe(ptr, ...)
declare void @__heddle_fence_sl()
declare i64 @__heddle_block_size(ptr)
declare i32 @__heddle_printf(i32, ptr, ...)
declare void @__heddle_thread_exit(ptr)`,
    );
    const ops = lines.map((line) => line.replace(/^v\d+ = /, '').split(' ')[0]);
    expect(ops).toEqual(
      'create join detach self sync sync yield atomic icmp assume icmp assert choose observe fence blocksize output threadexit unreachable'.split(
        ' ',
      ),
    );
    expect(lines[11]).toMatch(/"x > 0"/);
    expect(lines[13]).toMatch(/"r1".*"f\(a,b"/);
    expect(lines[16]).toMatch(/stderr/);
  });

  test('names are split at commas outside brackets and quotes', () => {
    expect(splitNames('a, f(b, c), "x,y"[0], \',\'')).toEqual(['a', 'f(b, c)', '"x,y"[0]', "','"]);
  });

  test('a failed assertion has its expression as the message', () => {
    const program = lowered([
      `@e = private constant [7 x i8] c"x == 1\\00"
declare void @__assert_fail(ptr, ptr, i32, ptr)
define void @main() {
  call void @__assert_fail(ptr @e, ptr @e, i32 1, ptr @e)
  unreachable
}
`,
    ]);
    expect(bodyOf(program)).toEqual(['b0:', 'assert 0:i1 "x == 1"', 'halt quiet-abort', 'unreachable']);
  });

  test('abort is a violation, unless the program uses __VERIFIER_ names', () => {
    const text = 'declare void @abort()\ndefine void @main() {\ncall void @abort()\nunreachable\n}\n';
    expect(bodyOf(lowered([text]))[1]).toBe('halt abort');
    expect(bodyOf(lowered([`${text}declare void @__VERIFIER_assume(i32)\n`]))[1]).toBe('halt quiet-abort');
  });

  test('nondeterministic values have the range of their type', () => {
    const lines = statements(
      `%a = call i32 @__VERIFIER_nondet_int()
%b = call i8 @__VERIFIER_nondet_uchar()
%c = call zeroext i1 @__VERIFIER_nondet_bool()`,
      'declare i32 @__VERIFIER_nondet_int()\ndeclare i8 @__VERIFIER_nondet_uchar()\ndeclare i1 @__VERIFIER_nondet_bool()',
    );
    expect(lines[0]).toContain('choose i32 2147483648:i32 2147483647:i32');
    expect(lines[1]).toContain('choose i8 0:i8 255:i8');
    expect(lines[2]).toContain('choose i1 0:i1 1:i1');
  });

  test('__VERIFIER_atomic_ functions are atomic blocks, at every return', () => {
    const program = lowered([
      `define i32 @__VERIFIER_atomic_f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
define void @main() {
  %r = call i32 @__VERIFIER_atomic_f(i1 true)
  ret void
}
`,
    ]);
    const lines = bodyOf(program, '__VERIFIER_atomic_f');
    expect(lines.filter((l) => l.startsWith('atomic'))).toEqual([
      'atomic begin=true',
      'atomic begin=false',
      'atomic begin=false',
    ]);
  });

  test("the user's own function wins, except for reserved names", () => {
    const own = `define i32 @puts(ptr %s) {
  ret i32 7
}
define void @__VERIFIER_assert(i32 %c) {
  ret void
}
define void @main() {
  %r = call i32 @puts(ptr null)
  call void @__VERIFIER_assert(i32 %r)
  ret void
}
`;
    expect(bodyOf(lowered([own])).slice(1, 4)).toEqual([
      'call &puts (0:ptr) [] -> (i32 v0)',
      'v1 = icmp ne i1 i32 v0 0:i32',
      'assert v1 "__VERIFIER_assert"',
    ]);
  });

  test('one that nobody knows, setjmp and friends: the way out is named', () => {
    const text = (name: string): string =>
      `declare i32 @${name}(ptr)\ndefine void @main() {\n%r = call i32 @${name}(ptr null)\nret void\n}\n`;
    expect(unsupportedIn(lowered([text('nobody')]))).toEqual(['HED301 no body and no model for nobody']);
    expect(unsupportedIn(lowered([text('_setjmp')]))[0]).toMatch(/^HED304 _setjmp: jumps/);
    expect(unsupportedIn(lowered([text('fork')]))[0]).toMatch(/^HED304 fork/);
  });

  test('a pure one is any value, as its arguments have it', () => {
    const lines = statements('%r = call i32 @hash(i32 3)', 'declare i32 @hash(i32) memory(none)');
    expect(lines).toEqual(['v0 = choose i32 0:i32 4294967295:i32 signed=false "hash" "hash" [i32 3:i32]']);
  });

  test('a library function declared otherwise than the library has it', () => {
    expect(statements('%r = call i32 (...) @malloc()', 'declare i32 @malloc(...)')[0]).toContain('HED306');
    expect(
      statements('%r = call i32 @free(i64 8)\nstore i32 %r, ptr null', 'declare i32 @free(i64)'),
    ).toEqual(['v0 = cast inttoptr ptr i64 8:i64', 'free v0 malloc', 'store i32 0:ptr undef:i32 na either']);
  });
});

describe('calls of functions', () => {
  test('without a prototype: too many arguments are dropped, missing ones undefined, others unsupported', () => {
    const f = 'define i32 @f(i32 %a, i64 %b) {\n  ret i32 %a\n}\n';
    expect(statements('%r = call i32 @f(i32 1, i64 2, i32 3)', f)).toEqual([
      'call &f (1:i32, 2:i64) [] -> (i32 v0)',
    ]);
    expect(statements('%r = call i32 (...) @f()', f)).toEqual([
      'call &f (undef:i32, undef:i64) [] -> (i32 v0)',
    ]);
    expect(statements('call void @f(i64 1, i64 2)', f)).toEqual(['call &f (1:i32, 2:i64) [] -> (i32 v0)']);
    expect(statements('%r = call i32 @f(i32 1, double 2.0)', f)[0]).toContain('HED306');
  });

  test('structs by value are copied by the callee', () => {
    const program = lowered([
      `%struct.s = type { i32, ptr }
@g = global %struct.s zeroinitializer
define i32 @f(ptr byval(%struct.s) align 8 %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
define void @main() {
  %r = call i32 @f(ptr byval(%struct.s) align 8 @g)
  ret void
}
`,
    ]);
    expect(bodyOf(program, 'f').slice(1, 8)).toEqual([
      'v1 = alloca ptr size=16 - align=8 "argument" - either',
      'v2 = load i32 v0 na either',
      'store i32 v1 v2 na either',
      'v3 = gep ptr v0 - i64 scale=0 offset=8',
      'v4 = load ptr v3 na either',
      'v5 = gep ptr v1 - i64 scale=0 offset=8',
      'store ptr v5 v4 na either',
    ]);
  });

  test('variadic arguments take whole slots: structs word by word, small vectors packed', () => {
    const lines = statements(
      'call void (i32, ...) @f(i32 1, double 2.0, ptr byval(%struct.s) align 8 @g, <2 x float> zeroinitializer)',
      `%struct.s = type { i64, i64, i64 }
@g = global %struct.s zeroinitializer
define void @f(i32 %n, ...) {
  ret void
}
`,
    );
    expect(lines.at(-1)).toMatch(
      /^call &f \(1:i32\) \[f64 4611686018427387904:f64, i64 v0, i64 v1, i64 v2, i64 v\d+\] -> \(\)$/,
    );
  });

  test('through a pointer; a library function as a value has a body', () => {
    const program = lowered([
      `@p = global ptr @free
declare void @free(ptr)
define void @main() {
  %f = load ptr, ptr @p
  call void %f(ptr null)
  ret void
}
`,
    ]);
    expect(bodyOf(program)[2]).toBe('icall v0 (ptr) (0:ptr) [] -> ()');
    expect(bodyOf(program, 'free')).toEqual(['b0:', 'free v0 malloc', 'ret ()']);
  });

  test('an ifunc', () => {
    const text = `@f = ifunc i32 (), ptr @resolve
define ptr @resolve() {
  ret ptr null
}
define void @main() {
  %r = call i32 @f()
  ret void
}
`;
    expect(unsupportedIn(lowered([unit(text)]))[0]).toMatch(/^HED308 f is chosen at load time/);
  });
});
