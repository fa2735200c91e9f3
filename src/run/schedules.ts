import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, DiagnosticError, EXIT } from '../base/failure.ts';
import { bufferingOf } from '../base/models.ts';
import type { CheckOptions } from '../base/options/options.ts';
import type { ReplayOptions } from '../base/options/replay-options.ts';
import { scripted } from '../engines/scheduled-run/decider.ts';
import { ScRun } from '../engines/scheduled-run/run.ts';
import { tell } from '../engines/scheduled-run/tell.ts';
import type { Program } from '../ir/types.ts';
import { inputOf, optionsOf } from '../results/input.ts';
import type { SavedSchedule, Schedule } from '../results/schedule.ts';
import type { Violation } from '../results/types.ts';
import { verdictFor } from '../results/verdict.ts';
import { withIds } from '../results/violation-id.ts';
import { loadProgram } from './load.ts';
import type { ReplayResult } from './run-results.ts';
import { holdTrace } from './trace-files.ts';

/**
 * Schedules as tests (section 8 of the SATCheck paper): `--save-schedules DIR` keeps each execution that showed something
 * new, as it is run, so a search that is stopped leaves those it had; `heddle replay DIR` runs them all on the program as
 * it is now, each as far as it still applies.
 */
export function scheduleWriter(
  folder: string,
  files: readonly string[],
  options: CheckOptions,
  sources: ReadonlyMap<string, string>,
): (schedule: Schedule) => void {
  const input = inputOf(files, options, sources);
  mkdirSync(folder, { recursive: true });
  let count = 0;
  return (schedule) => {
    const saved: SavedSchedule = { kind: 'heddle schedule', version: 1, ...schedule, input };
    writeFileSync(join(folder, `${String(++count).padStart(4, '0')}.json`), `${JSON.stringify(saved)}\n`);
  };
}

/** Is this a folder of schedules, or one of them? */
export function isSchedules(path: string): boolean {
  try {
    if (statSync(path).isDirectory()) return true;
    return statSync(path).isFile() && readFileSync(path, 'utf8').startsWith('{"kind":"heddle schedule"');
  } catch {
    return false;
  }
}

/** Events after which a run of a changed program is given up. */
const MAX_EVENTS = 200_000;

/** Runs one schedule, or a folder of them. */
export async function replaySchedules(
  path: string,
  here: CheckOptions,
  { readFiles }: Pick<ReplayOptions, 'readFiles'>,
): Promise<ReplayResult> {
  const { readSchedule } = await import('../results/formats/json/schedule-schema.ts');
  const isFolder = statSync(path).isDirectory();
  const names = isFolder
    ? readdirSync(path)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => join(path, name))
    : [path];
  const all = names.map((name) => ({ name, saved: readSchedule(readFileSync(name, 'utf8'), name) }));
  const [first] = all;
  if (first === undefined)
    throw new DiagnosticError(
      {
        code: 'HED109',
        severity: 'error',
        message: `${path} has no schedule in it`,
        help: 'give a folder that heddle check --engine directed --save-schedules wrote',
      },
      EXIT.usage,
    );
  const { input } = first.saved;
  const other = all.find(({ saved }) => JSON.stringify(saved.input) !== JSON.stringify(input));
  if (other !== undefined)
    throw new DiagnosticError(
      {
        code: 'HED109',
        severity: 'error',
        message: `${other.name} is a schedule of another program, or of other options, than ${first.name}`,
        help: 'keep the schedules of each check in a folder of its own',
      },
      EXIT.usage,
    );
  holdTrace(first.name, input, input.model, here.clangFlags.length > 0, readFiles);
  const options = optionsOf(input, here);
  const reading = readFiles ? 'included' : 'sources';
  const { program, diagnostics } = await loadProgram(input.files, options, () => {}, reading);
  const told = all.map(({ name, saved }) => ({ name, ...runAgain(program, options, saved) }));
  const violations = new Map<string, Violation>();
  for (const { violation } of told) if (violation !== null) violations.set(violation.key, violation.told);
  const bad = told.filter(({ violation }) => violation !== null).length;
  const whole = told.filter(({ departs }) => departs === null).length;
  const notes = told.flatMap(({ name, departs }) => (departs === null ? [] : [departed(name, departs)]));
  const verdict = verdictFor(options, {
    verdict: bad > 0 ? 'violated' : 'bounded',
    engine: options.engine,
    summary: `${told.length} schedules replayed, ${whole} of them to their ends: ${bad} end in a violation`,
    boundsRequested: true,
    assumptions: ['only the schedules that were saved'],
    violations: [...violations.values()],
    stats: { executions: told.length },
    diagnostics: [...diagnostics, ...notes],
  });
  return { verdict: withIds(verdict, program.sources), sources: program.sources, input };
}

interface Again {
  readonly violation: { readonly key: string; readonly told: Violation } | null;
  /** Where the program went another way: after how many of the schedule's steps; null: nowhere. */
  readonly departs: { readonly at: number; readonly of: number } | null;
}

function runAgain(program: Program, options: CheckOptions, saved: SavedSchedule): Again {
  const buffering = bufferingOf(options.model);
  const script = {
    schedule: Int32Array.from(saved.schedule),
    choices: saved.choices.map((list) => list.map((value) => BigInt(value))),
  };
  const execution = new ScRun(program, options, buffering);
  execution.start(scripted(script));
  const outcome = execution.go(MAX_EVENTS);
  const now = execution.script().schedule;
  let at = 0;
  while (at < script.schedule.length && now[at] === script.schedule[at]) at++;
  const same = at === script.schedule.length && now.length === at;
  const departs = same ? null : { at, of: script.schedule.length };
  if (outcome?.kind !== 'violation') return { violation: null, departs };
  const { found } = outcome;
  return {
    violation: { key: found.key, told: tell(program, options, execution.script(), found, buffering) },
    departs,
  };
}

const departed = (name: string, { at, of }: { readonly at: number; readonly of: number }): Diagnostic => ({
  code: 'HED533',
  severity: 'note',
  message: `${name} applies for ${at} of its ${of} steps; then the program goes another way`,
  help: 'check the program again to get schedules for what has changed',
});
