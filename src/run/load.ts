import type { Diagnostic } from '../base/failure.ts';
import { overtakesStores } from '../base/models.ts';
import type { CheckOptions } from '../base/options/options.ts';
import { compileUnits, type Overlay, type Reading } from '../frontend/compile/clang/clang.ts';
import type { Program } from '../ir/types.ts';
import { lateZeros } from '../passes/late-zeros.ts';
import { programCache } from './program-cache.ts';

export interface Loaded {
  readonly program: Program;
  /** Compiler warnings and notices. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * From source files to the program that engines run: compile, parse, link the library models in, lower, passes. What made
 * it is loaded only if the program is not kept from an earlier run. What depends on the model comes after that.
 */
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
  const kept = overlay === undefined ? await programCache(units, options) : null;
  let program = kept?.read() ?? null;
  if (program === null) {
    const { makeProgram } = await import('./make-program.ts');
    program = await makeProgram(units, options, onPrint);
    kept?.write(program);
  }
  const warnings = units.flatMap((unit) => unit.warnings);
  /* trouble with the whole folder is told once */
  const isNew = ({ message }: Diagnostic): boolean => !warnings.some((known) => known.message === message);
  const problems = kept?.problems.filter(isNew) ?? [];
  if (overtakesStores(options.model)) program = lateZeros(program);
  return { program, diagnostics: [...warnings, ...problems, ...notices(program)] };
}

function notices(program: Program): Diagnostic[] {
  return program.notices.map((notice) => {
    const { file, line, column } = program.locs[notice.at];
    return { code: notice.code, severity: 'note', message: notice.message, at: { file, line, column } };
  });
}
