import type { ModelName, Verdict, ViolationKind } from '../../src/results/types.ts';
import type { Check, Difference } from './check.ts';
import type { FuzzEngine } from './engines.ts';
import { HIDING, isC11, KINDS } from './kinds.ts';
import type { Subject } from './subject.ts';

/**
 * `--check` narrows what is reported, not what an execution means (docs/models.md, "Errors that were not asked for"). The oracle
 * tells every kind of violation that some execution comes to without another error before it. So, asked for some kinds only,
 * an engine finds a violation exactly if one of them is among these; if none is, but an error that hides what comes
 * after it, it must not say "verified"; and if there is none of those either, it says so, unless no execution comes to
 * its end. Each kind is asked for alone, then all that there are not.
 */
export function narrowedCheck(
  engine: FuzzEngine,
  ask: NonNullable<FuzzEngine['narrowed']>,
  model: ModelName,
): Check {
  const kindsOf = (subject: Subject): ViolationKind[] =>
    KINDS.filter((kind) => subject.reference(model).violations.has(kind));
  return {
    name: `${engine.name} = oracle, ${model}`,
    tells: (subject) => kindsOf(subject).length > 1,
    run: async (subject) => {
      const oracle = subject.reference(model);
      const there = kindsOf(subject);
      if (there.length === 0 || (isC11(model) && oracle.violations.has('race'))) return 'does not apply';
      const absent = KINDS.filter((kind) => !there.includes(kind));
      for (const kinds of [...there.map((kind) => [kind]), absent]) {
        if (kinds.length === 0) continue;
        const verdict = await ask(subject.program, model, new Set(kinds));
        const ends = oracle.outcomes.size > 0;
        /* but for sc, what others do until a free reaches memory, or happens before them, may be told as a memory error */
        const hides = engine.exhaustive && model !== 'sc' && !kinds.includes('memory');
        if (hides && there.includes('memory') && verdict.verdict === 'unknown') continue;
        if (!isRight(verdict, kinds, there, ends, engine.exhaustive ?? false))
          return difference(engine.name, kinds, there, verdict);
      }
      return null;
    },
  };
}

function isRight(
  { verdict, violations }: Verdict,
  asked: readonly ViolationKind[],
  there: readonly ViolationKind[],
  ends: boolean,
  exhaustive: boolean,
): boolean {
  const expected = asked.filter((kind) => there.includes(kind));
  if (!violations.every(({ kind }) => expected.includes(kind))) return false;
  if (verdict === 'violated') return expected.length > 0;
  if (!exhaustive) return verdict === 'unknown';
  if (expected.length > 0) return false;
  if (there.some((kind) => HIDING.includes(kind))) return verdict === 'unknown';
  return verdict === 'verified' || !ends;
}

const difference = (
  name: string,
  asked: readonly string[],
  there: readonly string[],
  { verdict, violations }: Verdict,
): Difference => ({
  what: `--check ${asked.join(',')}: what the oracle finds (left) against the verdict of ${name} (right)`,
  left: there,
  right: [verdict, ...violations.map(({ kind }) => kind)],
});
