import type { Clang } from './protocol.ts';

/**
 * Clang's files: fetched when the first program is compiled, counted on the way, kept with the Cache API, and handed to the
 * page, which gives them to the next worker. They are listed in clang/manifest.json, which the build writes, or the server of
 * `heddle playground`; a gzip file is unpacked here, because not every server compresses.
 */
export interface Manifest {
  readonly version: string;
  readonly files: readonly {
    readonly name: string;
    readonly url: string;
    /** To be fetched. */
    readonly bytes: number;
    readonly gzip: boolean;
  }[];
  /** False: they are not worth being kept, because they come from this machine. */
  readonly isKept?: boolean;
}

export interface Loading {
  readonly base: string;
  readonly given: Clang | null;
  readonly progress: (done: number, total: number) => void;
  readonly loaded: (clang: Clang) => void;
}

let loading: Loading | null = null;
let files: Promise<Clang> | null = null;

export function prepareClang(how: Loading): void {
  loading = how;
}

export function clangFiles(): Promise<Clang> {
  files ??= load().catch((error: unknown) => {
    files = null;
    throw error;
  });
  return files;
}

/** Is it here, or on its way? */
export const isClangLoaded = (): boolean => files !== null || (loading?.given ?? null) !== null;

async function load(): Promise<Clang> {
  if (loading === null) throw new Error('nobody has said where clang is');
  return loading.given ?? (await fetchAll(loading));
}

async function fetchAll({ base, progress, loaded }: Loading): Promise<Clang> {
  const folder = new URL('clang/', base);
  const answer = await fetch(new URL('manifest.json', folder));
  if (!answer.ok) throw new Error(`the compiler cannot be loaded (${answer.status})`);
  const manifest = (await answer.json()) as Manifest;
  const cache = manifest.isKept === false ? null : await openCache(folder.pathname, manifest.version);
  const total = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const modules: Record<string, WebAssembly.Module> = {};
  await Promise.all(
    manifest.files.map(async ({ name, url, gzip }) => {
      const { body, isKept } = await bodyOf(new URL(url, folder).href, cache);
      const counted = body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform: (chunk, out) => {
            done += chunk.length;
            progress(done, total);
            out.enqueue(chunk);
          },
        }),
      );
      const plain = gzip
        ? counted.pipeThrough(new DecompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>)
        : counted;
      const whole = new Response(plain as BodyInit, { headers: { 'content-type': 'application/wasm' } });
      modules[name] = await WebAssembly.compileStreaming(whole);
      /* this worker may be ended as soon as it has answered, and what is not kept by then never is */
      await isKept;
    }),
  );
  loaded(modules);
  return modules;
}

/**
 * One cache a version: older ones of the same folder are dropped (an origin may have several playgrounds). Null where there is
 * none: pages that are not secure, browsers that are told to keep nothing.
 */
async function openCache(folder: string, version: string): Promise<Cache | null> {
  if (typeof caches === 'undefined') return null;
  const family = `heddle-clang-${folder}-`;
  try {
    for (const other of await caches.keys())
      if (other.startsWith(family) && other !== family + version) await caches.delete(other);
    return await caches.open(family + version);
  } catch {
    return null;
  }
}

interface Body {
  readonly body: ReadableStream<Uint8Array>;
  /** Settles when the file is in the cache, or will not be. */
  readonly isKept: Promise<void>;
}

async function bodyOf(url: string, cache: Cache | null): Promise<Body> {
  const kept = await cache?.match(url);
  if (kept?.body) return { body: kept.body, isKept: Promise.resolve() };
  const answer = await fetch(url);
  if (!answer.ok || answer.body === null)
    throw new Error(`the compiler cannot be loaded: ${url} (${answer.status})`);
  /* a full disk is no reason to fail */
  const isKept = cache?.put(url, answer.clone()).catch(() => {}) ?? Promise.resolve();
  return { body: answer.body, isKept };
}
