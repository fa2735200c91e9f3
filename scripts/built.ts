import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const BUILT = ['dist/cli/main.js', 'dist/playground/index.html'].map((file) => join(ROOT, file));

/** Before the system tests: builds the package when a source file is newer than it. */
export default function setup(): void {
  if (BUILT.every((file) => existsSync(file) && newestSource() < statSync(file).mtimeMs)) return;
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: 'inherit' });
}

function newestSource(): number {
  const files = ['src', 'playground'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('site'))
      .map((file) => join(folder, file)),
  );
  return Math.max(
    ...[...files, 'package.json', 'tsdown.config.ts'].map((file) => statSync(join(ROOT, file)).mtimeMs),
  );
}
