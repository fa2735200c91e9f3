import { checkOptions } from '../src/base/options.ts';
import { loadProgram } from '../src/run/load.ts';
import { axiomaticBehaviours } from '../src/engines/oracle/axiomatic.ts';
import { loadModel } from '../src/models/load.ts';
import { printProgram } from '../src/ir/print.ts';
const { program } = await loadProgram(['/tmp/u.c'], checkOptions({ cache: false }));
console.log(printProgram(program).slice(0, 3000));
const r = axiomaticBehaviours(program, loadModel('sc'), { onExecution: ({ combination, choice }) => {
  if (!combination.traces.some((t) => t.end.kind === 'failed')) return;
  console.log(combination.traces.map((t) => t.slot + ' ' + JSON.stringify(t.end)));
  combination.graph.events.forEach((e, i) => console.log(i, e.thread, e.kind, e.location, String(combination.values[i]), choice.rf[i]));
} });
console.log(r.violations, [...r.outcomes.keys()]);
