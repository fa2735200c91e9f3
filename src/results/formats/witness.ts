import { createHash } from 'node:crypto';
import { stringify } from 'yaml';
import { version } from '../../base/version.ts';
import { visibleIn, visibleLines } from '../../base/visible.ts';
import type { Answer } from '../answer.ts';
import type { At, Step, Violation, ViolationKind } from '../types.ts';

/**
 * A violation witness of SV-COMP: YAML, format 2.2, whose waypoints carry the thread that passes them (`thread_id`).
 *
 * Each step that others can notice is a segment of its own, an assumption `1` to be followed at its place, so that the
 * order of segments is the schedule. The last segment has the target; a data race has two of them, one for each access,
 * which nothing orders. Weak executions are told like all others, but a validator for sequential consistency cannot
 * follow them; the producer's description says so.
 */
export function witnessReport({ verdict: given, input }: Answer): string {
  const verdict = visibleIn(given);
  const [violation] = verdict.violations;
  if (violation === undefined) return `# ${verdict.verdict}: there is no violation to witness\n[]\n`;
  const segments = [...schedule(violation).map((step) => [follow(step.at, step.thread)]), targets(violation)];
  const entry = {
    entry_type: 'violation_sequence',
    metadata: {
      format_version: '2.2',
      uuid: uuidOf(JSON.stringify(violation)),
      creation_time: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
      producer: {
        name: 'Heddle',
        version: version(),
        configuration: `model ${verdict.model}, engine ${verdict.engine}`,
        description: `an execution that the memory model ${verdict.model} allows`,
      },
      task: {
        input_files: input.files,
        input_file_hashes: Object.fromEntries(input.files.map((file) => [file, input.sources[file] ?? ''])),
        specification: specification(violation.kind),
        data_model: input.dataModel.toUpperCase(),
        language: 'C',
      },
    },
    content: segments.map((segment) => ({ segment })),
  };
  return visibleLines(stringify([entry], { lineWidth: 0 }));
}

const VISIBLE: ReadonlySet<Step['op']> = new Set([
  'read',
  'write',
  'rmw',
  'fence',
  'lock',
  'unlock',
  'create',
  'join',
  'wait',
  'signal',
  'choose',
]);

/** The steps a validator has to follow: of a run of steps of one thread on one place, the first. */
export function schedule({ trace }: Violation): Step[] {
  const shown = trace.steps.slice(0, -1).filter((step) => VISIBLE.has(step.op) && step.at.line > 0);
  return shown.filter((step, i) => {
    const before = shown[i - 1];
    return before === undefined || before.thread !== step.thread || !samePlace(before.at, step.at);
  });
}

const samePlace = (a: At, b: At): boolean => a.file === b.file && a.line === b.line && a.column === b.column;

const follow = (at: At, thread: number): object => ({
  waypoint: {
    type: 'assumption',
    action: 'follow',
    thread_id: thread,
    location: locationOf(at),
    constraint: { value: '1', format: 'c_expression' },
  },
});

const target = (at: At): object => ({
  waypoint: { type: 'target', action: 'follow', thread_id: at.thread, location: locationOf(at) },
});

const targets = ({ at, other }: Violation): object[] => [...(other ? [target(other.at)] : []), target(at)];

const locationOf = (at: At): object => ({
  file_name: at.file,
  line: Math.max(1, at.line),
  ...(at.column > 0 ? { column: at.column } : {}),
  function: at.function,
});

/** SV-COMP's property, in its own logic. */
export function specification(kind: ViolationKind): string {
  if (kind === 'race') return 'G ! data-race';
  if (kind === 'overflow') return 'G ! overflow';
  if (kind === 'leak') return 'G valid-memtrack';
  if (kind === 'memory') return 'G valid-deref';
  if (kind === 'deadlock' || kind === 'liveness') return 'F end';
  return 'G ! call(reach_error())';
}

/** The same witness for the same violation. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hex[16], 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}
