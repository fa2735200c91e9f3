import { describe, expect, it } from 'vitest';
import { DiagnosticError } from '../../../base/failure.ts';
import { readFlags } from './clang-flags.ts';
import { flagsMarkdown } from './flag-table.ts';

const refusal = (flags: readonly string[]): string => {
  try {
    readFlags(flags);
  } catch (error) {
    if (error instanceof DiagnosticError) return `${error.diagnostic.code} ${error.exit} ${error.message}`;
    throw error;
  }
  return 'accepted';
};

describe('flags after --', () => {
  it('keeps what says what the program is', () => {
    expect(
      readFlags(['-DN=3', '-D', 'M', '-Iinc', '-I', 'other', '-UX', '-include', 'pre.h', '-iquote', 'q']),
    ).toEqual({
      passed: ['-DN=3', '-DM', '-Iinc', '-Iother', '-UX', '-includepre.h', '-iquoteq'],
      std: { c: 'gnu17', cxx: 'gnu++20', older: null },
      quoteDirs: ['q'],
      dirs: ['inc', 'other'],
      forced: ['pre.h'],
      language: null,
      wraps: false,
      notices: [],
      macros: ['N=3', 'M'],
    });
  });
  it('makes one word of each, which begins like no option and no file of options', () => {
    const flags = ['-I', '@x', '-include', '-x.h', '-isystem', '=y', '-iquote', '..', '-idirafter', 'é'];
    expect(readFlags(flags).passed).toEqual([
      '-I./@x',
      '-include./-x.h',
      '-isystem./=y',
      '-iquote..',
      '-idirafteré',
    ]);
  });
  it('takes the last standard', () => {
    expect(readFlags(['-std=c99', '-std=gnu11']).std.c).toBe('gnu11');
    expect(readFlags(['-ansi']).std.c).toBe('c89');
    expect(readFlags(['-std=c23']).std.c).toBe('c2x');
    expect(readFlags(['-std=c++23', '-std=c11']).std).toEqual({ c: 'c11', cxx: 'c++2b', older: null });
    expect(readFlags(['-std=c++14']).std).toEqual({ c: 'gnu17', cxx: 'c++20', older: 'c++14' });
  });
  it('drops how others build it', () => {
    expect(readFlags(['-O2', '-g', '-pthread', '-lpthread', '-fPIC', '-pipe']).passed).toEqual([]);
  });
  it('drops what build systems write, with the words that belong to it', () => {
    const line =
      '-O2 -DN=3 -MD -MP -MF x.d -MTx.o -o x.o -c -flto=auto -fvisibility=hidden -Wl,-z,relro -mavx2 -march=native -L lib -Werror';
    expect(readFlags(line.split(' ')).passed).toEqual(['-DN=3']);
  });
  it('uses what says what the program means', () => {
    const line = '-x c++ -fno-exceptions -fno-rtti -funsigned-char -Wp,-DM=1 -fno-threadsafe-statics';
    const { passed, language, macros } = readFlags(line.split(' '));
    expect({ passed, language, macros }).toEqual({
      passed: [
        '-Wno-builtin-macro-redefined',
        '-U__cpp_exceptions',
        '-U__EXCEPTIONS',
        '-Wno-builtin-macro-redefined',
        '-U__cpp_rtti',
        '-U__GXX_RTTI',
        '-fno-signed-char',
        '-DM=1',
        '-fno-threadsafe-statics',
      ],
      language: 'c++',
      macros: ['M=1'],
    });
  });
  it.each([
    ['-fwrapv', true],
    ['-fno-strict-overflow', true],
    ['-fwrapv -fno-wrapv', false],
    ['-fwrapv -fstrict-overflow', false],
    ['-fstrict-overflow -fno-wrapv -fwrapv', true],
    ['-fno-wrapv', false],
    ['-fwrapv-pointer', false],
    ['-fno-trapv -O2', false],
  ])('%s: does signed arithmetic wrap?', (line, wraps) => {
    const flags = readFlags(line.split(' '));
    expect([flags.wraps, flags.passed]).toEqual([wraps, wraps ? ['-fwrapv'] : []]);
  });
  it('says what it ignores although it matters', () => {
    expect(readFlags(['-ffast-math']).notices).toEqual([
      '-ffast-math is ignored: floating point is computed as IEEE 754 says',
    ]);
  });
  it('documents every row', async () => {
    await expect(flagsMarkdown()).toMatchFileSnapshot('../../../../docs/compiler-flags.md');
  });
  it('passes warnings on', () => {
    expect(readFlags(['-Wall', '-Wno-unused', '-w']).passed).toEqual(['-Wall', '-Wno-unused', '-w']);
  });
  it.each([
    [['-fplugin=x.so'], 'HED134 1 the compiler flag -fplugin=x.so cannot be given after --'],
    [['-Xclang', '-load'], 'HED134 1 the compiler flag -Xclang cannot be given after --'],
    [['-Wp,-D@x'], "HED134 1 the compiler flag -D needs the name of a macro, and '@x' is none"],
    [['-fopenmp'], 'HED134 1 the compiler flag -fopenmp cannot be given after --'],
    [['-ftrapv'], 'HED134 1 the compiler flag -ftrapv cannot be given after --'],
    [['-E'], 'HED134 1 the compiler flag -E cannot be given after --'],
    [['-x', 'fortran'], 'HED134 1 -x fortran: Heddle reads C and C++ (-x c, -x c++)'],
    [['queue.o'], 'HED134 1 the compiler flag queue.o cannot be given after --'],
    [['@file'], 'HED134 1 the compiler flag @file cannot be given after --'],
    [['-m32'], 'HED134 1 the compiler flag -m32 cannot be given after --'],
    [['-std=c+20'], 'HED134 1 -std=c+20 is not a standard of C or C++'],
    [['-D'], 'HED134 1 the compiler flag -D needs a value'],
    [['-D', '@rsp'], "HED134 1 the compiler flag -D needs the name of a macro, and '@rsp' is none"],
    [['-U@rsp'], "HED134 1 the compiler flag -U needs the name of a macro, and '@rsp' is none"],
    [['-include-pch', 'x.pch'], 'HED134 1 the compiler flag -include-pch cannot be given after --'],
    [['-isystem-after', 'x'], 'HED134 1 the compiler flag -isystem-after cannot be given after --'],
    [['-include', 'a\0b'], 'HED134 1 the value of the compiler flag -include has a zero byte in it'],
  ])('refuses %j', (flags, message) => {
    expect(refusal(flags)).toBe(message);
  });
});
