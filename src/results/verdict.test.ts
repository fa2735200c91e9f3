import { describe, expect, it } from 'vitest';
import type { LoopId } from '../base/ids.ts';
import { checkOptions } from '../base/options/options.ts';
import type { Program } from '../ir/types.ts';
import { asksForBounds, cutLoop, verdictFor } from './verdict.ts';

describe('a verdict', () => {
  it('is unknown and empty where nothing is said', () => {
    const verdict = verdictFor(checkOptions({ unwind: 3 }), { engine: 'random', summary: 'nothing' });
    expect(verdict).toMatchObject({ verdict: 'unknown', engine: 'random', boundsRequested: false });
    expect(verdict.bounds).toEqual({ unwind: 3, contexts: null, cut: [] });
    expect([verdict.violations, verdict.assumptions, verdict.diagnostics]).toEqual([[], [], []]);
    expect(verdict.stats.executions).toBe(0);
  });
  it('has what is said, and its fields in one order', () => {
    const told = { stats: { events: 7 }, bounds: { contexts: 4 }, verdict: 'bounded' } as const;
    const verdict = verdictFor(checkOptions(), { engine: 'e', summary: 's', ...told });
    expect(verdict).toMatchObject({ verdict: 'bounded', stats: { events: 7, blocked: 0 } });
    expect(verdict.bounds).toEqual({ unwind: null, contexts: 4, cut: [] });
    const names =
      'verdict model engine summary boundsRequested bounds assumptions violations stats diagnostics';
    expect(Object.keys(verdict)).toEqual(names.split(' '));
  });
});

it('bounds are asked for by either option', () => {
  expect(asksForBounds({ unwind: null, unwindset: new Map() })).toBe(false);
  expect(asksForBounds({ unwind: 0, unwindset: new Map() })).toBe(true);
  expect(asksForBounds({ unwind: null, unwindset: new Map([['main.0', 2]]) })).toBe(true);
});

it('a cut is where its loop is, and nowhere if there is none', () => {
  const program = {
    functions: [{ loops: [] }, { loops: [{ id: 4, at: 1 }] }],
    locs: [{}, { file: 'a.c', line: 12 }],
  } as unknown as Program;
  expect(cutLoop(program, 4 as LoopId)).toEqual({ file: 'a.c', line: 12, reason: 'unwind' });
  expect(cutLoop(program, 5 as LoopId, 'why')).toEqual({ file: '', line: 0, reason: 'why' });
});
