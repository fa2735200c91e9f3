import { describe, expect, it } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { MODELS } from '../../src/results/types.ts';
import { loadProgram } from '../../src/run/load.ts';
import { parseLitmus } from './format.ts';
import { litmusFiles } from './programs.ts';

const withLines = (...lines: string[]) =>
  `/* A program.\n * heddle-litmus:\n${lines.map((line) => ` *   ${line}\n`).join('')} */\nint main(void) {}\n`;
const REST = 'tso pso relaxed ra rc11 c11: clean';

describe('the head comment', () => {
  it('has outcomes, violations, both, or clean', () => {
    const { name, description, expectations } = parseLitmus(
      withLines(
        'sc: r1=0 x=-1',
        '  | r1=1 x=2',
        'tso: r1=1 ; violates race assertion',
        'pso: violates deadlock',
        'relaxed ra rc11 c11: clean',
      ),
      'folder/sample.c',
    );
    expect([name, description]).toEqual(['sample', 'A program.']);
    expect([...expectations]).toEqual([
      ['sc', { outcomes: ['r1=0 x=-1', 'r1=1 x=2'], violates: [] }],
      ['tso', { outcomes: ['r1=1'], violates: ['assertion', 'race'] }],
      ['pso', { outcomes: null, violates: ['deadlock'] }],
      ...(['relaxed', 'ra', 'rc11', 'c11'] as const).map((model) => [
        model,
        { outcomes: null, violates: [] },
      ]),
    ]);
  });

  it.each([
    ['int main(void) {}', 'a.c:1: the file does not begin with a comment'],
    ['/* A program.', 'a.c:1: the head comment has no end'],
    ['/* A program.\n * that says nothing\n */', "a.c:3: the head comment has no line 'heddle-litmus:'"],
    ['/*\n * heddle-litmus:\n */', "a.c:1: nothing is said about the program before 'heddle-litmus:'"],
    [withLines('sc clean', REST), "a.c:3: expected 'MODEL…: EXPECTATION', found 'sc clean'"],
    [withLines('| r1=0', REST), "a.c:3: '|' goes on with a line, but there is none before it"],
    [withLines(REST, 'arm: clean'), "a.c:4: 'arm' is no model (sc, tso, pso, relaxed, ra, rc11, c11)"],
    [withLines(REST, 'sc tso: clean'), 'a.c:4: the model tso is named twice'],
    [withLines(REST), 'a.c:4: nothing is said about the model sc'],
    [withLines('sc: r1', REST), "a.c:3: 'r1' is not NAME=NUMBER"],
    [withLines('sc:', REST), "a.c:3: '' is not NAME=NUMBER"],
    [withLines('sc: r1=0 |', REST), "a.c:3: '' is not NAME=NUMBER"],
    [withLines('sc: r2=0 r1=0', REST), "a.c:3: the names of 'r2=0 r1=0' are not in order"],
    [withLines('sc: r1=0 | r2=0', REST), "a.c:3: 'r2=0' has other names than 'r1=0'"],
    [withLines('sc: r1=0 | r1=0', REST), 'a.c:3: an outcome is listed twice'],
    [withLines('sc: r1=0 ; clean', REST), "a.c:3: after ';' comes 'violates KIND…', found 'clean'"],
    [withLines('sc: violates', REST), "a.c:3: 'violates' names no kind ("],
    [withLines('sc: violates races', REST), "a.c:3: 'races' is no kind of violation ("],
    [withLines('sc: violates race race', REST), 'a.c:3: a kind of violation is named twice'],
  ])('is read strictly: %#', (source, message) => {
    expect(() => parseLitmus(source, 'a.c')).toThrow(message);
  });
});

describe('the litmus programs', () => {
  const files = litmusFiles();

  it('speak of every model', () => {
    expect(files.length).toBeGreaterThanOrEqual(70);
    for (const { expectations } of files) expect([...expectations.keys()].sort()).toEqual([...MODELS].sort());
  });

  it('allow more under weaker models', () => {
    const chains = [
      ['sc', 'tso', 'pso', 'relaxed'],
      ['sc', 'rc11', 'c11'],
      ['rc11', 'ra'],
    ] as const;
    for (const { name, expectations } of files) {
      for (const chain of chains) {
        for (const [i, weaker] of chain.entries()) {
          if (i === 0) continue;
          const [a, b] = [expectations.get(chain[i - 1])!, expectations.get(weaker)!];
          const where = `${name} under ${weaker}`;
          if (b.outcomes) expect(b.outcomes, where).toEqual(expect.arrayContaining([...(a.outcomes ?? [])]));
          if (!b.violates.includes('race'))
            expect(b.violates, where).toEqual(expect.arrayContaining([...a.violates]));
        }
      }
    }
  });

  it('compile', { timeout: 120_000 }, async () => {
    const options = checkOptions({ verifyIR: true });
    for (const { path, name } of files) {
      const { program, diagnostics } = await loadProgram([path], options);
      expect(program.functions.length, name).toBeGreaterThan(0);
      expect(diagnostics, name).toEqual([]);
    }
  });
});
