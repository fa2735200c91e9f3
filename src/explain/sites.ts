import type { Step, Trace } from '../results/types.ts';

/**
 * Where a program could say more: the places in the source whose accesses and fences a trace has, and what the trace
 * would be if some of them had a stronger order. A place is strengthened as a whole, as its author would do it.
 */
export interface Site {
  readonly op: 'read' | 'write' | 'rmw' | 'fence';
  readonly order: string;
  readonly at: Step['at'];
  /** Its steps. */
  readonly steps: readonly number[];
}

const OPS: ReadonlySet<Step['op']> = new Set(['read', 'write', 'rmw', 'fence']);

/** Places that are not seq_cst already, in the order of their first steps; `plain`: those of plain accesses as well. */
export function sitesOf(steps: readonly Step[], plain: boolean): Site[] {
  const sites = new Map<string, Site & { readonly steps: number[] }>();
  for (const step of steps) {
    const { op, at, order, library, raw } = step;
    if (!OPS.has(op) || order === undefined || order === 'sc' || library || raw === undefined) continue;
    if (op === 'fence' ? !raw.event.startsWith('fence thread') : order === 'na' && !plain) continue;
    const key = [at.file, at.line, at.column, op, order].join('\t');
    const site = sites.get(key);
    if (site) site.steps.push(step.n);
    else sites.set(key, { op: op as Site['op'], order, at, steps: [step.n] });
  }
  return [...sites.values()];
}

/** Stronger orders than its own, weakest first. */
export function strongerThan({ op, order }: Site): readonly string[] {
  const all = LADDER[op];
  return order === 'na'
    ? ['rlx', ...all]
    : all.filter((newOrder) => newOrder !== order && !(order === 'acq_rel' && newOrder !== 'sc'));
}

const LADDER: Readonly<Record<Site['op'], readonly string[]>> = {
  read: ['acq', 'sc'],
  write: ['rel', 'sc'],
  rmw: ['acq', 'rel', 'acq_rel', 'sc'],
  fence: ['acq', 'rel', 'acq_rel', 'sc'],
};

/** The same steps with other orders. `kept` stays the same object, because it is told by that. */
export function withOrders(trace: Trace, orders: ReadonlyMap<number, string>, kept: Step | null): Trace {
  const steps = trace.steps.map((step) => {
    const order = orders.get(step.n);
    return order === undefined || step === kept ? step : { ...step, order };
  });
  return { ...trace, steps };
}
