import { basename } from '../../../host/paths.ts';
import type { FileSet } from '../headers/include-scan.ts';
import { isCxx, type Language } from '../input-files.ts';
import type { UserFlags } from './clang-flags.ts';
import { fileWord } from './file-words.ts';

/**
 * One set of flags, spelled for clang's driver (a native clang, 15 or newer) and for `clang -cc1` (the WebAssembly
 * one, where the driver would cost a second start). What each is for: docs/adr/0002-clang-and-its-flags.md.
 */
export interface CompileJob {
  /** The name to give to the compiler. */
  readonly file: string;
  readonly language: Exclude<Language, 'llvm'>;
  readonly flags: UserFlags;
  readonly dataModel: 'lp64' | 'ilp32';
  readonly files: FileSet;
  /** One of our own library models: line numbers are all the debug info it needs. */
  readonly library: boolean;
  /** Functions of implicit.h that the program calls without declaring them. */
  readonly implicit: readonly string[];
}

export interface CompileOutput {
  readonly ok: boolean;
  readonly llvm: string;
  /** What the compiler said. */
  readonly messages: string;
}

export interface Compiler {
  /** Name and version: part of the cache key. */
  readonly id: string;
  /** What our headers' folder is called in this compiler's output. */
  readonly headersDir: string;
  readonly arguments: (job: CompileJob) => readonly string[];
  /** It sees the files it is given, and no others; else it reads what it finds. */
  readonly readsGiven: boolean;
  readonly compile: (job: CompileJob) => Promise<CompileOutput>;
}

/** Alike for driver and cc1. */
function common(job: CompileJob, headersDir: string): string[] {
  const { flags } = job;
  return [
    '-O1',
    '-fno-builtin',
    '-ffp-contract=off',
    '-fgnuc-version=4.2.1',
    '-fdebug-compilation-dir=.',
    `-fmacro-prefix-map=${headersDir}=<heddle>`,
    '-D__HEDDLE__=1',
    ...(isCxx(job.language) ? cxxOnly(flags) : cOnly(flags)),
    '-Wno-unknown-warning-option',
    '-Wno-atomic-alignment',
    ...flags.passed,
    ...(job.implicit.length > 0 ? [`-include${headersDir}/implicit.h`] : []),
    ...job.implicit.map((name) => `-D__HEDDLE_NEEDS_${name}`),
    ...(job.library ? ['-Wall', '-Wextra'] : []),
    ...(isCxx(job.language) ? [`-isystem${headersDir}/cxx`] : []),
    `-isystem${headersDir}`,
    '-x',
    INPUT_KIND[job.language],
    '-o',
    '-',
    fileWord(job.file),
  ];
}

const cOnly = ({ std }: UserFlags): string[] => [
  `-std=${std.c}`,
  // Errors since clang 16, warnings before: a guessed declaration cuts pointers to 32 bits.
  '-Werror=implicit-function-declaration',
  '-Werror=implicit-int',
  '-Werror=int-conversion',
  '-Werror=incompatible-function-pointer-types',
];

const cxxOnly = ({ std }: UserFlags): string[] => [
  `-std=${std.cxx}`,
  // What C++17 and C++20 took away, and u8"" as char.
  ...(std.older === null ? [] : ['-D__HEDDLE_OLDER_CXX=1', '-fno-char8_t']),
  '-fexceptions',
  '-fcxx-exceptions',
  // On since clang 19: `delete` would call another function in each.
  '-fno-sized-deallocation',
];

const INPUT_KIND: Readonly<Record<CompileJob['language'], string>> = {
  c: 'c',
  'preprocessed-c': 'cpp-output',
  'c++': 'c++',
  'preprocessed-c++': 'c++-cpp-output',
};

/** Clang 15 has no `--no-default-config`, but can be told where its configuration is: where there is none. */
const noConfiguration = (headersDir: string, major: number): string[] =>
  major >= 16
    ? ['--no-default-config']
    : [`--config-system-dir=${headersDir}`, `--config-user-dir=${headersDir}`];

export function driverArguments(job: CompileJob, headersDir: string, major: number): string[] {
  return [
    ...noConfiguration(headersDir, major),
    '-fno-crash-diagnostics',
    `--target=${job.dataModel === 'lp64' ? 'x86_64' : 'i386'}-linux-gnu`,
    ...(job.dataModel === 'lp64' ? ['-mcx16'] : ['-march=i686']),
    '-S',
    '-emit-llvm',
    '-Xclang',
    '-disable-llvm-passes',
    '-fdiscard-value-names',
    '-gdwarf-5',
    job.library ? '-gline-tables-only' : '-g',
    // Classes whose constructors are all constant have members too.
    ...(isCxx(job.language) ? ['-Xclang', '-fno-use-ctor-homing'] : []),
    ...(major >= 21 ? ['-gno-key-instructions'] : []),
    '-nostdinc',
    '-fno-pic',
    '-fno-math-errno',
    '-fno-stack-protector',
    '-fcf-protection=none',
    '-fno-asynchronous-unwind-tables',
    '-fno-ident',
    '-fno-color-diagnostics',
    '-fno-caret-diagnostics',
    '-Wno-unused-command-line-argument',
    ...common(job, headersDir),
  ];
}

export function cc1Arguments(job: CompileJob, headersDir: string): string[] {
  return [
    '-cc1',
    '-triple',
    job.dataModel === 'lp64' ? 'x86_64-unknown-linux-gnu' : 'i386-unknown-linux-gnu',
    ...(job.dataModel === 'lp64'
      ? ['-target-cpu', 'x86-64', '-tune-cpu', 'generic', '-target-feature', '+cx16']
      : ['-target-cpu', 'i686']),
    '-emit-llvm',
    '-disable-llvm-passes',
    '-disable-free',
    '-discard-value-names',
    '-main-file-name',
    fileWord(basename(job.file)),
    job.library
      ? '-debug-info-kind=line-tables-only'
      : `-debug-info-kind=${isCxx(job.language) ? 'limited' : 'constructor'}`,
    '-dwarf-version=5',
    '-debugger-tuning=gdb',
    '-nostdsysteminc',
    '-nobuiltininc',
    '-mrelocation-model',
    'static',
    '-mconstructor-aliases',
    '-ferror-limit',
    '20',
    '-Qn',
    '-fno-caret-diagnostics',
    ...common(job, headersDir),
  ];
}
