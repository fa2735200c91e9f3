import { asked, plain } from './asked.ts';
import type { Clang } from './protocol.ts';

/** Clang's code: from a worker before this one, or, for the first, as files from the page (page/clang-files.ts). */
export interface Exchange {
  /** What other workers have left, if any. */
  readonly find: () => Promise<Clang | null>;
  readonly leave: (clang: Clang) => void;
}

let exchange: Exchange = { find: async () => null, leave: () => {} };
let files: Promise<Clang> | null = null;

export function exchangeClang(how: Exchange): void {
  exchange = how;
}

export function clangFiles(): Promise<Clang> {
  files ??= load().catch((error: unknown) => {
    files = null;
    throw error;
  });
  return files;
}

/** Is it here, or would it be without loading anything? */
export async function isClangLoaded(): Promise<boolean> {
  if (files !== null) return true;
  const found = await exchange.find();
  if (found !== null) files ??= Promise.resolve(found);
  return found !== null;
}

async function load(): Promise<Clang> {
  const found = await exchange.find();
  if (found !== null) return found;
  const modules: Record<string, WebAssembly.Module> = {};
  await Promise.all(
    (await asked({ kind: 'clang' })).map(async (given) => {
      const headers = { 'content-type': 'application/wasm' };
      const whole = new Response(plain(given) as BodyInit, { headers });
      modules[given.name] = await WebAssembly.compileStreaming(whole);
    }),
  );
  exchange.leave(modules);
  return modules;
}
