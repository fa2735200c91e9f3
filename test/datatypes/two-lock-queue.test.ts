import { describe, expect, it } from 'vitest';
import { answers, runSuite } from './run-suite.ts';

/** The findings of the case study (Burckhardt, Alur, Martin) about the two-lock queue. */
const QUEUE = 'two-lock-queue.c';

describe('the two-lock queue', () => {
  it('is right under sc', async () => {
    expect(await answers(QUEUE, { model: 'sc', tests: ['e|d', 'e|e|d|d', 'e(ed|de)', 'ded|ed'] })).toEqual([
      'passes',
      'passes',
      'passes',
      'passes',
    ]);
  });

  it('needs two fences under relaxed', async () => {
    const test = (...flags: string[]): Promise<string[]> =>
      answers(QUEUE, { model: 'relaxed', tests: ['e|d'], flags });
    expect(await test()).toEqual(['fails: uninitialized']);
    expect(await test('-DFENCED', '-DNO_STORE_FENCE')).toEqual(['fails: uninitialized']);
    expect(await test('-DFENCED', '-DNO_LOAD_FENCE')).toEqual(['fails: uninitialized']);
    expect(await test('-DFENCED')).toEqual(['passes']);
  });

  it('needs the fences of unlock before its store', async () => {
    const test = (...flags: string[]): Promise<string[]> =>
      answers(QUEUE, { model: 'relaxed', tests: ['e(d|d)'], flags: ['-DFENCED', '-DKEEP', ...flags] });
    expect(await test('-DMISPLACED_FENCE')).toEqual(['fails: not-serial']);
    expect(await test()).toEqual(['passes']);
  });

  it('without them, a load that is late finds a node that is freed', async () => {
    const flags = ['-DFENCED', '-DMISPLACED_FENCE'];
    expect(await answers(QUEUE, { model: 'relaxed', tests: ['e(d|d)'], flags })).toEqual(['fails: memory']);
  });

  it('needs fences in its allocator', async () => {
    const test = (...flags: string[]): Promise<string[]> =>
      answers('two-lock-queue-blocks.c', {
        model: 'relaxed',
        tests: ['ee(dd|e)'],
        flags: ['-DBLOCKS=3', ...flags],
      });
    expect(await test('-DNO_ALLOC_FENCES')).toEqual(['fails: not-serial']);
    expect(await test()).toEqual(['passes']);
  });

  it('shows the history of a failure beside the closest serial orders', async () => {
    const { run } = await runSuite(QUEUE, { model: 'relaxed', tests: ['e|d'] });
    expect(run.tests[0].history).toEqual({
      calls: [
        { thread: 1, operation: 'enqueue', arguments: ['1'], results: [] },
        { thread: 2, operation: 'dequeue', arguments: [], results: ['true', 'out = undefined'] },
      ],
      closest: [
        { order: [0, 1], results: [[], ['true', 'out = 1']], differs: 1 },
        { order: [1, 0], results: [['false'], []], differs: 0 },
      ],
    });
  });
});
