/**
 * Makes the golden .ll files beside this script: `node src/frontend/llvm/testdata/generate.mjs`.
 * Needs clang-15, clang-19 and clang-22 on the PATH; the WebAssembly clang comes with the package.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runClang } from '@yowasp/clang';

const here = dirname(fileURLToPath(import.meta.url));
const all = readdirSync(here).filter((f) => f.endsWith('.c') || f.endsWith('.cc'));
const FLAGS = ['--target=x86_64-linux-gnu', '-w', '-g', '-fno-builtin', '-fdebug-compilation-dir=/src', '-S', '-emit-llvm'];
const LEVELS = { unopt: ['-O1', '-Xclang', '-disable-llvm-passes'], O0: ['-O0'], O2: ['-O2'] };
const SETS = [
  ['clang-15', 'unopt', all],
  ['clang-22', 'unopt', all],
  ['clang-19', 'unopt', ['atomics.c', 'control.c', 'structs.c', 'initialisers.c']],
  ['clang-19', 'O0', ['jumps.c', 'assembly.c', 'vla-and-statics.c', 'classes.cc']],
  ['clang-15', 'O2', ['control.c', 'vectors.c', 'atomic-rmw.c']],
  ['clang-22', 'O2', ['control.c', 'vectors.c', 'structs.c', 'classes.cc']],
  ['wasm', 'unopt', ['atomics.c', 'varargs.c', 'linkage.c']],
];

for (const [compiler, level, files] of SETS) {
  const folder = join(here, `${compiler}-${level}`);
  mkdirSync(folder, { recursive: true });
  for (const file of files) {
    const out = join(folder, file.replace(/\.cc?$/, '.ll'));
    if (compiler === 'wasm') {
      const args = ['clang', ...FLAGS, ...LEVELS[level], file, '-o', 'out.ll'];
      const result = await runClang(args, { [file]: readFileSync(join(here, file), 'utf8') }, { stderr: null });
      writeFileSync(out, result['out.ll']);
    } else {
      const { status, stderr } = spawnSync(compiler, [...FLAGS, ...LEVELS[level], file, '-o', out], { cwd: here });
      if (status !== 0) throw new Error(`${compiler} ${file}: ${stderr}`);
    }
  }
}
