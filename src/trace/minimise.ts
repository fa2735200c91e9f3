/**
 * A shorter story of the same violation.
 *
 * A schedule is the list of threads by whose events an execution ran. Adjacent entries of one thread form a *block*;
 * people read a trace block by block, so the number of blocks is what is minimised, then the number of steps. This
 * is the block moving of Tinertia (Jalbert and Sen, "A trace simplification technique for effective debugging of
 * concurrent programs", FSE'10): try to leave a block out, to move it next to an earlier or later block of its
 * thread, or to shorten it, run the result, and keep it if it still shows the same violation and is smaller.
 *
 * A changed schedule need not fit the program exactly: the runner skips an entry whose thread cannot go, and after
 * the last entry lets the current thread run on as far as it can. It answers with the schedule that was really
 * executed, which is what the next round starts from, so every accepted schedule is exact. Greedy: the result is a
 * local minimum. The order of attempts is fixed and their number bounded, so the result is deterministic.
 */
interface Attempt {
  /** The entries that were executed, up to the violation. */
  readonly schedule: Int32Array;
}

/** Runs a schedule; null unless it ends in the wanted violation. */
export type Runner = (schedule: Int32Array) => Attempt | null;

/** The thread of a schedule entry is its low byte; the other bits are for the runner. */
export const threadOf = (entry: number): number => entry & 0xff;

export interface Effort {
  readonly attempts: number;
  /** Total number of entries that may be tried. */
  readonly steps: number;
}

export function minimise(schedule: Int32Array, run: Runner, effort: Effort): Int32Array {
  let best = schedule;
  let { attempts, steps } = effort;
  const better = (candidate: Int32Array): boolean => {
    if (attempts <= 0 || steps <= 0) return false;
    attempts--;
    steps -= best.length;
    const attempt = run(candidate);
    if (attempt === null || !smaller(attempt.schedule, best)) return false;
    best = attempt.schedule;
    return true;
  };
  // Nothing but the runner's own way of going on: often enough for bugs that every schedule has.
  better(new Int32Array(0));
  while (attempts > 0 && steps > 0 && (leaveOut() || merge() || shorten()));
  return best;

  /** From the end: what happens after the violation's cause is the most likely to be irrelevant. */
  function leaveOut(): boolean {
    const blocks = blocksOf(best);
    for (let i = blocks.length - 1; i >= 0; i--) {
      if (better(joined([...blocks.slice(0, i), ...blocks.slice(i + 1)]))) return true;
    }
    return false;
  }

  function merge(): boolean {
    const blocks = blocksOf(best);
    for (let i = 0; i < blocks.length; i++) {
      const thread = threadOf(blocks[i][0]);
      const j = blocks.findIndex((block, index) => index > i && threadOf(block[0]) === thread);
      if (j < 0) continue;
      const between = blocks.slice(i + 1, j);
      const [before, after] = [blocks.slice(0, i), blocks.slice(j + 1)];
      if (better(joined([...before, blocks[i], blocks[j], ...between, ...after]))) return true;
      if (better(joined([...before, ...between, blocks[i], blocks[j], ...after]))) return true;
    }
    return false;
  }

  /** Only what makes the whole smaller is kept, so this drops steps without which the violation still comes. */
  function shorten(): boolean {
    const blocks = blocksOf(best);
    for (let i = blocks.length - 1; i >= 0; i--) {
      const block = blocks[i];
      for (let drop = block.length >> 1; drop > 0; drop >>= 1) {
        const rest = block.subarray(0, block.length - drop);
        if (better(joined([...blocks.slice(0, i), rest, ...blocks.slice(i + 1)]))) return true;
      }
    }
    return false;
  }
}

/** Fewer blocks, or as many and fewer steps. */
function smaller(a: Int32Array, b: Int32Array): boolean {
  const blocks = countBlocks(a) - countBlocks(b);
  return blocks < 0 || (blocks === 0 && a.length < b.length);
}

export function countBlocks(schedule: Int32Array): number {
  let blocks = 0;
  for (let i = 0; i < schedule.length; i++) {
    if (i === 0 || threadOf(schedule[i]) !== threadOf(schedule[i - 1])) blocks++;
  }
  return blocks;
}

function blocksOf(schedule: Int32Array): Int32Array[] {
  const blocks: Int32Array[] = [];
  let start = 0;
  for (let i = 1; i <= schedule.length; i++) {
    if (i === schedule.length || threadOf(schedule[i]) !== threadOf(schedule[start])) {
      blocks.push(schedule.subarray(start, i));
      start = i;
    }
  }
  return blocks;
}

function joined(blocks: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(blocks.reduce((sum, block) => sum + block.length, 0));
  let at = 0;
  for (const block of blocks) {
    all.set(block, at);
    at += block.length;
  }
  return all;
}
