import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';

export const ROOT = join(import.meta.dirname, '..', '..');
const MAIN = join(ROOT, 'dist', 'cli', 'main.js');
/**
 * Shared by all runs of these tests: what was compiled once is not compiled again. (Not in the project, which may belong
 * to somebody else than who tests it: such a cache is not believed.)
 */
const CACHE = join(tmpdir(), `heddle-test-cache-${process.getuid?.() ?? 'mine'}`);

export interface Run {
  readonly exit: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunSettings {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What it gets on its standard input; else that is empty. */
  readonly stdin?: string;
  /** Called with the process once it has started. */
  readonly started?: (child: ChildProcess) => void;
}

/** A folder with these files, removed after the test. */
export function folder(files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(join(tmpdir(), 'heddle-test-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  return dir;
}

/** Runs the built command line. Whatever it is given, it shows no JavaScript stack trace. */
export function heddle(args: readonly string[], settings: RunSettings): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...args], {
      cwd: settings.cwd,
      env: { ...process.env, XDG_CACHE_HOME: CACHE, NO_COLOR: '1', HEDDLE_DEBUG: '', ...settings.env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    child.stdin.on('error', () => {}).end(settings.stdin ?? '');
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (exit) => {
      expect(stdout + stderr, 'shows a stack trace').not.toMatch(/^\s+at .*(?:node:|file:|\.js:|\.ts:)/m);
      resolve({ exit, stdout, stderr });
    });
    settings.started?.(child);
  });
}

/** Checks one file with this text. */
export const checkText = (text: string, args: readonly string[] = [], name = 'test.c'): Promise<Run> =>
  heddle(['check', name, ...args], { cwd: folder({ [name]: text }) });

/** A check that ended with this code and said all of this, on whichever stream. */
export function expectRun(run: Run, exit: number, ...said: (string | RegExp)[]): void {
  const all = `${run.stdout}\n${run.stderr}`;
  expect(run.exit, all).toBe(exit);
  for (const words of said) {
    if (typeof words === 'string') expect(all).toContain(words);
    else expect(all).toMatch(words);
  }
}

/**
 * A run that is interrupted while it searches, and milliseconds from then to its end. When that is nobody says in a pipe: until
 * the answer has executions, it is run again for twice as long.
 */
export async function interruptSearch(
  args: readonly string[],
  cwd: string,
): Promise<{ readonly run: Run; readonly took: number }> {
  for (let wait = 2; ; wait *= 2) {
    let at = 0;
    const run = await heddle(args, {
      cwd,
      started: (child) =>
        setTimeout(() => {
          at = performance.now();
          child.kill('SIGINT');
        }, 1000 * wait),
    });
    const took = performance.now() - at;
    if (wait >= 32 || /[1-9]\d* executions/.test(run.stdout)) return { run, took };
  }
}
