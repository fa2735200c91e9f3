import { checkProgram } from '../check-program.ts';
import type { NamedTest } from './clients/tests.ts';
import { ENTRY } from './drivers/driver.ts';
import { prepare } from './prepare-test.ts';
import { type Done, isQuestion, type News, type Question, type Suite } from './suite.ts';

/** The tests of a suite, one after the other, right here. */
export async function* oneByOne(suite: Suite): News {
  const { tests, request, engine, limits } = suite;
  for (const test of tests) {
    if (limits.reason() !== 'no') return;
    const question = yield* prepared(test, suite);
    if (!isQuestion(question)) {
      yield question;
      continue;
    }
    const began = limits.elapsed();
    const { program, name, conclude } = question;
    const options = { ...request.options, entry: ENTRY };
    const run = checkProgram({ program, engine, options, limits });
    let next = await run.next();
    for (; !next.done; next = await run.next()) yield `${name}: ${next.value.text}`;
    yield conclude(next.value, limits.elapsed() - began);
  }
}

/** Null: it is one of many, and no thread of it ever begins. Done: it is wrong even serially, or cannot be asked. */
export async function* prepared(
  test: NamedTest,
  suite: Suite,
): AsyncGenerator<string, Question | Done | null, void> {
  const run = prepare(test, suite);
  let next = await run.next();
  for (; !next.done; next = await run.next()) yield `${test.client.text}: ${next.value.text}`;
  return next.value;
}
