import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FORMAT_OPTIONS } from '../../results/formats/format-options.ts';
import { DiagnosticError, EXIT } from '../failure.ts';
import { MODELS } from '../names.ts';
import { LITMUS_TABLE } from './litmus-options.ts';
import { optionsMarkdown } from './option-docs.ts';
import { parseOption, rejectLater, withDefaults } from './option-parse.ts';
import { flagOf, LATER_OPTIONS } from './option-spelling.ts';
import { OPTION_NAMES, type OptionName, specOf } from './option-table.ts';
import { checkOptions } from './options.ts';
import { TEST_TABLE } from './test-options.ts';

function usage(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    expect(error.exit).toBe(EXIT.usage);
    expect(error.diagnostic.help).toBeTruthy();
    return `${error.diagnostic.code} ${error.message}`;
  }
  throw new Error('expected a usage error');
}

describe('the option table', () => {
  it('is what docs/options.md says', async () => {
    const formats = Object.entries(FORMAT_OPTIONS);
    await expect(optionsMarkdown(formats)).toMatchFileSnapshot('../../../docs/options.md');
  });

  it('spells flags in one way', () => {
    expect(flagOf('printAfter')).toBe('--print-after');
    expect(flagOf('cache')).toBe('--no-cache');
    expect(flagOf('spuriousCas')).toBe('--spurious-cas');
    expect(flagOf('stdRs')).toBe('--std-rs');
  });

  const all = [
    ...OPTION_NAMES.map((name) => [name, specOf(name)] as const),
    ...Object.entries(FORMAT_OPTIONS),
    ...Object.entries(LITMUS_TABLE),
    ...Object.entries(TEST_TABLE),
  ];
  it.each(all.flatMap(([name, spec]) => spec.readers.map((reader) => [name, reader] as const)))(
    '%s is read by %s',
    (name, reader) => {
      const reads = readPattern(name).test(sourceOf(reader));
      expect(reads, `src/${reader} does not read options.${name}`).toBe(true);
    },
  );
});

/** `options.seed`, `{ seed } = options`, `{ seed }: CheckOptions`, `output.quiet`. */
const readPattern = (name: string): RegExp =>
  new RegExp(
    `(?:[oO]ptions|output)\\??\\.${name}\\b|\\{[^{}]*\\b${name}\\b[^{}]*\\}(?: =|:) \\w*[oO]ptions\\b`,
  );

/** All TypeScript below a folder of src/, tests left out. */
function sourceOf(folder: string): string {
  const dir = join(import.meta.dirname, '..', '..', folder);
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(dir, file), 'utf8'))
    .join('\n');
}

describe('values', () => {
  it('takes the defaults of the design', () => {
    const options = checkOptions();
    expect(options.model).toBe('rc11');
    expect(options.engine).toBe('auto');
    expect(options.entry).toBe('main');
    expect([...options.check]).toEqual([
      'assertion',
      'deadlock',
      'memory',
      'uninitialized',
      'lock',
      'liveness',
      'race',
    ]);
  });

  it('checks races by default only where the model gives them no meaning', () => {
    for (const [model, races] of [
      ['sc', false],
      ['tso', false],
      ['pso', false],
      ['relaxed', false],
      ['rc11', true],
      ['c11', true],
    ] as const) {
      expect(withDefaults({ model }).check.has('race')).toBe(races);
    }
    expect(withDefaults({ model: 'sc', check: parseOption('check', 'race') }).check.has('race')).toBe(true);
  });

  it('knows the short forms of --check', () => {
    expect([...parseOption('check', 'assert,uninit,leak')]).toEqual(['assertion', 'uninitialized', 'leak']);
  });

  it('reads loop bounds whose names have colons', () => {
    expect([...parseOption('unwindset', 'a.c:12:3,main.0:4')]).toEqual([
      ['a.c:12', 3],
      ['main.0', 4],
    ]);
  });

  it.each<[OptionName, string, string]>([
    ['model', 'x86', `HED102 --model must be ${MODELS.join(', ')} or a file FILE.cat, not 'x86'`],
    [
      'engine',
      'magic',
      "HED102 --engine must be auto, explore, sequentialize, axiomatic, directed or random, not 'magic'",
    ],
    [
      'check',
      'assert,constructor',
      "HED102 --check must be a list, separated by commas, of assertion, deadlock, memory, uninitialized, lock, liveness, race, leak, unjoined or overflow; 'constructor' is none of them, not 'assert,constructor'",
    ],
    ['unwind', '-3', "HED102 --unwind must be a whole number from 1 to 1000000000, not '-3'"],
    ['schedules', '1e3', "HED102 --schedules must be a whole number from 1 to 1000000000000, not '1e3'"],
    ['seed', '4294967296', "HED102 --seed must be a whole number from 0 to 4294967295, not '4294967296'"],
    ['timeout', '0', "HED102 --timeout must be a number of seconds above 0 and up to 2147483, not '0'"],
    [
      'unwindset',
      'main',
      "HED102 --unwindset must be LOOP:N, or several of them separated by commas, N at least 1, not 'main'",
    ],
    ['entry', '', "HED102 --entry must not be empty, not ''"],
  ])('rejects --%s %s', (name, text, message) => {
    expect(usage(() => parseOption(name, text))).toBe(message);
  });

  it.each(LATER_OPTIONS)('rejects %s, which nothing reads yet', (name, reader) => {
    expect(usage(() => rejectLater(name))).toBe(
      `HED103 ${flagOf(name)} is read by ${reader}, which this version does not have`,
    );
  });
});
