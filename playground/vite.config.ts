import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { packages } from './build/packages.ts';
import { pagePolicy } from './build/page-policy.ts';
import { sandboxScript } from './build/sandbox-script.ts';
import { serviceWorker } from './build/service-worker.ts';
import { standIns } from './build/stand-ins.ts';

/* the same page whoever builds it: tests have another value here */
process.env.NODE_ENV = 'production';

const ROOT = resolve(import.meta.dirname, '..');

/** The page: a folder that works under any path. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: 'public',
  logLevel: 'error',
  plugins: [standIns(ROOT), packages(), sandboxScript(), pagePolicy(), serviceWorker()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: {
    /* one file, since a sandbox can import nothing (page/sandbox.ts) */
    format: 'iife',
    plugins: () => [standIns(ROOT), packages()],
    rolldownOptions: { output: { entryFileNames: 'assets/worker-[hash].js' } },
  },
  build: {
    outDir: resolve(import.meta.dirname, '../dist/playground'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: {
        index: resolve(import.meta.dirname, 'index.html'),
        workers: resolve(import.meta.dirname, 'workers.html'),
        'service-worker': resolve(import.meta.dirname, 'service-worker.ts'),
      },
      output: {
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
      },
    },
  },
});
