import type { FuncId } from '../../../base/ids.ts';
import { printFunc } from '../../../ir/print.ts';
import type { Program } from '../../../ir/types.ts';
import { verifyProgram } from '../../../ir/verify.ts';
import { parseModule } from '../../llvm/parser.ts';
import type { Unit } from '../link.ts';
import { lowerProgram } from '../lower.ts';

/** For tests: LLVM text to IR, verified. */

export const unit = (llvm: string, file = 'a.c', library = false): Unit => ({
  module: parseModule(llvm, file),
  library,
  sources: new Map([[file, llvm]]),
  file,
});

export function lowered(
  units: readonly (string | Unit)[],
  entry = 'main',
  dataModel: 'lp64' | 'ilp32' = 'lp64',
): Program {
  const program = lowerProgram(
    units.map((u, n) => (typeof u === 'string' ? unit(u, `file${n}.c`) : u)),
    { entry, dataModel },
  );
  verifyProgram(program, 'lowering');
  return program;
}

/** The text of a function without places and value counts: one line per instruction. */
export function bodyOf(program: Program, name = 'main'): readonly string[] {
  const id = program.functions.findIndex((f) => f.name === name) as FuncId;
  return printFunc(program, id)
    .split('\n')
    .map((line) => line.replace(/ !\d+$/, '').trim())
    .slice(1)
    .filter((line) => line !== '' && line !== '}' && line !== '{');
}

/** Lowers `body` as the body of `void main()`, with the declarations it needs; gives the instructions of block 0. */
export function statements(body: string, declarations = '', library = ''): readonly string[] {
  const main = `${declarations}\ndefine void @main() {\n${body}\nret void\n}\n`;
  const program = lowered([main, ...(library === '' ? [] : [unit(library, 'runtime.c', true)])]);
  return bodyOf(program).filter((line) => !/^b\d+.*:$/.test(line) && line !== 'ret ()');
}

export const unsupportedIn = (program: Program): readonly string[] =>
  program.functions.flatMap((f) =>
    f.blocks.flatMap((b) =>
      b.instrs.flatMap((i) => (i.op === 'unsupported' ? [`${i.code} ${i.message}`] : [])),
    ),
  );

/** Bodies for the copying functions, that do nothing. */
export const MEMORY_RUNTIME = `
define ptr @memcpy(ptr %to, ptr %from, i64 %n) {
  ret ptr %to
}
define ptr @memmove(ptr %to, ptr %from, i64 %n) {
  ret ptr %to
}
define ptr @memset(ptr %to, i32 %c, i64 %n) {
  ret ptr %to
}
`;
