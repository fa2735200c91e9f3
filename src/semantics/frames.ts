import type { LocId } from '../base/ids.ts';
import type { Program } from '../ir/types.ts';
import type { At, Step } from '../results/types.ts';

/**
 * Where a thread is, for people: the frames of its call stack (`stack` has inlined calls taken apart already),
 * innermost first, with frames of our own library models folded away unless there is nothing else.
 */
export function framesOf(program: Program, stack: readonly LocId[], thread: number): At[] {
  const all: At[] = [];
  const own: At[] = [];
  for (const id of stack) {
    const loc = program.locs[id];
    if (loc === undefined) continue;
    const at = { file: loc.file, line: loc.line, column: loc.column, function: loc.function, thread };
    all.push(at);
    if (!loc.library && loc.line > 0) own.push(at);
  }
  return own.length > 0 ? own : all;
}

/** A frame of the library: there was no other. */
export const isOurs = (at: At): boolean => at.file.startsWith('<heddle>/');

/**
 * Is a step what a library does for itself? Atomic operations in a C++ header are not (a user's `counter++` on a std::atomic is
 * one), unless they are on a member that only the library knows.
 */
export function isLibraryStep(
  program: Program,
  innermost: number,
  { order, location = '' }: Pick<Step, 'order' | 'location'>,
): boolean {
  const loc = program.locs[innermost];
  if (loc === undefined || !loc.library) return false;
  const atomic = order !== undefined && order !== 'na';
  return !(atomic && loc.file.startsWith('<heddle>/cxx/')) || /\.__\w/.test(location);
}

/** The innermost frame. */
export const innermost = (frames: readonly At[], thread: number): At =>
  frames[0] ?? { file: '', line: 0, column: 0, function: '', thread };
