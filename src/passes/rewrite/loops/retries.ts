import { blockId, type ValueId } from '../../../base/ids.ts';
import { type Cfg, cfgOf } from '../../../ir/analysis/cfg.ts';
import type { Block, Func, Instr, Jump, Operand, Order } from '../../../ir/types.ts';
import { defsOf, eachOperand, mapJumps } from '../../../ir/uses.ts';
import { mapFunctions, type Pass } from '../../pass.ts';
import { orderBlocks } from '../cleanup.ts';
import { isPure } from '../dce.ts';
import { afterFailure, type Failure } from './failed-exchange.ts';

/**
 * Compare-exchange loops as people write them:
 *
 *     old = load(x);                       again: old = load(x);
 *     do new = f(old);                            new = f(old);
 *     while (!cas(x, &old, new));                 if (!cas(x, old, new)) goto again;
 *
 * On the left a failed compare-exchange leaves in `old` what it read, so that no two rounds are alike, and each is a round of its own to
 * every engine. On the right a round that fails leaves nothing behind: it is an await (docs/models.md), which is not gone
 * through twice. This pass makes the left into the right, where nothing can tell the difference.
 *
 * *Nothing is lost.* In an execution of the left let each failed C be followed by a load that reads what C read. It is consistent: the
 * load has C's place in every order, and no more acquire or seq_cst than C (`isNoStronger`), so nothing is ordered by it that was
 * not. *Nothing is added.* On the right let C, with v expected, fail, and the load behind it read the write w, of value u. If u is not v, let C read w
 * itself: it fails, and the next round begins with u. If u is v, leave C and the load away: the round that
 * begins behind them begins as the one that C ended, with v. Both leave out reads alone, and so only order less: what is a
 * race or a memory error stays one, and the values are the same. For this all that a round begins with is `old` (one parameter of the
 * head, compared as it is), and it has done nothing but read when it fails (`isQuiet`).
 *
 * The failed compare-exchange stays in the execution; a story in which it matters shows the load after it once more.
 */
export const retries: Pass = {
  name: 'retries',
  run: (program) => mapFunctions(program, retryFromLoads),
};

function retryFromLoads(func: Func): Func {
  let current = func;
  for (;;) {
    const found = findRetry(current);
    if (found === null) return current;
    current = orderBlocks(withRetry(current, found));
  }
}

interface Retry {
  /** Where the loop is entered from, and the position of the load in it. */
  readonly entry: number;
  readonly load: number;
  readonly failure: Failure;
}

function findRetry(func: Func): Retry | null {
  if (!func.blocks.some((b) => b.instrs.some((i) => i.op === 'cmpxchg'))) return null;
  const cfg = cfgOf(func.blocks);
  for (const b of cfg.rpo) {
    const failure = afterFailure(func, cfg, b);
    if (failure === null) continue;
    const entry = entryOf(func, cfg, failure);
    if (entry !== null) return { ...entry, failure };
  }
  return null;
}

/** The way into the loop that ends with the load of what is compared, if all is as it has to be. */
function entryOf(func: Func, cfg: Cfg, failure: Failure): { entry: number; load: number } | null {
  const { exchange, header, latch } = failure;
  const { params } = func.blocks[header];
  const [entry, ...others] = cfg.preds[header].filter((p) => p !== latch);
  if (entry === undefined || others.length > 0 || params.length !== 1) return null;
  if (exchange.expected.kind !== 'value' || exchange.expected.id !== params[0].id) return null;
  const { instrs, term } = func.blocks[entry];
  if (term.op !== 'br') return null;
  const at = instrs.findLastIndex((i) => !isPure(i));
  const load = instrs[at];
  const [from] = term.jump.args;
  if (load?.op !== 'load' || from.kind !== 'value' || from.id !== load.dst) return null;
  if (load.type !== exchange.type || !isNoStronger(load.order, exchange.failure)) return null;
  if (usesOf(func, load.dst) !== 1 || !isSameAddress(func, load.addr, exchange.addr)) return null;
  return isQuiet(func, cfg, failure) ? { entry, load: at } : null;
}

const RANK: Readonly<Partial<Record<Order, number>>> = { rlx: 0, acq: 1, sc: 2 };

/** Atomic, and orders nothing that a failed compare-exchange does not. A plain load would be one more to race with. */
function isNoStronger(load: Order, failure: Order): boolean {
  const [a, b] = [RANK[load], RANK[failure]];
  return a !== undefined && b !== undefined && a <= b;
}

function usesOf(func: Func, id: ValueId): number {
  let n = 0;
  const count = (o: Operand): void => {
    if (o.kind === 'value' && o.id === id) n++;
  };
  for (const { instrs, term } of func.blocks) for (const node of [...instrs, term]) eachOperand(node, count);
  return n;
}

/** Do both name the same place, by how it is computed from the same values? */
function isSameAddress(func: Func, a: Operand, b: Operand): boolean {
  if (a.kind === 'global') return b.kind === 'global' && a.global === b.global && a.offset === b.offset;
  if (a.kind !== 'value' || b.kind !== 'value') return false;
  if (a.id === b.id) return true;
  const [x, y] = [definitionOf(func, a.id), definitionOf(func, b.id)];
  if (x?.op !== 'gep' || y?.op !== 'gep' || x.index !== null || y.index !== null) return false;
  return x.offset === y.offset && isSameAddress(func, x.base, y.base);
}

const definitionOf = (func: Func, id: ValueId): Instr | undefined =>
  func.blocks.flatMap((b) => b.instrs).find((i) => defsOf(i).some((d) => d.id === id));

/** Has a round that fails only read, and is it the one loop there? */
function isQuiet(func: Func, { preds, order }: Cfg, { header, latch, exchange }: Failure): boolean {
  const body = new Set([header]);
  const work: number[] = [latch];
  while (work.length > 0) {
    const b = work.pop()!;
    if (body.has(b)) continue;
    body.add(b);
    work.push(...preds[b]);
  }
  return [...body].every(
    (b) =>
      order[b] >= order[header] &&
      (b === header || preds[b].every((p) => order[p] < order[b])) &&
      func.blocks[b].instrs.every((i) => i === exchange || onlyReads(i)),
  );
}

function onlyReads(i: Instr): boolean {
  switch (i.op) {
    case 'load':
    case 'fence':
    case 'yield':
    case 'assert':
    case 'inrange':
    case 'require':
    case 'bin' /* also a division, which may fail */:
      return true;
    default:
      return isPure(i);
  }
}

/** The load in a block of its own, to which the failed compare-exchange goes back. */
function withRetry(func: Func, { entry, load, failure }: Retry): Func {
  const again = blockId(func.blocks.length);
  const toLoad: Jump = { to: again, args: [] };
  const blocks = [...func.blocks] as Block[];
  const { params, instrs, term } = blocks[entry];
  blocks[entry] = {
    params,
    instrs: instrs.slice(0, load),
    term: { op: 'br', jump: toLoad, at: instrs[load].at },
  };
  blocks.push({ params: [], instrs: instrs.slice(load), term });
  const redirect = (b: number, from: Jump, to: Jump): void => {
    blocks[b] = { ...blocks[b], term: mapJumps(blocks[b].term, (j) => (j === from ? to : j)) };
  };
  const { decision, skipped, rest } = failure;
  for (const { block, jump } of skipped)
    blocks[block] = { ...blocks[block], term: { op: 'br', jump, at: blocks[block].term.at } };
  redirect(decision.block, decision.failed, rest === null ? toLoad : { to: rest.first, args: rest.args });
  if (rest !== null) redirect(rest.last, rest.back, toLoad);
  return { ...func, blocks, loops: [] };
}
