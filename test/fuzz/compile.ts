import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkOptions } from '../../src/base/options/options.ts';
import { type CompiledUnit, compileRuntime, compileUnits } from '../../src/frontend/compile/clang/clang.ts';
import { parseModule } from '../../src/frontend/llvm/parser.ts';
import { lowerProgram, undefinedSymbols } from '../../src/frontend/lower/lower.ts';
import type { Program } from '../../src/ir/types.ts';
import { runPasses } from '../../src/passes/pipeline.ts';
import { C_HEADER, type FinalState, printC } from './print-c.ts';
import type { FuzzProgram } from './program.ts';

/**
 * Many fuzzed programs through the real front end at once: one file, one run of clang, one parse; then each is
 * lowered from its own entry `p<k>_main`, which reaches nothing of the others. Library models are parsed once for
 * all batches.
 */
export interface BatchOptions {
  /** 'auto', 'wasm', or a native clang. */
  readonly clang: string;
  /** Run the IR verifier after each pass. */
  readonly verify: boolean;
}

/** A program, and perhaps a state that it asserts not to end in. */
export interface Source {
  readonly program: FuzzProgram;
  readonly never?: FinalState;
  /** Compare-exchanges are weak ones. */
  readonly weak?: boolean;
}

type Unit = Parameters<typeof lowerProgram>[0][number];

/** A program as engines get it, and without what `--retries off` leaves out, for oracles. */
export interface Compiled {
  readonly program: Program;
  readonly plain: Program;
}

export const compileBatch = async (sources: readonly Source[], options?: BatchOptions): Promise<Program[]> =>
  (await compileBoth(sources, options)).map(({ program }) => program);

export async function compileBoth(
  sources: readonly Source[],
  { clang, verify }: BatchOptions = { clang: 'auto', verify: false },
): Promise<Compiled[]> {
  const text =
    C_HEADER +
    sources
      .map(({ program, never, weak }, k) => {
        const one = printC(program, `p${k}_`, never);
        return weak ? one.replaceAll('compare_exchange_strong', 'compare_exchange_weak') : one;
      })
      .join('');
  return compileEntries(text, sources.length, { clang, verify });
}

/** The programs `p0_main`, `p1_main` … of a C text. */
export async function compileEntries(
  text: string,
  count: number,
  { clang, verify }: BatchOptions = { clang: 'auto', verify: false },
): Promise<Compiled[]> {
  const options = checkOptions({ clang, cache: false });
  const folder = mkdtempSync(join(tmpdir(), 'heddle-fuzz-'));
  try {
    const file = join(folder, 'batch.c');
    writeFileSync(file, text);
    const units = (await compileUnits({ ...options, files: [file], flags: [] })).map(parseUnit);
    await link(units, clang);
    return Array.from({ length: count }, (_, k) => {
      const lowered = lowerProgram(units, { entry: `p${k}_main`, dataModel: options.dataModel });
      const passed = (retries: boolean): Program =>
        runPasses(lowered, { printAfter: null, onPrint: () => {}, verify, retries });
      const program = passed(true);
      return { program, plain: hasExchange(lowered) ? passed(false) : program };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const hasExchange = ({ functions }: Program): boolean =>
  functions.some(({ blocks }) => blocks.some(({ instrs }) => instrs.some(({ op }) => op === 'cmpxchg')));

function parseUnit(unit: CompiledUnit): Unit {
  return {
    module: parseModule(unit.llvm, unit.file),
    library: unit.library,
    sources: unit.sources,
    file: unit.file,
  };
}

const library = new Map<string, Unit>();

async function link(units: Unit[], clang: string): Promise<void> {
  const linked = new Set<string>();
  for (;;) {
    const missing = undefinedSymbols(units.map((unit) => unit.module));
    const found = await compileRuntime([...missing], checkOptions({ clang }));
    const fresh = found.filter((unit) => !linked.has(unit.file));
    if (fresh.length === 0) return;
    for (const unit of fresh) {
      linked.add(unit.file);
      if (!library.has(unit.llvm)) library.set(unit.llvm, parseUnit(unit));
      units.push(library.get(unit.llvm)!);
    }
  }
}
