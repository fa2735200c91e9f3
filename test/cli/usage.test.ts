import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkText, expectRun, folder, heddle } from './heddle.ts';

const OK = 'int main(void) { return 0; }\n';

describe('bad command lines', () => {
  it.each<[string, string[], RegExp]>([
    [
      'an unknown option',
      ['--modle', 'sc'],
      /unknown option '--modle' \(Did you mean --model\?\) \[HED101\]\n.*heddle check --help/,
    ],
    ['an unknown value', ['--model', 'x86'], /--model must be sc, tso, .*, not 'x86' \[HED102\]/],
    ['a value that is not a number', ['--unwind', 'many'], /--unwind must be a whole number .*, not 'many'/],
    ['a missing value', ['--seed'], /option '--seed <N>' argument missing/],
    ['an unknown property', ['--check', 'assert,speed'], /'speed' is none of them/],
    [
      'partitions that cannot be',
      ['--engine', 'sequentialize', '--model', 'sc', '--partitions', '6'],
      /--partitions must be a power of two, not 6 \[HED691\]/,
    ],
    ['no such format', ['--format', 'yaml'], /--format must be text, json, sarif/],
    ['a Redis that is none', ['--redis', 'http://127.0.0.1'], /--redis must be an address such as redis:/],
    [
      'an engine that does not know the model',
      ['--engine', 'sequentialize', '--model', 'c11'],
      /engine sequentialize does not check model c11[^\n]*\n\s+help: .*sc, tso, pso/,
    ],
    [
      'another engine that does not know the model',
      ['--engine', 'explore', '--model', 'relaxed'],
      /engine explore does not check model relaxed[^\n]*\n\s+help: .*--engine axiomatic/,
    ],
    ['a model file that is not there', ['--model', 'mine.cat'], /cannot read the memory model mine\.cat/],
    ['an unknown pass', ['--print-after', 'magic'], /magic/],
    ['a compiler that is not there', ['--clang', '/no/such/clang'], /\/no\/such\/clang/],
    [
      'an output folder that is not there',
      ['--schedules', '1', '--output', 'no/such/out.txt'],
      /cannot write no\/such\/out\.txt/,
    ],
  ])('%s', async (_, args, message) => {
    const run = await checkText(OK, args);
    expectRun(run, 1, message);
    expect(run.stdout).toBe('');
  });

  it('a missing file', async () => {
    expectRun(
      await heddle(['check', 'nope.c'], { cwd: folder({}) }),
      1,
      'nope.c',
      /no such file|does not exist/,
      'help:',
    );
  });

  it('a directory', async () => {
    const cwd = folder({});
    mkdirSync(join(cwd, 'src.c'));
    expectRun(await heddle(['check', 'src.c'], { cwd }), 1, 'src.c', 'directory', 'help:');
  });

  it('no file at all', async () => {
    expectRun(
      await heddle(['check'], { cwd: folder({}) }),
      1,
      'no files are given, and there is no heddle.config.json here',
      'heddle init',
    );
  });

  it('an unknown command', async () => {
    expectRun(
      await heddle(['chekc', 'a.c'], { cwd: folder({}) }),
      1,
      "unknown command 'chekc' (Did you mean check?)",
    );
  });

  it('a trace that is none', async () => {
    const cwd = folder({ 'a.json': '{"heddle": "0.1.0"}', 'b.json': 'not json' });
    expectRun(
      await heddle(['replay', 'a.json'], { cwd }),
      1,
      'a.json is not a report of heddle check',
      'schemaVersion',
    );
    expectRun(
      await heddle(['replay', 'b.json'], { cwd }),
      1,
      'b.json is not a report of heddle check: it is not JSON',
    );
    expectRun(await heddle(['replay', 'c.json'], { cwd }), 1, 'c.json');
  });
});

describe('help', () => {
  it('lists the commands, and the options with examples', async () => {
    const cwd = folder({});
    expectRun(await heddle(['--help'], { cwd }), 0, 'check', 'replay', 'Examples:');
    expectRun(
      await heddle(['check', '--help'], { cwd }),
      0,
      '--model <MODEL>',
      '--no-cache',
      'Examples:',
      '-- -DN=3',
      'Exit codes:',
    );
    expectRun(await heddle(['replay', '--help'], { cwd }), 0, 'TRACE.json');
    expectRun(await heddle(['--version'], { cwd }), 0, /^\d+\.\d+\.\d+\n/);
  });

  it('fits 80 columns', async () => {
    const cwd = folder({});
    const commands = [...(await heddle(['--help'], { cwd })).stdout.matchAll(/^ {2}([a-z]+) .*/gm)]
      .map(([, name]) => name)
      .filter((name) => !['help', 'heddle'].includes(name));
    expect(commands.length).toBeGreaterThan(9);
    for (const args of [['--help'], ...commands.map((name) => [name, '--help'])]) {
      const { stdout } = await heddle(args, { cwd });
      for (const line of stdout.split('\n')) expect(line.length, `${args}: ${line}`).toBeLessThanOrEqual(80);
    }
  });
});
