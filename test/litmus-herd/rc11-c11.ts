import type { Relation } from '../../src/base/relation.ts';
import { axiomaticBehaviours, type ConsistentExecution } from '../../src/engines/oracle/axiomatic.ts';
import type { Program } from '../../src/ir/types.ts';
import { relationNamed } from '../../src/models/cat/evaluate.ts';
import { loadModel } from '../../src/models/load.ts';
import { buildImage } from '../../src/vm/code/image.ts';

/**
 * What c11 allows and rc11 does not, and why: an outcome that only c11 has comes from an execution with a cycle of
 * program order and reads-from (load buffering). On this cycle c11 orders only what depends on a load, so at least
 * one step of a thread has no dependency; each step is shown with the one it has.
 */
export interface Addition {
  readonly outcome: string;
  /** One step a thread: `P0: R x=1 rlx … W y=1 rlx (no dependency)`. */
  readonly steps: readonly string[];
}

export function additionsOf(program: Program, threadName: (slot: number) => string): Addition[] {
  const rc11 = axiomaticBehaviours(program, loadModel('rc11')).outcomes;
  const image = buildImage(program, { unwind: null, unwindset: new Map(), interpretOnly: true });
  const nameOf = (address: number): string => image.objectAt(address)?.name ?? `@${address}`;
  const added = new Map<string, Addition>();
  axiomaticBehaviours(program, loadModel('c11'), {
    onExecution: (found) => {
      const { traces } = found.combination;
      if (!traces.every((trace) => trace.end.kind === 'done' || trace.end.kind === 'exit')) return;
      const outcome = outcomeOf(found);
      if (!rc11.has(outcome) && !added.has(outcome))
        added.set(outcome, { outcome, steps: stepsOf(found, threadName, nameOf) });
    },
  });
  return [...added.values()].sort((a, b) => (a.outcome < b.outcome ? -1 : 1));
}

/** As the oracle writes it. */
const outcomeOf = ({ combination }: ConsistentExecution): string =>
  combination.traces
    .flatMap((trace) => trace.observed)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

function stepsOf(
  { combination, execution }: ConsistentExecution,
  threadName: (slot: number) => string,
  nameOf: (address: number) => string,
): string[] {
  const base = (name: string): Relation => execution.base.get(name) as Relation;
  const acquired = relationNamed(loadModel('c11'), execution, 'acquired') as Relation;
  const cycle = base('po').union(base('rf')).cycle();
  if (cycle === null) throw new Error('rc11 forbids an execution that has no load buffering');
  const { events } = combination.graph;
  const text = (i: number): string =>
    `${events[i].kind} ${nameOf(events[i].location)}=${combination.values[i]} ${events[i].order}`;
  return cycle
    .map((from, k) => [from, cycle[(k + 1) % cycle.length]] as const)
    .filter(([from, to]) => base('po').has(from, to))
    .sort(([a], [b]) => a - b)
    .map(([from, to]) => {
      const kinds = [
        ...['addr', 'data', 'ctrl'].filter((kind) => base(kind).has(from, to)),
        ...(acquired.has(from, to) ? ['acquire'] : []),
      ];
      const orders = base('dep').has(from, to) || acquired.has(from, to);
      const why = orders ? kinds.join(', ') || 'loop exit' : 'no dependency';
      return `${threadName(events[from].thread)}: ${text(from)} … ${text(to)} (${why})`;
    });
}

export interface Row {
  readonly name: string;
  readonly additions: readonly Addition[];
}

/** docs/rc11-c11.md. */
export function differencesMarkdown(
  sections: readonly (readonly [title: string, rows: readonly Row[]])[],
): string {
  return [
    '# Where rc11 and c11 differ',
    '',
    'Written by `npm run bless` (test/litmus-herd/rc11-c11.test.ts) from what the oracle finds; a test compares the two.',
    '',
    '`rc11` forbids every cycle of program order and reads-from. `c11` forbids only cycles of *dependencies* and',
    'reads-from (the satisfaction order, [models.md](models.md)): an outcome that `c11` adds needs a cycle on which the',
    'step of at least one thread, from a read to a later write, has no dependency. Each row shows an outcome that only',
    '`c11` allows, and the steps of the threads on the cycle of one execution that has it. `addr`, `data` and `ctrl` are',
    'dependencies as executed, `acquire` stands for an acquire load or fence in between.',
    ...sections.flatMap(([title, rows]) => [
      '',
      `## ${title}`,
      '',
      '| test | outcome that c11 adds | threads on the cycle |',
      '| --- | --- | --- |',
      ...rows.flatMap(({ name, additions }) =>
        additions.map(({ outcome, steps }) => `| ${name} | \`${outcome}\` | ${steps.join('<br>')} |`),
      ),
    ]),
    '',
  ].join('\n');
}
