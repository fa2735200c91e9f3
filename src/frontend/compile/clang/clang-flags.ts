import { DiagnosticError, EXIT } from '../../../base/failure.ts';
import { fileWord } from './file-words.ts';
import { type FlagRule, ruleOf } from './flag-table.ts';

/**
 * The flags after `--`. They say what the program is (macros, include folders, language), never how it is compiled:
 * that is fixed (docs/adr/0002-clang-and-its-flags.md). All that pass are spelled alike for clang's driver and for
 * `clang -cc1`, so that every compiler gets the same ones.
 *
 * It is a list of what may pass, and nothing passes as it was given: an option is recognised, its value looked at, and
 * one word made of both (file-words.ts says why that matters). What is ignored is never seen by clang.
 */
export interface UserFlags {
  /** Passed on, in order: one word each, none of which begins with `@`. */
  readonly passed: readonly string[];
  readonly std: Standards;
  /** Where `#include "…"` looks after the includer's own folder. */
  readonly quoteDirs: readonly string[];
  /** Where `#include <…>` looks, and `"…"` after `quoteDirs`. */
  readonly dirs: readonly string[];
  /** Files of `-include`. */
  readonly forced: readonly string[];
  /** `-x`: the language of all files, whatever their names. */
  readonly language: 'c' | 'c++' | null;
  /** `-fwrapv`: signed arithmetic wraps around. */
  readonly wraps: boolean;
  /** What the user should know of flags that are ignored. */
  readonly notices: readonly string[];
  /** Text of the macros given on the command line: they may name headers. */
  readonly macros: readonly string[];
}

/** By language: a program may have files in both. */
interface Standards {
  readonly c: string;
  readonly cxx: string;
  /** The older standard of C++ that the user gave, which is compiled as C++20; else null. */
  readonly older: string | null;
}

const DEFAULT_STD: Standards = { c: 'gnu17', cxx: 'gnu++20', older: null };
const HELP = 'docs/compiler-flags.md lists what becomes of each flag';
const OLDER_CXX = /^(c|gnu)\+\+(98|03|0x|11|1y|14|1z|17)$/;
/** What `-D` and `-U` may begin with. (Clang would refuse the rest, but for `@…`, which it would read.) */
const MACRO = /^[\p{L}_$]/u;
const WRAPS = /^-f(?:(wrapv|no-strict-overflow)|no-wrapv|strict-overflow)$/;
const WITH_VALUE = ['-include', '-iquote', '-isystem', '-idirafter', '-D', '-U', '-I'] as const;

export function readFlags(flags: readonly string[]): UserFlags {
  const passed: string[] = [];
  const quoteDirs: string[] = [];
  const dirs: string[] = [];
  const forced: string[] = [];
  const macros: string[] = [];
  const notices: string[] = [];
  let std = DEFAULT_STD;
  let language: UserFlags['language'] = null;
  let wraps = false;

  for (let i = 0; i < flags.length; i++) {
    const flag = flags[i];
    const option = WITH_VALUE.find((name) => takesValue(flag, name));
    if (option !== undefined) {
      const value =
        flag === option
          ? flags[++i]
          : flag.slice(option.length).replace(option.startsWith('-i') ? /^=/ : /^$/, '');
      if (value === undefined || value === '') throw refused(`the compiler flag ${flag} needs a value`);
      passed.push(option + valueWord(option, value));
      if (option === '-include') forced.push(value);
      else if (option === '-iquote') quoteDirs.push(value);
      else if (option === '-D') macros.push(value);
      else if (option !== '-U') dirs.push(value);
    } else if (flag.startsWith('-std=')) std = { ...std, ...standard(flag.slice('-std='.length)) };
    else if (flag === '-ansi') std = { ...std, c: 'c89' };
    else if (flag.startsWith('-x'))
      language = languageNamed(flag === '-x' ? flags[++i] : flag.slice(2), language);
    else if (WRAPS.test(flag)) wraps = WRAPS.exec(flag)?.[1] !== undefined;
    else if (/^-Wp,-[DU]/.test(flag)) {
      const { passed: words, macros: texts } = readFlags([flag.slice('-Wp,'.length)]);
      passed.push(...words);
      macros.push(...texts);
    } else {
      const rule = ruleOf(flag);
      if (rule === undefined || rule.fate.kind === 'refused')
        throw refused(`the compiler flag ${flag} cannot be given after --`, rule);
      if (rule.fate.kind === 'used') passed.push(...rule.fate.as(flag));
      else if (rule.fate.notice !== undefined) notices.push(`${flag} is ignored: ${rule.fate.notice}`);
      if (rule.value === 'next' || (rule.value === 'joined-or-next' && rule.flags.exec(flag)?.[0] === flag))
        i++;
    }
  }
  if (wraps) passed.push('-fwrapv');
  return { passed, std, quoteDirs, dirs, forced, language, wraps, notices, macros };
}

/** `-include x`, `-includex`; but `-include-pch` and `-isystem-after` are options of their own. */
const takesValue = (flag: string, option: string): boolean =>
  flag.startsWith(option) && !(option.startsWith('-i') && flag.startsWith(`${option}-`));

function valueWord(option: string, value: string): string {
  if (value.includes('\0')) throw refused(`the value of the compiler flag ${option} has a zero byte in it`);
  if (option !== '-D' && option !== '-U') return fileWord(value);
  if (MACRO.test(value)) return value;
  throw refused(`the compiler flag ${option} needs the name of a macro, and '${value}' is none`);
}

/** (The names that clang 15 knows for C23 and C++23 are good for all.) */
function standard(given: string): Partial<Standards> {
  const std = given.replace(/^((?:c|gnu)(?:\+\+)?)23$/, (_, dialect: string) => `${dialect}2b`);
  const c = std.replace(/^(c|gnu)2b$/, (_, dialect: string) => `${dialect}2x`);
  if (/^(c|gnu)(89|90|99|9x|11|1x|17|18|2x)$|^iso9899:\w+$/.test(c)) return { c };
  if (/^(c|gnu)\+\+(20|2a|2b)$/.test(std)) return { cxx: std, older: null };
  // Heddle's C++ library needs C++20: what is written for an older standard is compiled as that.
  if (OLDER_CXX.test(std)) return { cxx: std.startsWith('gnu') ? 'gnu++20' : 'c++20', older: given };
  throw refused(`-std=${given} is not a standard of C or C++`);
}

function languageNamed(name: string | undefined, before: UserFlags['language']): UserFlags['language'] {
  if (name === 'c' || name === 'c++') return name;
  if (name === 'none') return null;
  if (name === 'c-header' || name === 'c++-header') return before;
  throw refused(`-x ${name ?? ''}: Heddle reads C and C++ (-x c, -x c++)`);
}

function refused(message: string, rule?: FlagRule): DiagnosticError {
  const help = rule?.fate.kind === 'refused' ? rule.fate.help : HELP;
  return new DiagnosticError({ code: 'HED134', severity: 'error', message, help }, EXIT.usage);
}
