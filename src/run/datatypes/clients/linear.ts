import { type Client, predecessors } from './client.ts';

/**
 * Linearizability for all clients (Relinche, POPL 2025; ALGORITHMS.md D): it is not enough that the results of a client have a
 * serial order that respects what its own execution orders, because another client may order more and have the same execution. So
 * every order between calls that a client could add is added, as a wait of one call for the end of another, and serial
 * executions have to respect it, too. Under sc that is the real-time order of calls that do not overlap; in the C11 family
 * happens-before between calls.
 *
 * The orders are the partial orders of the calls that contain the client's own, each once up to exchanging threads that do the
 * same; smallest first.
 */
export function withOrders(client: Client): Client[] {
  const n = client.calls.length;
  const own = closure(
    n,
    predecessors(client).flatMap((before, i) => before.map((b) => [b, i] as const)),
  );
  const free: (readonly [number, number])[] = [];
  for (let a = 0; a < n; a++)
    for (let b = 0; b < n; b++) if (a !== b && !own[a * n + b] && !own[b * n + a]) free.push([a, b]);
  const twins = exchanges(client);
  const known = new Set<string>([keyOf(own)]);
  const found: { readonly order: readonly boolean[]; readonly size: number }[] = [];
  let layer = [own];
  found.push({ order: own, size: 0 });
  // Every partial order comes from one with fewer pairs by adding a pair and what follows from it.
  while (layer.length > 0) {
    const next: boolean[][] = [];
    for (const order of layer)
      for (const [a, b] of free) {
        if (order[a * n + b] || order[b * n + a]) continue;
        const more = withPair(n, order, a, b);
        const keys = twins.map((exchange) => keyOf(exchanged(n, more, exchange)));
        if (keys.some((key) => known.has(key))) continue;
        known.add(keyOf(more));
        next.push(more);
        found.push({ order: more, size: more.filter((one) => one).length });
      }
    layer = next;
  }
  return found
    .sort((x, y) => x.size - y.size)
    .map(({ order }) => {
      const orders = reduction(n, order).filter(
        ([a, b]) => client.calls[a].thread !== client.calls[b].thread && client.calls[a].thread !== 0,
      );
      const text = orders.map(([a, b]) => `${a + 1}<${b + 1}`).join(' ');
      return { ...client, text: text === '' ? client.text : `${client.text} with ${text}`, orders };
    });
}

const keyOf = (order: readonly boolean[]): string => order.map((one) => (one ? '1' : '0')).join('');

function closure(n: number, pairs: readonly (readonly [number, number])[]): boolean[] {
  let order = new Array<boolean>(n * n).fill(false);
  for (const [a, b] of pairs) order = withPair(n, order, a, b);
  return order;
}

/** a before b, and all that comes before a before all that comes after b. */
function withPair(n: number, order: readonly boolean[], a: number, b: number): boolean[] {
  const more = [...order];
  for (let x = 0; x < n; x++) {
    if (x !== a && !order[x * n + a]) continue;
    for (let y = 0; y < n; y++) if (y === b || order[b * n + y]) more[x * n + y] = true;
  }
  return more;
}

/** The pairs that do not follow from others. */
function reduction(n: number, order: readonly boolean[]): [number, number][] {
  const pairs: [number, number][] = [];
  for (let a = 0; a < n; a++)
    for (let b = 0; b < n; b++) {
      if (!order[a * n + b]) continue;
      let follows = false;
      for (let c = 0; c < n && !follows; c++) follows = order[a * n + c] && order[c * n + b];
      if (!follows) pairs.push([a, b]);
    }
  return pairs;
}

/** Permutations of calls that exchange threads with the same calls. */
function exchanges({ calls, threads }: Client): number[][] {
  const of = (thread: number): number[] => calls.flatMap((call, i) => (call.thread === thread ? [i] : []));
  const letters = (thread: number): string =>
    of(thread)
      .map((i) => calls[i].letter)
      .join('');
  let all: number[][] = [calls.map((_, i) => i)];
  for (let t = 1; t <= threads; t++) {
    for (let u = t + 1; u <= threads; u++) {
      if (letters(t) !== letters(u)) continue;
      const [mine, yours] = [of(t), of(u)];
      const swap = calls.map((_, i) => {
        if (mine.includes(i)) return yours[mine.indexOf(i)];
        return yours.includes(i) ? mine[yours.indexOf(i)] : i;
      });
      all = [...all, ...all.map((one) => one.map((i) => swap[i]))];
    }
  }
  return all;
}

function exchanged(n: number, order: readonly boolean[], exchange: readonly number[]): boolean[] {
  const other = new Array<boolean>(n * n).fill(false);
  for (let a = 0; a < n; a++)
    for (let b = 0; b < n; b++) if (order[a * n + b]) other[exchange[a] * n + exchange[b]] = true;
  return other;
}
