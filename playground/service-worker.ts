import { WORKER_POLICY } from '../src/cli/playground/policy.ts';

/**
 * Works offline: the page's files are kept at the first visit and answered from there. A new version is another list of
 * files in another cache; it takes over when it is complete. Pages of the version before may still be open and ask for parts of
 * theirs (whose names have hashes, so that they cannot be mixed up): its cache stays until the next one comes. Clang is kept by the page
 * that fetches it (page/clang-files.ts); compiled examples are kept when they were used.
 *
 * Where the server sends no headers (GitHub Pages) it also gives the workers' scripts their policy.
 */
const scope = globalThis as unknown as ServiceWorkerGlobalScope;
const VERSION = '__VERSION__';
const FILES = '__FILES__'.split('|');
/** An origin may have several playgrounds. */
const FAMILY = `heddle-page-${new URL('./', scope.location.href).pathname}-`;
const NAME = FAMILY + VERSION;
const EXTRA = ['./', 'clang/manifest.json', 'precompiled/index.json'];

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== scope.location.origin) return;
  /* the page keeps these itself */
  if (/\/clang\/.*\.(gz|wasm)$/.test(url.pathname)) return;
  event.respondWith(respond(event.request));
});

async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll(
    FILES.map((file) => new Request(file, { cache: hasHash(file) ? 'force-cache' : 'reload' })),
  );
  for (const file of EXTRA) await cache.add(new Request(file, { cache: 'reload' })).catch(() => {});
  await scope.skipWaiting();
}

/** What the page has loaded itself under such a name is the same, however old it is, and is not loaded twice. */
const hasHash = (file: string): boolean => file.startsWith('assets/');

async function activate(): Promise<void> {
  /* in the order in which they were made */
  const before = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== NAME);
  for (const name of before.slice(0, -1)) await caches.delete(name);
  await scope.clients.claim();
}

async function respond(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  const kept = (await cache.match(request, { ignoreSearch: true })) ?? (await ofVersionBefore(request));
  if (kept) return withPolicy(request, kept);
  const answer = await fetch(request);
  /* a full disk is no reason to fail */
  if (answer.ok && new URL(request.url).pathname.includes('/precompiled/'))
    await cache.put(request, answer.clone()).catch(() => {});
  return answer;
}

async function ofVersionBefore(request: Request): Promise<Response | undefined> {
  if (!new URL(request.url).pathname.includes('/assets/')) return undefined;
  for (const name of await caches.keys()) {
    const kept = name.startsWith(FAMILY) ? await (await caches.open(name)).match(request) : undefined;
    if (kept) return kept;
  }
  return undefined;
}

function withPolicy(request: Request, response: Response): Response {
  if (request.destination !== 'worker' || response.headers.has('content-security-policy')) return response;
  const headers = new Headers(response.headers);
  headers.set('content-security-policy', WORKER_POLICY);
  return new Response(response.body, { status: response.status, headers });
}
