import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const found = new Map<string, string>();

/**
 * Where a file or folder that ships with Heddle is, by its path below `src/`: `assetPath('frontend/include')`.
 * The same code runs from `src/` (tests), from `dist/` (the package: the build copies assets there) and from
 * bundles in `.cache/` (scripts), so it looks upwards from where it is. What is built, as the worker threads are, is in
 * the bundle or in `dist/`. In the browser: playground/host/assets.ts, where they are in memory.
 */
export function assetPath(path: string): string {
  const known = found.get(path);
  if (known !== undefined) return known;
  for (let dir = dirname(fileURLToPath(import.meta.url)); ; dir = dirname(dir)) {
    for (const candidate of [join(dir, path), join(dir, 'src', path), join(dir, 'dist', path)]) {
      if (existsSync(candidate)) {
        found.set(path, candidate);
        return candidate;
      }
    }
    if (dir === dirname(dir)) throw new Error(`${path} is missing from this installation`);
  }
}
