import type { LocId } from '../base/ids.ts';
import type { Program } from '../ir/types.ts';
import type { At } from '../results/types.ts';

/**
 * Where a thread is, for people: the frames of its call stack, innermost first, with inlined calls taken apart again
 * and frames of our own library models folded away (unless there is nothing else).
 */
export function framesOf(program: Program, stack: readonly LocId[], thread: number): At[] {
  const all: At[] = [];
  const own: At[] = [];
  for (const frame of stack) {
    for (let id: LocId | null = frame; id !== null; ) {
      const loc: Program['locs'][number] = program.locs[id];
      const at = { file: loc.file, line: loc.line, column: loc.column, function: loc.function, thread };
      all.push(at);
      if (!loc.library && loc.line > 0) own.push(at);
      id = loc.inlinedAt;
    }
  }
  return own.length > 0 ? own : all;
}

export const NOWHERE: At = { file: '', line: 0, column: 0, function: '', thread: 0 };

/** The innermost frame. */
export const innermost = (frames: readonly At[], thread: number): At => frames[0] ?? { ...NOWHERE, thread };
