import { DiagnosticError, EXIT } from '../../base/failure.ts';
import type { EventId } from '../../base/ids.ts';
import { traitsOf } from '../../base/models.ts';
import type { Program } from '../../ir/types.ts';
import { EV_OBSERVE } from '../../vm/code/event.ts';
import { buildImage } from '../../vm/code/image.ts';
import { ST_EVENT } from '../../vm/code/layout.ts';
import { Machine } from '../../vm/machine.ts';
import { C11Search } from './c11/search.ts';
import type { Model } from './consistency/table.ts';
import { Tables } from './functions/tables.ts';
import { FIRST_EVENT } from './graph/columns.ts';
import { type Graph, K_END, K_HALT, K_OTHER } from './graph/graph.ts';
import { Explorer } from './search/explorer.ts';
import { again, FEW_THREADS, limitOf, type Setting } from './search/give-up.ts';
import type { Exploration, Listener } from './state/exploration.ts';
import type { ExploreOptions, Table } from './state/options.ts';
import type { GiveUp } from './state/reasons.ts';
import { roundsSeen } from './waiting/countdown.ts';
import { stuckKind } from './waiting/stuck.ts';

/** All outcomes of a program by exploration: for comparison with the oracle. */
export interface Outcomes {
  readonly outcomes: ReadonlyMap<string, number>;
  readonly violations: ReadonlyMap<string, string>;
  readonly executions: number;
  readonly blocked: number;
  readonly events: number;
}

export function exploreOutcomes(
  program: Program,
  model: Model,
  race = false,
  more: Partial<ExploreOptions> = {},
): Outcomes {
  const bounds = { unwind: null, unwindset: new Map() };
  const first: ExploreOptions = {
    model,
    race,
    stdRs: 'rc11',
    maxEvents: 2000,
    ...more,
  };
  let setting: Setting = { options: first, threads: FEW_THREADS, mayBound: more.patience !== undefined };
  const tables = new Tables(program);
  let table: Table = [];
  const total = {
    outcomes: new Map<string, number>(),
    violations: new Map<string, string>(),
    executions: 0,
    blocked: 0,
    events: 0,
  };
  for (let attempts = 0; ; attempts++) {
    const { threads } = setting;
    const options = { ...setting.options, table };
    const outcomes = new Map<string, number>();
    const violations = new Map<string, string>();
    let why: GiveUp | null = null;
    const listener: Listener = {
      execution: (x) => {
        if (!x.graph.of.every((list) => list.length === 0 || hasReturned(x.graph, list[list.length - 1])))
          return;
        const key = observedIn(x);
        outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
      },
      blocked: (x) => {
        const kind = stuckKind(x);
        if (kind !== null) violations.set(kind, 'stuck');
      },
      circle: () => {
        violations.set('deadlock', 'circle');
      },
      violation: (_x, kind, message) => {
        violations.set(kind, message);
        return false;
      },
      gaveUp: (_x, reason) => {
        why = reason;
      },
      cut: () => {},
      stale: () => {},
    };
    const { ordinary = [] } = options;
    const image = buildImage(program, { ...bounds, wide: !traitsOf(model).buffersLoads, ordinary });
    const machine = new Machine(image);
    const x = traitsOf(model).buffersLoads
      ? new C11Search(program, machine, bounds, { options, listener, threads })
      : new Explorer(machine, options, listener, threads);
    for (const _ of x.run());
    const isExtended = tables.extend(table, why);
    const observed = x instanceof Explorer ? [...(x.classes?.observed ?? [])] : [];
    const sections = x instanceof Explorer ? [...(x.sections?.ordered ?? [])] : [];
    const next = isExtended
      ? null
      : again(
          setting,
          why,
          {
            observed,
            sections,
            wide: x instanceof Explorer ? [...x.locations.wide] : [],
            rounds: roundsSeen(image),
          },
          attempts,
        );
    if ((why !== null || next !== null) && !isExtended) {
      if (next === null) throw new DiagnosticError(limitOf(why!), EXIT.unknown);
      setting = next;
      continue;
    }
    if (!isExtended) {
      for (const [key, count] of outcomes) total.outcomes.set(key, (total.outcomes.get(key) ?? 0) + count);
      for (const [kind, message] of violations) total.violations.set(kind, message);
      total.executions += x.executions;
      total.blocked += x.blocked;
      total.events += x.events;
    }
    const more = tables.next();
    if (more === null) return total;
    table = more;
    attempts = -1;
  }
}

/** Is this the end of a thread, or the return of main? */
const hasReturned = (g: Graph, e: EventId): boolean =>
  g.kind[e] === K_END || (g.kind[e] === K_HALT && g.thread[e] === 0);

/** `name=value` of every observation in the graph, sorted. */
function observedIn(x: Exploration): string {
  const g = x.graph;
  const found: string[] = [];
  for (let e = FIRST_EVENT; e < g.n; e++) {
    if (g.kind[e] !== K_OTHER) continue;
    x.withThreadAt(e, () => {
      const t = g.thread[e];
      if (x.machine.state(t)[ST_EVENT] === EV_OBSERVE)
        for (const { name, text } of x.machine.observed(t)) found.push(`${name}=${text}`);
    });
  }
  return found.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)).join(' ');
}
