import { describe, expect, it } from 'vitest';
import { DiagnosticError, EXIT } from '../base/failure.ts';
import { checkOptions } from '../base/options/options.ts';
import { exitCode } from './exit-code.ts';
import { jsonReport, reportOf } from './formats/json/json.ts';
import { readReport } from './formats/json/schema.ts';
import { textReport } from './formats/text/text.ts';
import { renderDiagnostic } from './formats/text/text-diagnostic.ts';
import { excerpt } from './formats/text/text-source.ts';
import { changedSources, inputOf, optionsOf } from './input.ts';
import { type At, type Verdict, type Violation, zeroStats } from './types.ts';

const SOURCE = [
  'int x;',
  'void *worker(void *arg) {',
  '  x = 1;',
  '  return arg;',
  '}',
  '',
  '\treturn x;',
  '',
].join('\n');
const sources = new Map([['a.c', SOURCE]]);
const style = { color: false, width: 100, sources };
const options = checkOptions({ unwindset: new Map([['main.0', 4]]), clangFlags: ['-DN=3'], seed: 7 });
const input = inputOf(['a.c'], options, sources);

const at = (line: number, column: number, thread: number, name: string): At => ({
  file: 'a.c',
  line,
  column,
  function: name,
  thread,
});

const race: Violation = {
  kind: 'race',
  message: 'read of x races with a write of it',
  at: at(7, 9, 0, 'main'),
  other: { at: at(3, 5, 1, 'worker'), step: 1 },
  trace: {
    threads: [
      { id: 0, name: 'main', createdBy: null },
      { id: 1, name: 'worker', createdBy: 0 },
    ],
    steps: [
      {
        n: 1,
        thread: 1,
        at: at(3, 5, 1, 'worker'),
        op: 'write',
        order: 'na',
        location: 'x',
        value: '1',
        stack: [at(3, 5, 1, 'worker')],
        raw: { event: 'write', address: 8388608, size: 4, delivered: [1] },
      },
      {
        n: 2,
        thread: 0,
        at: at(7, 9, 0, 'main'),
        op: 'read',
        order: 'na',
        location: 'x',
        value: '1',
        readsFrom: 1,
        stack: [at(7, 9, 0, 'main')],
      },
    ],
    co: { x: [1] },
  },
};

const violated: Verdict = {
  verdict: 'violated',
  model: 'rc11',
  engine: 'random',
  summary: 'found in schedule 3',
  boundsRequested: false,
  bounds: { unwind: null, contexts: null, cut: [] },
  assumptions: ['heap fresh'],
  violations: [race],
  stats: { ...zeroStats, executions: 3, blocked: 1, events: 12, wallSeconds: 0.256, peakMemoryMB: 80 },
  diagnostics: [
    {
      code: 'HED501',
      severity: 'note',
      message: 'consume is treated as acquire',
      at: { file: 'a.c', line: 3, column: 3 },
    },
  ],
};
const bounded: Verdict = {
  ...violated,
  verdict: 'bounded',
  summary: 'no violation with loops cut after 2 iterations',
  boundsRequested: true,
  bounds: { unwind: 2, contexts: null, cut: [{ file: 'a.c', line: 3, reason: 'unwind' }] },
  violations: [],
  diagnostics: [],
};

describe('exit codes', () => {
  it('are those of the design', () => {
    expect(exitCode({ ...violated, verdict: 'verified' })).toBe(0);
    expect(exitCode(bounded)).toBe(0);
    expect(exitCode({ ...bounded, boundsRequested: false })).toBe(5);
    expect(exitCode(violated)).toBe(10);
    expect(exitCode({ ...violated, verdict: 'unknown' })).toBe(5);
  });
});

describe('JSON', () => {
  it('has the fields of the design, in its order', () => {
    const keys = Object.keys(JSON.parse(jsonReport(violated, input)) as object);
    const design = [
      'heddle',
      'schemaVersion',
      'verdict',
      'model',
      'engine',
      'bounds',
      'assumptions',
      'violations',
      'stats',
      'diagnostics',
    ];
    expect(keys.filter((key) => design.includes(key))).toEqual(design);
    expect(keys.filter((key) => !design.includes(key))).toEqual(['summary', 'input']);
  });

  it('reads back as it was written', () => {
    expect(readReport(jsonReport(violated, input), 'a.json')).toEqual(reportOf(violated, input));
  });

  it('gives replay the options back', () => {
    const here = checkOptions({ cache: false, clang: 'wasm', timeout: 5 });
    const again = optionsOf(readReport(jsonReport(violated, input), 'a.json').input, here);
    expect(again).toEqual({ ...options, cache: false, clang: 'wasm', timeout: 5 });
  });

  it('tells when a source has changed', () => {
    expect(changedSources(input, sources)).toEqual([]);
    expect(changedSources(input, new Map([['a.c', `${SOURCE} `]]))).toEqual(['a.c']);
    expect(changedSources(input, new Map())).toEqual(['a.c']);
  });

  it.each([
    ['[]', 'at the top'],
    ['nonsense', 'it is not JSON'],
    [jsonReport(violated, input).replace('"schemaVersion": 1', '"schemaVersion": 2'), 'at schemaVersion'],
    [
      jsonReport(violated, input).replace('"op": "write"', '"op": "sing"'),
      'at violations.0.trace.steps.0.op',
    ],
  ])('refuses what is no report (%#)', (text, why) => {
    try {
      readReport(text, 'a.json');
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof DiagnosticError)) throw error;
      expect(error.exit).toBe(EXIT.usage);
      expect(error.message).toContain(`a.json is not a report of heddle check: ${why}`);
    }
  });
});

describe('text', () => {
  const lastLine = (verdict: Verdict): string =>
    textReport(verdict, style).trimEnd().split('\n').at(-1) as string;

  it('ends in the verdict', () => {
    expect(lastLine(violated)).toBe('VIOLATED data race at a.c:7: read of x races with a write of it');
    expect(lastLine(bounded)).toBe('BOUNDED as asked: no violation with loops cut after 2 iterations');
    expect(lastLine({ ...bounded, verdict: 'verified' })).toBe('VERIFIED');
    expect(lastLine({ ...bounded, verdict: 'unknown', summary: 'no violation\n in 10 schedules' })).toBe(
      'UNKNOWN no violation in 10 schedules',
    );
  });

  it('names the bounds and what they cut', () => {
    expect(textReport(bounded, style)).toContain(
      'bounds: unwind 2\n  cut at a.c:3: unwind (--unwind N or --unwindset a.c:3=N goes further)\n',
    );
  });

  it('shows where, why and how', () => {
    const report = textReport(violated, style);
    expect(report).toContain(
      'a.c:3:3: note: consume is treated as acquire [HED501]\n    3 |   x = 1;\n      |   ^\n',
    );
    expect(report).toContain('data race: read of x races with a write of it\n');
    expect(report).toContain('  at a.c:7:9 in main, T0 (main)\n    7 | \treturn x;\n');
    expect(report).toContain(
      'model rc11, engine random\nassumptions: freed memory is not used again (--heap fresh)\n3 executions and 1 blocked, 12 events, 0.26 s, 80 MB\n',
    );
  });

  it('says who waits for whom', () => {
    const deadlock: Violation = {
      ...race,
      kind: 'deadlock',
      message: 'all threads wait',
      waiting: [{ thread: 1, for: 'mutex m', heldBy: 0 }],
    };
    expect(textReport({ ...violated, violations: [deadlock] }, style)).toContain(
      'T1 (worker) waits for mutex m, held by T0 (main).',
    );
  });

  it('keeps tabs under tabs', () => {
    const shown = renderDiagnostic(
      {
        code: 'HED301',
        severity: 'error',
        message: 'no',
        at: { file: 'a.c', line: 7, column: 9 },
        help: 'do',
      },
      style,
    );
    expect(shown).toBe('a.c:7:9: error: no [HED301]\n    7 | \treturn x;\n      | \t       ^\n  help: do');
  });
});

it('shows of a long line what is around the caret', () => {
  const long = new Map([['b.c', `${'a'.repeat(100)} x = 1; ${'b'.repeat(100)}`]]);
  const lines = excerpt({ file: 'b.c', line: 1, column: 102 }, long, 80);
  expect(lines[0].slice(lines[1].indexOf('^'))).toMatch(/^x = 1; b+$/);
  expect(lines[1].length).toBeLessThan(80);
});
