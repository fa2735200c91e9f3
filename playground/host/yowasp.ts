/**
 * The inside of @yowasp/clang, which the build lets out (build/packages.ts): its public function fetches the files itself, all
 * anew in every worker, and says nothing about how far it is.
 */
import * as inside from '@yowasp/clang';
import type { Tree } from '../../src/host/embedded-clang.ts';

interface Directory {
  readonly files: Record<string, unknown>;
}

export interface Command {
  readonly run: { run(): void };
}

export const { Environment, Exit, directoryFromTree, instantiate, version } = inside as unknown as {
  readonly Environment: new () => {
    args: string[];
    root: Directory;
    stdin: null;
    stdout: (bytes: Uint8Array | null) => void;
    stderr: (bytes: Uint8Array | null) => void;
    readonly exports: object;
  };
  readonly Exit: new () => Error & { readonly code: number };
  readonly directoryFromTree: (tree: Tree) => Directory;
  readonly instantiate: (
    module: (name: string) => WebAssembly.Module,
    imports: object,
    start: (module: WebAssembly.Module, imports: WebAssembly.Imports) => WebAssembly.Instance,
  ) => Command;
  readonly version: string;
};
