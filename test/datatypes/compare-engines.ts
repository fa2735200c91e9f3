import { DiagnosticError } from '../../src/index.ts';
import { SUITES } from '../../src/run/datatypes/clients/suites.ts';
import { answers } from './run-suite.ts';

export const MODELS = ['sc', 'tso', 'pso', 'rc11', 'c11'];
const SECONDS = 60;
export const TYPES: readonly (readonly [file: string, suite: string, ...flags: string[]])[] = [
  ['two-lock-queue.c', 'queue'],
  ['two-lock-queue.c', 'queue', '-DMISPLACED_FENCE', '-DKEEP'],
  ['michael-scott-queue.c', 'queue'],
  ['michael-scott-queue.c', 'queue', '-DRELAXED'],
  ['ring-buffer.cc', 'queue'],
  ['treiber-stack.c', 'stack'],
  ['treiber-stack.c', 'stack', '-DRELAXED'],
  ['harris-set.c', 'set'],
  ['lazy-list.c', 'set'],
  ['hash-set.c', 'set', '-DSPLIT'],
  ['snark-deque.c', 'deque'],
  ['snark-deque.c', 'deque', '-DFIXED'],
  ['chase-lev.c', 'work'],
  ['chase-lev.c', 'work', '-DNO_FENCE'],
];

const calls = (test: string): number => test.replace(/[^a-z]/g, '').length;

/** One type under one model: how many tests there are, how many both engines have an answer to, and where these differ. */
export async function compareEngines(
  [file, suite, ...flags]: (typeof TYPES)[number],
  model: string,
): Promise<{ tests: number; compared: number; differences: string[] }> {
  const tests = (SUITES.get(suite) ?? []).map(([, test]) => test).filter((test) => calls(test) <= 5);
  const differences: string[] = [];
  let compared = 0;
  for (const test of tests) {
    const ask = async (engine: string): Promise<string> => {
      const how = { model, engine, tests: [test], flags, heap: 'fresh', timeout: SECONDS } as const;
      try {
        return (await answers(file, how))[0] ?? 'unknown';
      } catch (error) {
        /* a test that breaks a role of the type is none */
        if (error instanceof DiagnosticError && error.diagnostic.code === 'HED686') return 'unknown';
        throw error;
      }
    };
    const [explored, encoded] = [await ask('explore'), await ask('axiomatic')];
    if (/^unknown/.test(explored) || /^unknown/.test(encoded)) continue;
    compared++;
    /* which of several violations is found first is the engine's choice */
    if (encoded.split(':')[0] !== explored.split(':')[0])
      differences.push(`${test}: explore ${explored}, axiomatic ${encoded}`);
  }
  return { tests: tests.length, compared, differences };
}
