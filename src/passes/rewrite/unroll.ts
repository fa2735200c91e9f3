import { DiagnosticError, EXIT } from '../../base/failure.ts';
import { blockId, type LocId, type LoopId } from '../../base/ids.ts';
import { constant } from '../../ir/builder.ts';
import type { Block, Func, Instr, Jump, Loop, Program } from '../../ir/types.ts';
import { mapJumps } from '../../ir/uses.ts';
import { loopsOf } from '../loops.ts';
import { repairSsa } from './repair.ts';

/**
 * Makes functions loop-free, for the engines that turn a program into a formula. A block in loops L1 … Ln becomes one
 * copy per vector of iteration counts: following a back edge of Li counts up, entering a loop starts at 0, leaving
 * forgets. A back edge that would make a count exceed the bound goes to a cut, `assume 0`, whose location is
 * reported, so that nobody takes "no violation within the bound" for a proof. With bound n a header is executed at
 * most n + 1 times per entry: n full iterations and the test that ends them.
 *
 * Every cycle stays inside the loop of its first block in reverse postorder (loops.ts), where a count goes up, so the
 * copies form a finite graph without cycles, irreducible control flow included. A value with several copies of its
 * definition is a variable again; repair.ts puts merges where copies meet.
 */
export interface Unrolled {
  readonly program: Program;
  /** The loops that were cut, by id in the given program, and where. */
  readonly cuts: readonly { readonly loop: LoopId; readonly at: LocId }[];
}

const MAX_BLOCKS = 500_000;

export function unrollLoops(program: Program, bound: number | ((loop: Loop) => number)): Unrolled {
  const boundOf = typeof bound === 'number' ? (): number => bound : bound;
  const cuts = new Map<LoopId, LocId>();
  const functions = program.functions.map((f) => {
    const loops = f.loops.length > 0 ? f.loops : loopsOf(f);
    return loops.length === 0 ? f : unrollFunc(f, loops, boundOf, (loop) => cuts.set(loop.id, loop.at));
  });
  return { program: { ...program, functions }, cuts: [...cuts].map(([loop, at]) => ({ loop, at })) };
}

function unrollFunc(
  func: Func,
  loops: readonly Loop[],
  boundOf: (loop: Loop) => number,
  cut: (loop: Loop) => void,
): Func {
  const members = loops.map((l) => new Set<number>(l.blocks));
  const copies: { readonly block: number; readonly counts: readonly number[] }[] = [];
  const ids = new Map<string, number>();
  /** `counts[l]` is the iteration of loop l, or -1 outside of it. */
  const copyOf = (block: number, counts: readonly number[]): number => {
    const key = `${block}:${counts.join()}`;
    const known = ids.get(key);
    if (known !== undefined) return known;
    if (copies.length >= MAX_BLOCKS) throw tooLarge(func);
    ids.set(key, copies.length);
    copies.push({ block, counts });
    return copies.length - 1;
  };

  const cutBlocks: { readonly index: number; readonly loop: Loop }[] = [];
  const blocks: (Block | undefined)[] = [];
  copyOf(
    0,
    loops.map(() => -1),
  );
  for (let c = 0; c < copies.length; c++) {
    const { block, counts } = copies[c]!;
    const original = func.blocks[block]!;
    const follow = (jump: Jump): Jump => {
      const to = jump.to as number;
      let over: Loop | null = null;
      const next = loops.map((loop, l) => {
        if (!members[l]!.has(to)) return -1;
        const inside = counts[l]! >= 0;
        if (!inside) return 0;
        if (to !== loop.header || !loop.latches.some((b) => b === block)) return counts[l]!;
        if (counts[l]! + 1 > boundOf(loop)) over = loop;
        return counts[l]! + 1;
      });
      if (over === null) return { to: blockId(copyOf(to, next)), args: jump.args };
      cut(over);
      cutBlocks.push({ index: c, loop: over });
      return { to: blockId(-cutBlocks.length), args: [] };
    };
    blocks[c] = { ...original, term: mapJumps(original.term, follow) };
  }
  // Cut blocks were numbered -1, -2, …: they go behind the copies.
  const base = copies.length;
  const final = (blocks as Block[]).map((b) => ({
    ...b,
    term: mapJumps(b.term, (j) => (j.to >= 0 ? j : { to: blockId(base - j.to - 1), args: [] })),
  }));
  for (const { loop } of cutBlocks) {
    const assume: Instr = { op: 'assume', cond: constant('i32', 0), at: loop.at };
    final.push({ params: [], instrs: [assume], term: { op: 'unreachable', at: loop.at } });
  }
  return repairSsa({ ...func, blocks: final, loops: [] });
}

const tooLarge = (func: Func): DiagnosticError =>
  new DiagnosticError(
    {
      code: 'HED480',
      severity: 'error',
      message: `unrolling the loops of ${func.displayName} gives more than ${MAX_BLOCKS} blocks`,
      help: 'use a smaller --unwind, or --unwindset for its inner loops',
    },
    EXIT.unknown,
  );
