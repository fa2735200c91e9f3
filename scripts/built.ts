import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const BUILT = join(ROOT, 'dist', 'cli', 'main.js');

/** Before the system tests: builds the package when a source file is newer than it. */
export default function setup(): void {
  if (existsSync(BUILT) && newestSource() < statSync(BUILT).mtimeMs) return;
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: 'inherit' });
}

function newestSource(): number {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => join('src', file));
  return Math.max(
    ...[...files, 'package.json', 'tsdown.config.ts'].map((file) => statSync(join(ROOT, file)).mtimeMs),
  );
}
