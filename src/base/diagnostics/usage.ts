import type { Entry } from './entry.ts';

/** HED1xx: what was typed cannot be done. Exit code 1. */
export const USAGE = {
  HED101: {
    title: 'the command line is not understood',
    meaning: 'A command, an option or an argument is missing, misspelt or one too many. Nothing was checked.',
    example: 'heddle check queue.c --modle tso',
    wayOut: '`heddle --help` lists the commands, `heddle check --help` the options of one.',
  },
  HED102: {
    title: 'an option has a value that it does not take',
    meaning:
      'The option exists, its value does not: a word that is not in its list, or a number out of range.',
    example: 'heddle check queue.c --unwind many',
    wayOut: 'The message says what the option takes; docs/options.md has the whole table.',
  },
  HED103: {
    title: 'an option of a part that this version does not have',
    meaning: 'The option belongs to a command or engine of the design that does not exist yet.',
    example: 'heddle check queue.c --redis redis://127.0.0.1',
    wayOut: 'Leave the option out; docs/options.md lists those that are read.',
  },
  HED104: {
    title: 'no such diagnostic code',
    meaning: '`heddle explain` was asked about a code that Heddle never gives.',
    example: 'heddle explain HED999',
    wayOut: 'Codes stand in brackets at the end of messages; docs/diagnostics.md lists them all.',
  },
  HED105: {
    title: 'no such option',
    meaning:
      'The library was called with an option that no table has. It is not ignored: the answer would be to another question. (On the command line this is HED101.)',
    example: "check({ files: ['queue.c'], options: { modle: 'tso' } })",
    wayOut: 'The message names the option that comes nearest; docs/options.md has the whole table.',
  },
  HED108: {
    title: 'the report cannot be written',
    meaning: 'The file given to `--output` cannot be created or written.',
    example: 'heddle check queue.c --format json --output missing/trace.json',
    wayOut: 'Name a file in a folder that exists and that you may write to.',
  },
  HED109: {
    title: 'not a saved report',
    meaning:
      'The file given to `heddle replay` is no JSON report of `heddle check`, has no violation in it, or is damaged. What a trace says is checked before it is used.',
    example: 'heddle replay queue.c',
    wayOut: 'Write one with `heddle check FILE --format json --output TRACE.json`.',
  },
  HED110: {
    title: 'this engine does not check this memory model',
    meaning: 'Each engine has the models for which it is right; a model is never replaced by another one.',
    example: 'heddle check queue.c --engine sequentialize --model rc11',
    wayOut: 'Take an engine that the message names, or leave `--engine` out.',
  },
  HED111: {
    title: 'two options contradict each other',
    meaning: '`--rounds` and `--contexts` are two ways to bound the schedules of `sequentialize`.',
    example: 'heddle check queue.c --engine sequentialize --rounds 2 --contexts 5',
    wayOut: 'Give one of them.',
  },
  HED112: {
    title: 'this engine does not have these release sequences',
    meaning:
      'The release sequences of `--std-rs c11` (contiguous, as in C11 and C17) can shrink when a write is added, which the search of `explore` does not allow for.',
    example: 'heddle check queue.c --std-rs c11',
    wayOut: 'Use `--std-rs rc11` or `c20`, or an engine that the message names.',
  },
  HED113: {
    title: 'this engine does not check this property, or not with this option',
    meaning:
      '`directed` says `verified` only of properties that are goals of its search; data races, leaks and threads that are not joined are none, nor does it reuse freed blocks or let weak compare-exchanges fail without need.',
    example: 'heddle check queue.c --engine directed --model sc --check race',
    wayOut: 'Leave the property or option out, or take an engine that the message names.',
  },
  HED120: {
    title: 'the memory model cannot be read',
    meaning: '`--model` is neither the name of a model nor a `.cat` file that can be read.',
    example: 'heddle litmus SB.litmus --model mymodel.cat',
    wayOut: 'Use a name that the help of `--model` lists, or check the path of the file.',
  },
  HED130: {
    title: 'no such file',
    meaning: 'A source file that was named does not exist.',
    example: 'heddle check quueue.c',
    wayOut: 'Check the spelling; paths are relative to the current folder.',
  },
  HED131: {
    title: 'a folder where a file should be',
    meaning: 'Heddle checks programs, and which files of a folder belong to one it does not guess.',
    example: 'heddle check src/',
    wayOut: 'Name the source files of the program, as in `heddle check src/*.c`.',
  },
  HED132: {
    title: 'an unknown kind of file',
    meaning:
      'The ending says what a file is: C (.c), C++ (.cc .cpp .cxx .c++ .C), preprocessed (.i .ii), LLVM IR (.ll). Headers are not checked by themselves.',
    example: 'heddle check queue.h',
    wayOut: 'Give the source file that includes the header and defines main.',
  },
  HED133: {
    title: 'a file cannot be read',
    meaning:
      'Its permissions forbid it, or it is a device, a pipe or another thing that is not an ordinary file.',
    example: 'heddle check /dev/null',
    wayOut: 'Give an ordinary file that you may read.',
  },
  HED134: {
    title: 'a clang flag that Heddle does not pass on',
    meaning:
      'Flags after `--` may say what the program means (defines, include folders, the language version, warnings). Flags that load code, write files or choose another target are refused.',
    example: 'heddle check queue.c -- -fplugin=mine.so',
    wayOut: 'Leave the flag out; docs/compiler-flags.md lists what becomes of each.',
  },
  HED135: {
    title: 'the clang that was named does not exist',
    meaning: '`--clang` names a program that is not there or is not executable.',
    example: 'heddle check queue.c --clang clang-99',
    wayOut: 'Give the path of a clang 15 or newer, or `--clang wasm` for the embedded one.',
  },
  HED136: {
    title: 'the program that was named is not clang',
    meaning: 'It was asked for its version, and the answer is not that of clang.',
    example: 'heddle check queue.c --clang gcc',
    wayOut: 'Give the path of a clang 15 or newer, or `--clang wasm` for the embedded one.',
  },
  HED137: {
    title: 'the clang that was named is too old',
    meaning: 'Before version 15 clang printed typed pointers, which Heddle does not read.',
    example: 'heddle check queue.c --clang clang-14',
    wayOut: 'Take a newer one, or `--clang wasm` for the embedded one.',
  },
  HED140: {
    title: 'a litmus test cannot be read',
    meaning: 'The file or folder given to `heddle litmus` does not exist or may not be read.',
    example: 'heddle litmus SBB.litmus',
    wayOut: 'Name litmus tests, or folders with litmus tests.',
  },
  HED141: {
    title: 'a folder without litmus tests',
    meaning: 'No file in it is named NAME.litmus.',
    example: 'heddle litmus src/',
    wayOut: 'Name another folder, or the test itself.',
  },
  HED142: {
    title: 'the table of expected answers is not understood',
    meaning: 'The CSV file given to `--expected` has a row or column that does not fit.',
    example: 'heddle litmus tests/ --expected README.md',
    wayOut: 'docs/litmus.md shows the form; the message has the line.',
  },
  HED143: {
    title: 'no expected answers for this model',
    meaning: 'The CSV file given to `--expected` has no column for the memory model.',
    example: 'heddle litmus tests/ --model pso --expected x86.csv',
    wayOut: 'Choose a model that has a column: the message lists them.',
  },
  HED150: {
    title: 'no such pass',
    meaning: '`--print-after` names a stage that does not exist.',
    example: 'heddle check queue.c --print-after optimise',
    wayOut: 'The message lists the passes and the stages of engines.',
  },
  HED151: {
    title: 'the playground is not built',
    meaning:
      'The page that `heddle playground` serves is built together with Heddle and is not where it should be.',
    example: 'heddle playground',
    wayOut: 'In a clone, run `npm run build`; otherwise install the package again.',
  },
  HED152: {
    title: 'the playground cannot listen there',
    meaning: 'The port given to `heddle playground` is taken, or may not be used.',
    example: 'heddle playground --port 80',
    wayOut: 'Leave `--port` out: a free one is found.',
  },
  HED160: {
    title: 'the solver that was named does not exist',
    meaning: '`--solver` names a program that is not there or is not executable.',
    example: 'heddle check queue.c --engine sequentialize --solver kisat',
    wayOut: 'Give the path of a SAT solver that reads DIMACS, or `--solver wasm` for the built-in one.',
  },
  HED161: {
    title: 'the program that was named is not a SAT solver',
    meaning: 'It was given a formula and did not answer with `s` and `v` lines.',
    example: 'heddle check queue.c --engine sequentialize --solver cat',
    wayOut: 'Give a SAT solver that reads DIMACS, or `--solver wasm` for the built-in one.',
  },
  HED162: {
    title: 'the formula cannot be written',
    meaning: 'The file given to `--dimacs` cannot be created or written.',
    example: 'heddle check queue.c --engine sequentialize --dimacs missing/formula.cnf',
    wayOut: 'Name a file in a folder that exists and that you may write to.',
  },
  HED170: {
    title: 'there is nothing to check',
    meaning: '`heddle check` was given no files, and the current folder has no `heddle.config.json`.',
    example: 'heddle check',
    wayOut: 'Name the files, or write a config with `heddle init`.',
  },
  HED171: {
    title: 'the config cannot be used',
    meaning:
      '`heddle.config.json` is not JSON, or has a field that is unknown, missing or of the wrong kind.',
    example: '{ "checks": [{ "file": "queue.c" }] }    (it is "files": ["queue.c"])',
    wayOut: 'The message names the field; docs/ci.md shows a config, docs/schemas has its JSON schema.',
  },
  HED172: {
    title: 'not a baseline',
    meaning: 'The file given to `--baseline` is none that Heddle wrote.',
    example: 'heddle check queue.c --baseline package.json',
    wayOut: 'Name a file that does not exist yet: the run writes it.',
  },
  HED173: {
    title: 'no flags from the build',
    meaning:
      'The `compile_commands.json` given to `--compile-commands` cannot be read, has no entry for a file, or compiles the files of one check differently.',
    example: 'heddle check --compile-commands build/ other.c',
    wayOut: 'Build the target that has the file, or give the flags yourself, after `--`.',
  },
  HED174: {
    title: 'a file is there already',
    meaning: '`heddle init` overwrites nothing.',
    example: 'heddle init    (twice)',
    wayOut: 'Edit the file that is there, or run it in another folder.',
  },
} as const satisfies Record<`HED${number}`, Entry>;
