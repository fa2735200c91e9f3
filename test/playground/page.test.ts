import { describe, expect, it } from 'vitest';
import { canRun, DEFAULTS, isFileName } from '../../playground/page/choices.ts';
import { commandLine, flagsOf } from '../../playground/page/command-line.ts';
import { marksOf } from '../../playground/page/marks.ts';
import { fromFragment, notSharable, type Shared, toFragment } from '../../playground/page/share.ts';
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
    ['a dot', '#1.'],
    ['a path', '#/../../etc/passwd'],
    ['a script', '#javascript:alert(1)'],
    ['too much', `#1.${'A'.repeat(3 << 20)}`],
    ['half a character', '#1.%F0%9F'],
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

  it('that is cut off is none', async () => {
    const fragment = await toFragment(shared);
    for (const length of [4, 10, 50, fragment.length - 8])
      expect(await fromFragment(fragment.slice(0, length))).toBeNull();
  });

  it.each([
    ['a number', 7],
    ['a list', [{ file: 'a.c', text: 'x' }]],
    ['null', null],
    ['a text', 'x'],
    ['a file without a text', { file: 'a.c' }],
    ['a text that is none', { file: 'a.c', text: { toString: 'x' } }],
    ['a name that is a list', { file: ['a.c'], text: 'x' }],
  ])('of %s is none', async (_, value) => {
    expect(await fromFragment(await packed(value))).toBeNull();
  });

  it('that is nested deeply is none', async () => {
    const deep = `{"file":"a.c","text":"x","settings":${'['.repeat(400_000)}${']'.repeat(400_000)}}`;
    const stream = new Blob([deep]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = Buffer.from(await new Response(stream).arrayBuffer());
    const found = await fromFragment(`#1.${bytes.toString('base64url')}`);
    expect(found === null || found.settings === DEFAULTS || found.settings.model === 'rc11').toBe(true);
  });

  it('changes nothing but what it holds', async () => {
    const json =
      '{"file":"a.c","text":"x","__proto__":{"polluted":1},"settings":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}';
    const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = Buffer.from(await new Response(stream).arrayBuffer());
    const found = await fromFragment(`#1.${bytes.toString('base64url')}`);
    expect(found).toEqual({ file: 'a.c', text: 'x', settings: DEFAULTS, compare: null });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('is opened with an engine that fits', async () => {
    const engineOf = async (file: string, engine: string, model: string, compare?: string) =>
      (await fromFragment(await packed({ file, text: 'x', settings: { engine, model }, compare })))?.settings
        .engine;
    expect(await engineOf('a.c', 'oracle', 'sc')).toBe('auto');
    expect(await engineOf('a.litmus', 'oracle', 'sc')).toBe('oracle');
    expect(await engineOf('a.litmus', 'random', 'sc')).toBe('auto');
    expect(await engineOf('a.c', 'sequentialize', 'rc11')).toBe('auto');
    expect(await engineOf('a.c', 'sequentialize', 'sc', 'tso')).toBe('sequentialize');
    expect(await engineOf('a.c', 'sequentialize', 'sc', 'rc11')).toBe('auto');
  });

  it('is not made of what could not be opened again', async () => {
    expect(notSharable(shared)).toBeNull();
    expect(notSharable({ ...shared, file: 'a' })).toMatch(/name/);
    expect(notSharable({ ...shared, text: 'a'.repeat(1 << 20) })).toMatch(/too long/);
    expect(notSharable({ ...shared, text: '\n'.repeat(600_000) })).toMatch(/too long/);
    expect(notSharable({ ...shared, settings: { ...DEFAULTS, flags: ['x'.repeat(200)] } })).toMatch(/flags/);
    const flags = Array.from({ length: 50 }, () => '\u0001'.repeat(199));
    const largest = { ...shared, text: '\u0001'.repeat(160_000), settings: { ...DEFAULTS, flags } };
    expect(notSharable(largest)).toBeNull();
    expect(await fromFragment(await toFragment(largest))).toEqual({ ...largest, compare: 'sc' });
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
