import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * The modules that need Node, and what the browser gets in their place: all of src/host, by the same names, and the ends of
 * interfaces (a native compiler, the caches on disk, external solvers, worker threads, Redis).
 */
const STAND_INS: Readonly<Record<string, string>> = {
  'src/frontend/compile/cache/cache.ts': 'cache.ts',
  'src/frontend/compile/clang/clang-native.ts': 'clang-native.ts',
  'src/sat/solvers/external.ts': 'external.ts',
  'src/sat/solvers/external-path.ts': 'external-path.ts',
  'src/sat/cnf/dimacs.ts': 'dimacs.ts',
  'src/engines/work/lane.ts': 'lane.ts',
  'src/run/cluster/cluster.ts': 'cluster.ts',
  'src/run/program-cache.ts': 'program-cache.ts',
  'src/run/schedules.ts': 'schedules.ts',
};

function standIn(root: string, path: string): string | null {
  const file = relative(root, path).replaceAll('\\', '/');
  if (file.startsWith('src/host/')) return join(root, 'playground/host', file.slice('src/host/'.length));
  const other = STAND_INS[file];
  return other === undefined ? null : join(root, 'playground/stand-ins', other);
}

/** `root`: of the project. */
export const standIns = (root: string): Plugin => ({
  name: 'heddle-stand-ins',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer !== undefined && source.startsWith('node:') && !importer.includes('/node_modules/'))
      throw new Error(
        `${relative(root, importer)} needs ${source}, and the browser has nothing in its place`,
      );
    if (importer === undefined || !source.startsWith('.')) return null;
    const found = standIn(root, resolve(dirname(importer), source));
    if (found === null) return null;
    if (!existsSync(found))
      throw new Error(`${source} needs Node, and the browser has nothing in its place (${found})`);
    return found;
  },
});
