import type { Program } from '../../ir/types.ts';
import type { Schedule } from '../../results/schedule.ts';
import type { Search, Step } from './search.ts';

/** Texts of what one run showed, at most. */
const MOST = 20;

/** A run as a test (section 8 of the seed): what it decided, and what was new in it. */
export function scheduleOf(program: Program, { runs, graph }: Search, step: Step): Schedule {
  const { sites } = runs.machine.image;
  const shown = graph.shown.slice(step.shownBefore).map(({ what, site }) => {
    const place = sites[site];
    if (place === undefined) return what;
    const { file, line } = program.locs[place.loc];
    return `${what} at ${file}:${line}`;
  });
  const { outcome, script } = step;
  return {
    schedule: [...script.schedule],
    choices: script.choices.map((list) => list.map(String)),
    shows: shown.length > MOST ? [...shown.slice(0, MOST), `and ${shown.length - MOST} more`] : shown,
    outcome: outcome?.kind === 'violation' ? outcome.found.kind : (outcome?.kind ?? 'too long'),
  };
}
