import type { ThreadId } from '../../../base/ids.ts';
import type { Func, Instr, Loop, Operand, Program } from '../../../ir/types.ts';
import { defsOf, eachOperand, successors } from '../../../ir/uses.ts';
import { K_OTHER } from '../graph/graph.ts';
import type { Exploration } from '../state/exploration.ts';

/**
 * `while (nondet() && !ready);`, `while (now() < deadline && !ready);`: a round that came back only through a choice is no waiting (docs/models.md):
 * the loop is left with another one, in another graph. A choice that only decides how long to pause is none of these, so it has to
 * lead out of the loop by itself: from a branch on what is computed of it, through such branches and jumps alone.
 */

/** Has the round of thread t, which began at this position, made a choice with which the loop could have been left? */
export function isLeftByChoice(x: Exploration, t: ThreadId, loop: number, from: number): boolean {
  const g = x.graph;
  const { sites, program } = x.machine.image;
  const made = g.of[t].slice(from).flatMap((e) => {
    const { instr } = sites[g.site[e]];
    return g.kind[e] === K_OTHER && instr.op === 'choose' ? [instr] : [];
  });
  return made.length > 0 && made.some((i) => leaving(program, loop).has(i));
}

const found = new WeakMap<Program, Map<number, ReadonlySet<Instr>>>();

/** The choices that lead out of a loop. */
function leaving(program: Program, id: number): ReadonlySet<Instr> {
  let loops = found.get(program);
  if (loops === undefined) {
    loops = new Map();
    found.set(program, loops);
  }
  let choices = loops.get(id);
  if (choices === undefined) {
    const func = program.functions.find((f) => f.loops.some((loop) => loop.id === id));
    const loop = func?.loops.find((one) => one.id === id);
    choices = func === undefined || loop === undefined ? new Set<Instr>() : choicesOut(func, loop);
    loops.set(id, choices);
  }
  return choices;
}

function choicesOut(func: Func, loop: Loop): Set<Instr> {
  const out = new Set<Instr>();
  for (const b of loop.blocks)
    for (const i of func.blocks[b].instrs) if (i.op === 'choose' && leads(func, loop, i.dst)) out.add(i);
  return out;
}

/** Does a branch on what is computed of this value lead out of the loop? */
function leads(func: Func, loop: Loop, value: number): boolean {
  const inside = new Set<number>(loop.blocks);
  const decided = new Set<number>([value]);
  const isDecided = (o: Operand): boolean => o.kind === 'value' && decided.has(o.id);
  const decides = (b: number): boolean => {
    const { term } = func.blocks[b];
    const on = term.op === 'condbr' ? term.cond : term.op === 'switch' ? term.value : null;
    return on !== null && isDecided(on);
  };
  for (let size = 0; size !== decided.size; ) {
    size = decided.size;
    for (const b of loop.blocks) {
      const { instrs, term } = func.blocks[b];
      for (const i of instrs) {
        let uses = false;
        eachOperand(i, (o) => {
          uses ||= isDecided(o);
        });
        if (uses) for (const { id } of defsOf(i)) decided.add(id);
      }
      for (const { to, args } of successors(term))
        if (inside.has(to))
          args.forEach((o, n) => {
            if (isDecided(o) || (decides(b) && o.kind === 'const')) decided.add(func.blocks[to].params[n].id);
          });
    }
  }
  const goesOut = (b: number, seen: Set<number>): boolean => {
    if (!inside.has(b)) return true;
    if (b === loop.header || seen.has(b)) return false;
    seen.add(b);
    const ways = successors(func.blocks[b].term);
    return (ways.length === 1 || decides(b)) && ways.some(({ to }) => goesOut(to, seen));
  };
  return loop.blocks.some(
    (b) => decides(b) && successors(func.blocks[b].term).some(({ to }) => goesOut(to, new Set())),
  );
}
