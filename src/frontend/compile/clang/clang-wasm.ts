import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import v8 from 'node:v8';
import { InternalError } from '../../../base/failure.ts';
import { OUR_NAME, ourHeaders, readOurFile } from '../headers/our-headers.ts';
import { type CompileJob, type CompileOutput, type Compiler, cc1Arguments } from './clang-arguments.ts';

/**
 * The embedded clang: @yowasp/clang, called as `clang -cc1` (its driver would start the module twice).
 *
 * Its file system holds what we put there and nothing else. It takes `..` in a path for `.`, so the user's files are
 * not laid out as folders: they are numbered, and clang's own overlay (`-ivfsoverlay`), which resolves `..` itself,
 * gives them their absolute paths. `-working-directory` makes relative names mean what they mean outside.
 */
type Tree = { [name: string]: Tree | string | Uint8Array };
type Run = (args: string[] | null, files: Tree, options: object) => unknown;
interface Library {
  readonly runLLVM: Run;
  readonly Exit: new () => Error;
}

const HEADERS_DIR = `/${OUR_NAME}`;

export function wasmClang(): Compiler {
  return {
    id: `@yowasp/clang ${packageVersion()}`,
    headersDir: HEADERS_DIR,
    arguments: argumentsFor,
    compile,
  };
}

/** Without loading it. */
function packageVersion(): string {
  const bundle = createRequire(import.meta.url).resolve('@yowasp/clang');
  return (JSON.parse(readFileSync(join(bundle, '../../package.json'), 'utf8')) as { version: string })
    .version;
}

let library: Promise<Library> | null = null;

/** V8's baseline compiler alone: optimising a 75 MB module takes longer than the run that would profit. */
async function load(): Promise<Library> {
  v8.setFlagsFromString('--liftoff-only');
  try {
    const loaded = (await import('@yowasp/clang')) as unknown as Library;
    await loaded.runLLVM(null, {}, { fetchProgress: () => {} });
    return loaded;
  } finally {
    v8.setFlagsFromString('--no-liftoff-only');
  }
}

const argumentsFor = (job: CompileJob): readonly string[] => [
  'clang',
  ...cc1Arguments(job, HEADERS_DIR),
  '-working-directory',
  resolve('.'),
  '-ivfsoverlay',
  '/overlay.yaml',
];

async function compile(job: CompileJob): Promise<CompileOutput> {
  library ??= load();
  const { runLLVM, Exit } = await library;
  const out: Buffer[] = [];
  const messages: Buffer[] = [];
  // The library looks for a variable at every write, and clang's output comes in words: a plain copy is faster to ask.
  const { env } = process;
  process.env = { ...env };
  try {
    runLLVM([...argumentsFor(job)], fileSystem(job), {
      stdin: null,
      stdout: collect(out),
      stderr: collect(messages),
      synchronously: true,
    });
    return {
      ok: true,
      llvm: Buffer.concat(out).toString('utf8'),
      messages: Buffer.concat(messages).toString('utf8'),
    };
  } catch (error) {
    const said = Buffer.concat(messages).toString('utf8');
    if (error instanceof Exit) return { ok: false, llvm: '', messages: said };
    throw new InternalError(`the embedded clang failed on ${job.file}: ${(error as Error).message}\n${said}`);
  } finally {
    process.env = env;
  }
}

const collect =
  (into: Buffer[]) =>
  (bytes: Uint8Array | null): void => {
    if (bytes !== null) into.push(Buffer.from(bytes));
  };

function fileSystem(job: CompileJob): Tree {
  const user: Tree = {};
  const roots: object[] = [];
  for (const [path, bytes] of job.files.files) {
    const name = String(roots.length);
    user[name] = bytes;
    roots.push({ name: path, type: 'file', 'external-contents': `/user/${name}` });
  }
  const overlay = { version: 0, 'case-sensitive': true, 'use-external-names': false, roots };
  return { 'overlay.yaml': JSON.stringify(overlay), user, [OUR_NAME]: headersTree() };
}

function headersTree(): Tree {
  const root: Tree = {};
  for (const path of ourHeaders().names) {
    const parts = path.split('/');
    let dir = root;
    for (const part of parts.slice(0, -1)) dir = (dir[part] ??= {}) as Tree;
    dir[parts[parts.length - 1]] = readOurFile(path);
  }
  return root;
}
