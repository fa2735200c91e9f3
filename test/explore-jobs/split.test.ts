import { expect, test } from 'vitest';
import { type CheckOptions, checkOptions } from '../../src/base/options/options.ts';
import { Rng } from '../../src/base/rng.ts';
import { Path, type Task, type Walk, WHOLE } from '../../src/engines/explore/graph/path.ts';
import { merge, NOTHING, type Part } from '../../src/engines/explore/parallel/part.ts';
import { settings } from '../../src/engines/explore/parallel/task-search.ts';
import { Findings } from '../../src/engines/explore/report/findings.ts';
import { Explorer } from '../../src/engines/explore/search/explorer.ts';
import type { Program } from '../../src/ir/types.ts';
import { buildImage } from '../../src/vm/code/image.ts';
import { Machine } from '../../src/vm/machine.ts';
import { compileBatch } from '../fuzz/compile.ts';
import { programOf } from '../fuzz/generate.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { UNREDUCED } from './explore-file.ts';

/**
 * Tasks that a search was split into, at random places, by searches that were themselves split, explored in any order:
 * together they find what one search finds, to the last count, story and path.
 */
useOwnCache();

const SEED = 11;
const PROGRAMS = 64;
const THREADS = 8;

/** Takes the ways of a path, and now and then gives some of them away. */
function splitting(path: Path, rng: Rng, chance: number, waiting: Task[]): Walk {
  return {
    counts: false,
    enter: (ways) => path.enter(ways),
    remaining: (ways) => path.remaining(ways),
    next: () => {
      if (!path.next()) return false;
      const given = path.begun && rng.float() < chance ? path.give() : null;
      if (given !== null) waiting.push(given);
      return true;
    },
    leave: () => path.leave(),
    where: () => path.where(),
  };
}

function search(program: Program, options: CheckOptions, rng: Rng, chance: number): [Part, number] {
  const machine = new Machine(buildImage(program));
  const known = new Map<string, readonly number[]>();
  const waiting: Task[] = [WHOLE];
  let part = NOTHING;
  let tasks = 0;
  while (waiting.length > 0) {
    const [task] = waiting.splice(rng.below(waiting.length), 1);
    tasks++;
    let replayed = 0;
    const path = new Path(task, () => {
      replayed = x.events;
    });
    const findings = new Findings(program, options, known);
    const walk = splitting(path, rng, chance, waiting);
    const x = new Explorer(machine, settings(options), findings, THREADS, walk);
    for (const _ of x.run());
    const { executions, blocked } = x;
    const events = path.begun ? x.events - replayed : 0;
    part = merge(part, findings.part({ executions, blocked, events }));
    if (part.gaveUp !== null) break;
  }
  return [part, tasks];
}

test('a search in parts finds what one search finds', { timeout: 120_000 }, async () => {
  const programs = await compileBatch(
    Array.from({ length: PROGRAMS }, (_, i) => ({ program: programOf(SEED, i) })),
  );
  let tasks = 0;
  let violated = 0;
  for (const [i, program] of programs.entries()) {
    for (const model of ['sc', 'tso', 'pso', 'rc11'] as const) {
      const reductions = i % 2 === 0 ? {} : UNREDUCED;
      const options = checkOptions({ model, keepGoing: true, ...reductions });
      const [whole] = search(program, options, new Rng(SEED, i), 0);
      if (whole.gaveUp !== null) continue; /* where to is left open: another search with fewer reductions */
      if (whole.violations.length > 0) violated++;
      for (const chance of [0.05, 0.3, 1]) {
        const [parts, count] = search(program, options, new Rng(SEED, i), chance);
        expect(parts, `program ${i} under ${model}, split with chance ${chance}`).toEqual(whole);
        tasks += count;
      }
    }
  }
  expect(tasks).toBeGreaterThan(20 * PROGRAMS);
  expect(violated).toBeGreaterThan(PROGRAMS / 4);
});
