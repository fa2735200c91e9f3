import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DebugTypeId } from '../../../base/ids.ts';
import type { DebugType } from '../../../ir/types.ts';
import { parseModule } from '../parser.ts';
import { type DebugInfo, readDebugInfo } from './debug-info.ts';

function read(golden: string) {
  const module = parseModule(
    readFileSync(join(import.meta.dirname, '..', 'testdata', golden), 'utf8'),
    golden,
  );
  const info = readDebugInfo(module);
  const global = (name: string) => info.global(module.globals.find((g) => g.name === name)!)!;
  const fn = (name: string) => module.functions.find((f) => f.name === name)!;
  return { module, info, global, fn };
}

/** A type spelt out; a record inside a record is only named. */
function spell(info: DebugInfo, id: DebugTypeId | null, inside = false): string {
  if (id === null) return 'void';
  const type: DebugType = info.types[id];
  switch (type.kind) {
    case 'basic':
      return `${type.name}:${type.encoding}${type.bits}`;
    case 'pointer':
      return `*${spell(info, type.to, true)}`;
    case 'array':
      return `${spell(info, type.of, true)}[${type.counts.join('][')}]`;
    case 'alias':
      return `${type.name}(${spell(info, type.of, inside)})`;
    case 'enum':
      return `enum ${type.name}{${type.values.map((v) => `${v.name}=${v.value}`).join(' ')}}`;
    case 'other':
      return `?${type.name}`;
    case 'record': {
      const head = `${type.union ? 'union' : 'struct'} ${type.name}`;
      if (inside) return head;
      return `${head}/${type.bits}{${type.members.map((m) => `${m.name}@${m.offset}+${m.bits}:${spell(info, m.type, true)}`).join(' ')}}`;
    }
  }
}

describe.each(['clang-15-unopt', 'clang-22-unopt'])('debug info of %s', (compiler) => {
  it('types of globals', () => {
    const { info, global } = read(`${compiler}/initialisers.ll`);
    const head = global('head');
    expect([head.name, head.file, head.function]).toEqual(['head', 'initialisers.c', null]);
    expect(spell(info, head.type)).toBe(
      'struct list/320{next@0+64:*struct list prev@64+64:*struct list data@128+64:*const(volatile(int:signed32)) ' +
        'color@192+32:enum color{RED=0 GREEN=5 BLUE=-1} fn@256+64:*?function}',
    );
    expect(spell(info, global('table').type)).toBe('struct point[3]');
    expect(spell(info, global('n0').type)).toBe(
      'nest(struct /576{pts@0+384:struct point[3][2] u@384+64:union u o@448+64:*struct opaque @512+32:struct })',
    );
    expect(spell(info, global('off').type)).toBe('ptrdiff_t(long:signed64)');
    expect(spell(info, global('fx').type)).toBe(
      'struct flex/64{n@0+32:int:signed32 data@64+0:long:signed64[0]}',
    );
    expect(spell(info, global('self').type)).toBe('*void');
  });

  it('bit-fields', () => {
    const { info, global } = read(`${compiler}/bit-fields.ll`);
    expect(spell(info, global('bf').type)).toBe(
      'struct bits/128{a@0+3:unsigned int:unsigned32 b@3+7:int:signed32 c@64+40:unsigned long:unsigned64 d@104+1:_Bool:bool8}',
    );
    expect(spell(info, global('pk').type)).toBe(
      'struct packed/56{c@0+8:char:char8 i@8+32:int:signed32 s@40+16:short:signed16}',
    );
  });

  it('atomics, static locals, places and local variables', () => {
    const atomics = read(`${compiler}/atomics.ll`);
    expect(spell(atomics.info, atomics.global('a').type)).toBe('_Atomic(int:signed32)');
    expect(spell(atomics.info, atomics.global('c').type)).toBe('_Atomic(unsigned char:unsigned8)');

    const statics = read(`${compiler}/vla-and-statics.ll`);
    expect(statics.global('counter.count')).toMatchObject({ name: 'count', function: 'counter', line: 2 });

    const { info, fn } = read(`${compiler}/control.ll`);
    const nested = fn('nested');
    expect(info.subprogram(nested)).toEqual({
      name: 'nested',
      linkageName: null,
      file: 'control.c',
      line: 8,
    });
    const locals = [...info.locals(nested).values()];
    expect(locals.map((l) => [l.name, l.arg])).toEqual([
      ['a', 1],
      ['r', 0],
      ['a', 0],
      ['b', 0],
      ['i', 0],
      ['k', 0],
    ]);
    expect(spell(info, locals[0].type)).toBe('int:signed32');
    const last = nested.blocks!.at(-1)!.instrs.at(-1)!;
    expect(info.place(last.md.get('dbg'))).toEqual({
      file: 'control.c',
      line: 8,
      column: 121,
      function: 'nested',
      inlinedAt: null,
    });
    expect(info.place(last.md.get('dbg'))).toBe(info.place(last.md.get('dbg')));
    expect(info.place(undefined)).toBeNull();
    expect(info.directoryOf('control.c')).toBe('/src');
  });

  it('classes with bases, and qualified names', () => {
    const { info, fn, module } = read(`${compiler}/classes.ll`);
    const g = module.functions.find((f) => f.name.includes('1gE'))!;
    expect(info.subprogram(g)).toMatchObject({ name: 'ns::g' });
    const lam = fn('_Z3lami');
    const b = [...info.locals(lam).values()].find((l) => l.name === 'b')!;
    expect(spell(info, b.type)).toBe('struct B/128{@0+128:struct A e@96+8:enum E{P=0 Q=1}}');
  });
});

it('follows inlined calls', () => {
  const module = parseModule(
    `define void @f() {
  ret void, !dbg !3
}
!0 = !DIFile(filename: "a.c", directory: "/src")
!1 = !DISubprogram(name: "inner", file: !0)
!2 = !DISubprogram(name: "outer", file: !0)
!3 = !DILocation(line: 3, column: 4, scope: !5, inlinedAt: !4)
!4 = !DILocation(line: 9, column: 1, scope: !2)
!5 = !DILexicalBlockFile(scope: !1, file: !6, discriminator: 0)
!6 = !DIFile(filename: "b.h", directory: "/src")
`,
    'inlined.ll',
  );
  const info = readDebugInfo(module);
  expect(info.place(module.functions[0].blocks![0].instrs[0].md.get('dbg'))).toEqual({
    file: 'b.h',
    line: 3,
    column: 4,
    function: 'inner',
    inlinedAt: { file: 'a.c', line: 9, column: 1, function: 'outer', inlinedAt: null },
  });
});

it('appends the types of several modules to one table', () => {
  const text =
    '@g = global i32 0, !dbg !0\n!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())\n!1 = !DIGlobalVariable(name: "g", type: !2)\n!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)\n';
  const types: DebugType[] = [];
  const ids = ['a.ll', 'b.ll'].map((file) => {
    const module = parseModule(text, file);
    return readDebugInfo(module, types).global(module.globals[0])!.type;
  });
  expect(ids).toEqual([0, 1]);
  expect(types).toHaveLength(2);
});
