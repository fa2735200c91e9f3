import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DiagnosticError } from '../../base/failure.ts';
import { compileUnits } from './clang/clang.ts';

/** Headers whose names the preprocessor makes, for the embedded clang, which sees only what it is given. */
let dir: string;
const before = process.env.XDG_CACHE_HOME;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'heddle-computed-'));
  process.env.XDG_CACHE_HOME = join(dir, 'cache');
});
afterEach(() => {
  if (before === undefined) delete process.env.XDG_CACHE_HOME;
  else process.env.XDG_CACHE_HOME = before;
  rmSync(dir, { recursive: true });
});

const put = (name: string, text: string): void => writeFileSync(join(dir, name), text);
const MAIN = `#define S_(x) #x
#define S(x) S_(x)
#define NAME own.h
#include S(NAME)
int value(void) { return VALUE; }
`;

async function compiled(
  flags: readonly string[] = [],
  reading: 'included' | 'sources' = 'included',
): Promise<string> {
  const request = {
    files: [join(dir, 'main.c')],
    flags,
    reading,
    clang: 'wasm',
    cache: true,
    dataModel: 'lp64',
  };
  try {
    const [unit] = await compileUnits(request as never);
    return /ret i32 (\d+)/.exec(unit.llvm)?.[1] ?? unit.llvm;
  } catch (error) {
    const { code, message } = (error as DiagnosticError).diagnostic;
    return `${code} ${message}`;
  }
}

describe('#include S(name)', () => {
  it('is found beside its file, and again from the cache, and anew after a change', async () => {
    put('main.c', MAIN);
    put('own.h', '#define VALUE 3\n');
    expect(await compiled()).toBe('3');
    expect(await compiled()).toBe('3');
    put('own.h', '#define VALUE 4\n');
    expect(await compiled()).toBe('4');
    rmSync(join(dir, 'own.h'));
    expect(await compiled()).toBe("HED233 'own.h' file not found");
    put('own.h', '#define VALUE 5\n');
    expect(await compiled()).toBe('5');
  });

  it('is found in the folders of -I, and includes others so', async () => {
    put('main.c', MAIN);
    mkdirSync(join(dir, 'inc'));
    put('inc/own.h', '#define DEEP deep.h\n#include S(DEEP)\n');
    put('inc/deep.h', '#include "plain.h"\n');
    put('inc/plain.h', '#define VALUE 6\n');
    expect(await compiled([`-I${join(dir, 'inc')}`])).toBe('6');
    expect(await compiled()).toBe("HED233 'own.h' file not found");
  });

  it('is not read for a trace', async () => {
    put('main.c', MAIN);
    put('own.h', '#define VALUE 3\n');
    expect(await compiled([], 'sources')).toContain('HED661 the program of this trace may include');
  });

  it('is no pipe', async () => {
    put('main.c', MAIN);
    execFileSync('mkfifo', [join(dir, 'own.h')]);
    expect(await compiled()).toContain('HED653');
  });
});
