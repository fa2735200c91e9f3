import { createReadStream, existsSync, statSync } from 'node:fs';
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

export interface StaticServer {
  readonly url: string;
  /** Bytes sent so far, by path. */
  readonly sent: Map<string, number>;
  readonly close: () => Promise<void>;
}

export function serveFolder(folder: string, base: string): Promise<StaticServer> {
  const sent = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const inside = path.startsWith(base) ? normalize(`/${path.slice(base.length)}`) : '';
    const file = join(folder, inside.endsWith('/') ? `${inside}index.html` : inside);
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
