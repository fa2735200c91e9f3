import { predecessors } from '../clients/client.ts';
import { type ClientOf, operationOf, ownValue, type SerialRun, seenOf } from '../drivers/driver.ts';
import { type Mined, mayWait } from './mine.ts';

/**
 * Clients of `auto:N` that make the same calls, in other threads or in another order, are a *family*. A serial execution
 * is an order of the calls and what they give, whoever makes them; so that the serial executions of each member are those of
 * the *free* client, in which every call has a thread of its own, that keep the member's order. The free client is the largest
 * member of the family, and is mined once: of the 388 clients with up to five calls of two operations there are 18 families.
 *
 * The same call is one of the same operation with the same values of its own. Calls that are the same may change places:
 * any way to tell them apart will do, as long as it is one way.
 */
export class SerialFamilies {
  private readonly known = new Map<string, Promise<Mined | null>>();

  /** Null: its serial executions have to be looked at by themselves. `mineFree` gives null where something goes wrong. */
  async mined(of: ClientOf, mineFree: (free: ClientOf) => Promise<Mined | null>): Promise<Mined | null> {
    if (!isMember(of)) return null;
    const names = of.client.calls.map((_, call) => sameness(of, call));
    const first = names.map((_, call) => firstOwn(of, call));
    const members = names
      .map((_, call) => call)
      .sort((a, b) => first[a] - first[b] || compare(names[a], names[b]) || a - b);
    const key = members.map((call) => names[call]).join(' ');
    const free = freeClient(of, members);
    /* the values of its own that a call has depend on its place: a free client that would change them is none */
    if (free.client.calls.some((_, place) => sameness(free, place) !== names[members[place]])) return null;
    let found = this.known.get(key);
    if (found === undefined) {
      found = mineFree(free);
      this.known.set(key, found);
    }
    const all = await found;
    return all === null ? null : ofMember(all, of, free, members);
  }
}

/** More calls have too many orders to look at them all before the first client is. */
const MOST_CALLS = 7;

/**
 * Where calls may wait, which of them do depends on the threads; roles are kept by threads; and pointers are told by the call
 * that gave them first.
 */
function isMember(of: ClientOf): boolean {
  const { calls } = of.client;
  if (calls.length > MOST_CALLS || mayWait(of)) return false;
  return calls.every(({ letter }) => {
    const { roles, outputs } = operationOf(of.operations, letter);
    return roles.length === 0 && outputs.every(({ type }) => type !== 'pointer' && type !== 'commit');
  });
}

/** Its first value of its own; those without one come last. */
function firstOwn(of: ClientOf, call: number): number {
  const { inputs } = operationOf(of.operations, of.client.calls[call].letter);
  const n = inputs.findIndex(({ domain }) => domain === null);
  return n < 0 ? Number.MAX_SAFE_INTEGER : ownValue(of, call, n);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function sameness(of: ClientOf, call: number): string {
  const { letter } = of.client.calls[call];
  const { inputs } = operationOf(of.operations, letter);
  return [letter, ...inputs.map(({ domain }, n) => (domain === null ? ownValue(of, call, n) : '*'))].join(
    '.',
  );
}

function freeClient(of: ClientOf, members: readonly number[]): ClientOf {
  const letters = members.map((call) => of.client.calls[call].letter);
  const calls = letters.map((letter, i) => ({ letter, thread: i + 1 }));
  return { ...of, client: { text: letters.join('|'), calls, threads: calls.length, orders: [] } };
}

/** The executions that keep the member's order, in the member's numbers. */
function ofMember(all: Mined, of: ClientOf, free: ClientOf, members: readonly number[]): Mined {
  const before = predecessors(of.client);
  const place = new Map(members.map((call, i) => [call, i]));
  const column = new Map(seenOf(free).map(({ call, kind, n }, i) => [`${call} ${kind} ${n}`, i]));
  const columns = seenOf(of).map(
    ({ call, kind, n }) => column.get(`${place.get(call)} ${kind} ${n}`) as number,
  );
  const runs: SerialRun[] = [];
  const observations = new Map<string, readonly bigint[]>();
  for (const run of all.runs) {
    const order = run.order.map((at) => members[at]);
    const done = new Set<number>();
    const keeps = order.every((call) => {
      done.add(call);
      return before[call].every((one) => done.has(one));
    });
    if (!keeps) continue;
    const values = columns.map((at) => run.values[at]);
    runs.push({ order, values, pending: [] });
    observations.set(values.join(), values);
  }
  return { runs, observations: [...observations.values()], pending: [], violations: new Map() };
}
