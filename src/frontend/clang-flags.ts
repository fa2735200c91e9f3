import { DiagnosticError, EXIT } from '../base/failure.ts';

/**
 * The flags after `--`. They say what the program is (macros, include folders, language), never how it is compiled:
 * that is fixed (docs/adr/0002-clang-and-its-flags.md). All that pass are spelled alike for clang's driver and for
 * `clang -cc1`, so that every compiler gets the same ones.
 */
export interface UserFlags {
  /** Passed on, in order. */
  readonly passed: readonly string[];
  readonly std: string;
  /** Where `#include "…"` looks after the includer's own folder. */
  readonly quoteDirs: readonly string[];
  /** Where `#include <…>` looks, and `"…"` after `quoteDirs`. */
  readonly dirs: readonly string[];
  /** Files of `-include`. */
  readonly forced: readonly string[];
  /** Text of the macros given on the command line: they may name headers. */
  readonly macros: readonly string[];
}

const DEFAULT_STD = 'gnu17';
const ALLOWED = '-D, -U, -I, -iquote, -isystem, -idirafter, -include, -std=, -W…, -w, -pedantic';
/** How others build the program: means nothing here, and means no harm. */
const IGNORED =
  /^(-O[0-9sgz]?|-Ofast|-g.*|-pthread|-pipe|-c|-[lL].+|-f(no-)?(pic|PIC|pie|PIE|common|strict-aliasing|omit-frame-pointer|inline|stack-protector.*|diagnostics-.*|color-diagnostics)|-no-pie|-pie|-static)$/;
const PASSED = /^(-W(?![lpa],).*|-w|-pedantic|-pedantic-errors)$/;
const WITH_VALUE = ['-include', '-iquote', '-isystem', '-idirafter', '-D', '-U', '-I'] as const;

export function readFlags(flags: readonly string[]): UserFlags {
  const passed: string[] = [];
  const quoteDirs: string[] = [];
  const dirs: string[] = [];
  const forced: string[] = [];
  const macros: string[] = [];
  let std = DEFAULT_STD;

  for (let i = 0; i < flags.length; i++) {
    const flag = flags[i];
    const option = WITH_VALUE.find((name) => flag.startsWith(name));
    if (option !== undefined) {
      const value =
        flag === option
          ? flags[++i]
          : flag.slice(option.length).replace(option.startsWith('-i') ? /^=/ : /^$/, '');
      if (value === undefined || value === '') throw refused(`the compiler flag ${flag} needs a value`);
      passed.push(option, value);
      if (option === '-include') forced.push(value);
      else if (option === '-iquote') quoteDirs.push(value);
      else if (option === '-D') macros.push(value);
      else if (option !== '-U') dirs.push(value);
    } else if (flag.startsWith('-std=')) std = cStandard(flag.slice('-std='.length));
    else if (flag === '-ansi') std = 'c89';
    else if (PASSED.test(flag)) passed.push(flag);
    else if (flag === '-m32' || flag === '-m64')
      throw refused(
        `the compiler flag ${flag} is spelled --data-model ${flag === '-m32' ? 'ilp32' : 'lp64'} here`,
      );
    else if (!IGNORED.test(flag)) throw refused(`the compiler flag ${flag} cannot be given after --`);
  }
  return { passed, std, quoteDirs, dirs, forced, macros };
}

/** (The names that clang 15 knows for C23 are good for all.) */
function cStandard(given: string): string {
  const std = given.replace(/^(c|gnu)23$/, (_, dialect: string) => `${dialect}2x`);
  if (/^(c|gnu)(89|90|99|9x|11|1x|17|18|2x|23|iso.*)$|^iso9899:.*$/.test(std)) return std;
  throw refused(`-std=${std} is not a C standard`);
}

function refused(message: string): DiagnosticError {
  return new DiagnosticError(
    { code: 'HED134', severity: 'error', message, help: `allowed are ${ALLOWED}` },
    EXIT.usage,
  );
}
