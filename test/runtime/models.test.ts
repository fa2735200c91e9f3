import { describe, expect, it } from 'vitest';
import { compileRuntime } from '../../src/frontend/compile/clang/clang.ts';
import { RUNTIME } from '../../src/frontend/compile/headers/runtime-table.ts';
import { parseModule } from '../../src/frontend/llvm/parser.ts';
import { lowerProgram } from '../../src/frontend/lower/lower.ts';
import { allClangs } from '../native-clangs.ts';

const everything = Object.values(RUNTIME).flatMap(({ defines }) => defines);
const DEFINED =
  /^(?:define (?!internal|linkonce)[^@]*@(\w+)\(|@(\w+) = (?!internal|private|extern|linkonce))/gm;
/** A weak name is linked only where something else asks for it. */
const DECLARED = /^declare (?![^@]*extern_weak)[^@]*@(\w+)\(/gm;

const ownersOf = (names: readonly string[]): string[] =>
  Object.keys(RUNTIME).filter((file) => RUNTIME[file].defines.some((name) => names.includes(name)));

describe.each(allClangs())('library models compiled by %s', (clang) => {
  it.each(['lp64', 'ilp32'] as const)(
    'are as the table says, without warnings, in %s',
    async (dataModel) => {
      const units = await compileRuntime(everything, { dataModel, clang, cache: false });
      const table: Record<string, { defines: string[]; calls: string[] }> = {};
      for (const unit of units) {
        expect(unit.warnings).toEqual([]);
        expect(unit.library).toBe(true);
        const file = unit.file.replace('<heddle>/runtime/', '');
        const declared = Array.from(unit.llvm.matchAll(DECLARED), (m) => m[1]);
        table[file] = {
          defines: Array.from(unit.llvm.matchAll(DEFINED), (m) => m[1] ?? m[2]).sort(),
          calls: ownersOf(declared).filter((owner) => owner !== file),
        };
      }
      expect(table).toEqual(RUNTIME);
    },
    120_000,
  );
});

const OTHER_FILE = 'a file other than stdout stderr or an eventfd: files and input are not modelled';
/** What the models themselves leave unsupported. */
const LEFT_OUT = [
  '__heddle_aligned_new: no body and no model for heddle_new_with_an_alignment_above_4096',
  '__heddle_aligned_new_array: no body and no model for heddle_new_with_an_alignment_above_4096',
  '__heddle_float_text: no body and no model for heddle_precision_above_800_in_snprintf',
  '__heddle_not_allowed: __heddle_exit_through: pthread_exit and thrd_exit are not modelled below a function that must not throw, or that is compiled as C beside C++',
  'aligned: aligned_alloc with this alignment is not modelled',
  `close: ${OTHER_FILE}`,
  `eventfd_write: ${OTHER_FILE}`,
  'futex: no body and no model for a_futex_operation_other_than_wait_wake_requeue',
  'futex: no body and no model for a_futex_operation_other_than_wait_wake_requeue',
  'poll: no body and no model for poll_of_files',
  `read: ${OTHER_FILE}`,
  'strtod: no body and no model for heddle_number_of_more_than_15_digits_in_strtod',
  'syscall: no body and no model for a_system_call_other_than_futex',
  'vsnprintf: no body and no model for heddle_unknown_conversion_in_snprintf',
  `write: ${OTHER_FILE}`,
];

it('every model can be lowered', async () => {
  const options = { dataModel: 'lp64', clang: 'auto', cache: false } as const;
  const library = await compileRuntime(everything, options);
  const table = everything.map((name) => `ptr @${name}`).join(', ');
  const declared = everything.map((name) =>
    /^std(in|out|err)$/.test(name) ? `@${name} = external global ptr` : `declare void @${name}()`,
  );
  const main = `${declared.join('\n')}\n@table = global [${everything.length} x ptr] [${table}]\ndefine ptr @main() {\n  ret ptr @table\n}\n`;
  const units = [{ file: 'main.ll', llvm: main, library: false, sources: new Map() }, ...library];
  const { functions } = lowerProgram(
    units.map(({ file, llvm, library, sources }) => ({
      module: parseModule(llvm, file),
      library,
      sources,
      file,
    })),
    { entry: 'main', dataModel: 'lp64' },
  );
  const left = functions.flatMap((f) =>
    f.blocks.flatMap((b) =>
      b.instrs.flatMap((i) => (i.op === 'unsupported' ? [`${f.name}: ${i.message}`] : [])),
    ),
  );
  expect(left.sort()).toEqual(LEFT_OUT);
});
