import { createRequire } from 'node:module';
import { join } from 'node:path';
import v8 from 'node:v8';
import { readText } from './files.ts';

/**
 * The package @yowasp/clang: clang in WebAssembly, with a file system of its own. In the browser:
 * playground/host/embedded-clang.ts, which gets it over the network, once.
 */
export type Tree = { [name: string]: Tree | string | Uint8Array };

export interface Run {
  readonly args: readonly string[];
  /** All that it can see beside its own headers. */
  readonly files: Tree;
}

export interface Ended {
  /** It ended with exit code 0. */
  readonly ok: boolean;
  readonly out: readonly Uint8Array[];
  readonly messages: readonly Uint8Array[];
  /** It broke down. */
  readonly failure: Error | null;
}

interface Package {
  readonly runLLVM: (args: string[] | null, files: Tree, options: object) => unknown;
  readonly Exit: new () => Error;
}

/** Without loading it. */
export function clangVersion(): string {
  const bundle = createRequire(import.meta.url).resolve('@yowasp/clang');
  return (JSON.parse(readText(join(bundle, '../../package.json'))) as { version: string }).version;
}

/** What we use of it; the types of Node have none without those of a browser. */
interface Wasm {
  readonly compile: (bytes: ArrayBuffer) => Promise<unknown>;
  compileStreaming: (source: Response | Promise<Response>) => Promise<unknown>;
}
const wasm = (globalThis as unknown as { readonly WebAssembly: Wasm }).WebAssembly;

let loaded: Promise<Package> | null = null;

export async function runClang({ args, files }: Run): Promise<Ended> {
  loaded ??= load();
  const { runLLVM, Exit } = await loaded;
  const out: Uint8Array[] = [];
  const messages: Uint8Array[] = [];
  // The library looks for a variable at every write, and clang's output comes in words: a plain copy is faster to ask.
  const { env } = process;
  process.env = { ...env };
  try {
    runLLVM([...args], files, {
      stdin: null,
      stdout: collect(out),
      stderr: collect(messages),
      synchronously: true,
    });
    return { ok: true, out, messages, failure: null };
  } catch (error) {
    return { ok: false, out, messages, failure: error instanceof Exit ? null : (error as Error) };
  } finally {
    process.env = env;
  }
}

/**
 * V8's baseline compiler alone: optimising a 75 MB module takes longer than the run that would profit.
 *
 * And the whole module at once: where a thread is ended while V8 (11.3, of Node 20) compiles a stream for it, V8 goes on
 * to check functions in memory that is gone, and the process dies after its answer (`ValidateFunctionsStreamingJob`;
 * 4 of 45 runs with a time limit that falls into it). Compiling what is there waits for its tasks first.
 */
async function load(): Promise<Package> {
  v8.setFlagsFromString('--liftoff-only');
  const streaming = wasm.compileStreaming;
  wasm.compileStreaming = async (source) => wasm.compile(await (await source).arrayBuffer());
  try {
    const library = (await import('@yowasp/clang')) as unknown as Package;
    await library.runLLVM(null, {}, { fetchProgress: () => {} });
    return library;
  } finally {
    wasm.compileStreaming = streaming;
    v8.setFlagsFromString('--no-liftoff-only');
  }
}

const collect =
  (into: Uint8Array[]) =>
  (bytes: Uint8Array | null): void => {
    if (bytes !== null) into.push(new Uint8Array(bytes));
  };
