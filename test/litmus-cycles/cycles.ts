/**
 * Litmus tests from critical cycles, all of them up to a size (as diy makes them: Alglave, Maranget, Sarkar, Sewell,
 * CAV'10). A cycle alternates between two steps inside a thread, from one location to another, and communication
 * between threads at one location: a read from another thread (`rf`), a write over what was read (`fr`), a write over a
 * write (`co`). A thread has two accesses, or is one write that somebody then reads; anything longer contains a
 * smaller cycle (two communications in a row are one, unless they end in a read of a write). The test asks whether
 * the values that this cycle would leave can be seen: never under `sc`.
 *
 * A cycle is named by its threads, each the word of its accesses and of what stands between them; a cycle turned
 * round is the same one, so the least rotation stands for all.
 */

/** R, W: relaxed load and store; X: exchange, a write that is a full fence under tso and pso. */
type Access = 'R' | 'W' | 'X';
/** Nothing, a full fence, a store-store barrier (a release fence). */
type Between = '' | '+mf' | '+ss';

interface Thread {
  readonly name: string;
  readonly first: Access;
  /** Null: the thread is one write. */
  readonly second: Access | null;
  readonly between: Between;
}

export interface CycleTest {
  readonly name: string;
  readonly text: string;
  readonly threads: number;
  /** Whether theory says that the cycle can happen: some step inside a thread is not preserved. */
  readonly allowed: { readonly tso: boolean; readonly pso: boolean };
}

const pair = (first: Access, second: Access, between: Between = ''): Thread => ({
  name: `${first}${second}${between}`,
  first,
  second,
  between,
});

const PLAIN = [pair('W', 'R'), pair('W', 'W'), pair('R', 'W'), pair('R', 'R')];
const FENCED = [
  pair('W', 'R', '+mf'),
  pair('W', 'W', '+mf'),
  pair('W', 'W', '+ss'),
  pair('R', 'W', '+mf'),
  pair('R', 'R', '+mf'),
];
const EXCHANGES = [pair('X', 'R'), pair('X', 'W'), pair('R', 'X'), pair('W', 'X')];
const ALONE: readonly Thread[] = [
  { name: 'W', first: 'W', second: null, between: '' },
  { name: 'X', first: 'X', second: null, between: '' },
];

/** All cycles of two to `most` threads, the small ones first, in a fixed order. */
export function criticalCycles(most: number): CycleTest[] {
  const pairs = [...PLAIN, ...FENCED, ...EXCHANGES];
  const all: CycleTest[] = [];
  for (let threads = 2; threads <= most; threads++) {
    const known = [...pairs, ...ALONE];
    const chosen: number[] = [];
    const choose = (): void => {
      if (chosen.length === threads) {
        const cycle = chosen.map((i) => known[i]);
        if (isLeast(chosen) && isCritical(cycle)) all.push(testOf(cycle));
        return;
      }
      for (let i = 0; i < known.length; i++) {
        chosen.push(i);
        choose();
        chosen.pop();
      }
    };
    choose();
  }
  return all;
}

const isLeast = (word: readonly number[]): boolean =>
  word.every((_, shift) => compare(word, [...word.slice(shift), ...word.slice(0, shift)]) <= 0);

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((n, i) => n !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
}

/**
 * What is left of program order: tso drops store → load, pso also store → store, and of a fence of either kind all that it
 * orders. An exchange is atomic and a full fence, so nothing passes it.
 */
function isPreserved({ first, second, between }: Thread, model: 'tso' | 'pso'): boolean {
  if (first !== 'W' || second === null || second === 'X' || between === '+mf') return true;
  return second === 'W' && (model === 'tso' || between === '+ss');
}

const last = ({ first, second }: Thread): Access => second ?? first;

/**
 * Whether each communication exists (two reads do not communicate), each lone write is read by the next thread, and
 * there are two locations at least: one location less than pairs would be no cycle but a matter of coherence.
 */
function isCritical(cycle: readonly Thread[]): boolean {
  if (cycle.filter(({ second }) => second !== null).length < 2) return false;
  return cycle.every((thread, i) => {
    const next = cycle[(i + 1) % cycle.length];
    if (last(thread) === 'R' && next.first === 'R') return false;
    return thread.second !== null || next.first === 'R';
  });
}

const LOCATIONS = ['x', 'y', 'z', 'w', 'v', 'u'];

/**
 * Accesses between two steps inside threads share a location: the second of a pair, perhaps a lone write, and the first
 * of the next pair. Its writes are numbered in the order in which the cycle visits them; a read gets the number of
 * the last one before it. Two writes of a location are told apart by its final value.
 */
function testOf(cycle: readonly Thread[]): CycleTest {
  const start = cycle.findIndex(({ second }) => second !== null);
  const turned = [...cycle.slice(start), ...cycle.slice(0, start)];
  const bodies: string[][] = turned.map(() => []);
  const seen: string[] = [];
  let location = 0;
  let written = 0;
  const access = (thread: number, kind: Access, register: string): string => {
    const at = LOCATIONS[location];
    if (kind === 'R') {
      seen.push(`${thread}:${register}=${written}`);
      return `int ${register} = atomic_load_explicit(${at}, memory_order_relaxed);`;
    }
    written++;
    return kind === 'W'
      ? `atomic_store_explicit(${at}, ${written}, memory_order_relaxed);`
      : `int ${register} = atomic_exchange_explicit(${at}, ${written}, memory_order_seq_cst);`;
  };
  const close = (): void => {
    if (written > 1) seen.push(`${LOCATIONS[location]}=${written}`);
    written = 0;
  };
  // The first access of the first thread closes the cycle: it is made last.
  for (const [i, { second, between }] of turned.entries()) {
    if (i > 0) bodies[i].push(access(i, turned[i].first, 'r0'));
    if (second === null) continue;
    if (i > 0) {
      close();
      location++;
    }
    if (between !== '') bodies[i].push(FENCES[between]);
    bodies[i].push(access(i, second, 'r1'));
  }
  bodies[0].unshift(access(0, turned[0].first, 'r0'));
  close();
  const used = LOCATIONS.slice(0, location + 1);
  const parameters = used.map((name) => `atomic_int* ${name}`).join(', ');
  const name = cycle.map((thread) => thread.name).join('-');
  const text = [
    `C ${name}`,
    `{ ${used.map((at) => `[${at}] = 0;`).join(' ')} }`,
    ...bodies.map((body, i) => `\nP${i} (${parameters}) {\n${body.map((line) => `  ${line}\n`).join('')}}`),
    `\nexists (${seen.join(' /\\ ')})\n`,
  ].join('\n');
  const allowed = (model: 'tso' | 'pso'): boolean => cycle.some((thread) => !isPreserved(thread, model));
  return { name, text, threads: cycle.length, allowed: { tso: allowed('tso'), pso: allowed('pso') } };
}

const FENCES = {
  '+mf': 'atomic_thread_fence(memory_order_seq_cst);',
  '+ss': 'atomic_thread_fence(memory_order_release);',
} as const;
