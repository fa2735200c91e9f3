import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_COSTS as DEFAULTS } from '../../src/base/options/fences-options.ts';
import { changes, fencesOf, fixed, PROGRAMS } from './fences.ts';

const program = (name: string): string => join(PROGRAMS, name);

describe('two fences at once', () => {
  it('store buffering under tso: a full fence in each thread', async () => {
    const result = await fixed(program('sb.c'), { model: 'tso' });
    expect(changes(result)).toEqual(['10: new fence: seq_cst', '17: new fence: seq_cst']);
    expect(result.clauses).toHaveLength(2);
  });

  it('store buffering under relaxed: store-load fences', async () => {
    const result = await fixed(program('sb.c'), { model: 'relaxed' });
    expect(changes(result)).toEqual(['10: new fence: store-load', '17: new fence: store-load']);
  });

  it('2+2W under pso: store-store barriers; under rc11: full fences', async () => {
    const pso = await fixed(program('2+2w.c'), { model: 'pso' });
    expect(changes(pso)).toEqual(['10: new fence: release', '16: new fence: release']);
    const rc11 = await fixed(program('2+2w.c'), { model: 'rc11' });
    expect(changes(rc11)).toEqual(['10: new fence: seq_cst', '16: new fence: seq_cst']);
  });

  it('IRIW under rc11: a fence in each reader', async () => {
    const fences = await fixed(program('iriw.c'), { model: 'rc11' });
    expect(changes(fences)).toEqual(['21: new fence: seq_cst', '27: new fence: seq_cst']);
  });
});

describe('by orders', () => {
  it('message passing under rc11: release and acquire, which are cheaper than fences', async () => {
    const result = await fixed(program('mp.c'), { model: 'rc11' });
    expect(changes(result)).toEqual(['10: store: relaxed → release', '15: load: relaxed → acquire']);
  });

  it('orders with names of the user are replaced where they stand', async () => {
    const result = await fixed(program('named-orders.c'), { model: 'rc11' });
    expect(changes(result)).toEqual([
      '15: compare-exchange: relaxed/relaxed → release/relaxed',
      '20: load: relaxed → acquire',
    ]);
  });

  it('load buffering under c11: acquire', async () => {
    const result = await fixed(program('lb.c'), { model: 'c11' });
    expect(changes(result)).toEqual(['10: load: relaxed → acquire', '16: load: relaxed → acquire']);
  });

  it('prices decide', async () => {
    const cost = { 'load.acquire': 90, 'load.seq_cst': 90, 'fence.acquire': 5 };
    const result = await fixed(program('mp.c'), { model: 'rc11' }, { cost: { ...DEFAULTS, ...cost } });
    expect(changes(result)).toEqual(['10: store: relaxed → release', '17: new fence: acquire']);
  });
});

describe('all minimal sets', () => {
  it('of message passing: two ways on each side', async () => {
    const result = await fixed(program('mp.c'), { model: 'rc11' }, { all: true });
    const costs = result.proposals.map(({ cost }) => cost);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
    expect(result.proposals.map((_, n) => changes(result, n).join(' and '))).toEqual([
      '10: store: relaxed → release and 15: load: relaxed → acquire',
      '10: new fence: release and 15: load: relaxed → acquire',
      '10: store: relaxed → release and 17: new fence: acquire',
      '10: new fence: release and 17: new fence: acquire',
    ]);
  });
});

describe('without a fix', () => {
  it('says which race no fence forbids', async () => {
    const result = await fencesOf(program('race.c'), { model: 'rc11' });
    expect(result.outcome).toBe('no-fix');
    expect(result.violation?.kind).toBe('race');
    expect(result.summary).toContain('has to be atomic');
  });

  it('leaves macros alone, and names them', async () => {
    const result = await fencesOf(program('macro.c'), { model: 'rc11' });
    expect(result.outcome).toBe('no-fix');
    expect(result.diagnostics.map(({ code, at }) => `${code} ${at?.line}`)).toEqual([
      'HED713 14',
      'HED713 19',
    ]);
  });

  it('says so of the lines that it may change', async () => {
    const at = [{ file: program('mp.c'), from: 1, to: 12 }];
    const result = await fencesOf(program('mp.c'), { model: 'rc11' }, { at });
    expect(result.outcome).toBe('no-fix');
  });

  it('has nothing to do for a program that passes', async () => {
    const result = await fencesOf(program('race.c'), { model: 'sc' });
    expect(result.outcome).toBe('passes');
  });
});
