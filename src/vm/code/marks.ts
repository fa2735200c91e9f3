import { type LocId, locId } from '../../base/ids.ts';
import type { Func, Loc, Program } from '../../ir/types.ts';

/**
 * Where it is noted that an execution has come by, so that an answer can say what none has reached: the beginning of a
 * block, a place where a thread is made, and an assertion. (`assert(x)` is a branch to a failing assertion: it has been
 * reached when the branch is taken, either way. `assert(x || y)` is several branches, not all of which lead there; those stand
 * between the word `assert` and what the last of them looks at, and the branch of an `if` around it does not.)
 *
 * A mark is one byte written in passing, at the site of the instruction. Functions of the library have none.
 */
export function markedPcs(program: Program, func: Func): Uint8Array | null {
  const marked = new Uint8Array(func.blocks.reduce((sum, b) => sum + b.instrs.length + 1, 0));
  let any = false;
  let start = 0;
  const mark = (pc: number): void => {
    marked[pc] = 1;
    any = true;
  };
  const decided = decidedBy(program, func);
  func.blocks.forEach((block, b) => {
    if ([...block.instrs, block.term].some(({ at }) => usersPlace(program, at) !== null)) mark(start);
    block.instrs.forEach((i, k) => {
      if ((i.op === 'create' || i.op === 'assert') && usersPlace(program, i.at) !== null) mark(start + k);
    });
    if (decided[b].length > 0) mark(start + block.instrs.length);
    start += block.instrs.length + 1;
  });
  return any ? marked : null;
}

type Assertion = Extract<Func['blocks'][number]['instrs'][number], { readonly op: 'assert' }>;

/** By block: the failing assertions that its branch decides about, alone or with others. */
export function decidedBy(program: Program, func: Func): readonly (readonly Assertion[])[] {
  const own = func.blocks.map((_, b) => branchesToFailure(func, b));
  const decided = own.map((one) => (one === null ? [] : [one]));
  own.forEach((assertion, b) => {
    const from = assertion === null ? null : usersPlace(program, assertion.at);
    if (assertion === null || from === null) return;
    const to = lastPlace(program, func.blocks[b], from);
    const ways = new Set(targetsOf(func, b)).add(b);
    func.blocks.forEach(({ term }, other) => {
      const at = other === b || term.op !== 'condbr' ? null : usersPlace(program, term.at);
      if (at === null || at.file !== from.file || !isBefore(from, at)) return;
      if (isBefore(at, to) || targetsOf(func, other).every((target) => ways.has(target)))
        decided[other].push(assertion);
    });
  });
  return decided;
}

const isBefore = (a: Loc, b: Loc): boolean => a.line < b.line || (a.line === b.line && a.column < b.column);

/** The last place in the source that block is made of, behind this one. */
function lastPlace(program: Program, { instrs }: Func['blocks'][number], from: Loc): Loc {
  const places = instrs.map(({ at }) => usersPlace(program, at));
  return places.reduce<Loc>(
    (last, place) => (place !== null && place.file === from.file && isBefore(last, place) ? place : last),
    from,
  );
}

const targetsOf = (func: Func, b: number): number[] => {
  const { term } = func.blocks[b];
  return term.op === 'condbr' ? [term.then.to, term.else.to] : [];
};

/** The failing assertion that one of the two ways of block b's branch leads to, if that is what it is. */
function branchesToFailure(func: Func, b: number): Assertion | null {
  const { term } = func.blocks[b];
  if (term.op !== 'condbr') return null;
  for (const { to } of [term.then, term.else]) {
    const first = func.blocks[to].instrs[0];
    if (first?.op === 'assert' && first.cond.kind === 'const') return first;
  }
  return null;
}

/** Where in the user's files this is, or where they call what it is inlined from; null: nowhere. */
export function usersPlace(program: Program, at: LocId): Loc | null {
  for (let id: LocId | null = at; id !== null; id = program.locs[id].inlinedAt) {
    const loc = program.locs[id];
    if (!loc.library && loc.file !== '') return loc;
  }
  return null;
}

/**
 * For messages: of a stack of calls, innermost first, the innermost place in the user's files. If all of it is ours (what
 * runs before main), the innermost.
 */
export function placeInStack(program: Program, stack: readonly number[]): Place {
  const { file, line, column } = program.locs[usersLocation(program, stack)] ?? NOWHERE;
  return { file, line, column };
}

export function usersLocation(program: Program, stack: readonly number[]): LocId {
  for (const innermost of stack)
    for (let id: LocId | null = locId(innermost); id !== null; id = program.locs[id]?.inlinedAt ?? null) {
      const loc = program.locs[id];
      if (loc !== undefined && !loc.library && loc.file !== '' && loc.line > 0) return id;
    }
  return locId(stack[0]);
}

interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const NOWHERE: Place = { file: '', line: 0, column: 0 };

export function sitesReached({ reached }: { readonly reached: Uint8Array }): number[] {
  const sites: number[] = [];
  for (let site = 0; site < reached.length; site++) if (reached[site] !== 0) sites.push(site);
  return sites;
}
