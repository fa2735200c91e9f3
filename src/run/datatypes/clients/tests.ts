import { DiagnosticError, EXIT } from '../../../base/failure.ts';
import type { Operation } from '../operations/operation.ts';
import { allClients } from './auto.ts';
import type { Client } from './client.ts';
import { parseClient } from './notation.ts';
import { brokenRole } from './roles.ts';
import { SUITES } from './suites.ts';

export interface NamedTest {
  /** T0, Tpc2; empty: it has none. */
  readonly name: string;
  readonly client: Client;
  /** One of all clients: it is left out if its first calls wait for ever. */
  readonly isAuto?: boolean;
}

type Operations = ReadonlyMap<string, Operation>;
const MAX_AUTO = 12;

/** What `--tests` says: tests in CheckFence's notation, names of suites, and `auto:N`. */
export function testsOf(texts: readonly string[], operations: Operations): NamedTest[] {
  return texts.flatMap((text) => {
    const suite = SUITES.get(text.trim());
    if (suite !== undefined) return ofSuite(text, suite, operations);
    const auto = /^\s*auto:(\d+)\s*$/.exec(text);
    if (auto !== null) {
      const n = Number(auto[1]);
      if (n < 2 || n > MAX_AUTO)
        throw bad(`${text}: a number of calls between 2 and ${MAX_AUTO}`, operations);
      return [...allClients(operations, n)].map((client) => ({ name: '', client, isAuto: true }));
    }
    return [{ name: '', client: checked(parseClient(text), operations) }];
  });
}

/** A suite may have tests about operations that a type does not have, or that break its roles: those are left out. */
function ofSuite(
  name: string,
  suite: readonly (readonly [string, string])[],
  operations: Operations,
): NamedTest[] {
  const tests = suite
    .map(([name, test]) => ({ name, client: parseClient(test) }))
    .filter(({ client }) => client.calls.every(({ letter }) => operations.has(letter)))
    .filter(({ client }) => brokenRole(client, operations) === null);
  if (tests.length === 0) {
    const letters = [...new Set(suite.flatMap(([, test]) => test.match(/[a-z]/gi) ?? []))];
    throw bad(`no test of the suite ${name} can be made; it is about ${letters.join(', ')}`, operations);
  }
  return tests;
}

function checked(client: Client, operations: Operations): Client {
  for (const { letter } of client.calls)
    if (!operations.has(letter))
      throw bad(
        `the test ${client.text} has calls of ${letter}, and there is no operation ${letter}`,
        operations,
      );
  const broken = brokenRole(client, operations);
  if (broken !== null) throw bad(`the test ${client.text}: ${broken}`, operations);
  return client;
}

const bad = (message: string, operations: Operations): DiagnosticError =>
  new DiagnosticError(
    {
      code: 'HED686',
      severity: 'error',
      message,
      help: `the operations are ${[...operations.values()].map((op) => `${op.letter} (${op.name})`).join(', ')}; name more with --ops`,
    },
    EXIT.usage,
  );
