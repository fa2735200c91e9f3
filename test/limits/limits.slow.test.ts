import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HOSTILE } from './hostile.ts';
import { against, type Limit } from './in-time.ts';

const LIMITS: readonly Limit[] = [
  { kind: 'timeout', value: 3 },
  { kind: 'memory', value: 150 },
  'SIGINT',
  'SIGTERM',
];
const nameOf = (limit: Limit): string => (typeof limit === 'string' ? limit : `--${limit.kind}`);
/** For a run under `--memory`, which may never need so much. */
const ENOUGH = ['--timeout', '8'];
const CASES = HOSTILE.flatMap((hostile) =>
  LIMITS.map((limit) => ({ name: hostile.name, how: nameOf(limit), hostile, limit })),
);

/** Every hostile program against every limit and signal: it ends in time, with an answer, and leaves nothing behind. */
describe.runIf(existsSync('/proc/self/stat'))('hostile programs end in time', () => {
  it.each(CASES)('$name: $how', async ({ hostile, limit }) => {
    const isMemory = typeof limit !== 'string' && limit.kind === 'memory';
    const run = await against(hostile, limit, ['--format', 'json', ...(isMemory ? ENOUGH : [])]);
    expect(run.left).toEqual([]);
    const expected = [0, 1, 2, 5, 10, ...(typeof limit === 'string' ? [130] : [])];
    expect(expected, run.stdout + run.stderr).toContain(run.exit);
    if (run.stdout !== '') expect(JSON.parse(run.stdout)).toHaveProperty('schemaVersion');
    const most = typeof limit === 'string' ? 0 : isMemory ? 8 * 1.05 : limit.value * 1.05;
    expect(run.seconds).toBeLessThan(most + run.allowed);
  });
});
