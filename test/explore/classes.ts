import type { Model } from '../../src/engines/explore/consistency/table.ts';
import { canonical } from '../../src/engines/explore/graph/canonical.ts';
import { Explorer } from '../../src/engines/explore/search/explorer.ts';
import type { Exploration, Listener } from '../../src/engines/explore/state/exploration.ts';
import type { GiveUp } from '../../src/engines/explore/state/reasons.ts';
import { stuckKind } from '../../src/engines/explore/waiting/stuck.ts';
import type { Program } from '../../src/ir/types.ts';
import { buildImage } from '../../src/vm/code/image.ts';
import { Machine } from '../../src/vm/machine.ts';

/** What a search with or without classes finds. */
export interface Found {
  /** Who reads from whom, in each complete execution. */
  readonly classes: Set<string>;
  /** Kinds and places of violations. */
  readonly violations: Set<string>;
  readonly executions: number;
  /** Executions that were explored before. */
  readonly twice: number;
  readonly gaveUp: string | null;
  /** Did it use classes to its end? */
  readonly isReduced: boolean;
}

export interface Reductions {
  readonly classes: boolean;
  readonly symmetry?: boolean;
  readonly commuting?: boolean;
  readonly race?: boolean;
}

export function search(program: Program, model: Model, reductions: Reductions): Found {
  const { classes, ...others } = reductions;
  let observed: number[] | undefined = classes ? [] : undefined;
  let rest = { race: false, ...others };
  for (;;) {
    const found = attempt(program, model, rest, observed);
    const without = found.why?.kind === 'restart' ? found.why.without : null;
    if (without === 'unseen-orders') observed = found.observed;
    else if (without === 'classes') observed = undefined;
    else if (without !== null) rest = { ...rest, [without]: false };
    else return { ...found, isReduced: observed !== undefined };
  }
}

function attempt(
  program: Program,
  model: Model,
  rest: Omit<Reductions, 'classes'>,
  observed: number[] | undefined,
): Omit<Found, 'isReduced'> & { observed: number[]; why: GiveUp | null } {
  const classes = new Set<string>();
  const graphs = new Set<string>();
  const violations = new Set<string>();
  let why: GiveUp | null = null as GiveUp | null;
  const listener: Listener = {
    execution: (e: Exploration) => {
      classes.add(canonical(e.graph, e.locations, false));
      graphs.add(canonical(e.graph, e.locations, (loc) => x.classes?.isFree(loc) !== true));
    },
    blocked: (e) => {
      const kind = stuckKind(e);
      if (kind !== null) violations.add(kind);
    },
    violation: (e, kind, _message, t) => {
      violations.add(`${kind} ${e.machine.location(t)}`);
      return false;
    },
    gaveUp: (_e, reason) => {
      why ??= reason;
    },
    cut: () => {},
    stale: () => {},
  };
  const x = new Explorer(
    new Machine(buildImage(program)),
    {
      model,
      race: rest.race === true,
      stdRs: 'rc11',
      maxEvents: 2000,
      ...rest,
      ...(observed === undefined ? {} : { classes: observed }),
    },
    listener,
    16,
  );
  for (const _ of x.run());
  return {
    classes,
    violations,
    executions: x.executions,
    twice: x.executions - graphs.size,
    gaveUp: why?.kind === 'limit' ? why.diagnostic.code : null,
    why,
    observed: [...(x.classes?.observed ?? [])],
  };
}
