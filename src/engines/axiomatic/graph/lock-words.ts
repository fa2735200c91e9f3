import type { Bits } from '../../../sat/bits/bits.ts';
import { type Circuit, FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import type { Event } from '../../bounded/events.ts';
import { type Brackets, isOp } from './brackets.ts';
import type { Node } from './nodes.ts';

/**
 * Who may read a lock's word from whom, by what the operations do to it.
 *
 * *Values*: an operation that is there does not wait, so it has read a word with which it can go on: a lock reads no word
 * that another lock has written. Words have few codes, all of which are tried.
 *
 * *Brackets* (brackets.ts): an unlock reads from its own thread's lock. (By induction along coherence, each operation
 * reading its predecessor: after a lock nobody can go on but the owner, and the owner unlocks.)
 */
const MAX_BITS = 6;

export class LockWords {
  private readonly c: Circuit;
  private readonly known = new Map<string, Words | null>();
  private readonly brackets: Brackets;

  constructor(c: Circuit, brackets: Brackets) {
    this.c = c;
    this.brackets = brackets;
  }

  mayReadFrom(write: Node, read: Node): boolean {
    if (read.event?.kind !== 'sync' || write.dead) return true;
    const [place] = read.targets;
    if (read.targets.length !== 1 || place.when !== TRUE) return true;
    if (this.brackets.has(place.location) && isOp(read, 'unlock'))
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
