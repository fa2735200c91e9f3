import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MODELS } from '../../results/types.ts';
import { choiceRelations, executionOf, type Graph, type GraphEvent, staticPart } from '../execution.ts';
import { loadModel } from '../load.ts';
import { isAllowed, isConsistent, prepare } from './evaluate.ts';
import { parseCat } from './parser.ts';

/** Small graphs, consistent or not: two locations (events 0 and 1 are their initial writes), two threads. */
const anyEvent: fc.Arbitrary<GraphEvent> = fc.record({
  thread: fc.nat(1),
  kind: fc.constantFrom('R' as const, 'W' as const, 'R' as const, 'W' as const, 'F' as const),
  order: fc.constantFrom('na' as const, 'rlx' as const, 'acq_rel' as const, 'sc' as const),
  location: fc.nat(1),
});
const anyCandidate = fc.array(anyEvent, { minLength: 2, maxLength: 6 }).chain((accesses) => {
  const threads = [0, 1].flatMap((t) => accesses.filter((event) => event.thread === t));
  const events: GraphEvent[] = [
    { thread: -1, kind: 'W', order: 'na', location: 0 },
    { thread: -1, kind: 'W', order: 'na', location: 1 },
    ...threads.map((event) =>
      event.kind === 'F' ? { ...event, location: -1, fence: 'thread' as const } : event,
    ),
  ];
  const writes = (location: number): number[] =>
    events.flatMap((event, i) => (event.kind === 'W' && event.location === location ? [i] : []));
  const order = (location: number) =>
    fc
      .shuffledSubarray(writes(location).slice(1), { minLength: writes(location).length - 1 })
      .map((rest) => [location, ...rest]);
  const sources = events.map((event) =>
    event.kind === 'R' ? fc.constantFrom(...writes(event.location)) : fc.constant(-1),
  );
  const graph: Graph = { events, rmw: [], asw: [] };
  return fc.record({ graph: fc.constant(graph), rf: fc.tuple(...sources), co: fc.tuple(order(0), order(1)) });
});

const SHADOWING = `let a = po
let b = a
let a = a | rf
let f(x) = x | a
let po = co
acyclic f(b) as first
acyclic po | f(fr) as second
`;

describe('a prepared model', () => {
  const models = [...MODELS.map((name) => loadModel(name)), parseCat(SHADOWING, 'shadowing.cat')];
  it.each(models.map((model) => [model.file, model] as const))('%s allows what is consistent', (_, model) => {
    let consistent = 0;
    fc.assert(
      fc.property(anyCandidate, ({ graph, rf, co }) => {
        const n = graph.events.length;
        const part = staticPart(graph);
        const allowed = isConsistent(model, executionOf(part, n, { rf, co }));
        if (allowed) consistent++;
        expect(isAllowed(prepare(model, n, part), choiceRelations(n, { rf, co }))).toBe(allowed);
      }),
    );
    expect(consistent).toBeGreaterThan(0);
  });
});
