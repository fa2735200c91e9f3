import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether `command --version` runs on this machine. */
export function installed(command: string): boolean {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Calls `use` with a folder that is removed afterwards. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'heddle-test-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const COMPILERS = { c: ['gcc', '-std=gnu11'], cc: ['g++', '-std=gnu++20'] } as const;

/** Compiles with the machine's gcc or g++, runs it, and gives its standard output. */
export function runNative(source: string, language: 'c' | 'cc' = 'c'): Promise<string> {
  return withFolder(async (folder) => {
    const file = join(folder, `program.${language}`);
    const [compiler, std] = COMPILERS[language];
    const executable = join(folder, 'program');
    await writeFile(file, source);
    await run(compiler, [std, '-O0', '-w', '-pthread', file, '-o', executable]);
    const { stdout } = await run(executable, [], { maxBuffer: 1 << 26, encoding: 'latin1' });
    return stdout;
  });
}
