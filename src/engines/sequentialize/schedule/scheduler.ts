import { type Bits, bigConstant, inputs } from '../../../sat/bits/bits.ts';
import { eq } from '../../../sat/bits/bits-compare.ts';
import { type Circuit, FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import type { BoundedThread } from '../../bounded/events.ts';

/**
 * The symbolic scheduler of lazy sequentialization (Inverso and Trubiani, Figures 3 and 5): context c runs thread tid[c] from where
 * it stopped to the switch point cs[c]. A thread is a straight line in which every event runs at most once, so
 * instead of jumping there is one literal for each context, thread and event,
 *
 *   done(c, t, i) = done(c - 1, t, i) ∨ (tid[c] = t ∧ cs[c] > i)      run(c, t, i) = done(c, t, i) ∧ ¬done(c - 1, t, i)
 *
 * with cs[c] in unary (literal i says cs[c] > i), so that comparing is looking up. One cs[c] serves all threads:
 * only one of them runs. A context may run nothing; such contexts come last, and neighbouring contexts run
 * different threads, which loses no execution and keeps equal ones from being counted as different.
 *
 * Round-robin: tid is fixed, all threads one after the other, and a context may run nothing anywhere. After the last
 * round main has another turn: what it checks after joining the others takes no round more.
 */
export type Policy =
  /** `fixed`: bits that are known, by name (`tid[2].0`). */
  | {
      readonly kind: 'contexts';
      readonly contexts: number;
      readonly fixed?: ReadonlyMap<string, boolean>;
    }
  | { readonly kind: 'rounds'; readonly rounds: number };

export interface Scheduler {
  readonly contexts: number;
  /** By context: does it run thread t? */
  readonly is: readonly (readonly Lit[])[];
  /** By context: cs > i, for i in [0, longest thread). */
  readonly beyond: readonly Bits[];
  /** By context, thread and event. */
  readonly done: readonly (readonly Bits[])[];
  /** By context: the number of its thread in binary, low bit first; empty where it is fixed. */
  readonly tid: readonly Bits[];
  readonly assumptions: readonly Lit[];
}

/** What a part of the search has fixed. */
function known(policy: Policy, context: number, bit: number): Lit | null {
  const is = policy.kind === 'contexts' ? policy.fixed?.get(`tid[${context}].${bit}`) : undefined;
  return is === undefined ? null : is ? TRUE : FALSE;
}

export function schedulerOf(c: Circuit, threads: readonly BoundedThread[], policy: Policy): Scheduler {
  const longest = Math.max(...threads.map((t) => t.events.length));
  const robin = policy.kind === 'rounds';
  const contexts = robin ? policy.rounds * threads.length + 1 : policy.contexts;
  const assumptions: Lit[] = [];
  const assume = (lit: Lit): void => {
    if (lit !== TRUE) assumptions.push(lit);
  };
  const tid: Bits[] = [];
  const is: Lit[][] = [];
  const beyond: Bits[] = [];
  const done: Bits[][] = [];
  const width = Math.ceil(Math.log2(threads.length));
  for (let k = 0; k < contexts; k++) {
    const fixed = robin ? k % threads.length : k === 0 || threads.length === 1 ? 0 : -1;
    const bits = fixed >= 0 ? [] : inputs(c, width).map((bit, b) => known(policy, k, b) ?? bit);
    tid.push(bits);
    is.push(
      threads.map((_, t) =>
        fixed >= 0 ? (t === fixed ? TRUE : FALSE) : eq(c, bits, bigConstant(width, BigInt(t))),
      ),
    );
    const size = fixed >= 0 ? threads[fixed].events.length : longest;
    const cs = inputs(c, size);
    for (let i = 1; i < size; i++) assume(c.implies(cs[i], cs[i - 1]));
    beyond.push(cs);
    if (!robin && k > 0) {
      assume(c.implies(cs[0] ?? FALSE, c.orAll(is[k])));
      if (k > 1 && cs.length > 0) assume(c.implies(cs[0], beyond[k - 1][0] ?? FALSE));
      for (let t = 0; t < threads.length; t++) assume(c.andAll([cs[0] ?? FALSE, is[k][t], is[k - 1][t]]) ^ 1);
    }
    done.push(
      threads.map((thread, t) =>
        thread.events.map((_, i) => {
          const now = c.and(is[k][t], cs[i] ?? FALSE);
          return k === 0 ? now : c.or(done[k - 1][t][i], now);
        }),
      ),
    );
  }
  return { contexts, is, beyond, done, tid, assumptions };
}
