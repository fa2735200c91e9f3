import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DiagnosticError } from '../../src/base/failure.ts';
import { checkOptions } from '../../src/base/options/options.ts';
import { replayFile } from '../../src/index.ts';
import { checkText, expectRun, folder, heddle, type Run } from '../cli/heddle.ts';

/** What a stranger's trace cannot make `heddle replay` do: run code, write files, read files that it chooses. */
const BUGGY = '#include <assert.h>\nint main(void) { assert(0); }\n';
const WITH_HEADER = '#include <assert.h>\n#include "own.h"\nint main(void) { assert(ZERO); }\n';

interface Saved {
  model: string;
  input: { files: string[]; flags: string[]; sources: Record<string, string> };
}

/** A folder with a checked program and its trace, after `change`. */
async function traced(
  files: Readonly<Record<string, string>>,
  main: string,
  change: (saved: Saved) => void = () => {},
  flags: readonly string[] = [],
): Promise<string> {
  const cwd = folder(files);
  await heddle(['check', main, '--format', 'json', '--output', 'trace.json', '--', ...flags], { cwd });
  const saved = JSON.parse(readFileSync(join(cwd, 'trace.json'), 'utf8')) as Saved;
  change(saved);
  writeFileSync(join(cwd, 'trace.json'), JSON.stringify(saved));
  return cwd;
}

const replay = (cwd: string, ...args: string[]): Promise<Run> =>
  heddle(['replay', 'trace.json', ...args], { cwd });

/** What the library says to a trace with these flags. */
async function refusal(cwd: string, flags: readonly string[], readFiles: boolean): Promise<string> {
  const file = join(cwd, 'trace.json');
  const saved = JSON.parse(readFileSync(file, 'utf8')) as Saved;
  writeFileSync(file, JSON.stringify({ ...saved, input: { ...saved.input, flags } }));
  const before = process.cwd();
  process.chdir(cwd);
  try {
    await replayFile('trace.json', checkOptions(), { readFiles });
    return 'replayed';
  } catch (error) {
    const { code, help } = (error as DiagnosticError).diagnostic;
    return `${code} ${help}`;
  } finally {
    process.chdir(before);
  }
}

const NOBODY_COULD_GIVE = [
  ['-D', '@rsp'],
  ['-fplugin=./evil.so'],
  ['-E', '-o', 'written'],
  ['-save-temps'],
  ['-include', 'a\0b'],
];
/** What is ignored, whatever it names. */
const IGNORED = [
  ['-o', 'written'],
  ['-MD', '-MF', 'written'],
];
const ELSEWHERE = [
  ['-I/etc'],
  ['-iquote..'],
  ['-include', '/etc/passwd'],
  ['-isystem', 'sub/../../x'],
  ['-idirafter', 'link'],
];

describe('a trace', () => {
  it('cannot have flags that no user could give, or that name files elsewhere', async () => {
    const cwd = await traced({ 'a.c': BUGGY, rsp: '-o written' }, 'a.c');
    symlinkSync('/etc', join(cwd, 'link'));
    const files = readdirSync(cwd);
    for (const readFiles of [false, true]) {
      for (const flags of NOBODY_COULD_GIVE)
        expect(await refusal(cwd, flags, readFiles), flags.join(' ')).toMatch(/^HED134 /);
      for (const flags of IGNORED)
        expect(await refusal(cwd, flags, readFiles), flags.join(' ')).toBe('replayed');
      for (const flags of ELSEWHERE)
        expect(await refusal(cwd, flags, readFiles), flags.join(' ')).toMatch(
          /^HED660 give the compiler flags yourself/,
        );
    }
    expectRun(await replay(cwd), 1, 'HED660', 'link');
    expectRun(await replay(cwd, '--', '-DX'), 10, 'replayed');
    expect(readdirSync(cwd)).toEqual(files);
  });

  it('is not given what it includes unless the user says so', async () => {
    const cwd = await traced({ 'a.c': WITH_HEADER, 'own.h': '#define ZERO 0\n' }, 'a.c');
    expectRun(await replay(cwd), 1, 'HED661', 'own.h', '--read-files');
    expectRun(await replay(cwd, '--read-files'), 10, 'replayed');
  });

  it('is not given what -include names either', async () => {
    const cwd = await traced({ 'a.c': BUGGY, 'own.h': '' }, 'a.c', undefined, ['-include', 'own.h']);
    expectRun(await replay(cwd), 1, 'HED661', 'own.h');
    expectRun(await replay(cwd, '--read-files'), 10, 'replayed');
  });

  it('is not given a file whose name a macro makes, of which only clang knows', async () => {
    const secret = folder({ 'secret.h': 'int the_secret is_out;\n' });
    const text = `#define S(x) S_(x)\n#define S_(x) #x\n#include S(${secret}/secret.h)\n`;
    const cwd = await traced({ 'a.c': BUGGY }, 'a.c');
    writeFileSync(join(cwd, 'a.c'), text + BUGGY);
    const run = await replay(cwd);
    expectRun(run, 1, 'HED661', '--read-files');
    expect(run.stdout + run.stderr).not.toContain('the_secret');
  });

  it('gets a source elsewhere only if it is the one it knows', async () => {
    const elsewhere = folder({ 'b.c': BUGGY });
    const cwd = await traced({}, join(elsewhere, 'b.c'));
    expectRun(await replay(cwd), 10, 'replayed');
    writeFileSync(join(elsewhere, 'b.c'), `int the_secret;\n${BUGGY}`);
    const run = await replay(cwd);
    expectRun(run, 1, 'HED660', 'b.c', '--read-files');
    expect(run.stdout + run.stderr).not.toContain('the_secret');
  });

  it('cannot name a memory model of its own', async () => {
    const cwd = await traced({ 'a.c': BUGGY }, 'a.c', (saved) => {
      saved.model = '../secret/own.cat';
    });
    expectRun(await replay(cwd), 1, 'HED660', 'own.cat');
  });
});

describe('a source', () => {
  it('does not show lines of a file that it merely names', async () => {
    const secret = join(folder({ 'secret.txt': 'the_secret\n' }), 'secret.txt');
    const run = await checkText(`#line 1 "${secret}"\nint main(void) { return 1 }\n`);
    expectRun(run, 2, 'secret.txt:1');
    expect(run.stdout + run.stderr).not.toContain('the_secret');
  });
  it('shows lines of what it includes', async () => {
    const cwd = folder({ 'a.c': '#include "own.h"\n', 'own.h': 'int main(void) { return 1 }\n' });
    expectRun(await heddle(['check', 'a.c'], { cwd }), 2, 'own.h:1', '{ return 1 }');
  });
});
