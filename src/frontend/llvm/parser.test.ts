import { describe, expect, it } from 'vitest';
import { DiagnosticError, EXIT } from '../../base/failure.ts';
import { parseModule } from './parser.ts';
import { printInstr } from './testing/print.ts';

const parse = (text: string) => parseModule(text, 'm.ll');

function failure(text: string): DiagnosticError {
  try {
    const module = parse(text);
    for (const _ of module.metadata.values());
  } catch (error) {
    if (error instanceof DiagnosticError) return error;
    throw error;
  }
  throw new Error('expected a DiagnosticError');
}

describe('modules', () => {
  it('reads the target, module asm, types and lists, and passes over what has no meaning', () => {
    const module = parse(`source_filename = "a \\22b\\22.c"
target datalayout = "e"
target triple = "x86_64-unknown-linux-gnu"
module asm ".globl foo"
module asm "foo:\\09ret"
%struct.p = type <{ i8, i32 }>
%opaque = type opaque
%0 = type { ptr, [0 x i64] }
$f = comdat any
$"odd name" = comdat largest
^0 = module: (path: "x", hash: (1, 2))
!llvm.module.flags = !{!0, !1}
!0 = !{i32 7, !"PIC Level", i32 2}
!1 = distinct !{
  null,
  !DIExpression(DW_OP_plus_uconst, 8)
}
uselistorder ptr @g, { 1, 0 }
@g = global i32 0
`);
    expect(module.sourceFile).toBe('a "b".c');
    expect(module.triple).toBe('x86_64-unknown-linux-gnu');
    expect(module.moduleAsm).toEqual(['.globl foo', 'foo:\tret']);
    expect(module.types.get('opaque')).toBeNull();
    expect(module.types.get('struct.p')).toMatchObject({ kind: 'struct', packed: true });
    expect([...module.namedMetadata]).toEqual([
      [
        'llvm.module.flags',
        [
          { kind: 'ref', id: 0 },
          { kind: 'ref', id: 1 },
        ],
      ],
    ]);
    expect(module.metadata.get(1)).toMatchObject({ kind: 'tuple', items: [null, { tag: 'DIExpression' }] });
    expect(module.globals.map((g) => g.name)).toEqual(['g']);
  });

  it('reads globals with everything that can stand around them', () => {
    const { globals, aliases } = parse(
      `
@"a b" = private unnamed_addr constant [3 x i8] c"a\\00\\\\", align 1
@tls = internal thread_local(localexec) global i32 5, section ".tdata", comdat, align 4, !dbg !0, !dbg !1
@ext = external dso_local local_unnamed_addr global %struct.x, align 8
@weak = extern_weak global i8
@attr = global i8 0, align 1 #0
@al = weak alias i32, ptr getelementptr inbounds (i8, ptr @tls, i64 4)
@al2 = dso_local unnamed_addr alias i32 (), ptr @f
@if = ifunc i32 (i32), ptr @resolve
attributes #0 = { "bss-section"=".x" }
`,
    );
    expect(globals.map((g) => [g.name, g.linkage, g.external, g.threadLocal, g.constant, g.align])).toEqual([
      ['a b', 'private', false, false, true, 1],
      ['tls', 'internal', false, true, false, 4],
      ['ext', 'external', true, false, false, 8],
      ['weak', 'extern_weak', true, false, false, 0],
      ['attr', 'external', false, false, false, 1],
    ]);
    expect(globals[0].init).toEqual({ kind: 'string', bytes: new Uint8Array([97, 0, 92]) });
    expect(globals[1].dbg).toEqual([
      { kind: 'ref', id: 0 },
      { kind: 'ref', id: 1 },
    ]);
    expect(aliases.map((a) => [a.name, a.linkage, a.ifunc])).toEqual([
      ['al', 'weak', false],
      ['al2', 'external', false],
      ['if', 'external', true],
    ]);
  });

  it('gives functions the attributes of their groups, wherever those stand', () => {
    const { functions } = parse(`
declare void @abort() #1
define linkonce_odr hidden noundef zeroext i8 @f(i32 noundef %0, ptr sret(%s) align 8 %out, ...) local_unnamed_addr #0 cold section "x" comdat($f) align 16 personality ptr @p !dbg !7 {
  call void @abort() #1 [ "deopt"(i32 1), "kcfi"(i32 2) ]
  ret i8 0
}
attributes #0 = { nounwind memory(argmem: readwrite) "frame-pointer"="all" align=4 }
attributes #1 = { noreturn }
declare !dbg !8 extern_weak i32 @g(i32, ptr nocapture, ...)
`);
    const [abort, f, g] = functions;
    expect(abort.attrs).toEqual(['noreturn']);
    expect([...f.attrs].sort()).toEqual(
      [
        'align 4',
        'cold',
        'frame-pointer=all',
        'local_unnamed_addr',
        'memory(argmem: readwrite)',
        'nounwind',
      ].sort(),
    );
    expect(f).toMatchObject({
      linkage: 'linkonce_odr',
      variadic: true,
      dbg: { id: 7 },
      personality: { name: 'p' },
    });
    expect(f.params.map((p) => [p.name, [...p.attrs]])).toEqual([
      ['0', [['noundef', null]]],
      [
        'out',
        [
          ['sret', { kind: 'named', name: 's' }],
          ['align 8', null],
        ],
      ],
    ]);
    expect(f.blocks![0].instrs[0]).toMatchObject({
      op: 'call',
      attrs: ['noreturn'],
      bundles: ['deopt', 'kcfi'],
    });
    expect(g).toMatchObject({ blocks: null, dbg: { id: 8 }, linkage: 'extern_weak', variadic: true });
    expect(g.params.map((p) => p.name)).toEqual(['0', '1']);
  });
});

describe('numbers of unnamed values', () => {
  it('counts parameters, the entry block, results and blocks without label', () => {
    const fn = parse(`define i32 @f(i32 %0, i32 %x, ptr, ptr) {
  %4 = add i32 %0, 1
  call i32 @g()
  call void @h()
  br label %7
  ret i32 %4
7:
  %8 = add i32 %5, 1
  br label %"12"
"12":
  br label %named
named:
  ret i32 %8
}
`).functions[0];
    expect(fn.params.map((p) => p.name)).toEqual(['0', 'x', '1', '2']);
    expect(fn.blocks!.map((b) => b.label)).toEqual(['3', '6', '7', '"12"', 'named']);
    expect(fn.blocks![0].instrs.map((i) => i.name)).toEqual(['4', '5', null, null]);
    expect(fn.blocks![0].instrs.map((i) => i.pos.line)).toEqual([2, 3, 4, 5]);
    expect(fn.blocks![2].instrs[1]).toMatchObject({ op: 'br', then: '"12"' });
  });

  it('refuses a number given twice', () => {
    const error = failure('define void @f(i32 %0) {\n  %0 = add i32 1, 2\n  ret void\n}\n');
    expect(error.diagnostic.message).toContain('out of order');
    expect(error.diagnostic.at).toEqual({ file: 'm.ll', line: 2, column: 3 });
  });
});

describe('debug records', () => {
  it('reads calls and records alike', () => {
    const body = (line: string) => `define void @f(i32 %x) {\n  ${line}\n  ret void\n}\n`;
    const pairs: [string, string][] = [
      [
        'call void @llvm.dbg.value(metadata i32 %x, metadata !1, metadata !DIExpression(DW_OP_plus_uconst, 3)), !dbg !2',
        '#dbg_value(i32 %x, !1, !DIExpression(DW_OP_plus_uconst, 3), !2)',
      ],
      [
        'tail call void @llvm.dbg.declare(metadata ptr %x, metadata !1, metadata !DIExpression()), !dbg !2',
        '#dbg_declare(ptr %x, !1, !DIExpression(), !2)',
      ],
      [
        'call void @llvm.dbg.value(metadata !DIArgList(i32 %x, i32 4), metadata !1, metadata !DIExpression()), !dbg !2',
        '#dbg_value(!DIArgList(i32 %x, i32 4), !1, !DIExpression(), !2)',
      ],
      [
        'call void @llvm.dbg.value(metadata !{}, metadata !1, metadata !DIExpression()), !dbg !2',
        '#dbg_value(!{}, !1, !DIExpression(), !2)',
      ],
      ['call void @llvm.dbg.label(metadata !1), !dbg !2', '#dbg_label(!1, !2)'],
    ];
    for (const [call, record] of pairs) {
      const fromCall = parse(body(call)).functions[0].blocks![0].instrs[0];
      const fromRecord = parse(body(record)).functions[0].blocks![0].instrs[0];
      expect(fromCall.op).toBe('dbg');
      expect(printInstr(fromCall)).toBe(record);
      expect({ ...fromRecord, pos: fromCall.pos }).toEqual(fromCall);
    }
  });
});

describe('diagnostics', () => {
  it('says that typed pointers need a newer clang', () => {
    for (const text of [
      '@p = global i32* null\n',
      'define void @f(%struct.x* %p) {\n ret void\n}\n',
      'declare void (i32)* @g()\n',
    ]) {
      const { diagnostic, exit } = failure(text);
      expect(diagnostic.code).toBe('HED211');
      expect(diagnostic.help).toContain('clang 15');
      expect(exit).toBe(EXIT.compile);
    }
  });

  it.each([
    ['', 'x = 1', 'a definition', 1, 1],
    ['define void @f() {\n', '  ret i32\n}', 'a value', 3, 1],
    ['define void @f() {\n', '  frobnicate i32 1\n}', 'an instruction', 2, 3],
    ['define void @f() {\n', '  store i32 1 ptr %p\n}', '`,`', 2, 15],
    ['', '@g = global i32 0, algin 4', '`align`', 1, 20],
    ['', '!0 = !DILocation(line: )', 'the value of a metadata field', 1, 24],
    ['', '!0 = !{!1} x', 'the end of the metadata node', 1, 12],
    ['', '@s = constant [1 x i8] c"a', 'no end', 1, 24],
    ['define void @f() {\n', '  %x = load atomic i32, ptr %p, align 4', 'a memory order', 2, 31],
    ['', 'declare void @f() #9', 'no attribute group #9', 1, 19],
    ['', '@g = global i32 ?', 'unexpected character', 1, 17],
    ['', '@g = global i8 0\n@g = global i8 0', 'defined twice', 2, 1],
  ])('points at the place: %s%s', (before, text, message, line, column) => {
    const { diagnostic, exit } = failure(before + text);
    expect(diagnostic.code).toBe('HED210');
    expect(diagnostic.message).toContain(message);
    expect(diagnostic.at).toEqual({ file: 'm.ll', line, column });
    expect(exit).toBe(EXIT.compile);
  });

  it.each([
    ['@g = addrspace(3) global i32 0', 'address space'],
    ['declare void @f(ptr addrspace(1))', 'address space'],
    ['declare <vscale x 4 x i32> @f()', 'scalable vector'],
    ['declare target("spirv.Image") @f()', 'target extension'],
    ['define void @f() {\n %x = hypercall i32 1\n}', '`hypercall`'],
  ])('names what is not modelled: %s', (text, message) => {
    const { diagnostic, exit } = failure(text);
    expect(diagnostic.code).toBe('HED390');
    expect(diagnostic.message).toContain(message);
    expect(exit).toBe(EXIT.unknown);
  });
});
