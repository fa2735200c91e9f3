import { programOf } from '../test/fuzz/generate.ts';
import { compileBatch } from '../test/fuzz/compile.ts';
import { printC } from '../test/fuzz/print-c.ts';
import { axiomaticBehaviours } from '../src/engines/oracle/axiomatic.ts';
import { operationalBehaviours } from '../src/engines/oracle/operational.ts';
import { exploreOutcomes } from '../src/engines/explore/outcomes.ts';
import { loadModel } from '../src/models/load.ts';
const idx = [4, 5];
const ps = idx.map((i) => programOf(2026, i));
const progs = await compileBatch(ps.map((program) => ({ program })));
for (const [k, p] of progs.entries()) {
  console.log(printC(ps[k]));
  const time = (name: string, f: () => unknown) => { const t = performance.now(); let r = ''; try { r = JSON.stringify(f()); } catch (e) { r = String(e); } console.log(idx[k], name, (performance.now() - t).toFixed(0), r); };
  time('op', () => operationalBehaviours(p, 'sc').outcomes.size);
  time('ex', () => exploreOutcomes(p, 'sc').executions);
  time('ax', () => axiomaticBehaviours(p, loadModel('sc'), { limits: { candidates: 4000, runs: 500 } }).executions);
}
