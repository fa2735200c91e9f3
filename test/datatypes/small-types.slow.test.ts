import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runSuite, shortAnswer } from './run-suite.ts';

/**
 * Ten small types, right and wrong ones: of a wrong one the first client of `auto:N` that fails is a smallest one, and what fails in it
 * is known. Each row takes seconds; `-t ticket` runs some.
 */
const PROGRAMS = join(import.meta.dirname, 'programs');
const ALL = 'sc tso pso rc11 c11 relaxed';
type Row = readonly [file: string, flags: string, models: string, tests: string, answer: string];
const ROWS: readonly Row[] = [
  ['two-stack-queue.c', '', ALL, 'auto:2', 'passes'],
  ['two-stack-queue.c', '-DBAD', 'sc rc11', 'auto:3', 'ee|d fails: not-serial'],
  ['two-stack-queue.c', '-DBAD', 'relaxed', 'ee|d', 'ee|d fails: not-serial'],
  ['mpmc-ring.cc', '', 'sc rc11', 'auto:3', 'ed|e fails: not-serial'],
  ['mpmc-ring.cc', '-DWEAK', 'rc11', 'e|d', 'e|d fails: race'],
  ['lazy-init.cc', '', ALL, 'auto:2', 'passes'],
  ['lazy-init.cc', '-DRELAXED', 'rc11', 'auto:2', 'g|g fails: race'],
  ['lazy-init.cc', '-DRELAXED', 'relaxed', 'auto:2', 'g|g fails: uninitialized'],
  ['lazy-init.cc', '-DNOLOCK', 'rc11', 'auto:2', 'g|g fails: leak'],
  ['sharded-counter.c', '', ALL, 'auto:3', 'passes'],
  ['ticket-lock.c', '', ALL, 'auto:2', 'passes'],
  ['ticket-lock.c', '-DRELAXED', 'rc11', 'auto:3', 'lu|l fails: race'],
  ['ticket-lock.c', '-DBAD_TRY', 'rc11', 'auto:2', 'l|t fails: race'],
  ['rw-lock.c', '', ALL, 'auto:2', 'passes'],
  ['rw-lock.c', '-DWEAK', 'rc11', 'auto:2', 'r|w fails: race'],
  ['open-hash-set.c', '', ALL, 'auto:2', 'passes'],
  ['open-hash-set.c', '-DBAD', ALL, 'auto:2', 'a|a fails: not-serial'],
  ['spsc.c', '', 'sc', 'eee|dd', 'passes'],
  /* nothing orders the consumer's store of head before its load of tail, nor the producer's the other way round */
  ['spsc.c', '', 'tso rc11', 'eee|dd', 'eee|dd fails: not-serial'],
  ['spsc.c', '-DWEAK', 'rc11', 'auto:4', 'eee|d fails: race'],
  ['elimination-stack.cc', '', 'sc', 'u(u|u|oo)', 'passes'],
  ['elimination-stack.cc', '-DBAD', 'sc', 'u(u|u|oo)', 'u(u|u|oo) fails: not-serial'],
  ['flat-combining.c', '', 'sc tso rc11', 'auto:2', 'passes'],
  ['flat-combining.c', '-DBAD', 'rc11 c11 relaxed', 'auto:2', 'i|i fails: not-serial'],
  ['flat-combining.c', '-DBAD', 'tso', 'auto:2', 'passes'],
];

it.each(
  ROWS.flatMap(([file, flags, models, ...rest]) =>
    models.split(' ').map((model) => [file, flags, model, ...rest] as const),
  ),
)('%s %s under %s: %s, %s', async (file, flags, model, tests, answer) => {
  const text = await readFile(join(PROGRAMS, file), 'utf8');
  const how = { model, tests: [tests], flags: flags === '' ? [] : [flags], text, first: true };
  const { run } = await runSuite(file, how);
  const failed = run.tests.find(({ verdict }) => verdict.verdict !== 'verified');
  expect(failed === undefined ? 'passes' : `${failed.test} ${shortAnswer(failed)}`).toBe(answer);
});
