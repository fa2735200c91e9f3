import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Manifest } from '../page/clang-files.ts';
import type { Precompiled } from '../worker/precompiled.ts';
import type { Clang } from '../worker/protocol.ts';
import { packages } from './packages.ts';
import type * as Precompile from './precompile.ts';
import { standIns } from './stand-ins.ts';

/**
 * `npm run playground:build`: the built page, clang in gzip files, and the examples compiled, in one folder (playground/site)
 * for any web server.
 */
const ROOT = process.cwd();
const SITE = join(ROOT, 'playground/site');

rmSync(SITE, { recursive: true, force: true });
cpSync(join(ROOT, 'dist/playground'), SITE, { recursive: true });
/* GitHub Pages would leave out what it takes for its own */
writeFileSync(join(SITE, '.nojekyll'), '');
const clang = packClang();
await precompileExamples(clang);
console.log(`the playground is in ${SITE}`);

function packClang(): Map<string, Buffer> {
  const bundle = createRequire(join(ROOT, 'package.json')).resolve('@yowasp/clang');
  const { version } = JSON.parse(readFileSync(join(bundle, '../../package.json'), 'utf8')) as {
    version: string;
  };
  const found = new Map<string, Buffer>();
  const files: Manifest['files'][number][] = [];
  mkdirSync(join(SITE, 'clang'));
  for (const name of readdirSync(dirname(bundle)).filter((file) => file.endsWith('.wasm'))) {
    const bytes = readFileSync(join(dirname(bundle), name));
    found.set(name, bytes);
    const packed = gzipSync(bytes, { level: 9 });
    writeFileSync(join(SITE, 'clang', `${name}.gz`), packed);
    files.push({ name, url: `${name}.gz`, bytes: packed.length, gzip: true });
  }
  writeFileSync(join(SITE, 'clang/manifest.json'), JSON.stringify({ version, files } satisfies Manifest));
  return found;
}

async function precompileExamples(files: ReadonlyMap<string, Buffer>): Promise<void> {
  const outDir = join(ROOT, '.cache/precompile');
  await build({
    configFile: false,
    root: join(ROOT, 'playground'),
    logLevel: 'error',
    plugins: [standIns(ROOT), packages()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      lib: { entry: join(ROOT, 'playground/build/precompile.ts'), formats: ['es'], fileName: 'precompile' },
    },
  });
  const { precompile, useClang } = (await import(
    pathToFileURL(join(outDir, 'precompile.js')).href
  )) as typeof Precompile;
  v8.setFlagsFromString('--liftoff-only');
  const modules: Record<string, WebAssembly.Module> = {};
  for (const [name, bytes] of files) modules[name] = await WebAssembly.compile(new Uint8Array(bytes));
  useClang(modules satisfies Clang);
  const names = readdirSync(join(ROOT, 'examples')).filter((file) => /\.cc?$/.test(file));
  mkdirSync(join(SITE, 'precompiled'));
  for (const name of names) {
    const text = readFileSync(join(ROOT, 'examples', name), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    const whole: Precompiled = { hash, entries: await precompile(name, text) };
    writeFileSync(
      join(SITE, 'precompiled', `${name}.json.gz`),
      gzipSync(JSON.stringify(whole), { level: 9 }),
    );
  }
  writeFileSync(join(SITE, 'precompiled/index.json'), JSON.stringify(names));
}
