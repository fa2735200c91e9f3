import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { framePolicy, PAGE_POLICY, WORKER_POLICY } from '../../src/cli/playground/policy.ts';
import { type Serving, serve } from '../../src/cli/playground/server.ts';
import type { Site } from '../../src/cli/playground/site.ts';

/** The server of `heddle playground`, asked what a browser would never ask: requests are written byte by byte. */
const FILE = 'dist/cli/main.js';
const site: Site = new Map([
  ['/', { headers: { 'content-type': 'text/html' }, body: { text: '<p>page</p>' } }],
  ['/big', { headers: {}, body: { file: bigFile() } }],
  ['/gone', { headers: {}, body: { file: 'no/such/file' } }],
]);

/** The compiler: some tens of MB. */
function bigFile(): string {
  const folder = 'node_modules/@yowasp/clang/gen';
  const name = readdirSync(folder).find((file) => file.endsWith('.wasm'));
  return name === undefined ? FILE : `${folder}/${name}`;
}

let serving: Serving;
let port: number;
beforeAll(async () => {
  serving = await serve(site, 0);
  port = Number(new URL(serving.url).port);
});
afterAll(() => serving.close());

/** The first line of the answer, and its body. */
function asked(request: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let text = '';
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text }));
  });
}

const get = (path: string, host = `127.0.0.1:${port}`, method = 'GET'): string =>
  `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

describe('the server', () => {
  it('answers for its own names', async () => {
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`]) {
      const { status, text } = await asked(get('/', host));
      expect(status).toBe(200);
      expect(text).toContain('<p>page</p>');
    }
  });

  it.each([
    'evil.example',
    'evil.example:PORT',
    '127.0.0.1',
    '127.0.0.1:1',
    '127.0.0.1.evil.example:PORT',
    'localhost.:PORT',
    '[::1]:PORT',
    '',
  ])('refuses the host %j', async (host) => {
    expect((await asked(get('/', host.replace('PORT', String(port))))).status).toBe(403);
  });

  it('refuses a request without a host', async () => {
    expect((await asked('GET / HTTP/1.0\r\n\r\n')).status).toBe(403);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'])('refuses %s', async (method) => {
    expect((await asked(get('/', undefined, method))).status).toBe(405);
  });

  it.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '//etc/passwd',
    '/etc/passwd',
    '/.',
    '/\\..\\package.json',
    '/__proto__',
    '/constructor',
    '/%00',
    '/big%00.html',
    'http://evil.example/',
    '*',
    `/${'a'.repeat(10_000)}`,
    '/gone',
  ])('has nothing at %s', async (path) => {
    const { status, text } = await asked(get(path));
    expect(status).toBe(404);
    expect(text).not.toContain('heddle"');
  });

  it.each([
    ['a line that ends nowhere', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n\r\n`],
    ['two lengths', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
    ['bytes', '\x00\xff\x16\x03\x01\r\n\r\n'],
  ])('survives %s', async (_, request) => {
    expect((await asked(request)).status).not.toBe(200);
    expect((await asked(get('/'))).status).toBe(200);
  });

  it('answers HEAD with no body', async () => {
    expect((await asked(get('/', undefined, 'HEAD'))).text).not.toContain('<p>');
  });

  it.runIf(process.platform === 'linux')('closes files that nobody reads to their end', async () => {
    const opened = (): number => readdirSync('/proc/self/fd').length;
    const before = opened();
    for (let i = 0; i < 20; i++) {
      await new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(get('/big')));
        socket.once('data', () => socket.destroy());
        socket.once('close', () => resolve());
      });
    }
    for (let i = 0; i < 50 && opened() > before + 2; i++) await sleep(100);
    expect(opened()).toBeLessThanOrEqual(before + 2);
  });
});

it('the policies let nothing in from elsewhere', () => {
  for (const policy of [PAGE_POLICY, WORKER_POLICY, framePolicy("'sha256-x'")]) {
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/\*|https?:|script-src[^;]*(unsafe-inline|data:|blob:)/);
  }
  expect(PAGE_POLICY).toContain("connect-src 'self';");
  expect(PAGE_POLICY).not.toContain('unsafe-eval');
  /* by default nothing: workers ask nobody */
  expect(WORKER_POLICY + framePolicy('')).not.toMatch(/connect-src|'self'/);
});
