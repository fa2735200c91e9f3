import { DiagnosticError, EXIT } from '../../base/failure.ts';
import { isStuck } from '../../results/kinds.ts';
import type { History } from '../../results/tests.ts';
import type { Progress, Verdict, Violation } from '../../results/types.ts';
import { stuckText } from '../../semantics/waiting-text.ts';
import type { Client } from './clients/client.ts';
import type { NamedTest } from './clients/tests.ts';
import { concurrentDriver } from './drivers/concurrent-driver.ts';
import type { ClientOf } from './drivers/driver.ts';
import { refereeOf } from './drivers/pending.ts';
import { countsOf, SerialPart, seenAtEnd } from './serial-part.ts';
import { historyOf, stuckIn } from './specification/history.ts';
import { differing, type Mined } from './specification/mine.ts';
import type { Done, Question, Suite } from './suite.ts';

/** Null: it is one of many, and no thread of it ever begins. Done: it is wrong even serially, or cannot be asked. */
export async function* prepare(
  test: NamedTest,
  suite: Suite,
): AsyncGenerator<Progress, Question | Done | null, void> {
  const { name, client } = test;
  const { typeOptions, change } = suite.request;
  yield { done: 0, total: null, text: 'serial executions' };
  const serially = new SerialPart(suite, test);
  const { of } = serially;
  const mined = yield* serially.mined();
  if (mined === null || 'answer' in mined) return mined;

  const byCommits = typeOptions.commit ? mined.runs : null;
  const twofold = byCommits === null ? null : differing(mined, of);
  if (twofold !== null) throw undetermined(client, twofold);
  const referee = refereeOf(of, mined.pending);
  const driver = concurrentDriver(of, mined.observations, byCommits, referee);
  const program = await serially.link(driver, change);
  const before = serially.elapsed();
  return {
    name: client.text,
    program,
    conclude: (verdict, seconds) => ({
      answer: {
        name,
        test: client.text,
        verdict: serially.timed(referee === null ? verdict : withoutReferee(verdict), before + seconds),
        serially: false,
        serial: countsOf(mined),
        history: historyIn(verdict.violations[0], of, mined),
      },
      sources: program.sources,
    }),
  };
}

/** Main waits only for what the others say: it is them that a stuck execution is about. */
function withoutReferee(verdict: Verdict): Verdict {
  const [violation] = verdict.violations;
  if (violation === undefined || !isStuck(violation.kind)) return verdict;
  const waiting = violation.waiting?.filter(({ thread }) => thread !== 0) ?? [];
  const [first] = waiting;
  if (first?.at === undefined) return verdict;
  return { ...verdict, violations: [{ ...violation, message: stuckText(first), at: first.at, waiting }] };
}

function historyIn(violation: Violation | undefined, of: ClientOf, mined: Mined): History | null {
  const values = seenAtEnd(violation, of);
  if (values !== null) return historyOf(values, of, mined);
  if (violation === undefined || mined.pending.length === 0) return null;
  const stuck = isStuck(violation.kind) ? stuckIn(violation, of) : null;
  return stuck === null ? null : historyOf(stuck.values, of, mined, stuck.returned);
}

const undetermined = ({ text }: Client, order: readonly number[]): DiagnosticError =>
  new DiagnosticError(
    {
      code: 'HED688',
      severity: 'error',
      message: `the calls of ${text}, one after the other in the order ${order.map((call) => call + 1).join(' ')}, do not always give the same results, so that commit points say nothing`,
      help: 'make what is chosen inside an operation an argument of it, or leave --commit out',
    },
    EXIT.usage,
  );
