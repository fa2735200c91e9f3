import type { Given } from '../worker/protocol.ts';

/**
 * Clang's files: fetched when the first program is compiled, counted on the way, and kept with the Cache API. They are listed in
 * clang/manifest.json, which the build writes, or the server of `heddle playground`. Whoever gets them unpacks them: not every
 * server compresses.
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

export async function clangFiles(progress: (done: number, total: number) => void): Promise<readonly Given[]> {
  const folder = new URL('clang/', document.baseURI);
  const answer = await fetch(new URL('manifest.json', folder));
  if (!answer.ok) throw new Error(`the compiler cannot be loaded (${answer.status})`);
  const manifest = (await answer.json()) as Manifest;
  const cache = manifest.isKept === false ? null : await openCache(folder.pathname, manifest.version);
  const total = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const count = (bytes: number): void => progress((done += bytes), total);
  return Promise.all(
    manifest.files.map(async ({ name, url, gzip }) => ({
      name,
      gzip,
      content: await contentOf(new URL(url, folder).href, cache, count),
    })),
  );
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

async function contentOf(url: string, cache: Cache | null, count: (bytes: number) => void): Promise<Blob> {
  const kept = await cache?.match(url);
  if (kept !== undefined) {
    const whole = await kept.blob();
    count(whole.size);
    return whole;
  }
  const answer = await fetch(url);
  if (!answer.ok || answer.body === null)
    throw new Error(`the compiler cannot be loaded: ${url} (${answer.status})`);
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, out) => {
        count(chunk.length);
        out.enqueue(chunk);
      },
    }),
  );
  const whole = await new Response(counted as BodyInit).blob();
  /* a full disk is no reason to fail */
  await cache?.put(url, new Response(whole)).catch(() => {});
  return whole;
}
