import type { CheckOptions } from '../base/options/options.ts';
import { type CompiledUnit, compileRuntime } from '../frontend/compile/clang/clang.ts';
import { parseModule } from '../frontend/llvm/parser.ts';
import {
  foldedDivisions,
  lowerProgram,
  namedArrays,
  undefinedSymbols,
  withoutStaticLocks,
} from '../frontend/lower/lower.ts';
import type { Program } from '../ir/types.ts';
import { runPasses } from '../passes/pipeline.ts';

export type Unit = Parameters<typeof lowerProgram>[0][number];

/** All that a program is made by, beside its units: what is kept of it is kept under these (program-cache.ts). */
export type Making = Pick<
  CheckOptions,
  'entry' | 'dataModel' | 'volatile' | 'retries' | 'check' | 'clang' | 'cache' | 'printAfter' | 'verifyIR'
>;

/** From compiled units to the program that engines run: parse, link the library models in, lower, passes. */
export const makeProgram = (
  units: readonly CompiledUnit[],
  options: Making,
  onPrint: (text: string) => void,
): Promise<Program> => linkProgram(units.map(parseUnit), options, onPrint);

/** From modules to the program: `change` sees it between lowering and the passes. */
export async function linkProgram(
  units: readonly Unit[],
  options: Making,
  onPrint: (text: string) => void = () => {},
  change: (program: Program) => Program = (program) => program,
): Promise<Program> {
  const modules = units.map((unit) => ({ ...unit, module: namedArrays(withoutStaticLocks(unit.module)) }));
  await linkRuntime(modules, options);
  const lowered = change(
    lowerProgram(modules, { entry: options.entry, dataModel: options.dataModel, volatile: options.volatile }),
  );
  const { printAfter, verifyIR, retries } = options;
  return runPasses(lowered, { printAfter, onPrint, verify: verifyIR, retries: retries === 'on' });
}

function parseUnit(unit: CompiledUnit): Unit {
  return {
    module: parseModule(unit.llvm, unit.file),
    library: unit.library,
    sources: unit.sources,
    file: unit.file,
    divisions: foldedDivisions(unit.warnings),
  };
}

/** Library models may need further ones: links until nothing more can be resolved. */
async function linkRuntime(modules: Unit[], options: Making): Promise<void> {
  const linked = new Set<string>();
  for (;;) {
    const missing = [...undefinedSymbols(modules.map((unit) => unit.module))];
    const found = (await compileRuntime(missing, options, options.check.has('overflow'))).filter(
      (unit) => !linked.has(unit.file),
    );
    if (found.length === 0) return;
    for (const unit of found) {
      linked.add(unit.file);
      modules.push(parseUnit(unit));
    }
  }
}
