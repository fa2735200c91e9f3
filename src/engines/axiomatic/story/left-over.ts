import { locId } from '../../../base/ids.ts';
import type { CheckOptions } from '../../../base/options/options.ts';
import type { Program } from '../../../ir/types.ts';
import type { Violation, ViolationKind } from '../../../results/types.ts';
import { leakText, unjoinedText } from '../../../semantics/left-over-text.ts';
import { leaks, unjoined } from '../../bounded-sat/endings.ts';
import type { FoundGraph } from './found-graph.ts';
import { graphOrder } from './graph-order.ts';
import { Rerun } from './rerun.ts';

/** What the program leaves behind when it ends, in a graph that no schedule shows; null: nothing that was asked for. */
export function tellLeftOver(program: Program, { check }: CheckOptions, graph: FoundGraph): Violation | null {
  const { encoding, cnf } = graph;
  const kind: ViolationKind | null =
    check.has('leak') && cnf.valueOf(leaks(encoding))
      ? 'leak'
      : check.has('unjoined') && cnf.valueOf(unjoined(encoding))
        ? 'unjoined'
        : null;
  if (kind === null) return null;
  const end = encoding.program.threads.findIndex((_, t) => cnf.valueOf(encoding.threads.any(t, 'halt')));
  const rerun = new Rerun(program, graph, graphOrder(graph), false);
  rerun.endProgram(end);
  rerun.close();
  const slot = rerun.slots[end];
  const message = kind === 'leak' ? leakText() : unjoinedText(unclaimed(graph, rerun));
  const stack = rerun.machine.stack(slot).map(locId);
  return rerun.recorder.violation({
    kind,
    message,
    thread: slot,
    stack,
    other: -1,
    waiting: [],
    spurious: false,
  });
}

/** A thread that nobody has joined or detached. */
function unclaimed({ encoding, cnf }: FoundGraph, { slots }: Rerun): number {
  const { threads } = encoding.program;
  const claimed = new Set(
    threads.flatMap(({ events }, t) =>
      events.flatMap((event) =>
        (event.kind === 'join' || event.kind === 'detach') && cnf.valueOf(encoding.happens(t, event))
          ? event.targets.filter(({ when }) => cnf.valueOf(when)).map(({ thread }) => thread)
          : [],
      ),
    ),
  );
  const left = threads.findIndex(
    ({ id, creator }, t) => creator !== null && cnf.valueOf(encoding.created(t)) && !claimed.has(id),
  );
  return slots[left] ?? -1;
}
