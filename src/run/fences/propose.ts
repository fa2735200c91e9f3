import { InternalError } from '../../base/failure.ts';
import { bytesOf, textOf } from '../../host/bytes.ts';
import { resolve } from '../../host/paths.ts';
import type { FenceProposal, Recheck } from '../../results/fences.ts';
import type { Progress, Violation } from '../../results/types.ts';
import { apply } from './apply.ts';
import { type Checking, type Opinion, secondOpinion } from './checking.ts';
import { changesOf } from './describe.ts';
import { patchText } from './patch.ts';
import type { Prepared } from './prepare.ts';
import { judgementOf } from './search/judge.ts';
import { Stopped } from './search/stopped.ts';
import { costOf, type Placement } from './sites.ts';
import { unifiedDiff } from './source/diff.ts';
import type { Subject } from './subject.ts';

/**
 * A placement that passed, as a proposal: written into the source, the patched source compiled and checked as if the user
 * had saved it, and asked of another engine, as long as there is time. `refuted`: the other engine has a counterexample.
 */
export type Proposed =
  | { readonly kind: 'proposal'; readonly proposal: FenceProposal }
  | { readonly kind: 'refuted'; readonly engine: string; readonly violation: Violation };

export async function* propose(
  subject: Subject,
  prepared: Prepared,
  placement: Placement,
  checking: Checking,
): AsyncGenerator<Progress, Proposed, void> {
  const { programs, sites, texts } = prepared;
  const patched = texts.map((text) => ({ ...text, after: patchText(text, sites, placement) }));
  const changed = patched.filter(({ text, after }) => text !== after);
  const overlay = new Map(changed.map(({ name, after }) => [resolve(name), bytesOf(after, 'latin1')]));
  const verdict = yield* subject.recheck(overlay, checking);
  const reason = checking.limits.reason();
  if (reason !== 'no') throw new Stopped(reason);
  if (judgementOf(verdict).kind !== 'passes')
    throw new InternalError(
      `the changes pass in the program and not in the source: ${verdict.summary} ${verdict.violations[0]?.message ?? ''}\n${diffOf(changed)}`,
    );
  const rechecks: Recheck[] = [{ of: 'source', engine: checking.engine.name, ...answerOf(verdict, '') }];

  let second: Opinion | null = null;
  for (const [n, program] of programs.entries()) {
    const opinion = yield* secondOpinion(apply(program, n, sites, placement), checking);
    const [violation] = opinion.verdict?.violations ?? [];
    if (violation !== undefined) return { kind: 'refuted', engine: opinion.engine, violation };
    second = opinion;
    if (answerOf(opinion.verdict, opinion.why).verdict === 'unknown') break;
  }
  if (second !== null)
    rechecks.unshift({ of: 'program', engine: second.engine, ...answerOf(second.verdict, second.why) });
  return {
    kind: 'proposal',
    proposal: {
      cost: costOf(sites, placement),
      changes: changesOf(sites, placement),
      diff: diffOf(changed),
      rechecks,
    },
  };
}

const diffOf = (
  changed: readonly { readonly name: string; readonly text: string; readonly after: string }[],
): string =>
  textOf(
    bytesOf(
      changed
        .map(({ name, text, after }) => unifiedDiff(textOf(bytesOf(name), 'latin1'), text, after))
        .join(''),
      'latin1',
    ),
  );

function answerOf(
  verdict: Parameters<typeof judgementOf>[0] | null,
  why: string,
): Pick<Recheck, 'verdict' | 'why'> {
  if (verdict === null) return { verdict: 'unknown', why };
  const judgement = judgementOf(verdict);
  return judgement.kind === 'passes'
    ? { verdict: 'passes', why: verdict.summary }
    : { verdict: 'unknown', why: verdict.summary };
}
