import { bytesOf } from '../../../host/bytes.ts';
import { overflowFlags } from '../../lower/overflow.ts';
import { type CompiledUnit, compileUnit, givenAsLLVM } from '../compile-unit.ts';
import { OUR_NAME, readOurFile } from '../headers/our-headers.ts';
import { runtimeFiles } from '../headers/runtime-table.ts';
import { NO_OVERLAY, type Overlay, overlaidInput } from '../overlay.ts';
import type { Reading } from '../reading.ts';
import { readFlags, type UserFlags } from './clang-flags.ts';
import { type CompilerOptions, openToolchain } from './toolchain.ts';

/** The only place that runs a compiler: C in, textual LLVM IR out, through the cache. */
export type { CompiledUnit } from '../compile-unit.ts';

export type { Overlay } from '../overlay.ts';
export type { Reading } from '../reading.ts';
export type { CompilerOptions } from './toolchain.ts';

export interface CompileRequest extends CompilerOptions {
  readonly files: readonly string[];
  /** What the user gave after `--`. */
  readonly flags: readonly string[];
  /** Checks for signed overflow (lower/overflow.ts)? */
  readonly overflow?: boolean;
  /** Default: what they include. */
  readonly reading?: Reading;
  /** Text in place of what files hold, by absolute path. */
  readonly overlay?: Overlay;
}

export async function compileUnits(request: CompileRequest): Promise<CompiledUnit[]> {
  const flags = withOverflow(readFlags(request.flags), request.overflow);
  const overlay = request.overlay ?? NO_OVERLAY;
  const inputs = request.files.map((file) => overlaidInput(file, overlay, flags.language));
  const toolchain = openToolchain(request);
  const units: CompiledUnit[] = [];
  for (const input of inputs) {
    units.push(
      input.language === 'llvm'
        ? givenAsLLVM(input)
        : await compileUnit(input, flags, false, toolchain, {
            reading: request.reading ?? 'included',
            overlay,
          }),
    );
  }
  // Trouble with the cache is told once, with the first unit.
  const { problems } = toolchain.cache;
  if (problems.length > 0) units[0] = { ...units[0], warnings: [...units[0].warnings, ...problems] };
  return units;
}

/** A text in memory under the name of a file, by the embedded compiler: what it includes is looked for as the file's. */
export async function compileText(
  file: string,
  language: 'c' | 'c++',
  text: string,
  request: Omit<CompileRequest, 'files'>,
): Promise<CompiledUnit> {
  const flags = withOverflow(readFlags(request.flags), request.overflow);
  const toolchain = openToolchain({ ...request, clang: 'wasm' });
  return compileUnit({ file, language, bytes: bytesOf(text), inMemory: true }, flags, false, toolchain);
}

/** What the user says comes last. */
const withOverflow = (flags: UserFlags, overflow = false): UserFlags =>
  overflow ? { ...flags, passed: [...overflowFlags(flags.wraps), ...flags.passed] } : flags;

/** Which compiler the library models are compiled by. */
export const compilerId = async (options: CompilerOptions): Promise<string> =>
  (await openToolchain(options).compiler()).id;

/** The library models that define any of `names`, and those that these call in turn. Names nobody defines are ignored. */
export async function compileRuntime(
  names: readonly string[],
  options: CompilerOptions,
  overflow = false,
): Promise<CompiledUnit[]> {
  const files = runtimeFiles(names);
  if (files.length === 0) return [];
  const toolchain = openToolchain(options);
  const units: CompiledUnit[] = [];
  for (const file of files) {
    const bytes = bytesOf(readOurFile(`runtime/${file}`));
    const language = file.endsWith('.cc') ? 'c++' : 'c';
    const input = { file: `${OUR_NAME}/runtime/${file}`, language, bytes } as const;
    /* abs and its kin compute for the user; the rest is ours */
    const flags = withOverflow(readFlags([]), overflow && file === 'numbers.c');
    units.push(await compileUnit(input, flags, true, toolchain));
  }
  return units;
}
