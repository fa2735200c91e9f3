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

/** Compiles C with the machine's gcc, runs it, and gives its standard output. */
export function runNative(source: string): Promise<string> {
  return withFolder(async (folder) => {
    const file = join(folder, 'program.c');
    const executable = join(folder, 'program');
    await writeFile(file, source);
    await run('gcc', ['-std=gnu11', '-O0', '-w', '-pthread', file, '-o', executable]);
    const { stdout } = await run(executable, [], { maxBuffer: 1 << 26, encoding: 'latin1' });
    return stdout;
  });
}
