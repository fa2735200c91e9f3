import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative } from 'node:path';
import { assetPath } from '../../host/assets.ts';
import { PAGE_POLICY, WORKER_POLICY } from './policy.ts';

/**
 * What `heddle playground` serves: the built page, and clang from the package beside it. A fixed list of files, found at the
 * start: no path of a request is ever looked up on the disk.
 */
export type Site = ReadonlyMap<string, Entry>;

export interface Entry {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly file: string } | { readonly text: string };
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
};

/** Null: the page is not built. */
export function findSite(): Site | null {
  const folder = builtFolder();
  if (folder === null) return null;
  const site = new Map<string, Entry>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    site.set(`/${relative(folder, file).replaceAll('\\', '/')}`, {
      headers: headersOf(file),
      body: { file },
    });
  }
  const index = site.get('/index.html');
  if (index === undefined) return null;
  site.set('/', index);
  if (!site.has('/clang/manifest.json')) addClang(site);
  if (!site.has('/precompiled/index.json'))
    site.set('/precompiled/index.json', {
      headers: { 'content-type': TYPES['.json'] },
      body: { text: '[]' },
    });
  return site;
}

function builtFolder(): string | null {
  try {
    return dirname(assetPath('playground/service-worker.js'));
  } catch {
    return null;
  }
}

function headersOf(file: string): Record<string, string> {
  const policy = file.endsWith('workers.html')
    ? /* the rest it says itself */
      { 'content-security-policy': "frame-ancestors 'self'" }
    : file.endsWith('.html')
      ? { 'content-security-policy': `${PAGE_POLICY}; frame-ancestors 'none'` }
      : /\/worker-[^/]*\.js$/.test(file)
        ? { 'content-security-policy': WORKER_POLICY }
        : {};
  return { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', ...policy };
}

/** The package's own files, as they are: from the same disk there is nothing to be gained by packing them. */
function addClang(site: Map<string, Entry>): void {
  const folder = dirname(createRequire(import.meta.url).resolve('@yowasp/clang'));
  const names = readdirSync(folder).filter((name) => /\.wasm$/.test(name));
  const files = names.map((name) => ({
    name,
    url: name,
    bytes: statSync(join(folder, name)).size,
    gzip: false,
  }));
  for (const name of names) {
    const file = join(folder, name);
    if (existsSync(file)) site.set(`/clang/${name}`, { headers: headersOf(file), body: { file } });
  }
  const version = `local-${files.map(({ bytes }) => bytes.toString(36)).join('-')}`;
  site.set('/clang/manifest.json', {
    headers: { 'content-type': TYPES['.json'] },
    /* every port is another origin to the browser, which would keep 75 MB for each */
    body: { text: JSON.stringify({ version, files, isKept: false }) },
  });
}
