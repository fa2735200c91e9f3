import type { CheckOptions } from '../../../base/options/options.ts';
import { turn } from '../../../host/process.ts';
import type { Program } from '../../../ir/types.ts';
import type { Progress, Verdict } from '../../../results/types.ts';
import { buildImage } from '../../../vm/code/image.ts';
import { Machine } from '../../../vm/machine.ts';
import type { EngineContext } from '../../engine.ts';
import { covered } from '../../scheduled-run/uncovered.ts';
import { Tables, unfinished } from '../functions/tables.ts';
import { merge, NOTHING } from '../parallel/part.ts';
import { settings } from '../parallel/task-search.ts';
import { Findings } from '../report/findings.ts';
import { verdictOf } from '../report/verdict.ts';
import { again, FEW_THREADS, type Setting } from '../search/give-up.ts';
import { tooDeep } from '../search/too-deep.ts';
import type { Table } from '../state/options.ts';
import { C11Search } from './search.ts';

/** The engine `explore` under c11, for programs in which loads may be buffered. In one thread, whatever --jobs says. */

/** Seconds between letting other tasks (signals, timers) in, and between progress reports. */
const BREATH = 0.05;
const REPORT = 0.2;

export async function* exploreC11(
  program: Program,
  options: CheckOptions,
  context: EngineContext,
): AsyncGenerator<Progress, Verdict, void> {
  const bounds = { unwind: options.unwind, unwindset: options.unwindset };
  const image = buildImage(program, bounds);
  /* every graph is needed: loads are buffered in what the others do */
  const all = settings({ ...options, symmetry: 'off', commuting: 'off', classes: 'off' });
  let setting: Setting = { options: all, threads: FEW_THREADS, mayBound: false };
  const tables = new Tables(program);
  let table: Table = [];
  let found = NOTHING;
  let duplicates = 0;
  for (let attempts = 0; ; attempts++) {
    const findings = new Findings(program, options, new Map());
    const how = { ...setting.options, table };
    const x = new C11Search(program, new Machine(image), bounds, {
      options: how,
      listener: findings,
      threads: setting.threads,
    });
    const search = x.run();
    let breath = context.elapsed();
    let shown = breath;
    while (goesOn(search, x) && !context.signal.aborted) {
      if (context.elapsed() - breath < BREATH) continue;
      await turn();
      breath = context.elapsed();
      if (breath - shown < REPORT) continue;
      shown = breath;
      const { executions, blocked, events } = x;
      yield {
        done: executions,
        total: null,
        text: `${executions} executions, ${blocked} blocked`,
        stats: { executions, blocked, events },
      };
    }
    const { executions, blocked, events } = x;
    const part = findings.part({ executions, blocked, events });
    const next = again(setting, part.gaveUp?.why ?? null, NOTHING, attempts);
    if (next !== null) {
      setting = next;
      continue;
    }
    const isExtended = tables.extend(table, part.gaveUp?.why ?? null);
    found = merge(found, isExtended ? unfinished(part) : part);
    duplicates += isExtended ? 0 : x.duplicates;
    const isSettled = found.gaveUp !== null || (found.violations.length > 0 && !options.keepGoing);
    const more = isSettled || context.signal.aborted ? null : tables.next();
    if (more !== null) {
      table = more;
      attempts = -1;
      continue;
    }
    const stopped = context.signal.aborted ? context.stopped() : 'no';
    const told = verdictOf(program, { ...options, heap: 'fresh' }, found, { stopped, estimate: null });
    const who = 'the search where loads may be buffered';
    return withDuplicates(covered(told, program, options, who, 'use --model rc11'), duplicates);
  }
}

/** The next part of the search; false when it is over. Branches nest: too many of them end it as a limit. */
function goesOn(search: Generator<void, void, void>, x: C11Search): boolean {
  try {
    return !search.next().done;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    x.current.giveUp(tooDeep(null));
    return false;
  }
}

function withDuplicates(verdict: Verdict, duplicates: number): Verdict {
  if (duplicates === 0) return verdict;
  const message = `${duplicates} execution${duplicates === 1 ? ' was' : 's were'} met again and not counted`;
  return { ...verdict, diagnostics: [...verdict.diagnostics, { code: 'HED526', severity: 'note', message }] };
}
