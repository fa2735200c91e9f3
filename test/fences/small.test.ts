import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changes, fixed, PROGRAMS } from './fences.ts';

const program = (name: string): string => join(PROGRAMS, name);

describe('store buffering', () => {
  it('tso: a full fence in each thread', async () => {
    const result = await fixed(program('sb.c'), { model: 'tso' });
    expect(changes(result)).toEqual(['10: new fence: seq_cst', '17: new fence: seq_cst']);
    expect(result.clauses).toHaveLength(2);
  });

  it('relaxed: store-load fences', async () => {
    const result = await fixed(program('sb.c'), { model: 'relaxed' });
    expect(changes(result)).toEqual(['10: new fence: store-load', '17: new fence: store-load']);
  });
});

describe('message passing', () => {
  it('rc11: release and acquire, which are cheaper than fences', async () => {
    const result = await fixed(program('mp.c'), { model: 'rc11' });
    expect(changes(result)).toEqual(['10: store: relaxed → release', '15: load: relaxed → acquire']);
  });
});
