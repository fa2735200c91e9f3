/**
 * What becomes of each compiler flag that a build system may pass, on purpose: a flag that says what the program *is* is
 * used, one that says how others build it is ignored, one that would make it another program than the one we check is
 * refused, with the reason. What the table does not know is refused too. The first row that fits counts.
 *
 * (`-D`, `-U`, `-I` and their like, `-std=` and `-x` take values of their own, and of `-fwrapv` and its like the last
 * counts: they are read in clang-flags.ts.)
 */
type Fate =
  /** Clang gets these words instead. */
  | { readonly kind: 'used'; readonly as: (flag: string) => readonly string[] }
  /** Clang does not see it. `notice`: what the user should know all the same. */
  | { readonly kind: 'ignored'; readonly notice?: string }
  | { readonly kind: 'refused'; readonly help: string };

export interface FlagRule {
  readonly flags: RegExp;
  /** For people: what it stands for. */
  readonly shown: string;
  /** The next word belongs to it, unless it is written together (`-MFx.d`, `-o=x`). */
  readonly value?: 'next' | 'joined-or-next';
  readonly fate: Fate;
  readonly why: string;
}

const asItIs = { kind: 'used', as: (flag: string) => [flag] } as const;
const becomes = (...words: string[]): Fate => ({ kind: 'used', as: () => words });
const ignored = { kind: 'ignored' } as const;
const refused = (help: string): Fate => ({ kind: 'refused', help });

const FLAG_RULES: readonly FlagRule[] = [
  {
    flags: /^-m64$/,
    shown: '-m64',
    fate: ignored,
    why: 'the default data model (`--data-model lp64`)',
  },
  {
    flags: /^-(m32|mx32|m16)$/,
    shown: '-m32, -mx32, -m16',
    fate: refused('32-bit programs are checked with --data-model ilp32'),
    why: 'says how large types are, which is an option of its own: `--data-model ilp32`',
  },
  {
    flags: /^(-target|-arch|--target.*|-mabi=.*|-mlong-double-.*|-mms-bitfields|-mfloat-abi=.*)$/,
    shown: '--target, -arch, -mabi=, -mlong-double-…',
    fate: refused(
      'Heddle lays data out as x86-64 Linux does (or i386, with --data-model ilp32); leave it out',
    ),
    why: 'another layout of data than the one that is checked',
  },
  {
    flags:
      /^-(Ofast|f(no-)?(fast-math|unsafe-math-optimizations|associative-math|reciprocal-math|finite-math-only|signed-zeros|rounding-math|trapping-math|math-errno|fp-contract=.*))$/,
    shown: '-Ofast, -ffast-math and its parts',
    fate: { kind: 'ignored', notice: 'floating point is computed as IEEE 754 says' },
    why: 'a licence to compute something else; said in a notice',
  },
  { flags: /^-O([0-9sgz]|)$/, shown: '-O…', fate: ignored, why: 'optimisers keep what the program means' },
  { flags: /^-g.*$/, shown: '-g…', fate: ignored, why: 'Heddle always asks for debug information' },
  {
    flags: /^-(Werror(=.*)?|pedantic-errors|Wfatal-errors)$/,
    shown: '-Werror, -Werror=…, -pedantic-errors',
    fate: ignored,
    why: 'warnings are shown and never stop a check: your compiler and this one do not have the same',
  },
  {
    flags: /^-(W[\w#+-]*(=[\w#+-]*)?|w|pedantic)$/,
    shown: '-W…, -w, -pedantic',
    fate: asItIs,
    why: 'which warnings are shown',
  },
  {
    flags: /^-Wp,-(M|MD|MMD|MP|MF|MT|MQ)(,.*)?$/,
    shown: '-Wp,-MD,…',
    fate: ignored,
    why: 'files of dependencies, for make',
  },
  {
    flags: /^-W[la],.*$/,
    shown: '-Wl,…, -Wa,…',
    fate: ignored,
    why: 'for the linker or the assembler, which do not run',
  },
  {
    flags: /^-(MF|MT|MQ|MJ)/,
    shown: '-MF, -MT, -MQ, -MJ',
    value: 'joined-or-next',
    fate: ignored,
    why: 'files of dependencies, for make',
  },
  {
    flags: /^-(MD|MMD|MP|MG|MV)$/,
    shown: '-MD, -MMD, -MP, -MG',
    fate: ignored,
    why: 'files of dependencies, for make',
  },
  {
    flags: /^(-o)/,
    shown: '-o FILE',
    value: 'joined-or-next',
    fate: ignored,
    why: 'nothing is written',
  },
  {
    flags: /^-(Xlinker|Xassembler|z|T|u|framework|soname|install_name|rpath)$/,
    shown: '-Xlinker, -z, -T, -u',
    value: 'next',
    fate: ignored,
    why: 'for the linker, which does not run',
  },
  {
    flags:
      /^-([lL].+|pthreads?|pipe|c|static.*|shared.*|rdynamic|pie|no-pie|nopie|s|nostdlib.*|nodefaultlibs|nostartfiles|nostdinc.*|fuse-ld=.*|stdlib=.*|rtlib=.*|unwindlib=.*|v|H)$/,
    shown: '-c, -l…, -L…, -pthread, -static, -shared, -rdynamic, -pie, -nostdlib, -nostdinc, -stdlib=…',
    fate: ignored,
    why: 'how it is linked, and with which library: Heddle brings its own',
  },
  {
    flags: /^(-[lL]|-B|-isysroot|--sysroot|-iframework|-F|--gcc-toolchain)$/,
    shown: '-L DIR, -B DIR, -isysroot DIR, --sysroot DIR',
    value: 'next',
    fate: ignored,
    why: 'where a compiler finds its own headers and libraries: Heddle brings its own',
  },
  {
    flags: /^(--sysroot=.*|--gcc-toolchain=.*|-B.+|-F.+|-isysroot.+)$/,
    shown: '--sysroot=…',
    fate: ignored,
    why: 'where a compiler finds its own headers and libraries: Heddle brings its own',
  },
  {
    flags: /^-fno-exceptions$/,
    shown: '-fno-exceptions',
    fate: becomes('-Wno-builtin-macro-redefined', '-U__cpp_exceptions', '-U__EXCEPTIONS'),
    why: 'code that looks for exceptions (`__cpp_exceptions`) finds none; a `throw` is still one',
  },
  {
    flags: /^-fno-rtti$/,
    shown: '-fno-rtti',
    fate: becomes('-Wno-builtin-macro-redefined', '-U__cpp_rtti', '-U__GXX_RTTI'),
    why: 'code that looks for type information (`__cpp_rtti`) finds none',
  },
  {
    flags: /^-f(no-signed-char|unsigned-char)$/,
    shown: '-funsigned-char',
    fate: becomes('-fno-signed-char'),
    why: 'what `char` is',
  },
  {
    flags: /^-fwrapv-pointer$/,
    shown: '-fwrapv-pointer',
    fate: ignored,
    why: 'a pointer may be computed beyond its object here; what is wrong is to use it there',
  },
  {
    flags: /^-ftrapv$/,
    shown: '-ftrapv',
    fate: refused('leave it out, and give --check overflow, which reports what it would trap'),
    why: 'an option of its own: `--check overflow` reports what it would trap',
  },
  {
    flags:
      /^-f(no-threadsafe-statics|short-enums|short-wchar|ms-extensions|gnu89-inline|char8_t|no-char8_t|no-access-control)$/,
    shown: '-fno-threadsafe-statics, -fshort-enums, -fms-extensions, -fgnu89-inline, -fno-char8_t',
    fate: asItIs,
    why: 'what the program means',
  },
  {
    flags: /^-f(template-depth|constexpr-depth|constexpr-steps|bracket-depth)=\d+$/,
    shown: '-ftemplate-depth=, -fconstexpr-steps=, …',
    fate: asItIs,
    why: "the compiler's own limits",
  },
  {
    flags: /^-(fopenmp.*|fopenacc|fcilkplus|fopenmp-simd)$/,
    shown: '-fopenmp',
    fate: refused(
      'OpenMP starts threads that Heddle does not see; write them with pthread_create or std::thread',
    ),
    why: 'its threads are not modelled, and without it the program has none',
  },
  {
    flags:
      /^-(fblocks|fobjc.*|fmodules.*|fcoroutines-ts|fpack-struct.*|fplugin.*|finstrument-functions.*|fsplit-stack)$/,
    shown: '-fblocks, -fmodules, -fpack-struct, -fplugin=, …',
    fate: refused('Heddle does not model what it does; leave it out'),
    why: 'not modelled, or code from elsewhere',
  },
  {
    flags:
      /^(-S|-E|-M|-MM|-fsyntax-only|-emit-.*|-save-temps.*|-###|--help|--version|-dumpmachine|-dumpversion)$/,
    shown: '-S, -E, -M, -fsyntax-only, -save-temps',
    fate: refused('Heddle compiles the program itself; leave it out'),
    why: 'asks the compiler for something else than a program',
  },
  {
    flags:
      /^(-X.*|-Wp,.*|-cc1|-mllvm|-fpass-plugin=.*|-imacros.*|-include-pch.*|-isystem-after|-ivfsoverlay.*|-specs=.*|--config.*|@.*)$/,
    shown: '-Xclang, -Wp,…, -mllvm, -imacros, -include-pch, @FILE',
    fate: refused('give the flags themselves, one by one'),
    why: 'hands on arguments, code or files that Heddle does not look into',
  },
  {
    flags: /^-f(no-)?sanitize.*$/,
    shown: '-fsanitize=…',
    fate: ignored,
    why: 'Heddle looks for these mistakes itself, in all executions',
  },
  {
    flags: /^(-m(no-)?[a-z0-9.+-]+(=.*)?)$/,
    shown: '-march=, -mtune=, -mavx2, -mcx16, …',
    fate: ignored,
    why: 'which instructions are used; the program is compiled for plain x86-64',
  },
  {
    flags:
      /^(--coverage|-p|-pg|-ansi-alias|--param(=.*)?|-no-canonical-prefixes|-Qunused-arguments|-no-integrated-cpp|-fcolor.*)$/,
    shown: '--coverage, -pg, -Qunused-arguments',
    fate: ignored,
    why: 'how it is built',
  },
  {
    flags: /^-f[a-zA-Z][\w+-]*(=.*)?$/,
    shown: '-f… (all others)',
    fate: ignored,
    why: 'how code is generated',
  },
];

export const ruleOf = (flag: string): FlagRule | undefined =>
  FLAG_RULES.find(({ flags }) => flags.test(flag));

/** docs/compiler-flags.md */
export function flagsMarkdown(): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|');
  const fate = (rule: FlagRule): string =>
    rule.fate.kind === 'ignored' && rule.fate.notice !== undefined
      ? 'ignored, with a notice'
      : rule.fate.kind;
  return [
    '<!-- written by src/frontend/compile/clang/flag-table.ts -->',
    '# Compiler flags after `--`',
    '',
    'Pass the flags of your build as they are: `heddle check queue_test.cc -- -O2 -Iinclude -DN=3 -MD -MF x.d`. Each is used,',
    'ignored or refused for a reason; a flag that is in no row is refused. The first row that fits counts.',
    '',
    '| flag | what becomes of it | why |',
    '| --- | --- | --- |',
    '| -D, -U, -I, -iquote, -isystem, -idirafter, -include | used | what the program is |',
    '| -std=… | used | the language; C++ older than 20 is compiled as C++20, with a notice |',
    '| -x c, -x c++ | used | the language of all files, whatever their names |',
    '| -fwrapv, -fno-strict-overflow; -fno-wrapv, -fstrict-overflow | used | whether signed addition, subtraction, multiplication and shifts to the left wrap around: then they are no overflow for `--check overflow`, but a division of the smallest integer by -1 is, and so is `abs` of it; the last one counts |',
    ...FLAG_RULES.map((rule) => `| ${cell(rule.shown)} | ${fate(rule)} | ${cell(rule.why)} |`),
    '',
  ].join('\n');
}
