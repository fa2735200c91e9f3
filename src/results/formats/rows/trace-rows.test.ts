import { expect, it } from 'vitest';
import type { At, Step, Violation } from '../../types.ts';
import { traceRows } from './trace-rows.ts';

const at = (thread: number, line: number): At => ({ file: 'a.c', line, column: 1, function: 'f', thread });
const step = (n: number, thread: number, rest: Partial<Step>): Step => ({
  n,
  thread,
  at: at(thread, n),
  op: 'read',
  location: 'x',
  stack: [],
  ...rest,
});

it('a read that does not see a write told before says so', () => {
  const steps = [
    step(1, 0, { op: 'write', value: '1' }),
    step(2, 1, { value: '0', readsFrom: 0 }),
    step(3, 1, { value: '1', readsFrom: 1 }),
  ];
  const trace = { threads: [0, 1].map((id) => ({ id, name: 'f', createdBy: null })), steps, co: { x: [1] } };
  const violation: Violation = { kind: 'assertion', message: 'm', at: at(1, 3), trace };
  const texts = traceRows(violation, new Map()).flatMap((row) =>
    'notes' in row ? row.notes.map((note) => note.text) : [],
  );
  expect(texts).toEqual(['x = 1', 'read x = 0 ← init, not yet 1 of #1', expect.stringContaining('← #1')]);
});

it('a read that gets its value from a step told after it says so', () => {
  const steps = [step(1, 0, { value: '1', readsFrom: 2 }), step(2, 1, { op: 'write', value: '1' })];
  const trace = { threads: [0, 1].map((id) => ({ id, name: 'f', createdBy: null })), steps, co: { x: [2] } };
  const violation: Violation = { kind: 'assertion', message: 'm', at: at(1, 2), trace };
  const [row] = traceRows(violation, new Map());
  expect('notes' in row && row.notes[0].text).toBe('read x = 1 ← #2 (later)');
});
