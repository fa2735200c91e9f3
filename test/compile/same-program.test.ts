import { beforeAll, describe, expect, it } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { printProgram } from '../../src/ir/print.ts';
import { loadProgram } from '../../src/run/load.ts';
import { nativeClangs } from '../native-clangs.ts';

/**
 * Every compiler gives the same program: after lowering and passes nothing is different but places in the source
 * (columns of macros), so nothing can be different in a verdict.
 */
const FILE = 'test/compile/everything.c';

async function programOf(clang: string): Promise<string> {
  const { program } = await loadProgram([FILE], checkOptions({ clang, cache: false }));
  const lines = printProgram(program).split('\n');
  return lines
    .filter((line) => !line.startsWith('!'))
    .map((line) => line.replace(/ !\d+\b/g, ''))
    .join('\n');
}

describe.runIf(nativeClangs().length > 0)('one program from every compiler', () => {
  let embedded = '';
  beforeAll(async () => {
    embedded = await programOf('wasm');
    expect(embedded).toContain('func &producer');
  }, 60_000);
  it.each(nativeClangs())('%s and the embedded one', async (clang) => {
    expect(await programOf(clang)).toBe(embedded);
  });
});
