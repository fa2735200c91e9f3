import type { EventId, ThreadId } from '../../../base/ids.ts';
import { NO_EVENT } from '../graph/columns.ts';
import { F_ATOMIC, F_RMW, type Graph, K_READ } from '../graph/graph.ts';
import type { Locations } from '../graph/locations.ts';

/**
 * What reads may guess (buffering.ts): collected from consistent graphs, each time a write w is added to one, for the
 * reads r of the same location that come before w in program order and reads-from, in another thread, but not in
 * happens-before. If r did not stand in the way of w, r could read from w.
 *
 * Also which threads write a location, and what: nobody waits for a write that nobody makes.
 */
export interface Guess {
  readonly words: readonly [number, number, number, number];
  /** Threads that were seen to write it. */
  readonly writers: Set<ThreadId>;
}

export class Candidates {
  private readonly weak: Uint8Array;
  /** Plain reads do not guess: with races reported, one that reads what nothing orders before it is a race anyway. */
  private readonly atomicOnly: boolean;
  private readonly guesses = new Map<string, Map<string, Guess>>();
  private readonly threads = new Set<number>();
  private readonly sites = new Set<number>();
  private readonly writers = new Map<string, Set<ThreadId>>();
  /** By location: values, each with the threads that write it. */
  private readonly values = new Map<string, Map<string, Set<ThreadId>>>();
  /** Grows with everything that was not known before. */
  version = 0;

  constructor(weak: Uint8Array, atomicOnly: boolean) {
    this.weak = weak;
    this.atomicOnly = atomicOnly;
  }

  get isEmpty(): boolean {
    return this.guesses.size === 0;
  }

  /** Threads that have something to guess somewhere. */
  get guessers(): ReadonlySet<number> {
    return this.threads;
  }

  /** Does some thread guess at this site? */
  isGuessed = (site: number): boolean => this.sites.has(site);

  /** What a read of thread t at this site may guess for a location, by text of the value. */
  of(t: ThreadId, site: number, address: number, size: number): ReadonlyMap<string, Guess> {
    return this.guesses.get(`${t} ${site} ${address} ${size}`) ?? NOTHING;
  }

  /** Does another thread than t write something to the location that it could not guess there? */
  canBeSurprised(t: ThreadId, site: number, address: number, size: number): boolean {
    const guessed = this.of(t, site, address, size);
    for (const [value, writers] of this.values.get(`${address} ${size}`) ?? [])
      if (!guessed.has(value)) for (const u of writers) if (u !== t) return true;
    return false;
  }

  /** Threads known to write the location. */
  writersOf(address: number, size: number): ReadonlySet<ThreadId> | undefined {
    return this.writers.get(`${address} ${size}`);
  }

  /** Write a was added to g, which is consistent, and its clocks are there. */
  note(g: Graph, locations: Locations, a: EventId): void {
    const loc = g.loc[a];
    const t = g.thread[a];
    const [address, size] = [locations.address[loc], locations.size[loc]];
    this.noteWriter(`${address} ${size}`, t, valueText(g, a));
    const reads = g.reads[loc];
    for (let k = 0; k < reads.length; k++) {
      const r = reads[k];
      if (g.thread[r] === t || this.weak[g.site[r]] === 0 || !g.inPrefix(r, a)) continue;
      if (g.happensBefore(r, a) || (this.atomicOnly && (g.flags[r] & F_ATOMIC) === 0)) continue;
      if (!updates(g, r, a)) this.noteGuess(g, r, a, address, size);
    }
  }

  private noteWriter(key: string, t: ThreadId, value: string): void {
    let values = this.values.get(key);
    if (values === undefined) {
      values = new Map();
      this.values.set(key, values);
      this.writers.set(key, new Set());
    }
    const threads = values.get(value);
    if (threads?.has(t)) return;
    if (threads) threads.add(t);
    else values.set(value, new Set([t]));
    this.writers.get(key)!.add(t);
    this.version++;
  }

  private noteGuess(g: Graph, r: EventId, a: EventId, address: number, size: number): void {
    const key = `${g.thread[r]} ${g.site[r]} ${address} ${size}`;
    let values = this.guesses.get(key);
    if (values === undefined) {
      values = new Map();
      this.guesses.set(key, values);
      this.threads.add(g.thread[r]);
      this.sites.add(g.site[r]);
    }
    const v = g.value;
    const words = [v[4 * a], v[4 * a + 1], v[4 * a + 2], v[4 * a + 3]] as const;
    const known = values.get(valueText(g, a));
    if (known?.writers.has(g.thread[a])) return;
    if (known) known.writers.add(g.thread[a]);
    else values.set(valueText(g, a), { words, writers: new Set([g.thread[a]]) });
    this.version++;
  }
}

const NOTHING: ReadonlyMap<string, Guess> = new Map();

/** The value read or written by e. */
export const valueText = (g: Graph, e: EventId): string =>
  `${g.value[4 * e]},${g.value[4 * e + 1]},${g.value[4 * e + 2]},${g.value[4 * e + 3]}`;

/** Does a go back to r by read-modify-writes alone? Then it depends on r. */
function updates(g: Graph, r: EventId, a: EventId): boolean {
  for (let w = a; w >= 0 && (g.flags[w] & F_RMW) !== 0; ) {
    const read = g.of[g.thread[w]][g.pos[w] - 1];
    if (read === r) return true;
    w = g.kind[read] === K_READ ? g.rf[read] : NO_EVENT;
  }
  return false;
}
