import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockId, locId } from '../../base/ids.ts';
import { parseProgram } from '../parse.ts';
import type { Block } from '../types.ts';
import { cfgOf } from './cfg.ts';
import { dominanceFrontiers, dominatorsOf } from './dominators.ts';
import { livenessOf } from './liveness.ts';

/** Random graphs: block i jumps to any blocks but the entry. */
const graphs = fc
  .integer({ min: 1, max: 9 })
  .chain((n) =>
    fc.array(fc.array(fc.integer({ min: 1, max: Math.max(1, n - 1) }), { maxLength: 3 }), {
      minLength: n,
      maxLength: n,
    }),
  )
  .map((graph) => graph.map((targets) => targets.filter((t) => t < graph.length)));
const blocksOf = (graph: readonly (readonly number[])[]): Block[] =>
  graph.map((targets): Block => {
    const [first, ...rest] = targets.map((to) => ({ to: blockId(to), args: [] }));
    const value = { kind: 'const', type: 'i32', bits: 0n } as const;
    const cases = rest.map((jump, i) => ({ bits: BigInt(i), jump }));
    const at = locId(0);
    return {
      params: [],
      instrs: [],
      term:
        first === undefined
          ? { op: 'unreachable', at }
          : { op: 'switch', type: 'i32', value, cases, default: first, at },
    };
  });
const reachable = (graph: readonly (readonly number[])[], without: number): Set<number> => {
  const seen = new Set<number>();
  const go = (b: number): void => {
    if (b === without || seen.has(b)) return;
    seen.add(b);
    graph[b].forEach(go);
  };
  go(0);
  return seen;
};

describe('dominators', () => {
  test('a dominates b exactly when b cannot be reached without a', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const dom = dominatorsOf(cfgOf(blocksOf(graph)));
        const all = reachable(graph, -1);
        for (const a of all) {
          const left = reachable(graph, a);
          for (const b of all) expect(dom.dominates(a, b)).toBe(!left.has(b));
        }
      }),
    );
  });

  test('frontiers are where dominance ends', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const cfg = cfgOf(blocksOf(graph));
        const dom = dominatorsOf(cfg);
        const frontiers = dominanceFrontiers(cfg, dom);
        for (const a of cfg.rpo) {
          const expected = cfg.rpo.filter(
            (b) => cfg.preds[b].some((p) => dom.dominates(a, p)) && !(a !== b && dom.dominates(a, b)),
          );
          expect([...frontiers[a]].sort()).toEqual([...expected].sort());
        }
      }),
    );
  });
});

describe('liveness', () => {
  test('round a loop, through jump arguments, and after each instruction', () => {
    const program = parseProgram(`entry &f
func &f "f" (i32 v0, i32 v1) -> (i32) values=6 !0 {
b0:
  br b1(0:i32) !0
b1(i32 v2):
  v3 = icmp eq i1 i32 v2 v0 !0
  v4 = bin add i32 v2 1:i32 !0
  condbr v3 b2 b1(v4) !0
b2:
  v5 = bin mul i32 v2 v1 !0
  ret (v5) !0
}
!0 = "a.c":1:1 in "f"
`);
    const live = livenessOf(program.functions[0]);
    const valuesIn = (set: Uint32Array, row = 0): number[] =>
      [0, 1, 2, 3, 4, 5].filter((v) => (set[row] >>> v) & 1);
    expect(valuesIn(live.liveIn, 0)).toEqual([0, 1]);
    expect(valuesIn(live.liveIn, 1)).toEqual([0, 1]);
    expect(valuesIn(live.liveOut, 1)).toEqual([0, 1, 2]);
    expect(valuesIn(live.liveIn, 2)).toEqual([1, 2]);
    expect(live.isLiveIn(2, 2)).toBe(true);
    const after: number[][] = [];
    live.eachAfter(1, (i, set) => {
      after[i] = valuesIn(set);
    });
    expect(after).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2, 3, 4],
      [0, 1, 2],
    ]);
  });
});
