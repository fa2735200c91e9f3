import { type ValueId, valueId } from '../../base/ids.ts';
import { cfgOf } from '../../ir/analysis/cfg.ts';
import { dominanceFrontiers, dominatorsOf } from '../../ir/analysis/dominators.ts';
import { undef } from '../../ir/builder.ts';
import type { Block, Func, Instr, Operand, Terminator, Type, TypedValue } from '../../ir/types.ts';
import { mapJumps } from '../../ir/uses.ts';

/**
 * Building SSA form for variables that are written in several places: memory slots that become registers (promote.ts)
 * and values whose definitions were copied (repair.ts).
 *
 * Cytron et al., "Efficiently Computing Static Single Assignment Form" (TOPLAS 1991): a variable needs a merge at
 * the iterated dominance frontier of its definitions (section 5.1); then one walk over the dominator tree replaces
 * reads by the current definition (5.2). The form is pruned: a merge is only made where the variable is live, found
 * by a backward walk from the blocks that read it before writing it. Merges are block parameters. A path without a
 * write reads `undef`, which keeps the use of an uninitialised local visible to the machine.
 */
export interface Variables {
  readonly count: number;
  readonly typeOf: (variable: number) => Type;
  /** Which variables a node reads, then writes, in order of execution. */
  readonly scan: (
    node: Instr | Terminator,
    read: (variable: number) => void,
    write: (variable: number) => void,
  ) => void;
  /** The node with its reads replaced; null drops it. `env.write` records what the node writes. */
  readonly rewrite: <N extends Instr | Terminator>(node: N, env: Environment) => N | null;
  /** Writes by block parameters (variables that are values); most clients have none. */
  readonly rewriteParams?: (params: readonly TypedValue[], env: Environment) => readonly TypedValue[];
  readonly scanParams?: (params: readonly TypedValue[], write: (variable: number) => void) => void;
}

export interface Environment {
  readonly read: (variable: number) => Operand;
  readonly write: (variable: number, operand: Operand) => void;
  readonly fresh: () => ValueId;
}

/** Every block of `func` must be reachable. */
export function buildSsa(func: Func, vars: Variables): Func {
  const { blocks } = func;
  const cfg = cfgOf(blocks);
  const dom = dominatorsOf(cfg);
  const frontiers = dominanceFrontiers(cfg, dom);
  const merges = placeMerges(blocks, vars, cfg.preds, frontiers);

  let next: number = func.valueCount;
  const fresh = (): ValueId => valueId(next++);
  const mergeParams: TypedValue[][] = merges.map((vs) =>
    vs.map((v) => ({ type: vars.typeOf(v), id: fresh() })),
  );

  // One stack of definitions per variable; `trail` remembers what to pop when the walk leaves a block.
  const stacks: Operand[][] = Array.from({ length: vars.count }, () => []);
  const trail: number[] = [];
  const env: Environment = {
    read: (v) => stacks[v].at(-1) ?? undef(vars.typeOf(v)),
    write: (v, operand) => {
      stacks[v].push(operand);
      trail.push(v);
    },
    fresh,
  };
  const out: Block[] = new Array(blocks.length);
  const visit = (b: number): void => {
    const block = blocks[b];
    merges[b].forEach((v, i) => {
      env.write(v, { kind: 'value', id: mergeParams[b][i].id });
    });
    const params = vars.rewriteParams?.(block.params, env) ?? block.params;
    const instrs: Instr[] = [];
    for (const instr of block.instrs) {
      const to = vars.rewrite(instr, env);
      if (to !== null) instrs.push(to);
    }
    const term = mapJumps(vars.rewrite(block.term, env)!, (jump) => {
      const extra = merges[jump.to];
      return extra.length === 0
        ? jump
        : { to: jump.to, args: [...jump.args, ...extra.map((v) => env.read(v))] };
    });
    out[b] = { params: [...params, ...mergeParams[b]], instrs, term };
  };

  const stack: { b: number; mark: number; child: number }[] = [{ b: 0, mark: 0, child: -1 }];
  while (stack.length > 0) {
    const top = stack[stack.length - 1];
    if (top.child === -1) {
      visit(top.b);
      top.child = 0;
    }
    const child = dom.children[top.b][top.child++];
    if (child !== undefined) {
      stack.push({ b: child, mark: trail.length, child: -1 });
    } else {
      while (trail.length > top.mark) stacks[trail.pop()!].pop();
      stack.pop();
    }
  }
  return { ...func, blocks: out, valueCount: next };
}

function placeMerges(
  blocks: readonly Block[],
  vars: Variables,
  preds: readonly (readonly number[])[],
  frontiers: readonly (readonly number[])[],
): number[][] {
  const defBlocks: number[][] = Array.from({ length: vars.count }, () => []);
  const useBlocks: number[][] = Array.from({ length: vars.count }, () => []);
  const written = new Int32Array(vars.count).fill(-1);
  const exposed = new Int32Array(vars.count).fill(-1);
  blocks.forEach((block, b) => {
    const read = (v: number): void => {
      if (written[v] === b || exposed[v] === b) return;
      exposed[v] = b;
      useBlocks[v].push(b);
    };
    const write = (v: number): void => {
      if (written[v] === b) return;
      written[v] = b;
      defBlocks[v].push(b);
    };
    vars.scanParams?.(block.params, write);
    for (const instr of block.instrs) vars.scan(instr, read, write);
    vars.scan(block.term, read, write);
  });

  const merges: number[][] = blocks.map(() => []);
  const isDef = new Int32Array(blocks.length).fill(-1);
  const isLive = new Int32Array(blocks.length).fill(-1);
  const isMerge = new Int32Array(blocks.length).fill(-1);
  for (let v = 0; v < vars.count; v++) {
    for (const b of defBlocks[v]) isDef[b] = v;
    const pending = [...useBlocks[v]];
    for (const b of pending) isLive[b] = v;
    while (pending.length > 0) {
      for (const p of preds[pending.pop()!]) {
        if (isDef[p] !== v && isLive[p] !== v) {
          isLive[p] = v;
          pending.push(p);
        }
      }
    }
    const work = [...defBlocks[v]];
    while (work.length > 0) {
      for (const f of frontiers[work.pop()!]) {
        if (isMerge[f] === v || isLive[f] !== v) continue;
        isMerge[f] = v;
        merges[f].push(v);
        if (isDef[f] !== v) work.push(f);
      }
    }
  }
  return merges;
}
