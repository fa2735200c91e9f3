import type { Ended, Run } from '../../src/host/embedded-clang.ts';
import { clangFiles } from '../worker/clang-files.ts';
import { directoryFromTree, Environment, Exit, instantiate, version } from './yowasp.ts';

export type { Ended, Run, Tree } from '../../src/host/embedded-clang.ts';

/** clang in WebAssembly, started anew for every run; its code is fetched once (worker/clang-files.ts). */
export const clangVersion = (): string => version;

export async function runClang({ args, files }: Run): Promise<Ended> {
  const modules = await clangFiles();
  const out: Uint8Array[] = [];
  const messages: Uint8Array[] = [];
  const environment = new Environment();
  environment.args = ['yowasp-llvm', ...args];
  environment.root = directoryFromTree(files);
  environment.root.files.usr = directoryFromTree({});
  environment.stdin = null;
  environment.stdout = collect(out);
  environment.stderr = collect(messages);
  const command = instantiate(
    (name: string) => modules[name],
    { runtime: environment.exports },
    (module: WebAssembly.Module, imports: WebAssembly.Imports) => new WebAssembly.Instance(module, imports),
  );
  try {
    command.run.run();
    return { ok: true, out, messages, failure: null };
  } catch (error) {
    if (error instanceof Exit) return { ok: error.code === 0, out, messages, failure: null };
    return { ok: false, out, messages, failure: error as Error };
  }
}

const collect =
  (into: Uint8Array[]) =>
  (bytes: Uint8Array | null): void => {
    if (bytes !== null) into.push(new Uint8Array(bytes));
  };
