import fc from 'fast-check';
import { performance } from 'node:perf_hooks';
import { fuzzProgram, sizeOf } from '/work/main/test/fuzz/program.ts';
import { compileBatch } from '/work/main/test/fuzz/compile.ts';
import { axiomaticBehaviours } from '/work/main/src/engines/oracle/axiomatic.ts';
import { operationalBehaviours } from '/work/main/src/engines/oracle/operational.ts';
import { loadModel } from '/work/main/src/models/load.ts';
const N = Number(process.argv[2] ?? 50);
const arb = fuzzProgram({ maxThreads: 3, maxStmts: 3, plain: true, mutexes: true, memory: true }).filter((p) => sizeOf(p) <= 10);
const ps = fc.sample(arb, { seed: 7, numRuns: N, unbiased: true });
for (let r = 0; r < 2; r++) {
let t = performance.now();
const progs = await compileBatch(ps);
console.log('compile', performance.now() - t);
const time: Record<string, number> = {};
let diff = 0, skip = 0;
for (const [k, p] of progs.entries()) {
  for (const m of ['sc', 'tso', 'pso', 'relaxed', 'rc11', 'c11']) {
    let a = performance.now();
    let ax, op;
    try { ax = axiomaticBehaviours(p, loadModel(m)); } catch (e) { if (m === 'sc') console.log(k, String(e)); skip++; }
    time['ax-' + m] = (time['ax-' + m] ?? 0) + performance.now() - a;
    if (performance.now() - a > 1000) console.log(k, m, sizeOf(ps[k]), performance.now() - a);
    if (m === 'sc' || m === 'tso' || m === 'pso') {
      a = performance.now();
      try { op = operationalBehaviours(p, m); } catch (e) { console.log(k, 'op', String(e)); }
      time['op-' + m] = (time['op-' + m] ?? 0) + performance.now() - a;
      if (ax && op) {
        const A = [...ax.outcomes.keys()].sort().join('\n') + [...ax.violations.keys()].sort(), B = [...op.outcomes.keys()].sort().join('\n') + [...op.violations.keys()].sort();
        if (A !== B) { diff++; console.log('DIFF', k, m, ax.outcomes.size, op.outcomes.size, [...ax.violations], [...op.violations]); }
      }
    }
  }
}
console.log(time, { diff, skip });
}
