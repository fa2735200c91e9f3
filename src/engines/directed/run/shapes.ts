import type { Func } from '../../../ir/types.ts';
import { successors } from '../../../ir/uses.ts';
import { type Edge, type FuncCode, OPERAND_CONST, type Opnd } from '../../../vm/code/code.ts';
import { meetingPoints } from './post-dominators.ts';

/** What execution points need to know of a function's control flow. */
export interface Shape {
  /** By block: where the directions of its branch meet. */
  readonly meets: Int32Array;
  /** By block: may a direction of its branch come to the head of a loop that the block is in, before they meet? */
  readonly goesRound: readonly boolean[];
  /**
   * By block and parameter: do all ways into the block, but those that go round a loop, bring the same constant? Then
   * nothing differs there, whichever branch they come from.
   */
  readonly constant: readonly (readonly boolean[])[];
}

/** Shapes of functions, each computed once. */
export class Shapes {
  private readonly known = new Map<number, Shape>();

  of(code: FuncCode): Shape {
    let shape = this.known.get(code.id);
    if (shape === undefined) this.known.set(code.id, (shape = shapeOf(code)));
    return shape;
  }
}

function shapeOf(code: FuncCode): Shape {
  const { func } = code;
  const meets = meetingPoints(func);
  const heads = func.blocks.map(
    (_, b) =>
      new Set<number>(
        func.loops.filter(({ blocks }) => blocks.some((each) => each === b)).map(({ header }) => header),
      ),
  );
  const goesRound = func.blocks.map((_, b) => comesTo(func, b, meets[b], heads[b]));
  return { meets, goesRound, constant: constantsOf(code) };
}

function constantsOf({ func, code }: FuncCode): boolean[][] {
  const forward: Edge[][] = func.blocks.map(() => []);
  for (const { edges } of code) for (const edge of edges) if (!edge.back) forward[edge.to].push(edge);
  return forward.map((edges) =>
    (edges[0]?.args ?? []).map((first, k) => edges.every(({ args }) => isSame(first, args[k]))),
  );
}

const isSame = (a: Opnd, b: Opnd): boolean =>
  a.kind === OPERAND_CONST && b.kind === OPERAND_CONST && a.w.every((word, i) => word === b.w[i]);

/** Is one of the heads reached from block b without passing `end`? */
function comesTo(func: Func, b: number, end: number, heads: ReadonlySet<number>): boolean {
  if (heads.size === 0) return false;
  const seen = new Set<number>([end]);
  const work = successors(func.blocks[b].term).map((jump) => jump.to as number);
  for (let at = work.pop(); at !== undefined; at = work.pop()) {
    if (seen.has(at)) continue;
    if (heads.has(at)) return true;
    seen.add(at);
    work.push(...successors(func.blocks[at].term).map((jump) => jump.to as number));
  }
  return false;
}
