import { describe, expect, it } from 'vitest';
import { canRun, DEFAULTS, isFileName } from '../../playground/page/choices.ts';
import { commandLine, flagsOf } from '../../playground/page/command-line.ts';
import { marksOf } from '../../playground/page/marks.ts';
import { fromFragment, type Shared, toFragment } from '../../playground/page/share.ts';
import { MODELS } from '../../src/base/names.ts';
import { parseCommandLine } from '../../src/cli/program.ts';
import { ENGINES } from '../../src/run/engines.ts';

const shared: Shared = {
  file: 'a.c',
  text: 'int main(void) { return 0; } // <script>alert(1)</script> ü 🧵\n',
  settings: { ...DEFAULTS, model: 'tso', engine: 'sequentialize', unwind: 3, flags: ['-DN=3', '-DS="a b"'] },
  compare: 'sc',
};

/** A fragment of any JSON. */
async function packed(value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `#1.${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`;
}

describe('a link', () => {
  it('holds the program and its settings', async () => {
    const fragment = await toFragment(shared);
    expect(fragment).toMatch(/^#1\.[\w-]+$/);
    expect(await fromFragment(fragment)).toEqual(shared);
  });

  it.each([
    ['nothing', ''],
    ['no such format', '#2.abc'],
    ['no base64', '#1.???'],
    ['not deflated', '#1.AAAA'],
  ])('with %s in it is none', async (_, fragment) => {
    expect(await fromFragment(fragment)).toBeNull();
  });

  it.each([
    '../a.c',
    '/etc/passwd',
    'a.c\n',
    '<img src=x onerror=alert(1)>.c',
    '@x.c',
    '-x.c',
    'a.sh',
    `${'a'.repeat(99)}.c`,
  ])('cannot name the file %j', async (file) => {
    expect(isFileName(file)).toBe(false);
    expect(await fromFragment(await packed({ ...shared, file }))).toBeNull();
  });

  it('that unpacks to gigabytes is not unpacked', async () => {
    expect(await fromFragment(await packed({ file: 'a.c', text: 'a'.repeat(20 << 20) }))).toBeNull();
  });

  it('has defaults in place of what is not as it should be', async () => {
    const settings = {
      model: '__proto__',
      engine: 'rm -rf',
      check: ['race', 'nonsense', 7],
      unwind: -1,
      timeout: 1e9,
      heap: {},
      flags: ['-DX', 3, 'x'.repeat(1000)],
    };
    const found = await fromFragment(
      await packed({ file: 'a.c', text: 'x', settings, compare: 'constructor' }),
    );
    expect(found).toEqual({
      file: 'a.c',
      text: 'x',
      compare: null,
      settings: { ...DEFAULTS, check: ['race'], flags: ['-DX'] },
    });
  });
});

it('the table of engines and models is that of the engines', () => {
  for (const engine of ENGINES)
    for (const model of MODELS)
      expect([engine.name, model, canRun(engine.name, model)]).toEqual([
        engine.name,
        model,
        engine.models.includes(model),
      ]);
});

it('the command line says what the page does', () => {
  const job = parseCommandLine(shellWords(commandLine(shared.file, shared.settings)).slice(1));
  expect(job).toMatchObject({
    command: 'check',
    files: ['a.c'],
    options: {
      model: 'tso',
      engine: 'sequentialize',
      unwind: 3,
      timeout: 60,
      clangFlags: shared.settings.flags,
    },
  });
  expect(commandLine('SB+rlx.litmus', { ...DEFAULTS, engine: 'oracle' })).toBe(
    'heddle litmus SB+rlx.litmus --model rc11 --engine oracle',
  );
});

const shellWords = (line: string): string[] =>
  Array.from(line.matchAll(/(?:[^\s']|'[^']*')+/g), ([word]) => word.replaceAll("'", ''));

it('flags are words', () => {
  expect(flagsOf(` -DN=3  -DS="a b" '-DT=c d' `)).toEqual(['-DN=3', '-DS=a b', '-DT=c d']);
});

it('further errors of the compiler are marks of their own', () => {
  const diagnostic = {
    code: 'HED232',
    severity: 'error',
    message: 'first',
    at: { file: 'a.c', line: 2, column: 3 },
    more: ['a.c:5:7: error: second', 'b.h:1:1: error: elsewhere', 'no place'],
  } as const;
  expect(marksOf({ kind: 'refused', diagnostic, message: 'first', exit: 2 }, 'a.c')).toEqual([
    { line: 2, column: 3, severity: 'error', text: 'first [HED232]' },
    { line: 5, column: 7, severity: 'error', text: 'second' },
  ]);
});
