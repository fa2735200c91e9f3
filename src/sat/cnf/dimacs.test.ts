import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { ClauseLog } from './clause-log.ts';
import { writeDimacs } from './dimacs.ts';

const dir = mkdtempSync(join(tmpdir(), 'heddle-dimacs-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const MOST = 2 ** 31 - 1;
const literal = fc
  .tuple(fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: MOST })), fc.boolean())
  .map(([v, negated]) => (negated ? -v : v));

function logOf(clauses: readonly (readonly number[])[]): ClauseLog {
  const log = new ClauseLog();
  for (const clause of clauses) for (const lit of [...clause, 0]) log.add(lit);
  return log;
}

test('what is written is what was added', () => {
  fc.assert(
    fc.property(fc.array(fc.array(literal, { maxLength: 6 }), { maxLength: 20 }), (clauses) => {
      const file = join(dir, 'a.cnf');
      const log = logOf(clauses);
      writeDimacs(file, log);
      const [header, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
      expect(header).toBe(`p cnf ${log.variables} ${clauses.length}`);
      expect(lines).toEqual(clauses.map((clause) => [...clause, 0].join(' ')));
    }),
  );
});

test('more than a chunk, more than a buffer', () => {
  const file = join(dir, 'b.cnf');
  const clauses = Array.from({ length: 400_000 }, (_, i) => [i + 1, -(i + 2), 123_456_789]);
  const log = logOf(clauses);
  expect([log.clauses, log.literals, log.variables]).toEqual([400_000, 1_200_000, 123_456_789]);
  writeDimacs(file, log);
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.length).toBe(400_002);
  for (const [i, clause] of clauses.entries())
    if (lines[i + 1] !== `${clause.join(' ')} 0`) expect.fail(lines[i + 1]);
});

test('a log knows whether a model satisfies it', () => {
  const log = logOf([[1, -2], [2, 3], [-3]]);
  const model = (...values: boolean[]): boolean => log.satisfiedBy((v) => values[v - 1]);
  expect(model(true, true, false)).toBe(true);
  expect(model(false, true, false)).toBe(false);
  expect(model(true, true, true)).toBe(false);
  expect(logOf([[]]).satisfiedBy(() => true)).toBe(false);
});
