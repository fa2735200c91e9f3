import { createHash } from 'node:crypto';
import { stringify } from 'yaml';
import { version } from '../../base/version.ts';
import { visibleIn, visibleLines, visibleSources } from '../../base/visible.ts';
import type { Answer } from '../answer.ts';
import { ACTS, isStuck } from '../kinds.ts';
import type { At, Step, Violation, ViolationKind } from '../types.ts';
import { callEnd, statementColumn } from './rows/statement.ts';

/**
 * A violation witness of SV-COMP: YAML, format 2.2, whose waypoints carry the thread that passes them (`thread_id`).
 *
 * Each step that others can notice is a segment of its own, an assumption `1` to be followed where its statement begins, so that the
 * order of segments is the schedule. A thread begins with the waypoint `function_enter` at the end of the arguments of the call that
 * creates it: the first of these makes thread 1, the next thread 2. The last segment has the target; a data race has two of
 * them, one for each access, which nothing orders. Weak executions are told like all others, but a validator for sequential
 * consistency cannot follow them; the producer's description says so.
 */
export function witnessReport({ verdict: given, input, sources }: Answer): string {
  const verdict = visibleIn(given);
  const [violation] = verdict.violations;
  if (violation === undefined) return `# ${verdict.verdict}: there is no violation to witness\n[]\n`;
  const { at, other } = violation;
  const steps = schedule(violation);
  const points = new Waypoints(steps, visibleSources(sources));
  const segments = [
    ...steps.map((step) => [points.step(step)]),
    [...(other ? [points.target(other.at)] : []), points.target(at)],
  ];
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

const VISIBLE: ReadonlySet<Step['op']> = new Set([...ACTS, 'choose']);

/** The steps a validator has to follow: of a run of steps of one thread on one place, the first, and each that creates a thread. */
export function schedule({ trace }: Violation): Step[] {
  const shown = trace.steps.slice(0, -1).filter((step) => VISIBLE.has(step.op) && step.at.line > 0);
  return shown.filter((step, i) => {
    const before = shown[i - 1];
    return (
      step.op === 'create' ||
      before === undefined ||
      before.thread !== step.thread ||
      !samePlace(before.at, step.at)
    );
  });
}

const samePlace = (a: At, b: At): boolean => a.file === b.file && a.line === b.line && a.column === b.column;

class Waypoints {
  /** Their numbers in the witness, by thread of the trace. */
  private readonly ids: ReadonlyMap<number, number>;
  private readonly lines = new Map<string, readonly string[]>();
  private readonly sources: ReadonlyMap<string, string>;

  constructor(steps: readonly Step[], sources: ReadonlyMap<string, string>) {
    const created = steps
      .filter(({ op }) => op === 'create')
      .map(({ note }) => Number(/^T(\d+)/.exec(note ?? '')?.[1]));
    this.ids = new Map([[0, 0], ...created.map((thread, i) => [thread, i + 1] as const)]);
    this.sources = sources;
  }

  step({ op, at, thread }: Step): object {
    const isCall = op === 'create';
    return this.point(
      isCall ? 'function_enter' : 'assumption',
      at,
      thread,
      isCall ? callEnd : statementColumn,
    );
  }

  target(at: At): object {
    return this.point('target', at, at.thread, statementColumn);
  }

  private point(
    type: 'assumption' | 'function_enter' | 'target',
    at: At,
    thread: number,
    columnIn: (line: string, column: number) => number | null,
  ): object {
    const line = this.lineOf(at);
    const column = line === undefined || at.column < 1 ? null : columnIn(line, at.column);
    const waypoint = {
      type,
      action: 'follow',
      thread_id: this.ids.get(thread) ?? thread,
      location: {
        file_name: at.file,
        line: Math.max(1, at.line),
        ...(column === null ? {} : { column }),
        function: at.function,
      },
      ...(type === 'assumption' ? { constraint: { value: '1', format: 'c_expression' } } : {}),
    };
    return { waypoint };
  }

  private lineOf({ file, line }: At): string | undefined {
    let lines = this.lines.get(file);
    if (lines === undefined) this.lines.set(file, (lines = this.sources.get(file)?.split(/\r?\n/) ?? []));
    return lines[line - 1];
  }
}

/** SV-COMP's property, in its own logic. */
export function specification(kind: ViolationKind): string {
  if (kind === 'race') return 'G ! data-race';
  if (kind === 'overflow') return 'G ! overflow';
  if (kind === 'leak') return 'G valid-memtrack';
  if (kind === 'memory') return 'G valid-deref';
  if (isStuck(kind)) return 'F end';
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
