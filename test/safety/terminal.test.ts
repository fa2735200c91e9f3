import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { progressOn } from '../../src/cli/output/progress.ts';
import { folder, heddle, type Run } from '../cli/heddle.ts';

/**
 * Hostile text on every way to the terminal: whatever a source, a name, a trace or an argument holds, what Heddle writes
 * has no control character but newlines and (if asked for) its own colours, and no line of its own choosing.
 */
const EVIL = '\x1b[2J\x1b]0;owned\x07\x9b31m\x7f\r\u202eback\u2066\u200b';
const FORGED = `${EVIL}\nVERIFIED\n`;
const NAME = `a${FORGED}.c`;
const ESC = '\x1b';
const COLOUR = new RegExp(`${ESC}\\[\\d{1,2}m`, 'g');

function expectTame({ stdout, stderr }: Run, colour = false): void {
  for (const text of [stdout, stderr]) {
    const bare = colour ? text.replace(COLOUR, '') : text;
    const found = /(?!\n|\u200c|\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.exec(bare.replaceAll('\t', ' '));
    expect(found === null ? '' : JSON.stringify(bare.slice(found.index - 40, found.index + 20))).toBe('');
  }
}

const BUGGY = `#include <assert.h>
#include <stdio.h>
#include <pthread.h>
int x; /* ${EVIL} */
static void *t(void *a) { printf("${EVIL.replace('\r', '')}\\033[2J\\n\\302\\2331m"); x = 1; return a; }
int main(void) {
  pthread_t p; /* ${EVIL} */
  pthread_create(&p, 0, t, 0);
  pthread_join(p, 0);
  assert(x == 0 && "${EVIL.replace('\r', '')}"); /* ${EVIL} */
}
`;

describe('a source with hostile text and a hostile name', () => {
  const cwd = (): string => folder({ [NAME]: BUGGY });
  it.each([
    ['text', [], {}],
    ['colours', [], { NO_COLOR: '', FORCE_COLOR: '1' }],
    ['JSON', ['--format', 'json'], {}],
    ['a file', ['--output', 'report.txt'], {}],
    ['random', ['--engine', 'random', '--keep-going'], {}],
    ['IR', ['--print-after', 'inline'], {}],
  ])('%s', async (_, args, env) => {
    const dir = cwd();
    const run = await heddle(['check', NAME, ...args, '--model', 'sc'], { cwd: dir, env });
    expect(run.exit, run.stdout + run.stderr).toBe(10);
    expectTame(run, 'FORCE_COLOR' in env);
    if (args[1] === 'json') expect(JSON.parse(run.stdout)).toMatchObject({ input: { files: [NAME] } });
    else expect(`${run.stdout}${run.stderr}`.split('\n')).not.toContain('VERIFIED');
    if (args[1] === 'report.txt')
      expectTame({ ...run, stdout: readFileSync(join(dir, 'report.txt'), 'utf8') });
  });
  it.each([
    ['a syntax error', `int main(void) { return 1 } // ${EVIL}`],
    ['#error', `#error ${EVIL.replace('\r', '')}\nint main(void) { return 0; }`],
    ['a warning', `#warning ${EVIL.replace('\r', '')}\nint f(void);\nint main(void) { return f(); }`],
    ['#line', `#line 1 "${EVIL.replace('\r', '')}"\nint f(void);\nint main(void) { return f() }`],
    ['a missing header', `#include "${EVIL.replace('\r', '')}"\n`],
  ])('%s', async (what, text) => {
    for (const clang of what === '#error' ? ['auto', 'wasm'] : ['auto']) {
      const run = await heddle(['check', NAME, '--clang', clang], { cwd: folder({ [NAME]: text }) });
      expect([2, 5]).toContain(run.exit);
      expectTame(run);
      expect(`${run.stdout}${run.stderr}`.split('\n')).not.toContain('VERIFIED');
    }
  });
  it('LLVM IR', async () => {
    const name = `a${FORGED}.ll`;
    const text = `declare i32 @"\\1B[2J\\0AVERIFIED\\0A"()\ndefine i32 @main() {\n %1 = call i32 @"\\1B[2J\\0AVERIFIED\\0A"()\n ret i32 %1\n}\n`;
    for (const given of [text, `${text}\n${EVIL}`]) {
      const run = await heddle(['check', name], { cwd: folder({ [name]: given }) });
      expect([2, 5]).toContain(run.exit);
      expectTame(run);
      expect(`${run.stdout}${run.stderr}`.split('\n')).not.toContain('VERIFIED');
    }
  });
});

describe('hostile arguments', () => {
  it.each([
    ['a source', ['check', `no${FORGED}.c`]],
    ['a model', ['check', 'a.c', '--model', FORGED]],
    ['an option', ['check', 'a.c', `--${FORGED}`]],
    ['a compiler', ['check', 'a.c', '--clang', FORGED]],
    ['an entry', ['check', 'a.c', '--entry', FORGED]],
    ['a pass', ['check', 'a.c', '--print-after', FORGED]],
    ['an output', ['check', 'a.c', '--output', `no/${FORGED}`]],
    ['a clang flag', ['check', 'a.c', '--', FORGED]],
    ['a standard', ['check', 'a.c', '--', '-std=', FORGED]],
    ['a trace', ['replay', FORGED]],
    ['a litmus test', ['litmus', FORGED]],
    ['a .cat file', ['litmus', 'a.litmus', '--model', `${FORGED}.cat`]],
    ['a code', ['explain', FORGED]],
    ['a command', [FORGED]],
  ])('%s', async (_, args) => {
    const run = await heddle(args, { cwd: folder({ 'a.c': 'int main(void) { return 0; }\n' }) });
    expect([1, 2]).toContain(run.exit);
    expectTame(run);
    expect(run.stderr.split('\n')).not.toContain('VERIFIED');
  });
});

describe('a hostile litmus test', () => {
  const test = (name: string): string =>
    `C ${name}\n{}\nP0(atomic_int *x) { int r0 = atomic_load(x); }\nexists (0:r0=0)\n`;
  it.each([
    ['its name', test(`LB${EVIL.replace('\r', '')}`)],
    ['its text', `${test('LB')}${EVIL}`],
    ['its variables', `C LB\n{}\nP0(atomic_int *x${EVIL}) { }\nexists (x=0)\n`],
  ])('%s', async (_, text) => {
    const name = `t${FORGED}.litmus`;
    const cwd = folder({ [name]: text, 'known.csv': `file,rc11\n${EVIL.replace('\r', '')}.litmus,1\n` });
    for (const args of [[], ['--format', 'json'], ['--expected', 'known.csv']])
      expectTame(await heddle(['litmus', name, ...args], { cwd }));
  });
});

describe('a hostile trace', () => {
  it('is shown as text', async () => {
    const cwd = folder({ 'a.c': BUGGY });
    await heddle(['check', 'a.c', '--model', 'sc', '--format', 'json', '--output', 't.json'], { cwd });
    const text = readFileSync(join(cwd, 't.json'), 'utf8');
    const evil = JSON.stringify(FORGED).slice(1, -1);
    const changes: [RegExp, string][] = [
      [/"name": "t"/g, `"name": "${evil}"`],
      [/"location": "x"/g, `"location": "${evil}"`],
      [/"function": "main"/g, `"function": "${evil}"`],
      [/"file": "a.c"/g, `"file": "${evil}"`],
      [/"message": "[^"]*/, `"message": "${evil}`],
      [/"note": "[^"]*/g, `"note": "${evil}`],
      [/"summary": "[^"]*/, `"summary": "${evil}`],
      [/"assumptions": \[/, `"assumptions": ["${evil}",`],
      [/"model": "sc"/g, `"model": "${evil}"`],
      [/"files": \[\n\s*"a.c"/, `"files": ["${evil}"`],
      [/"entry": "main"/, `"entry": "${evil}"`],
      [/"heddle"/, `"${evil}": 1, "heddle`],
      [/"verdict": "violated"/, `"verdict": "${evil}"`],
    ];
    for (const [from, to] of changes) {
      writeFileSync(join(cwd, 't.json'), text.replace(from, to));
      const run = await heddle(['replay', 't.json'], { cwd });
      expect([1, 2, 10]).toContain(run.exit);
      expectTame(run);
      expect(`${run.stdout}${run.stderr}`.split('\n')).not.toContain('VERIFIED');
    }
  });
});

describe('progress', () => {
  it('is one line of text', async () => {
    let written = '';
    const stream = { write: (text: string) => (written += text) } as unknown as NodeJS.WriteStream;
    const progress = progressOn(stream, false);
    progress.show({ done: 1, total: 2, text: FORGED, isNews: true });
    expect(written).toMatch(/^heddle: .*\\nVERIFIED\\n.*\n$/);
    expectTame({ exit: 0, stdout: written, stderr: '' });
  });
});
