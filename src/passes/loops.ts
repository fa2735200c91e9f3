import { type BlockId, blockId, type LocId, loopId } from '../base/ids.ts';
import { type Cfg, cfgOf } from '../ir/analysis/cfg.ts';
import type { Func, Instr, Loop, Program } from '../ir/types.ts';
import { successors } from '../ir/uses.ts';
import type { Pass } from './pass.ts';
import { separateNested } from './rewrite/loops/nested-loops.ts';
import { withOneEntry } from './rewrite/loops/one-entry.ts';

/**
 * Loops: for every block that is the target of a retreating edge (to a block not later in reverse postorder), one
 * entry: the blocks that reach a source of such an edge without passing the header. The header dominates them all: a loop
 * that a `goto` leads into has been given one head before (one-entry.ts). So every cycle of the graph passes the header of a
 * loop that contains the whole cycle (its first block in reverse postorder), and counting the visits of headers bounds every run.
 *
 * `mayAwait` only excludes what can never be an await (docs/models.md): the machine decides by what an iteration did. It
 * is false when nothing another thread wrote is read and there is a way out (`for (;;);` has none); when every way round passes an effect that others see; or when
 * a counter changes each time round, so that the registers are never the same again. `mayIdle` leaves in the last kind, and
 * stores that may store what is there already: engines that know the wider forms of awaits decide about them.
 */
export const loops: Pass = { name: 'loops', run: findLoops };

function findLoops(program: Program): Program {
  let next = 0;
  const functions = program.functions.map((func) => {
    const f = separateNested(withOneEntry(func));
    const found = loopsOf(f).map((l) => ({ ...l, id: loopId(next++), at: placeOf(program, f, l) }));
    return { ...f, loops: found };
  });
  return { ...program, functions };
}

/** Of a loop of the user's that ends in a function of ours, which was inlined: the call. Our own loops stay where they are. */
function placeOf({ locs }: Program, f: Func, { at, blocks }: Loop): LocId {
  let place = at;
  while (!f.library && locs[place].library && locs[place].inlinedAt !== null) place = locs[place].inlinedAt!;
  if (place === at) return at;
  const isUsers = (l: LocId): boolean =>
    !locs[l].library &&
    locs[l].inlinedAt === locs[place].inlinedAt &&
    locs[l].function === locs[place].function;
  const hasUsers = blocks.some((b) => {
    const { instrs, term } = f.blocks[b];
    return isUsers(term.at) || instrs.some((instr) => isUsers(instr.at));
  });
  return hasUsers ? place : at;
}

/** The loops of one function in reverse postorder of their headers: outer before inner. Ids from 0. */
function loopsOf(func: Func): Loop[] {
  const cfg = cfgOf(func.blocks);
  const { rpo, order, succs } = cfg;
  const latchesOf = new Map<number, number[]>();
  for (const b of rpo) {
    for (const s of succs[b]) {
      if (order[s] > order[b]) continue;
      if (!latchesOf.has(s)) latchesOf.set(s, []);
      latchesOf.get(s)!.push(b);
    }
  }
  if (latchesOf.size === 0) return [];
  const headers = [...latchesOf.keys()].sort((a, b) => order[a] - order[b]);
  return headers.map((header, n): Loop => {
    const latches = latchesOf.get(header)!;
    const body = bodyOf(cfg, header, latches);
    const blocks = rpo.filter((b) => body.has(b)).map(blockId);
    const last = func.blocks[latches.at(-1)!];
    return {
      id: loopId(n),
      header: blockId(header),
      blocks,
      latches: latches.map(blockId),
      at: last.term.at,
      mayAwait:
        mayWait(func, body) &&
        !hasCounter(func, header, latches) &&
        canGoRoundWithoutEffect(func, header, latches, body, hasEffect),
      mayIdle: mayWait(func, body) && canGoRoundWithoutEffect(func, header, latches, body, hasLastingEffect),
      privateStores: blocks.some((b) => func.blocks[b].instrs.some(writesPrivate)),
    };
  });
}

/** Blocks that reach a latch without passing the header. */
function bodyOf({ preds }: Cfg, header: number, latches: readonly number[]): Set<number> {
  const body = new Set([header]);
  const work = [...latches];
  while (work.length > 0) {
    const b = work.pop()!;
    if (body.has(b)) continue;
    body.add(b);
    work.push(...preds[b]);
  }
  return body;
}

/** Something that others write is read, or there is no way out. */
function mayWait(func: Func, body: ReadonlySet<number>): boolean {
  let reads = false;
  let leaves = false;
  for (const b of body) {
    reads ||= func.blocks[b].instrs.some(mayReadShared);
    leaves ||= successors(func.blocks[b].term).some(({ to }) => !body.has(to));
  }
  return reads || !leaves;
}

/** Is there a way from the header to a latch on which nothing certainly has an effect? */
function canGoRoundWithoutEffect(
  func: Func,
  header: number,
  latches: readonly number[],
  body: ReadonlySet<number>,
  isEffect: (i: Instr) => boolean,
): boolean {
  const quiet = (b: number): boolean => !func.blocks[b].instrs.some(isEffect);
  if (!quiet(header)) return false;
  const seen = new Set([header]);
  const work = [header];
  while (work.length > 0) {
    const b = work.pop()!;
    if (latches.includes(b)) return true;
    for (const { to } of successors(func.blocks[b].term)) {
      if (body.has(to) && !seen.has(to) && quiet(to)) {
        seen.add(to);
        work.push(to);
      }
    }
  }
  return false;
}

/** Has the header a parameter to which every latch passes itself plus a constant other than 0? */
function hasCounter(func: Func, header: number, latches: readonly number[]): boolean {
  const steps = new Map<number, number>();
  for (const block of func.blocks) {
    for (const i of block.instrs) {
      if (i.op !== 'bin' || (i.bin !== 'add' && i.bin !== 'sub')) continue;
      if (i.a.kind === 'value' && i.b.kind === 'const' && i.b.bits !== 0n) steps.set(i.dst, i.a.id);
    }
  }
  return func.blocks[header].params.some((param, n) =>
    latches.every((l) =>
      successors(func.blocks[l].term)
        .filter((j) => j.to === (header as BlockId))
        .every(({ args }) => {
          const arg = args[n];
          return arg.kind === 'value' && steps.get(arg.id) === param.id;
        }),
    ),
  );
}

function mayReadShared(i: Instr): boolean {
  switch (i.op) {
    case 'load':
    case 'rmw':
    case 'cmpxchg':
      return i.scope !== 'private';
    case 'sync':
    case 'call':
    case 'icall':
      return true;
    default:
      return false;
  }
}

/** Does executing it always do something that others see, so that the iteration is not just waiting? */
function hasEffect(i: Instr): boolean {
  switch (i.op) {
    case 'store':
      return i.scope === 'shared';
    case 'malloc':
    case 'free':
    case 'create':
    case 'detach':
    case 'output':
    case 'observe':
      return true;
    default:
      return false;
  }
}

/** The same but for stores that a release does not follow from: they may store what is there already. */
const hasLastingEffect = (i: Instr): boolean =>
  hasEffect(i) && !(i.op === 'store' && (i.order === 'na' || i.order === 'rlx'));

function writesPrivate(i: Instr): boolean {
  switch (i.op) {
    case 'store':
    case 'rmw':
    case 'cmpxchg':
      return i.scope !== 'shared';
    case 'lifetime':
      return i.begin;
    case 'alloca':
    case 'vastart':
    case 'call':
    case 'icall':
      return true;
    default:
      return false;
  }
}
