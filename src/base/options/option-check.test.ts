import { describe, expect, it } from 'vitest';
import { DiagnosticError, EXIT } from '../failure.ts';
import { LITMUS_TABLE } from './litmus-options.ts';
import { holdToTable } from './option-check.ts';
import { optionFrom, plainOf } from './option-kinds.ts';
import { plainOptions, wholeOptions } from './option-schema.ts';
import { OPTION_NAMES, specOf } from './option-table.ts';
import { checkOptions } from './options.ts';
import { TEST_TABLE, testOptions } from './test-options.ts';

function refusal(given: object, table?: Parameters<typeof holdToTable>[1]): string | null {
  try {
    holdToTable(given, table);
    return null;
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    expect(error.exit).toBe(EXIT.usage);
    return `${error.diagnostic.code} ${error.message}; ${error.diagnostic.help}`;
  }
}

describe('options of a caller', () => {
  it('may be all of the table, and those without a flag', () => {
    expect(refusal(checkOptions())).toBeNull();
    expect(refusal({ clangFlags: ['-DN=2'], verifyIR: true, format: 'json', unwind: undefined })).toBeNull();
    expect(
      refusal({ unwindset: new Map([['a,b.c:12', 3]]), check: new Set(), timeout: 0.5, contexts: null }),
    ).toBeNull();
    expect(refusal(testOptions({ ops: ['e=enqueue'], tests: ['e|d'] }), TEST_TABLE)).toBeNull();
  });

  it.each([
    ['modle', "HED105 there is no option 'modle'; did you mean model?"],
    ['time-out', "HED105 there is no option 'time-out'; did you mean timeout?"],
    ['--print-after', "HED105 there is no option '--print-after'; did you mean printAfter?"],
    ['clangFlag', "HED105 there is no option 'clangFlag'; did you mean clangFlags?"],
    ['constructor', "HED105 there is no option 'constructor'; docs/options.md lists all options"],
  ])('that no table has are refused: %s', (name, message) => {
    expect(refusal({ [name]: 1 })).toBe(message);
  });

  it('are those of the command', () => {
    expect(refusal({ unwind: 3 }, LITMUS_TABLE)).toMatch(/^HED105 there is no option 'unwind'/);
    expect(refusal({ expected: 'known.csv' }, LITMUS_TABLE)).toBeNull();
  });

  it.each([
    [{ unwind: -3 }, "HED102 options.unwind must be a whole number from 1 to 1000000000, not '-3'"],
    [{ unwind: '3' }, 'HED102 options.unwind must be a number, not a string'],
    [{ check: ['race'] }, 'HED102 options.check must be a Set'],
    [{ check: new Set(['races']) }, 'HED102 options.check must be a list'],
    [{ unwindset: new Map([['main.0', 0]]) }, 'HED102 options.unwindset must be LOOP:N'],
    [{ keepGoing: 'yes' }, 'HED102 options.keepGoing must be true or false'],
    [{ heap: 'old' }, "HED102 options.heap must be fresh or reuse, not 'old'"],
    [{ seed: null }, 'HED102 options.seed must not be null'],
    [{ entry: {} }, 'HED102 options.entry must not be object'],
  ])('that have no such value are refused: %o', (given, message) => {
    expect(refusal(given)).toContain(message);
  });
});

describe('the table as schemas', () => {
  it('has every default, and gives it back', () => {
    const schemas = plainOptions(OPTION_NAMES);
    for (const name of OPTION_NAMES) {
      const usual = specOf(name).default;
      const plain: unknown = JSON.parse(JSON.stringify(plainOf(usual as never)));
      expect(schemas[name].safeParse(plain).success, name).toBe(true);
      expect(optionFrom(name, plain as never)).toEqual(usual);
    }
  });

  it('takes whole sets of options with right values alone', () => {
    const schema = wholeOptions(({ solver }) => solver === 'wasm', 'ours');
    const takes = (more: object): boolean => schema.safeParse({ ...checkOptions(), ...more }).success;
    expect(takes({})).toBe(true);
    expect(takes({ more: 1 })).toBe(false);
    expect(takes({ solver: '/bin/sh' })).toBe(false);
    expect(takes({ clangFlags: [1] })).toBe(false);
    expect(takes({ unwind: 0 })).toBe(false);
    expect(schema.safeParse({ model: 'sc' }).success).toBe(false);
    expect(schema.safeParse(null).success).toBe(false);
  });
});
