import { expect, test } from 'vitest';
import { DiagnosticError } from '../../src/base/failure.ts';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import { axiomaticBehaviours } from '../../src/engines/oracle/axiomatic.ts';
import { operationalBehaviours } from '../../src/engines/oracle/operational.ts';
import { OracleLimit } from '../../src/engines/oracle/values.ts';
import { memoryFor } from '../../src/engines/sequentialize/memory/memories.ts';
import { allOutcomes } from '../../src/engines/sequentialize/outcomes.ts';
import { parseProgram } from '../../src/ir/parse.ts';
import type { Program } from '../../src/ir/types.ts';
import { loadModel } from '../../src/models/load.ts';
import { runReference } from '../../src/vm/testing/reference.ts';
import { undefinedProgram } from '../../src/vm/testing/undefined-program.ts';

/**
 * The undefined bits of every engine are those of the slow interpreter (src/vm/testing/reference.ts), bit by bit:
 * random programs of one thread with values of all sizes, overlapping and overwritten in part.
 */
interface Answer {
  readonly outcomes: ReadonlyMap<string, unknown> | ReadonlySet<string>;
  readonly violations: ReadonlyMap<string, unknown>;
}
const UNBOUNDED = { unwind: 0, contexts: 0, clock: 1000, queue: 1000, bits: null };

const ENGINES: Record<string, (program: Program) => Answer | Promise<Answer>> = {
  'explore, sc': (p) => exploreOutcomes(p, 'sc'),
  'explore, tso': (p) => exploreOutcomes(p, 'tso'),
  'explore, pso': (p) => exploreOutcomes(p, 'pso'),
  'explore, rc11': (p) => exploreOutcomes(p, 'rc11', true),
  'explore, c11': (p) => exploreOutcomes(p, 'c11', true),
  'sequentialize, sc': (p) => allOutcomes(p, 'sc', (b) => memoryFor('sc', b, UNBOUNDED)),
  'sequentialize, tso': (p) => allOutcomes(p, 'tso', (b) => memoryFor('tso', b, UNBOUNDED)),
  'operational oracle': (p) => operationalBehaviours(p, 'tso'),
  'axiomatic oracle': (p) => axiomaticBehaviours(p, loadModel('rc11'), { race: true }),
};
const PROGRAMS = 80;

test.each(Object.entries(ENGINES))('%s', { timeout: 120_000 }, async (name, run) => {
  let answered = 0;
  for (let seed = 1; seed <= PROGRAMS; seed++) {
    const text = undefinedProgram(seed, true);
    const program = parseProgram(text);
    const { end, observed } = runReference(program);
    /* the axiomatic oracle looks at threads one by one, and does not know where heap and stack objects end */
    if (name.startsWith('axiomatic') && end === 'fail memory') continue;
    try {
      const { outcomes, violations } = await run(program);
      const kinds = [...violations.keys()];
      const got = kinds.length > 0 ? `fail ${kinds.join()}` : [...outcomes.keys()].join(' or ');
      const wanted =
        end === 'done' ? [...observed].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)).join(' ') : end;
      expect(got, `seed ${seed}\n${text}`).toBe(wanted);
      answered++;
    } catch (problem) {
      if (!(problem instanceof OracleLimit || problem instanceof DiagnosticError)) throw problem;
    }
  }
  /* the axiomatic oracle refuses accesses of different sizes, which most programs have */
  expect(answered).toBeGreaterThan(name.startsWith('axiomatic') ? 5 : PROGRAMS / 2);
});
