import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DiagnosticError } from '../../src/base/failure.ts';
import { compileUnits } from '../../src/frontend/compile/clang/clang.ts';
import { readFlags } from '../../src/frontend/compile/clang/clang-flags.ts';
import { nativeClangs } from '../native-clangs.ts';
import { HOSTILE_FLAGS } from './hostile-flags.ts';

/**
 * Nothing that a user's flags, a source file's name or the environment says makes clang run code or write a file.
 * `evil.so` leaves a file behind when it is loaded; whatever else is written shows in the listing of the folder.
 */
const FIXED =
  /^-(D|U|I|include|iquote|isystem|idirafter)[^@-]|^-(W[\w#+-]*(=[\w#+-]*)?|w|pedantic(-errors)?|f[a-z0-9_-]+(=\d+)?)$/;
const native = nativeClangs()[0];
const compiler = native ?? (onMachine('gcc') ? 'gcc' : null);

describe('flags after --', () => {
  it.each(HOSTILE_FLAGS)('pass as words of the list, or not at all: %j %j %j', (...flags) => {
    const given = flags.filter((flag) => flag !== undefined);
    try {
      for (const word of readFlags(given).passed) expect(word).toMatch(FIXED);
    } catch (error) {
      expect((error as DiagnosticError).diagnostic?.code, String(error)).toBe('HED134');
    }
  });
});

describe.skipIf(native === undefined)('a native clang (skipped where there is none)', () => {
  const before = process.cwd();
  const environment = { ...process.env };
  let dir: string;
  let files: string[];

  beforeAll(() => {
    dir = realpathSync(mkdtempSync(join(tmpdir(), 'heddle-safety-')));
    process.chdir(dir);
    const run = `${dir}/ran`;
    writeFileSync(
      'evil.c',
      `#include <stdio.h>\n__attribute__((constructor)) static void run(void) { fclose(fopen("${run}", "w")); }\n`,
    );
    buildEvil();
    writeFileSync(
      'rsp',
      `-fplugin=${dir}/evil.so -fplugin=./evil.so -load ./evil.so -MD -MF written -o written`,
    );
    writeFileSync('nested', '@rsp @rsp');
    writeFileSync('x.c', `-fplugin=${dir}/evil.so -load ${dir}/evil.so -o written`);
    for (const name of ['ok.c', '@x.c', '@rsp.c', '-x.c', '-fplugin=evil.c', '--config=rsp.c', 'other.c'])
      writeFileSync(name, 'int main(void) { return 0; }\n');
    files = readdirSync('.');
  });
  afterEach(() => {
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, environment);
    expect(readdirSync('.')).toEqual(files);
  });
  afterAll(() => {
    process.chdir(before);
    rmSync(dir, { recursive: true });
  });

  /** `ok`, or the code of the refusal. */
  const compile = async (file: string, flags: readonly string[] = []): Promise<string> => {
    try {
      await compileUnits({ files: [file], flags, dataModel: 'lp64', clang: native, cache: false });
      return 'ok';
    } catch (error) {
      if (error instanceof DiagnosticError) return error.diagnostic.code;
      throw error;
    }
  };

  it('would run evil.so if it were asked to', ({ skip }) => {
    if (!existsSync('evil.so')) skip('no compiler here can make a shared library');
    execFileSync(native, ['-S', '-emit-llvm', '-o', '-', '-fplugin=./evil.so', 'ok.c'], { stdio: 'ignore' });
    expect(existsSync('ran')).toBe(true);
    rmSync('ran');
  });
  it('runs nothing and writes nothing for flags', async () => {
    for (const flags of HOSTILE_FLAGS) {
      expect(await compile('ok.c', flags), flags.join(' ')).toMatch(/^(ok|HED134|HED23\d)$/);
      expect(readdirSync('.'), flags.join(' ')).toEqual(files);
    }
  });
  it.each(['@x.c', './@x.c', '@rsp.c', '-x.c', '-fplugin=evil.c', '--config=rsp.c'])(
    'takes %s for a source file',
    async (file) => {
      expect(await compile(file)).toBe('ok');
    },
  );
  it('does not see the environment', async () => {
    writeFileSync('header.c', '#include "seen.h"\nint main(void) { return 0; }\n');
    const elsewhere = mkdtempSync(join(tmpdir(), 'heddle-safety-'));
    writeFileSync(join(elsewhere, 'seen.h'), '');
    for (const name of ['CPATH', 'C_INCLUDE_PATH', 'CPLUS_INCLUDE_PATH', 'OBJC_INCLUDE_PATH', 'INCLUDE'])
      process.env[name] = elsewhere;
    for (const name of ['CCC_OVERRIDE_OPTIONS', 'QA_OVERRIDE_GCC3_OPTIONS', 'CCC_ADD_ARGS'])
      process.env[name] = `+-fplugin=${dir}/evil.so`;
    for (const name of [
      'COMPILER_PATH',
      'GCC_EXEC_PREFIX',
      'LIBRARY_PATH',
      'CLANG_CONFIG_FILE_USER_DIR',
      'TMPDIR',
    ])
      process.env[name] = dir;
    for (const name of ['CL', '_CL_']) process.env[name] = '@rsp';
    for (const name of [
      'DEPENDENCIES_OUTPUT',
      'SUNPRO_DEPENDENCIES',
      'LLVM_PROFILE_FILE',
      'CC_PRINT_PROC_STAT_FILE',
    ])
      process.env[name] = `${dir}/written`;
    for (const name of ['CC_PRINT_OPTIONS', 'CC_PRINT_HEADERS', 'CC_LOG_DIAGNOSTICS', 'CC_PRINT_PROC_STAT']) {
      process.env[name] = '1';
      process.env[`${name}_FILE`] = `${dir}/written`;
    }
    process.env.LD_PRELOAD = `${dir}/evil.so`;
    expect(await compile('header.c')).toBe('HED233');
    expect(await compile('ok.c')).toBe('ok');
    rmSync('header.c');
    rmSync(elsewhere, { recursive: true });
  });

  function buildEvil(): void {
    if (compiler === null) return;
    try {
      execFileSync(compiler, ['-shared', '-fPIC', '-o', 'evil.so', 'evil.c'], { stdio: 'ignore' });
    } catch {
      // Then a test says so; that clang tries to load it shows in its messages all the same.
    }
  }
});

function onMachine(name: string): boolean {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
