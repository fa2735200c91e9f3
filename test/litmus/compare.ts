import type { Behaviours } from '../../src/engines/oracle/behaviours.ts';
import type { Expectation } from './format.ts';

/**
 * What an engine found, held against what the head comment says: the differences, in words; none if they agree.
 * A program with a data race has no meaning in C11: where `race` is expected, it must be found, and nothing else is
 * compared. Outcomes are those of complete executions.
 */
export function differences(
  expected: Expectation,
  found: Pick<Behaviours, 'violations'> & { readonly outcomes: ReadonlyMap<string, unknown> },
): string[] {
  if (expected.violates.includes('race'))
    return found.violations.has('race') ? [] : ['violates race: not found'];
  const out: string[] = [];
  for (const kind of expected.violates)
    if (!found.violations.has(kind)) out.push(`violates ${kind}: not found`);
  for (const [kind, message] of found.violations)
    if (!expected.violates.includes(kind)) out.push(`violates ${kind}: not expected (${message})`);
  if (expected.outcomes === null) return out;
  for (const outcome of expected.outcomes)
    if (!found.outcomes.has(outcome)) out.push(`${outcome}: not found`);
  for (const outcome of found.outcomes.keys())
    if (!expected.outcomes.includes(outcome)) out.push(`${outcome}: not expected`);
  return out.sort();
}
