import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { DiagnosticError } from '../../src/base/failure.ts';
import { type CompiledUnit, compileUnits } from '../../src/frontend/compile/clang/clang.ts';

/** Each test gets an empty current folder, and a cache of its own. */
export function inEmptyFolder(): void {
  const before = process.cwd();
  const cache = process.env.XDG_CACHE_HOME;
  let dir: string;
  beforeEach(() => {
    dir = realpathSync(mkdtempSync(join(tmpdir(), 'heddle-compile-')));
    mkdirSync(join(dir, 'work'));
    process.chdir(join(dir, 'work'));
    process.env.XDG_CACHE_HOME = join(dir, 'cache');
  });
  afterEach(() => {
    process.chdir(before);
    if (cache === undefined) delete process.env.XDG_CACHE_HOME;
    else process.env.XDG_CACHE_HOME = cache;
    rmSync(dir, { recursive: true });
  });
}

export function put(name: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(name), { recursive: true });
  writeFileSync(name, text);
  chmodSync(name, mode);
}

interface Given {
  readonly flags?: readonly string[];
  readonly clang?: string;
  readonly cache?: boolean;
}

export async function compile(
  file: string,
  { flags = [], clang = 'auto', cache = false }: Given = {},
): Promise<CompiledUnit> {
  const [unit] = await compileUnits({ files: [file], flags, dataModel: 'lp64', clang, cache });
  return unit;
}

/** `code exit file:line:column message`, of a compilation that must fail. */
export async function failure(file: string, given: Given = {}): Promise<string> {
  try {
    await compile(file, given);
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    const { code, at, message, more = [] } = error.diagnostic;
    return `${code} ${error.exit} ${at ? `${at.file}:${at.line}:${at.column} ` : ''}${[message, ...more].join('\n')}`;
  }
  return 'it compiled';
}
