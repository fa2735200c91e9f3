import { visibleIn } from '../../../base/visible.ts';

/** What a litmus test does under a memory model, and herd's way to print it. */
export interface LitmusResult {
  readonly file: string;
  readonly name: string;
  readonly arch: 'C' | 'X86';
  readonly model: string;
  readonly engine: string;
  readonly quantifier: 'exists' | 'not-exists' | 'forall';
  /** The proposition after the quantifier, as herd prints it. */
  readonly condition: string;
  /** Final states, sorted. */
  readonly states: readonly LitmusState[];
  /** Is the quantified condition true? */
  readonly holds: boolean;
  /** Executions whose final state satisfies the proposition, and the others. */
  readonly matching: number;
  readonly others: number;
  /** What else some execution shows, beside the answer: `data-race`, `liveness`, the flags of the model's own. */
  readonly flags: readonly string[];
}

export interface LitmusState {
  /** Registers by thread, then locations. */
  readonly values: readonly (readonly [variable: string, value: string])[];
  readonly executions: number;
  /** Does it satisfy the proposition? */
  readonly matches: boolean;
}

const TITLE = { exists: 'Allowed', 'not-exists': 'Forbidden', forall: 'Required' } as const;
const QUANTIFIER = { exists: 'exists', 'not-exists': '~exists', forall: 'forall' } as const;

/**
 * herd7's result block without time and hash. As there, an execution that satisfies the proposition counts as
 * negative for `~exists`, while the observation always gives those that satisfy it first.
 */
export function herdBlock(given: LitmusResult): string {
  const result = visibleIn(given);
  const { name, quantifier, states, matching, others } = result;
  const [positive, negative] = quantifier === 'not-exists' ? [others, matching] : [matching, others];
  return [
    `Test ${name} ${TITLE[quantifier]}`,
    `States ${states.length}`,
    ...states.map(({ values }) => values.map(([variable, value]) => `${variable}=${value};`).join(' ')),
    result.holds ? 'Ok' : 'No',
    'Witnesses',
    `Positive: ${positive} Negative: ${negative}`,
    ...result.flags.map((flag) => `Flag ${flag}`),
    `Condition ${QUANTIFIER[quantifier]} (${result.condition})`,
    `Observation ${name} ${observation(result)} ${matching} ${others}`,
    '',
  ].join('\n');
}

export const observation = ({ matching, others }: LitmusResult): 'Never' | 'Always' | 'Sometimes' =>
  matching === 0 ? 'Never' : others === 0 ? 'Always' : 'Sometimes';

/** herd's order of variables: registers by thread and name, then locations by name. */
export function compareVariables(a: string, b: string): number {
  const [threadA, threadB] = [a, b].map((name) =>
    name.includes(':') ? Number.parseInt(name, 10) : Infinity,
  );
  if (threadA !== threadB) return threadA - threadB;
  return a < b ? -1 : a > b ? 1 : 0;
}
