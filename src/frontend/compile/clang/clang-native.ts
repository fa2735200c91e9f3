import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, resolve } from 'node:path';
import type { Child } from '../../../base/child-group.ts';
import type { Code } from '../../../base/diagnostics/catalogue.ts';
import { DiagnosticError, EXIT } from '../../../base/failure.ts';
import type { Cache } from '../cache/cache.ts';
import { ourHeadersDir } from '../headers/our-headers.ts';
import { type CompileJob, type CompileOutput, type Compiler, driverArguments } from './clang-arguments.ts';

/** A clang of the user's machine. Older ones print typed pointers, which the parser does not read. */
const OLDEST = 15;
const NEWEST = 22;
const MAX_OUTPUT = 1 << 29;

/** The first clang on the PATH that is new enough, or null. */
export async function findNativeClang(cache: Cache): Promise<Compiler | null> {
  for (const path of candidates()) {
    const version = await versionOf(path, cache);
    if (version !== null && version.major >= OLDEST) return compiler(path, version);
  }
  return null;
}

/** The clang the user named by path or by name. */
export async function namedClang(name: string, cache: Cache): Promise<Compiler> {
  const path = name.includes('/') || isAbsolute(name) ? executable(resolve(name)) : onPath(name);
  if (path === null) throw usage('HED135', `--clang ${name}: no such program`);
  const version = await versionOf(path, cache);
  if (version === null) throw usage('HED136', `--clang ${name}: this is not clang`);
  if (version.major < OLDEST)
    throw usage(
      'HED137',
      `--clang ${name} is version ${version.major}; Heddle needs clang ${OLDEST} or newer`,
    );
  return compiler(path, version);
}

function usage(code: Code, message: string): DiagnosticError {
  return new DiagnosticError(
    {
      code,
      severity: 'error',
      message,
      help: `give the path of a clang ${OLDEST} or newer, or --clang wasm for the embedded one`,
    },
    EXIT.usage,
  );
}

function* candidates(): Generator<string> {
  const names = ['clang'];
  for (let major = NEWEST; major >= OLDEST; major--) names.push(`clang-${major}`);
  for (const name of names) {
    const path = onPath(name);
    if (path !== null) yield path;
  }
}

function onPath(name: string): string | null {
  for (const dir of (process.env.PATH ?? '').split(delimiter)) {
    const path = isAbsolute(dir) ? executable(join(dir, name)) : null;
    if (path !== null) return path;
  }
  return null;
}

function executable(path: string): string | null {
  try {
    // Most folders of the PATH have no clang: not an exception each.
    if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return null;
    accessSync(path, constants.X_OK);
    return path;
  } catch {
    return null;
  }
}

interface Version {
  readonly text: string;
  readonly major: number;
}

const asked = new Map<string, string>();

/** Asked once for each program: its answer is remembered by path, size and time of change. */
async function versionOf(path: string, cache: Cache): Promise<Version | null> {
  const real = realpathSync(path);
  const { size, mtimeMs } = statSync(real);
  const key = cache.key('clang --version', path, real, String(size), String(mtimeMs));
  let text = asked.get(key) ?? cache.read(key);
  if (text === null) {
    const answer = await run(path, ['--version']);
    text = answer.ok ? answer.llvm.split('\n')[0].trim() : '';
    cache.write(key, text);
  }
  asked.set(key, text);
  const major = /\bclang version (\d+)/.exec(text);
  return major === null ? null : { text, major: Number(major[1]) };
}

function compiler(path: string, version: Version): Compiler {
  const headersDir = ourHeadersDir();
  const argumentsFor = (job: CompileJob): string[] => driverArguments(job, headersDir, version.major);
  return {
    id: version.text,
    headersDir,
    arguments: argumentsFor,
    readsGiven: false,
    compile: (job: CompileJob) => run(path, argumentsFor(job)),
  };
}

/**
 * An empty environment: dozens of variables add options (`CCC_OVERRIDE_OPTIONS`), folders (`CPATH`, `COMPILER_PATH`) or
 * files to be written (`DEPENDENCIES_OUTPUT`, `CC_PRINT_HEADERS_FILE`, `TMPDIR`) to what clang does, and every version
 * has others.
 */
async function run(path: string, args: readonly string[]): Promise<CompileOutput> {
  /* a check from the cache starts no process */
  const { spawnGroup, killGroup } = await import('../../../base/child-group.ts');
  const env: NodeJS.ProcessEnv = { LC_ALL: 'C' };
  // Nothing starts without it there.
  if (process.platform === 'win32') env.SystemRoot = process.env.SystemRoot;
  return collect(spawnGroup(path, args, env), killGroup);
}

/** What a program writes, to its end; one that writes without end is stopped. */
function collect(child: Child, kill: (child: Child) => void): Promise<CompileOutput> {
  const out: Buffer[] = [];
  const messages: Buffer[] = [];
  let size = 0;
  const into = (list: Buffer[]) => (bytes: Buffer) => {
    size += bytes.length;
    if (size > MAX_OUTPUT) kill(child);
    else list.push(bytes);
  };
  child.stdout.on('data', into(out));
  child.stderr.on('data', into(messages));
  return new Promise((done) => {
    const end = (ok: boolean, problem: string): void => {
      const said = Buffer.concat(messages).toString('utf8');
      done({
        ok,
        llvm: ok ? Buffer.concat(out).toString('utf8') : '',
        messages: ok || said !== '' ? said : `error: ${problem}`,
      });
    };
    child.on('error', (error) => end(false, error.message));
    child.on('close', (exit, signal) => {
      const why = signal === null ? `ended with exit code ${exit}` : `was killed by ${signal}`;
      end(exit === 0 && size <= MAX_OUTPUT, size > MAX_OUTPUT ? 'clang writes too much' : `clang ${why}`);
    });
  });
}
