import { cpSync } from 'node:fs';
import { defineConfig } from 'tsdown';
import { hashOfBuild } from './scripts/build-hash.ts';
import { startChunks } from './scripts/start-chunks.ts';

/** The package: the library and the command line, and beside them the headers and models they read at run time. */
export default defineConfig([
  {
    entry: {
      index: 'src/index.ts',
      'cli/main': 'src/cli/main.ts',
      'run/work/worker': 'src/run/work/worker.ts',
      'supervisor/worker': 'src/supervisor/worker.ts',
    },
    format: 'esm',
    platform: 'node',
    target: 'node20',
    fixedExtension: false,
    dts: true,
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    define: { HEDDLE_BUILD: JSON.stringify(hashOfBuild()) },
    logLevel: 'warn',
    outputOptions: { codeSplitting: { groups: startChunks(import.meta.dirname) } },
    hooks: {
      'build:done': () => {
        cpSync('src/frontend/include', 'dist/frontend/include', { recursive: true });
        cpSync('src/models', 'dist/models', {
          recursive: true,
          filter: (file) => !file.endsWith('.ts') && !file.endsWith('/cat'),
        });
        cpSync('src/viewer/viewer.css', 'dist/viewer/viewer.css');
      },
    },
  },
  /** The viewer of `--format html`: one script, put into the page. */
  {
    entry: { 'viewer/viewer': 'src/viewer/main.ts' },
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    dts: false,
    minify: true,
    clean: false,
    tsconfig: 'src/viewer/tsconfig.json',
    logLevel: 'warn',
  },
]);
