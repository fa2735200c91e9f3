import '../host/assets.ts';
import { checkOptions } from '../../src/base/options/options.ts';
import { loadProgram } from '../../src/run/load.ts';
import { clearProgram, FOLDER, putFile } from '../host/memory-files.ts';
import { takeFound, takeFresh } from '../stand-ins/cache.ts';
import { exchangeClang } from '../worker/clang-files.ts';
import type { Clang, Compiled } from '../worker/protocol.ts';

/**
 * Compiles a program as the page would, with the same modules of the browser, so that the keys of the cache are the page's.
 * Built and run by static.ts.
 */
export function useClang(clang: Clang): void {
  exchangeClang({ find: async () => clang, leave: () => {} });
}

/** The entries of the program and of the library models it needs. */
export async function precompile(file: string, text: string): Promise<Compiled> {
  clearProgram();
  putFile(`${FOLDER}/${file}`, text);
  takeFresh();
  takeFound();
  await loadProgram([file], checkOptions({ clang: 'wasm' }));
  return [...takeFresh(), ...takeFound()];
}
