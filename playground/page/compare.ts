import type { Answer } from '../worker/protocol.ts';

/** Two answers about one program, in one sentence. */
export function compared(a: Answer, b: Answer, [modelA, modelB]: readonly [string, string]): string {
  const [first, second] = [shows(a), shows(b)];
  if (first === null || second === null) return 'there are not two answers to compare';
  const what = a.kind === 'litmus' ? 'The outcome' : 'A violation';
  if (first === 'yes' && second === 'yes')
    return `${what} is allowed under ${modelA} and under ${modelB}${sameOutcomes(a, b)}`;
  if (first === 'no' && second === 'no')
    return `${what} is allowed neither under ${modelA} nor under ${modelB}${sameOutcomes(a, b)}`;
  if (first === 'yes' && second === 'no') return `${what} is allowed under ${modelA}, not under ${modelB}.`;
  if (first === 'no' && second === 'yes') return `${what} is allowed under ${modelB}, not under ${modelA}.`;
  const open = [first === 'open' ? modelA : '', second === 'open' ? modelB : ''].filter(
    (name) => name !== '',
  );
  const sure = first === 'open' ? [second, modelB] : [first, modelA];
  const known = sure[0] === 'open' ? '' : `; it is ${sure[0] === 'yes' ? '' : 'not '}under ${sure[1]}`;
  return `Whether ${what.toLowerCase()} is allowed under ${open.join(' and ')} is not known${known}.`;
}

/** Does it happen? */
function shows(answer: Answer): 'yes' | 'no' | 'open' | null {
  if (answer.kind === 'refused') return null;
  if (answer.kind === 'litmus') return answer.result.matching > 0 ? 'yes' : 'no';
  const { verdict } = answer.verdict;
  return verdict === 'violated' ? 'yes' : verdict === 'verified' ? 'no' : 'open';
}

function sameOutcomes(a: Answer, b: Answer): string {
  if (a.kind !== 'litmus' || b.kind !== 'litmus') return '.';
  const [first, second] = [a, b].map(
    ({ result }) => new Set(result.states.map(({ values }) => JSON.stringify(values))),
  );
  const same = first.size === second.size && [...first].every((state) => second.has(state));
  return same ? ', and the final states are the same.' : '; the final states differ.';
}
