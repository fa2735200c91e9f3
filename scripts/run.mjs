/**
 * `node scripts/run.mjs FILE.ts ARGS…` runs a TypeScript file on Node 20, which cannot strip types itself:
 * bundles it, and the worker threads (packages stay outside), into a folder below .cache/run and imports that.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'tsdown';

const file = process.argv[2];
const root = join(import.meta.dirname, '..');
const outDir = join(root, '.cache', 'run', String(process.pid));
process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
await build({
  config: false,
  entry: {
    main: file,
    'run/work/worker': join(root, 'src/run/work/worker.ts'),
    'supervisor/worker': join(root, 'src/supervisor/worker.ts'),
  },
  outDir,
  dts: false,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  fixedExtension: false,
  sourcemap: 'inline',
  logLevel: 'error',
  report: false,
  deps: { skipNodeModulesBundle: true },
});
process.argv.splice(1, 2, file);
await import(pathToFileURL(join(outDir, 'main.js')).href);
