import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import type { Entry, Site } from './site.ts';

/**
 * A web server for one page, on this machine only: it listens on 127.0.0.1, reads nothing of a request but its method and
 * path, and answers only who asks for it by that name, so that no other site can reach it under a name of its own.
 */
const ALWAYS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-cache',
};

export interface Serving {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export function serve(site: Site, port: number): Promise<Serving> {
  const server: Server = createServer((request, response) => answer(site, request, response));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: chosen } = server.address() as AddressInfo;
      resolve({
        url: `http://127.0.0.1:${chosen}/`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}

function answer(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const { method = '', url = '/', headers } = request;
  if (!isOwnName(headers.host, request.socket.localPort))
    return refuse(response, 403, 'this server is for this machine alone');
  if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, 'GET or HEAD');
  const entry = site.get(url.split('?')[0]);
  if (entry === undefined) return refuse(response, 404, 'there is no such file');
  send(entry, method === 'HEAD', response);
}

function send({ headers, body }: Entry, headOnly: boolean, response: ServerResponse): void {
  if ('text' in body) {
    response.writeHead(200, { ...ALWAYS, ...headers });
    response.end(headOnly ? undefined : body.text);
    return;
  }
  let size: number;
  try {
    ({ size } = statSync(body.file));
  } catch {
    return refuse(response, 404, 'the file is gone');
  }
  response.writeHead(200, { ...ALWAYS, ...headers, 'content-length': String(size) });
  if (headOnly) response.end();
  /* closes the file, too, when nobody wants the rest */ else
    pipeline(createReadStream(body.file), response, () => {});
}

/** Browsers leave out the port 80. */
const isOwnName = (host: string | undefined, port: number | undefined): boolean =>
  ['127.0.0.1', 'localhost'].some((name) => host === `${name}:${port}` || (port === 80 && host === name));

function refuse(response: ServerResponse, status: number, why: string): void {
  response.writeHead(status, { ...ALWAYS, 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${why}\n`);
}
