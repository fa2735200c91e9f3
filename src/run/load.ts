import type { Diagnostic } from '../base/failure.ts';
import type { CheckOptions } from '../base/options/options.ts';
import {
  type CompiledUnit,
  compileRuntime,
  compileUnits,
  type Overlay,
  type Reading,
} from '../frontend/compile/clang/clang.ts';
import { parseModule } from '../frontend/llvm/parser.ts';
import { foldedDivisions, lowerProgram, undefinedSymbols } from '../frontend/lower/lower.ts';
import type { Program } from '../ir/types.ts';
import { runPasses } from '../passes/pipeline.ts';

export interface Loaded {
  readonly program: Program;
  /** Compiler warnings and notices. */
  readonly diagnostics: readonly Diagnostic[];
}

/** From source files to the program that engines run: compile, parse, link the library models in, lower, passes. */
export async function loadProgram(
  files: readonly string[],
  options: CheckOptions,
  onPrint: (text: string) => void = () => {},
  reading: Reading = 'included',
  overlay?: Overlay,
): Promise<Loaded> {
  const units = await compileUnits({
    files,
    flags: options.clangFlags,
    reading,
    ...(overlay === undefined ? {} : { overlay }),
    overflow: options.check.has('overflow'),
    dataModel: options.dataModel,
    clang: options.clang,
    cache: options.cache,
  });
  const program = await linkProgram(units.map(parseUnit), options, onPrint);
  return { program, diagnostics: [...units.flatMap((unit) => unit.warnings), ...notices(program)] };
}

export type Unit = Parameters<typeof lowerProgram>[0][number];

/** From modules to the program: `change` sees it between lowering and the passes. */
export async function linkProgram(
  units: readonly Unit[],
  options: CheckOptions,
  onPrint: (text: string) => void = () => {},
  change: (program: Program) => Program = (program) => program,
): Promise<Program> {
  const modules = [...units];
  await linkRuntime(modules, options);
  const lowered = change(
    lowerProgram(modules, { entry: options.entry, dataModel: options.dataModel, volatile: options.volatile }),
  );
  return runPasses(lowered, { printAfter: options.printAfter, onPrint, verify: options.verifyIR });
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
async function linkRuntime(modules: Unit[], options: CheckOptions): Promise<void> {
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

function notices(program: Program): Diagnostic[] {
  return program.notices.map((notice) => {
    const { file, line, column } = program.locs[notice.at];
    return { code: notice.code, severity: 'note', message: notice.message, at: { file, line, column } };
  });
}
