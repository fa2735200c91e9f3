import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectRun, folder, heddle, ROOT } from '../cli/heddle.ts';

const SB = readFileSync(join(import.meta.dirname, 'X86-SB.litmus'), 'utf8');
const LB = readFileSync(join(import.meta.dirname, 'LB+rlx.litmus'), 'utf8');
const BAD = 'X86 Bad\n{ }\n P0 ;\n JMP L0 ;\nexists (x=1)\n';
const run = (files: Record<string, string>, ...args: string[]) =>
  heddle(['litmus', ...args], { cwd: folder(files) });

describe('heddle litmus', () => {
  it('gives the same states by brute force and by the search of `check`', async () => {
    for (const model of ['rc11', 'c11']) {
      const files = { 'LB.litmus': LB };
      const oracle = await run(files, 'LB.litmus', '--model', model, '--engine', 'oracle');
      expect(await run(files, 'LB.litmus', '--model', model, '--engine', 'explore')).toEqual(oracle);
    }
    const done = await run({ 'LB.litmus': LB }, 'LB.litmus', '--model', 'relaxed', '--engine', 'explore');
    expectRun(done, 1, 'engine explore does not check model relaxed', '--engine oracle');
  });

  it('runs one test with the model of its dialect', async () => {
    const block = readFileSync(join(import.meta.dirname, 'golden', 'X86-SB.txt'), 'utf8');
    expect(await run({ 'SB.litmus': SB }, 'SB.litmus')).toEqual({ exit: 0, stdout: block, stderr: '' });
  });

  it('runs folders in order, the same with any number of jobs', async () => {
    const cwd = ROOT;
    const one = await heddle(['litmus', 'test/litmus-herd', '--quiet'], { cwd });
    const two = await heddle(['litmus', 'test/litmus-herd', '--quiet', '--jobs', '3'], { cwd });
    expectRun(one, 0, '33 tests: 23 Ok, 10 No');
    expect(two).toEqual(one);
    const names = [...one.stdout.matchAll(/^Test (\S+)/gm)].map(([, name]) => `${name}.litmus`);
    expect(names).toHaveLength(33);
    expect(names).toEqual([...names].sort());
  });

  it('writes JSON', async () => {
    const { exit, stdout } = await run({ 'a/SB.litmus': SB, 'bad.litmus': BAD }, '.', '--format', 'json');
    expect(exit).toBe(2);
    const { heddle, ...report } = JSON.parse(stdout);
    expect(report).toMatchObject({
      schemaVersion: 1,
      tests: [
        {
          file: 'a/SB.litmus',
          name: 'X86-SB',
          model: 'tso',
          engine: 'oracle',
          holds: true,
          matching: 1,
          others: 3,
          observation: 'Sometimes',
          states: [{ values: { '0:EAX': '0', '1:EAX': '0' }, executions: 1, matches: true }, {}, {}, {}],
        },
      ],
      errors: [{ file: 'bad.litmus', diagnostic: { code: 'HED250', at: { line: 4, column: 2 } } }],
      comparison: null,
    });
  });

  it('writes to a file', async () => {
    const cwd = folder({ 'a.litmus': SB, 'b.litmus': LB });
    const { stdout } = await heddle(['litmus', 'a.litmus', 'b.litmus'], { cwd });
    expectRun(await heddle(['litmus', '.', '--output', 'out.txt'], { cwd }), 0);
    expect(readFileSync(join(cwd, 'out.txt'), 'utf8')).toBe(stdout);
  });

  it('goes on after a test it cannot read', async () => {
    const done = await run({ 'bad.litmus': BAD, 'c.litmus': SB }, 'bad.litmus', 'c.litmus', '--jobs', '2');
    expectRun(
      done,
      2,
      'bad.litmus:4:2: error: the instruction JMP is not modelled [HED250]',
      'Test X86-SB Allowed',
      '2 tests: 1 Ok, 0 No, 1 not run',
    );
  });

  it('gives up on a test after its time', async () => {
    const threads = Array.from({ length: 4 }, (_, i) => ` P${i} `).join('|');
    const rows = ['x', 'y', 'z'].map((l, k) =>
      Array(4)
        .fill(` MOV [${l}],$${k + 1} `)
        .join('|'),
    );
    const large = `X86 large\n{ }\n${threads};\n${[...rows, ...rows].join(';\n')};\nexists (x=1 /\\ y=1 /\\ z=1)\n`;
    const done = await run({ 'a.litmus': large, 'b.litmus': SB }, '.', '--timeout', '1');
    expectRun(done, 5, 'a.litmus:1:1: error: no answer within 1 s [HED460]', 'Test X86-SB', '1 not run');
  });
});

describe('--expected', () => {
  const files = { 't/SB.litmus': SB, 't/LB.litmus': LB };
  const csv = (...rows: string[]): string => ['file,tso,rc11', ...rows].join('\n');

  it('says that all is as expected', async () => {
    const done = await run(
      { ...files, 't/e.csv': csv('SB.litmus,1,', 'LB.litmus,,0') },
      't',
      '--expected',
      't/e.csv',
    );
    expect(done).toEqual({ exit: 0, stdout: '2 tests: 2 as expected\n', stderr: '' });
  });

  it('shows differences with their blocks, from any folder', async () => {
    const done = await run(
      { ...files, 'e.csv': csv('SB.litmus,0,', 't/LB.litmus,,0') },
      't',
      '--expected',
      'e.csv',
    );
    expectRun(
      done,
      10,
      'Observation X86-SB Sometimes 1 3',
      'DIFFERENT t/SB.litmus: expected 0 (No), got 1 (Ok)',
      '2 tests: 1 as expected, 1 different',
    );
    expect(done.stdout).not.toContain('Test LB+rlx');
  });

  it('misses tests that are not there, and none that were not asked for', async () => {
    const all = { ...files, 't/e.csv': csv('SB.litmus,1,', 'LB.litmus,,0', 'MP.litmus,1,') };
    expectRun(
      await run(all, 't', '--expected', 't/e.csv'),
      10,
      'MISSING MP.litmus: t/e.csv has an answer for it',
      '2 tests: 2 as expected, 1 missing',
    );
    const { 't/e.csv': _, ...without } = all;
    const complete = { ...without, 't/e.csv': csv('SB.litmus,1,', 'LB.litmus,,0') };
    expectRun(await run(complete, 't/SB.litmus', '--expected', 't/e.csv'), 0, '1 test: 1 as expected');
  });

  it('ends with 10 when a test also cannot be read', async () => {
    const done = await run(
      { ...files, 't/bad.litmus': BAD, 'e.csv': csv('SB.litmus,0,') },
      't',
      '--expected',
      'e.csv',
    );
    expectRun(done, 10, 'bad.litmus:4:2', '1 different, 1 without a known answer, 1 not run');
  });

  it.each([
    ['no columns', 'test,tso\n', "e.csv:1:1: error: expected a first line 'file,MODEL,…', found 'test,tso'"],
    ['a missing cell', 'file,tso\nSB.litmus\n', 'e.csv:2:1: error: expected 2 cells, found 1'],
    [
      'a word',
      'file,tso\nSB.litmus,yes\n',
      "e.csv:2:1: error: expected 0, 1 or nothing for tso, found 'yes'",
    ],
    ['another model', 'file,sc\nSB.litmus,0\n', 'e.csv has no answers for model tso'],
  ])('rejects %s', async (_, text, message) => {
    expectRun(await run({ 'SB.litmus': SB, 'e.csv': text }, '.', '--expected', 'e.csv'), 1, message);
  });
});

describe('models', () => {
  it('takes a model of the user', async () => {
    const model =
      'acyclic po | rf | co | fr as sc\nflag ~empty (W * W) & loc & ext & ~(IW * W) as two-writers';
    const done = await run({ 'SB.litmus': SB, 'my.cat': model }, 'SB.litmus', '--model', 'my.cat');
    expectRun(done, 0, 'States 3', 'Observation X86-SB Never 0 3');
    const csv = 'file,my\nSB.litmus,0\n';
    const files = { 'SB.litmus': SB, 'my.cat': model, 'e.csv': csv };
    expectRun(await run(files, '.', '--model', 'my.cat', '--expected', 'e.csv'), 0, '1 test: 1 as expected');
  });

  it.each([
    [
      'an unknown name',
      'let a = po\nacyclic a | hbb as x',
      2,
      "my.cat:2:13: error: 'hbb' is not defined [HED251]",
    ],
    [
      'a set for a relation',
      'acyclic R ; po',
      2,
      'my.cat:1:9: error: this is a set where a relation is needed',
    ],
    ['a syntax error', 'acyclic (po', 2, "my.cat:1:12: error: expected ')', found the end of the file"],
  ])('says what is wrong with a model: %s', async (_, text, exit, message) => {
    const done = await run(
      { 'SB.litmus': SB, 'my.cat': text },
      'SB.litmus',
      '--model',
      'my.cat',
      '--jobs',
      '2',
    );
    expectRun(done, exit, message);
  });

  it('says that a model is not there', async () => {
    expectRun(
      await run({ 'SB.litmus': SB }, 'SB.litmus', '--model', 'no.cat'),
      1,
      'cannot read the memory model no.cat',
    );
  });
});

describe('bad command lines', () => {
  it.each<[string, string[], string]>([
    ['a missing file', ['nope.litmus'], 'there is no file nope.litmus'],
    ['a folder without tests', ['empty'], 'there are no tests in empty'],
    [
      'an unknown engine',
      ['SB.litmus', '--engine', 'magic'],
      "--engine must be auto, oracle, explore, sequentialize, axiomatic or directed, not 'magic'",
    ],
    ['an unknown model', ['SB.litmus', '--model', 'arm'], '--model must be sc, tso'],
    ['no jobs', ['SB.litmus', '--jobs', '0'], '--jobs must be a whole number from 1 to 256'],
    ['an option of check', ['SB.litmus', '--unwind', '3'], "unknown option '--unwind'"],
    ['no answers', ['SB.litmus', '--expected', 'e.csv'], 'there is no file e.csv'],
    ['nothing', [], 'missing required argument'],
  ])('%s', async (_, args, message) => {
    expectRun(await run({ 'SB.litmus': SB, 'empty/readme.txt': '' }, ...args), 1, message, 'help:');
  });

  it('has help', async () => {
    expectRun(await run({}, '--help'), 0, '--expected <CSV>', '--jobs <N>', 'Examples:', 'Exit codes:');
  });
});

it('prints what docs/litmus.md shows', async () => {
  const docs = readFileSync(join(ROOT, 'docs', 'litmus.md'), 'utf8');
  const blocks = [...docs.matchAll(/```console\n\$ npx heddle ([^\n]*)\n(.*?)```/gs)];
  expect(blocks).toHaveLength(3);
  for (const [, args, shown] of blocks)
    expect((await heddle([...args.split(' '), '--quiet'], { cwd: ROOT })).stdout).toBe(shown);
});
