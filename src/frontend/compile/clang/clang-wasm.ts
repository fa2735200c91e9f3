import { InternalError } from '../../../base/failure.ts';
import { concatenated, textOf } from '../../../host/bytes.ts';
import { clangVersion, runClang, type Tree } from '../../../host/embedded-clang.ts';
import { resolve } from '../../../host/paths.ts';
import { headerNames, OUR_NAME, readOurFile } from '../headers/our-headers.ts';
import { type CompileJob, type CompileOutput, type Compiler, cc1Arguments } from './clang-arguments.ts';

/**
 * The embedded clang: @yowasp/clang, called as `clang -cc1` (its driver would start the module twice).
 *
 * Its file system holds what we put there and nothing else. It takes `..` in a path for `.`, so the user's files are
 * not laid out as folders: they are numbered, and clang's own overlay (`-ivfsoverlay`), which resolves `..` itself,
 * gives them their absolute paths. `-working-directory` makes relative names mean what they mean outside.
 */
const HEADERS_DIR = `/${OUR_NAME}`;

export function wasmClang(): Compiler {
  return {
    id: `@yowasp/clang ${clangVersion()}`,
    headersDir: HEADERS_DIR,
    arguments: argumentsFor,
    readsGiven: true,
    compile,
  };
}

const argumentsFor = (job: CompileJob): readonly string[] => [
  'clang',
  ...cc1Arguments(job, HEADERS_DIR),
  '-working-directory',
  resolve('.'),
  '-ivfsoverlay',
  '/overlay.yaml',
];

/** What LLVM says when an allocation fails, before it traps. */
const OUT_OF_MEMORY = /^LLVM ERROR: out of memory$/m;

async function compile(job: CompileJob): Promise<CompileOutput> {
  const ended = await runClang({ args: argumentsFor(job), files: fileSystem(job) });
  const messages = textOf(concatenated(ended.messages));
  const { failure } = ended;
  /* a trap, or no call is left: out of its memory, or of its stack or the engine's on nesting that no clang can read */
  if (failure !== null && (failure.name === 'RuntimeError' || failure.name === 'RangeError')) {
    const why = OUT_OF_MEMORY.test(messages)
      ? 'out of memory: the embedded compiler has 4 GB at most (a large array with initial values, or a macro that grows?)'
      : `the compiler itself failed on this file (${failure.message}): is something nested too deeply?`;
    return { ok: false, llvm: '', messages: `${messages}${job.file}:1:1: error: ${why}\n` };
  }
  if (failure !== null)
    throw new InternalError(`the embedded clang failed on ${job.file}: ${failure.message}\n${messages}`);
  return { ok: ended.ok, llvm: ended.ok ? textOf(concatenated(ended.out)) : '', messages };
}

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
  for (const path of headerNames()) {
    const parts = path.split('/');
    let dir = root;
    for (const part of parts.slice(0, -1)) dir = (dir[part] ??= {}) as Tree;
    dir[parts[parts.length - 1]] = readOurFile(path);
  }
  return root;
}
