import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Gives this test file a cache folder of its own: library models are compiled once, and the user's cache is left alone. */
export function useOwnCache(): void {
  const before = process.env.XDG_CACHE_HOME;
  const folder = mkdtempSync(join(tmpdir(), 'heddle-cache-'));
  process.env.XDG_CACHE_HOME = folder;
  afterAll(() => {
    if (before === undefined) delete process.env.XDG_CACHE_HOME;
    else process.env.XDG_CACHE_HOME = before;
    rmSync(folder, { recursive: true, force: true });
  });
}
