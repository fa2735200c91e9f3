import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, ROOT } from './heddle.ts';

/** What `npm pack` makes, unpacked as if installed: its dependencies beside it, none of Heddle's sources. */
function installed(): string {
  const cwd = folder({
    'test.c': '#include <pthread.h>\n#include <assert.h>\nint zero;\nint main(void) {\n  assert(zero);\n}\n',
  });
  const tarball = execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', cwd], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim();
  execFileSync('tar', ['xf', tarball], { cwd });
  const modules = join(cwd, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (!name.startsWith('.')) symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  cpSync(join(cwd, 'package'), join(modules, 'heddle'), { recursive: true });
  return cwd;
}

describe('the package', () => {
  it('works where it is installed, with its own compiler', () => {
    const cwd = installed();
    const home = join(cwd, 'node_modules', 'heddle');
    expect(existsSync(join(home, 'src'))).toBe(false);
    const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
      bin: { heddle: string };
    };
    const run = spawnSync(
      process.execPath,
      [join(home, bin.heddle), 'check', 'test.c', '--clang', 'wasm', '--no-cache'],
      { cwd, encoding: 'utf8' },
    );
    expect(run.status, run.stdout + run.stderr).toBe(10);
    expect(run.stdout).toMatch(/\nVIOLATED assertion failure at test\.c:5: /);
  });

  it('has a library that can be imported', () => {
    const cwd = installed();
    const script = "import { check } from 'heddle'; console.log(typeof check);";
    expect(
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd, encoding: 'utf8' }),
    ).toBe('function\n');
    expect(existsSync(join(cwd, 'node_modules', 'heddle', 'dist', 'index.d.ts'))).toBe(true);
  });
});
