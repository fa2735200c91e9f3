import type { Instr, Program } from './types.ts';

/**
 * `heddle_commit(access)` outside sc (`heddle test --commit`): a `choose` whose value is the time of the access, among all that are marked so. That the
 * values are in an order in which the model may take the accesses is for the engine to see to.
 */
export const COMMIT_TIME = 'heddle_commit';
/** More than there are in any execution that an engine comes to the end of. */
export const MAX_COMMITS = 4095;
/** What one thread does before there are others has the times below this one. */
export const FIRST_SHARED_COMMIT = 64;

export const isCommitTime = (i: Instr): boolean => i.op === 'choose' && i.what === COMMIT_TIME;

export const hasCommitTimes = ({ functions }: Program): boolean =>
  functions.some(({ blocks }) => blocks.some(({ instrs }) => instrs.some(isCommitTime)));

/** For executions of one thread, in which nobody asks: all times are the same. */
export const withoutCommitTimes = (program: Program): Program => ({
  ...program,
  functions: program.functions.map((func) => ({
    ...func,
    blocks: func.blocks.map((block) => ({
      ...block,
      instrs: block.instrs.map((i) => (i.op === 'choose' && isCommitTime(i) ? { ...i, hi: i.lo } : i)),
    })),
  })),
});
