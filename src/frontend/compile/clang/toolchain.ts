import { type Cache, NO_CACHE, openCache } from '../cache/cache.ts';
import type { Compiler } from './clang-arguments.ts';
import { findNativeClang, namedClang } from './clang-native.ts';

export interface CompilerOptions {
  readonly dataModel: 'lp64' | 'ilp32';
  /** 'auto', 'wasm', or a native clang by path or name. */
  readonly clang: string;
  readonly cache: boolean;
}

export interface Toolchain {
  readonly dataModel: 'lp64' | 'ilp32';
  readonly cache: Cache;
  /** Found at the first use. */
  readonly compiler: () => Promise<Compiler>;
  /** The one that can touch nothing on this machine. */
  readonly embedded: () => Promise<Compiler>;
}

export function openToolchain(options: CompilerOptions): Toolchain {
  const cache = options.cache ? openCache() : NO_CACHE;
  let compiler: Promise<Compiler> | null = null;
  return {
    dataModel: options.dataModel,
    cache,
    compiler: () => (compiler ??= findCompiler(options.clang, cache)),
    embedded: embeddedClang,
  };
}

async function findCompiler(clang: string, cache: Cache): Promise<Compiler> {
  if (clang === 'wasm') return embeddedClang();
  if (clang !== 'auto') return namedClang(clang, cache);
  return (await findNativeClang(cache)) ?? embeddedClang();
}

/** Loaded only where it is used. */
const embeddedClang = async (): Promise<Compiler> => (await import('./clang-wasm.ts')).wasmClang();
