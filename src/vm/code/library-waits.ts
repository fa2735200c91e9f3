import type { Block, Loc, Program } from '../../ir/types.ts';

/**
 * Await loops of our own library models (a barrier, a once flag, a latch). To the program they are one call that
 * blocks: nobody to end the wait is a deadlock, not an endless loop of its own.
 */
const found = new WeakMap<Program, ReadonlyMap<number, Loc>>();

function libraryLoops(program: Program): ReadonlyMap<number, Loc> {
  const known = found.get(program);
  if (known !== undefined) return known;
  const loops = new Map<number, Loc>();
  for (const f of program.functions)
    for (const { id, at, blocks } of f.loops)
      if (blocks.every((b) => isLibraryBlock(program, f.blocks[b]))) loops.set(id, program.locs[at]);
  found.set(program, loops);
  return loops;
}

/** A loop of the user's may end in what was inlined from the library, but it does not consist of it. */
const isLibraryBlock = ({ locs }: Program, { instrs, term }: Block): boolean =>
  locs[term.at].library && instrs.every(({ at }) => locs[at].library);

export const isLibraryLoop = (program: Program, loop: number): boolean => libraryLoops(program).has(loop);

/** Is the loop's object not what the loop reads (a gate), but what its thread accessed before it (the barrier)? */
export const waitsAtGate = (program: Program, loop: number): boolean =>
  libraryLoops(program).get(loop)?.file.endsWith('pthread-barrier.c') === true;

/** What a thread in this loop waits at, given the name of the object: `barrier b`; '' if the loop is the user's. */
export function libraryObject(program: Program, loop: number, name: string): string {
  const loc = libraryLoops(program).get(loop);
  if (loc === undefined) return '';
  const file = loc.file.slice(loc.file.lastIndexOf('/') + 1);
  return `${file.replace(/^pthread-|\.\w+$/g, '')} ${name}`;
}
