import { InternalError } from '../base/failure.ts';
import type { FuncCode } from './code/code.ts';
import { STORED_AGAIN } from './code/effects.ts';
import { EV_AWAIT, EV_CAS, EV_FENCE, EV_READ, EV_RMW, EV_SYNC, EV_WRITE, EV_YIELD } from './code/event.ts';
import { FR_FUNC, FR_PC, ST_ADDR, ST_EVENT, ST_EXP, ST_FP, ST_OP, ST_SIZE } from './code/layout.ts';
import { rememberBounding } from './interpret/loop-head.ts';
import type { Machine } from './machine.ts';
import { SYNC_DONE, syncApply, synced } from './sync/sync.ts';

/**
 * Idle rounds of a loop that a counter bounds, any number of them at once (docs/models.md: *spin, then go on*). The thread
 * is at the await that ended such a round. It is run again and again on what that round read; a round that comes
 * back to the same await is one more. All that such rounds change is the loop's counters, so in the end these are set
 * to what they have become, and everything else is as it was.
 */
export interface RoundRead {
  readonly address: number;
  readonly size: number;
  readonly words: ArrayLike<number>;
}

/** More rounds than this are not tried. */
export const MOST_ROUNDS = 1_000_000;

/**
 * Lets thread `slot` go round as often as it can, or `most` times; returns how often that was. It is at its await then, with
 * the counters as they are after these rounds.
 */
export function repeatRound(
  machine: Machine,
  slot: number,
  reads: readonly RoundRead[],
  most: number,
): number {
  const s = machine.state(slot);
  const loop = s[ST_OP];
  const fp = s[ST_FP];
  const code = machine.image.code[s[fp + FR_FUNC]];
  const found = code.loops.find(({ id }) => id === loop);
  if (found === undefined) throw new InternalError('an await of no loop');
  const { counters, blocks } = found;
  const isInside = (): boolean => blocks.has(blockOf(code, machine.state(slot)[fp + FR_PC] - 1));
  const first = copyOf(machine, slot);
  const reached = new Int32Array(counters.length);
  const answers = new Answers(reads);
  let n = 0;
  for (; n < most; n++) {
    counters.forEach((word, k) => {
      reached[k] = machine.state(slot)[fp + word];
    });
    machine.deliver(slot, 0);
    if (!goRound(machine, slot, loop, isInside, answers)) break;
  }
  if (n === most)
    counters.forEach((word, k) => {
      reached[k] = machine.state(slot)[fp + word];
    });
  machine.restore(slot, first);
  counters.forEach((word, k) => {
    machine.state(slot)[fp + word] = reached[k];
  });
  rememberBounding(found, machine.state(slot), fp);
  return n;
}

/** The block of instruction pc. */
export function blockOf({ starts }: FuncCode, pc: number): number {
  let block = starts.length - 1;
  while (block > 0 && starts[block] > pc) block--;
  return block;
}

function copyOf(machine: Machine, slot: number): Int32Array {
  const words = new Int32Array(machine.snapshotWords(slot));
  machine.snapshot(slot, words);
  return words;
}

/** One round on these answers: does it come back to the await of this loop, without having left it? */
function goRound(
  machine: Machine,
  slot: number,
  loop: number,
  isInside: () => boolean,
  answers: Answers,
): boolean {
  answers.begin();
  for (;;) {
    const event = machine.run(slot);
    const s = machine.state(slot);
    if (event !== EV_AWAIT && !isInside()) return false;
    switch (event) {
      case EV_YIELD:
      case EV_FENCE:
        machine.deliver(slot, 0);
        break;
      case EV_WRITE:
        machine.deliver(slot, STORED_AGAIN);
        break;
      case EV_AWAIT:
        if (s[ST_OP] === loop) return answers.areAllUsed;
        machine.deliver(slot, 0); /* a loop inside it */
        break;
      case EV_READ:
      case EV_RMW:
      case EV_CAS:
      case EV_SYNC: {
        const words = answers.next(s[ST_ADDR], s[ST_SIZE]);
        if (words === null || !answer(machine, slot, words, answers)) return false;
        break;
      }
      default:
        return false;
    }
  }
}

function answer(machine: Machine, slot: number, words: ArrayLike<number>, answers: Answers): boolean {
  const s = machine.state(slot);
  switch (s[ST_EVENT]) {
    case EV_CAS: {
      let same = true;
      for (let k = 0; 4 * k < s[ST_SIZE]; k++) same &&= words[k] === s[ST_EXP + k];
      machine.deliverCas(slot, same, words[0], words[1], words[2], words[3]);
      return true;
    }
    case EV_SYNC: {
      /* the word of a lock is as the round itself has left it */
      const [lo, hi] = answers.locks.get(s[ST_ADDR]) ?? [words[0], words[1]];
      if (syncApply(s[ST_OP], lo, hi, slot, 0) !== SYNC_DONE) return false;
      answers.locks.set(s[ST_ADDR], [synced.lo, synced.hi]);
      machine.deliver(slot, synced.result);
      return true;
    }
    default:
      machine.deliver(slot, words[0], words[1], words[2], words[3]);
      return true;
  }
}

/** What a round read. If it read each location once or always the same, then by location; else in its order. */
class Answers {
  private readonly reads: readonly RoundRead[];
  private readonly byPlace: ReadonlyMap<string, RoundRead> | null;
  private at = 0;
  readonly locks = new Map<number, readonly [lo: number, hi: number]>();

  constructor(reads: readonly RoundRead[]) {
    this.reads = reads;
    const places = new Map<string, RoundRead>();
    let isPlain = true;
    for (const read of reads) {
      const key = `${read.address} ${read.size}`;
      const before = places.get(key) ?? read;
      for (let k = 0; 4 * k < read.size; k++) isPlain &&= before.words[k] === read.words[k];
      places.set(key, before);
    }
    this.byPlace = isPlain ? places : null;
  }

  begin(): void {
    this.at = 0;
    this.locks.clear();
  }

  next(address: number, size: number): ArrayLike<number> | null {
    if (this.byPlace !== null) return this.byPlace.get(`${address} ${size}`)?.words ?? null;
    const read = this.reads[this.at++];
    return read !== undefined && read.address === address && read.size === size ? read.words : null;
  }

  get areAllUsed(): boolean {
    return this.byPlace !== null || this.at === this.reads.length;
  }
}
