import type { Access, Node, Source } from '../graph/graph.ts';
import { isNode } from '../graph/graph.ts';
import { ONE, type Token, ZERO } from '../graph/values.ts';
import { waitersOf } from '../graph/waiters.ts';
import type { Clauses, Lit } from './clauses.ts';

/** What of the encoding is needed here. */
interface Values {
  readonly c: Clauses;
  readonly sets: { of(source: Source): ReadonlySet<Token> };
  is(source: Source, token: Token): Lit;
  done(node: Node): Lit;
  equal(node: Node, a: Source, b: Source, same: Token, different: Token): void;
}

/**
 * What executions choose: which waiter a signal wakes, and (with --spurious-cas) whether a weak compare-exchange fails that
 * would succeed. A choice is a value that nothing computes; here is which of them there are.
 */
export function encodeChoice(e: Values, access: Access): void {
  const { choice } = access;
  if (!isNode(choice)) return;
  const { c, sets } = e;
  for (const word of sets.of(access)) {
    const open =
      access.kind === 'cas' ? [ZERO, ...(sets.of(access.expected).has(word) ? [ONE] : [])] : waitersOf(word);
    for (const token of sets.of(choice)) {
      if (!open.includes(token)) c.clause(-e.done(access), -e.is(access, word), -e.is(choice, token));
      else if (access.kind === 'cas' && token === ONE)
        c.clause(-e.done(access), -e.is(choice, ONE), -e.is(access, word), e.is(access.expected, word));
    }
  }
}

/** A weak compare-exchange fails although the value is the expected one. */
export const failsSpuriously = (e: Values, access: Access): Lit =>
  access.kind === 'cas' && isNode(access.choice) ? e.is(access.choice, ONE) : e.c.no;

/** The result of a compare-exchange: it was what was expected, and nothing else was chosen. */
export function encodeSuccess(e: Values, result: Node, access: Access): void {
  const { c, sets } = e;
  const fails = failsSpuriously(e, access);
  if (fails === c.no) return e.equal(result, access, access.expected, ONE, ZERO);
  c.clause(-fails, e.is(result, ZERO));
  for (const token of sets.of(access)) {
    const [left, right] = [e.is(access, token), e.is(access.expected, token)];
    if (right !== c.no) c.clause(-left, -right, fails, e.is(result, ONE));
    if (right !== c.yes) c.clause(-left, right, e.is(result, ZERO));
  }
}
