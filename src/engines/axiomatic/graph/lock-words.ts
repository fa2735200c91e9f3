import type { Bits } from '../../../sat/bits/bits.ts';
import { type Circuit, FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import type { Entailment } from '../../../sat/circuit/entails.ts';
import type { Event } from '../../bounded/events.ts';
import type { Node } from './nodes.ts';

/**
 * Who may read a lock's word from whom, by what the operations do to it.
 *
 * *Values*: an operation that is there does not wait, so it has read a word with which it can go on: a lock reads no word
 * that another lock has written. Words have few codes, all of which are tried.
 *
 * *Brackets*: where each thread locks a mutex only when it does not hold it, and unlocks only when it does, however its
 * reads turn out, and nothing else is done to the mutex, an unlock reads from its own thread's lock. (By induction along
 * coherence, each operation reading its predecessor: after a lock nobody can go on but the owner, and the owner unlocks.)
 */
const MAX_BITS = 6;

export class LockWords {
  private readonly c: Circuit;
  private readonly known = new Map<string, Words | null>();
  private readonly bracketed: ReadonlySet<number>;

  constructor(c: Circuit, nodes: readonly Node[], entailment: Entailment, ours: boolean) {
    this.c = c;
    this.bracketed = ours ? bracketedMutexes(c, nodes, entailment) : new Set();
  }

  mayReadFrom(write: Node, read: Node): boolean {
    if (read.event?.kind !== 'sync' || write.dead) return true;
    const [place] = read.targets;
    if (read.targets.length !== 1 || place.when !== TRUE) return true;
    if (this.bracketed.has(place.location) && isOp(read, 'unlock'))
      return isOp(write, 'lock') && write.thread === read.thread && write.id < read.id;
    if (write.event?.kind !== 'sync' || write.targets.length !== 1) return true;
    const [from, into] = [this.wordsOf(write), this.wordsOf(read)];
    if (from === null || into === null || from.width !== into.width) return true;
    return [...from.written].some((code) => into.read.has(code));
  }

  /** The codes with which the operation can go on, and those it leaves. */
  private wordsOf(node: Node): Words | null {
    const event = node.event as Event;
    const [part] = node.targets[0].parts;
    const key = `${node.thread} ${event.index} ${part}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const { read, write } = event.parts[part];
    const words =
      node.targets[0].parts.length === 1 && read !== null ? tryAll(this.c, event, read, write) : null;
    this.known.set(key, words);
    return words;
  }
}

interface Words {
  readonly width: number;
  readonly read: ReadonlySet<number>;
  readonly written: ReadonlySet<number>;
}

const isOp = (node: Node, op: string): boolean =>
  node.event?.kind === 'sync' && node.event.text.startsWith(`${op} `);

function tryAll(c: Circuit, event: Event, read: Bits, write: Bits | null): Words | null {
  if (read.length > MAX_BITS || read.some((bit) => bit > TRUE && !c.isInput(bit >>> 1))) return null;
  const [reads, written] = [new Set<number>(), new Set<number>()];
  for (let code = 0; code < 1 << read.length; code++) {
    const given = new Map<number, Lit>();
    let fits = true;
    read.forEach((bit, b) => {
      const value = ((code >> b) & 1) as Lit;
      if (bit <= TRUE) fits &&= bit === value;
      else given.set(bit >>> 1, value ^ (bit & 1));
    });
    if (!fits || under(c, event.blocked, given) === TRUE) continue;
    reads.add(code);
    if (write === null || under(c, event.writes, given) === FALSE) continue;
    const out = write.map((bit) => under(c, bit, given));
    if (out.some((bit) => bit > TRUE)) return null;
    written.add(out.reduce((sum, bit, b) => sum | (bit << b), 0));
  }
  return { width: read.length, read: reads, written };
}

/** The literal's value where these nodes have theirs; 2 if it depends on others. */
function under(c: Circuit, lit: Lit, given: Map<number, Lit>): Lit {
  const OPEN = 2;
  const visit = (node: number): Lit => {
    if (node === 0) return FALSE;
    const known = given.get(node);
    if (known !== undefined) return known;
    let value: Lit = OPEN;
    if (c.isAnd(node)) {
      const [l, r] = [of(c.leftOf(node)), of(c.rightOf(node))];
      if (l === FALSE || r === FALSE) value = FALSE;
      else if (l === TRUE && r === TRUE) value = TRUE;
    }
    given.set(node, value);
    return value;
  };
  const of = (one: Lit): Lit => {
    const value = visit(one >>> 1);
    return value === OPEN ? OPEN : value ^ (one & 1);
  };
  return of(lit);
}

/** Locations that are mutexes which every thread locks and unlocks in turn. */
function bracketedMutexes(c: Circuit, nodes: readonly Node[], entailment: Entailment): Set<number> {
  const found = new Set<number>();
  const bad = new Set<number>();
  for (const node of nodes)
    for (const { location, when } of node.targets) {
      if (node.thread < 0) continue;
      const fits = when === TRUE && (isOp(node, 'lock') || isOp(node, 'unlock')) && !node.dead;
      (fits ? found : bad).add(location);
    }
  for (const location of bad) found.delete(location);
  for (const location of found) {
    const held = new Map<number, Lit>();
    const there = nodes.filter((node) => node.thread >= 0 && node.targets[0]?.location === location);
    const questions: [Lit, Lit][] = [];
    for (const node of there) {
      const before = held.get(node.thread) ?? FALSE;
      const isLock = isOp(node, 'lock');
      if (node.kind !== 'R') continue;
      questions.push([node.exec, isLock ? before : before ^ 1]);
      held.set(node.thread, isLock ? c.or(before, node.exec) : c.and(before, node.exec ^ 1));
    }
    if (!questions.every(([there, wrong]) => wrong === FALSE || entailment.contradicts(there, wrong)))
      found.delete(location);
  }
  return found;
}
