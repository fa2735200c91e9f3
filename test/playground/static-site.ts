import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, mkdirSync, rmdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

/** A plain web server for a folder below some path, as GitHub Pages is one: no headers of ours, no compression. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

const ROOT = join(import.meta.dirname, '../..');

/** The static folder, made anew if the page is newer (which the tests' setup has built). One test makes it, others wait. */
export function builtSite(): string {
  const site = join(ROOT, 'playground/site');
  const last = join(site, 'precompiled/index.json');
  const page = join(ROOT, 'dist/playground/index.html');
  const isOld = (): boolean => !existsSync(last) || statSync(last).mtimeMs < statSync(page).mtimeMs;
  const lock = join(ROOT, '.cache/site.lock');
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  while (isOld()) {
    if (!begin(lock)) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
      continue;
    }
    try {
      const build = ['scripts/run.mjs', 'playground/build/static.ts'];
      if (isOld()) execFileSync(process.execPath, build, { cwd: ROOT, stdio: 'ignore' });
    } finally {
      rmdirSync(lock);
    }
  }
  return site;
}

/** False: somebody else is at it. */
function begin(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    /* left by one that was ended in the middle */
    if (statSync(lock).mtimeMs < Date.now() - 600_000) rmdirSync(lock);
    return false;
  }
}

export interface StaticServer {
  readonly url: string;
  /** Bytes sent so far, by path. */
  readonly sent: Map<string, number>;
  readonly close: () => Promise<void>;
}

/** `folder`: may be another one later, as when a new version is put there. */
export function serveFolder(folder: string | (() => string), base: string): Promise<StaticServer> {
  const sent = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const inside = path.startsWith(base) ? normalize(`/${path.slice(base.length)}`) : '';
    const file = join(
      typeof folder === 'string' ? folder : folder(),
      inside.endsWith('/') ? `${inside}index.html` : inside,
    );
    if (inside === '' || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const { size } = statSync(file);
    sent.set(inside, (sent.get(inside) ?? 0) + size);
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        url: `http://127.0.0.1:${port}${base}`,
        sent,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}
