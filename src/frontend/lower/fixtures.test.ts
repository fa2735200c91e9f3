import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bitsOf, type Instr } from '../../ir/types.ts';
import { undefinedSymbols } from './lower.ts';
import { lowered, MEMORY_RUNTIME, unit, unsupportedIn } from './testing/lowered.ts';

/** What clang makes of fixtures/*.c, at the flags Heddle compiles with. */
const folder = new URL('testdata/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.ll'));
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const runtime = unit(MEMORY_RUNTIME, 'runtime.c', true);
const program = (name: string) => lowered([unit(read(name), name), runtime]);

describe('fixtures', () => {
  test.each(files)('%s is lowered and verified', (name) => {
    expect(program(name).functions.length).toBeGreaterThan(4);
  });

  test('only what cannot be modelled is unsupported', () => {
    const found = Object.fromEntries(files.map((name) => [name, unsupportedIn(program(name))]));
    expect(found).toEqual({
      'language-clang22.ll': [
        'HED302 long double, or a type as wide, in the prototype of extended, is not modelled',
      ],
      'machine-clang15.ll': ['HED310 inline assembly "cpuid" is not modelled'],
      'machine-clang22.ll': ['HED310 inline assembly "cpuid" is not modelled'],
    });
  });

  test('both compilers give the same events', () => {
    const events = (name: string): readonly string[] =>
      program(name).functions.flatMap((f) =>
        f.blocks.flatMap((b) => b.instrs.flatMap((i) => event(i) ?? [])),
      );
    expect(events('machine-clang15.ll')).toEqual(events('machine-clang22.ll'));
    expect(events('machine-clang22.ll').join('; ')).toBe(
      [
        'store 32 rel; load 32 acq; rmw add 32 rlx; cmpxchg 32 sc sc weak; rmw nand 32 rel',
        'fence thread sc; fence signal acq; rmw add 128 sc; store 32 rel',
        'load 32 sc; cmpxchg 32 sc sc; load 64 sc; cmpxchg 64 sc sc',
        'load 128 sc; store 128 sc; load 128 sc; begin; end; begin; end',
        'fence signal sc; fence thread sc; fence thread sc; fence thread rel; yield; fence signal sc',
        'rmw xchg 32 sc; fence thread sc; rmw add 32 sc; fence thread sc; rmw add 32 sc; fence thread sc',
        'rmw sub 32 sc; fence thread sc; cmpxchg 32 sc sc; fence thread sc; cmpxchg 32 sc sc; fence thread sc',
      ].join('; '),
    );
  });

  test('names, types and places come from the source', () => {
    const p = program('language-clang22.ll');
    const allocas = p.functions[p.entry].blocks[0].instrs.flatMap((i) => (i.op === 'alloca' ? [i.name] : []));
    expect(allocas).toEqual(expect.arrayContaining(['argc', 'argv', 'p', 'q', 's', 'l', 'e', 'n', 'r']));
    const malloc = p.functions[p.entry].blocks.flatMap((b) => b.instrs).find((i) => i.op === 'malloc');
    expect(
      malloc?.op === 'malloc' && malloc.debugType !== null && p.debugTypes[malloc.debugType],
    ).toMatchObject({
      kind: 'record',
      name: 'node',
    });
    expect(p.locs[malloc!.at]).toMatchObject({ file: 'language.c', function: 'main', library: false });
    expect(p.constructors.map((id) => p.functions[id].displayName)).toEqual(['before']);
    expect(p.functions.find((f) => f.name === 'memmove')).toMatchObject({ library: true });
  });

  test('what is missing is what the runtime is asked for', () => {
    const missing = undefinedSymbols([unit(read('language-clang22.ll')).module]);
    expect([...missing].sort()).toEqual(['memcpy', 'memset']);
  });
});

/** Atomic accesses and fences by their size (clang 15 accesses pointers as integers); null for the rest. */
function event(i: Instr): string | null {
  switch (i.op) {
    case 'load':
    case 'store':
      return i.order === 'na' ? null : `${i.op} ${bitsOf(i.type)} ${i.order}`;
    case 'rmw':
      return `rmw ${i.rmw} ${bitsOf(i.type)} ${i.order}`;
    case 'cmpxchg':
      return `cmpxchg ${bitsOf(i.type)} ${i.success} ${i.failure}${i.weak ? ' weak' : ''}`;
    case 'fence':
      return `fence ${i.kind} ${i.order}`;
    case 'atomic':
      return i.begin ? 'begin' : 'end';
    case 'yield':
      return 'yield';
    default:
      return null;
  }
}
