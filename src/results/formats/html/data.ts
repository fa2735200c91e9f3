import { visibleIn, visibleSources } from '../../../base/visible.ts';
import type { Answer } from '../../answer.ts';
import type { At, Step, Trace, Violation } from '../../types.ts';
import type { ViewerData, ViewerPlace, ViewerStep, ViewerStory } from '../../viewer-data.ts';
import { dotOf } from '../graph/dot.ts';
import { svgOf } from '../graph/svg.ts';
import {
  describeStep,
  isFolded,
  markedSteps,
  missedBy,
  silentIn,
  sourceLines,
  threadName,
} from '../rows/trace-rows.ts';
import { about, verdictLine } from '../text/text.ts';
import { againstLines, explain, fixTitle, kindName } from '../text/text-explain.ts';

/** A verdict as the viewer wants it. */
export async function viewerData({ verdict: given, input, sources }: Answer): Promise<ViewerData> {
  const verdict = visibleIn(given);
  const texts = visibleSources(sources);
  const stories = await Promise.all(
    verdict.violations.map(async (violation) => ({
      ...storyOf(violation, texts),
      svg: await svgOf(dotOf(violation, '')),
    })),
  );
  const files = new Set(stories.flatMap(({ at, steps }) => [at.file, ...steps.map((step) => step.at.file)]));
  return {
    title: visibleIn(input).files.join(' '),
    verdict: verdictLine(given, { color: false }),
    model: verdict.model,
    engine: verdict.engine,
    about: about(verdict),
    sources: Object.fromEntries([...texts].filter(([file]) => files.has(file))),
    stories,
  };
}

/** Without the drawing. Texts are visible already. */
export function storyOf(violation: Violation, sources: ReadonlyMap<string, string>): ViewerStory {
  const { trace } = violation;
  const sourceOf = sourceLines(sources);
  const marked = markedSteps(violation);
  const silent = silentIn(violation);
  const shown = trace.steps.filter((step) => !silent(step));
  const ranks = ranksOf(trace);
  const buffered = trace.steps.some((step) => step.op === 'flush');
  const flushed = new Set(shown.flatMap((step) => flushOf(step) ?? []));
  return {
    id: violation.id ?? '',
    kind: kindName(violation.kind),
    message: violation.message,
    at: placeOf(violation.at),
    explain: explain(violation),
    why: [...(violation.why ?? []), ...againstLines(violation).map((text) => ({ text, steps: [] }))],
    ...(violation.fix === undefined
      ? {}
      : {
          fix: { title: fixTitle(violation.fix, violation), diff: violation.fix.diff.trimEnd().split('\n') },
        }),
    threads: trace.threads.map((thread) => ({ id: thread.id, name: threadName(thread) })),
    steps: shown.map((step) => {
      const misses = missedBy(step, violation);
      const flushes = flushOf(step);
      const waits = buffered && step.op === 'write' && step.order !== 'sc';
      const folded = isFolded(step) && !marked.has(step.n);
      const store = folded ? null : storeOf(step, ranks, waits || flushed.has(step.n));
      return {
        n: step.n,
        thread: step.thread,
        at: placeOf(step.at),
        text: folded ? 'inside the library' : describeStep(step, violation) || `✗ ${violation.message}`,
        source: step.op === 'end' ? '' : sourceOf(step.at),
        marked: marked.has(step.n),
        ...(misses === null ? {} : { misses }),
        ...(store === null ? {} : { store }),
        ...(flushes === null ? {} : { flushes }),
        ...(step.readsFrom === undefined ? {} : { readsFrom: step.readsFrom }),
      };
    }),
    initial: initialValues(shown),
    svg: '',
  };
}

const placeOf = ({ file, line, column, function: name }: At): ViewerPlace => ({
  file,
  line,
  column,
  function: name,
});

/** The step whose store a flush brings to memory. */
function flushOf(step: Step): number | null {
  const found = step.op === 'flush' ? /^store of step (\d+)$/.exec(step.note ?? '') : null;
  return found ? Number(found[1]) : null;
}

function ranksOf({ co }: Trace): ReadonlyMap<number, number> {
  return new Map(Object.values(co).flatMap((order) => order.map((n, i) => [n, i] as const)));
}

function storeOf(
  step: Step,
  ranks: ReadonlyMap<number, number>,
  buffered: boolean,
): NonNullable<ViewerStep['store']> | null {
  const rank = ranks.get(step.n);
  if (rank === undefined || step.location === undefined || step.value === undefined) return null;
  return { place: step.location, value: step.value, rank, buffered };
}

function initialValues(steps: readonly Step[]): { place: string; value: string }[] {
  const known = new Map<string, string>();
  for (const { location, readsFrom, readValue, value } of steps) {
    const got = readValue ?? value;
    if (location !== undefined && readsFrom === 0 && got !== undefined && !known.has(location))
      known.set(location, got);
  }
  return [...known].map(([place, value]) => ({ place, value }));
}
