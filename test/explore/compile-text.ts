import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkOptions } from '../../src/base/options/options.ts';
import type { Program } from '../../src/ir/types.ts';
import { loadProgram } from '../../src/run/load.ts';

/** The program of a C text. */
export async function compileText(text: string): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-text-'));
  try {
    const file = join(folder, 'text.c');
    writeFileSync(file, text);
    return (await loadProgram([file], checkOptions({ cache: false }))).program;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
