import { type CheckOptions, checkOptions } from '../src/base/options/options.ts';
import type { Engine } from '../src/engines/engine.ts';
import { exploreEngine } from '../src/engines/explore/explore.ts';
import { sequentializeEngine } from '../src/engines/sequentialize/engine.ts';
import type { Program } from '../src/ir/types.ts';
import type { Verdict } from '../src/results/types.ts';
import { loadProgram } from '../src/run/load.ts';

/**
 * One turn of `npm run bench -- turns`, a process of its own: searches FILE with an engine and each of a list of options (JSON), many
 * times, so that short ones are compiled, and prints the least processor time of a search and what it counted. Reason, fix and the
 * easiest counterexample are looked for elsewhere (src/run/), so rows with violations are searches like the others.
 *
 * It is bundled in the other build's folder, too: only what both have may be imported here.
 */
const ENGINES: readonly Engine[] = [exploreEngine, sequentializeEngine];
/** A search is repeated so often (the first compile the code), and then for so many processor seconds. */
const FEW = 20;
const ENOUGH = 0.25;
const MOST = 200;
/** After so many they are not repeated in any case. */
const LONG = 2;

const [file, name, text] = process.argv.slice(2);
/* Options of which this build knows nothing are left out: what they turn off is not there. */
const known = Object.keys(checkOptions());
const engine = ENGINES.find((each) => each.name === name);
if (engine === undefined) throw new Error(`no engine ${name}`);
const found: { readonly least: number; readonly counts: string }[] = [];
for (const given of JSON.parse(text)) found.push(await measured(engine, given));
console.log(JSON.stringify(found));

async function measured(
  engine: Engine,
  { check, ...rest }: { readonly check?: readonly string[] },
): Promise<{ readonly least: number; readonly counts: string }> {
  const given = Object.fromEntries(Object.entries(rest).filter(([key]) => known.includes(key)));
  const options = checkOptions({ ...given, engine: name, ...(check && { check: new Set(check) }) });
  const { program } = await loadProgram([file], options);
  let least = Number.POSITIVE_INFINITY;
  let counts = '';
  for (let n = 0, spent = 0; n < MOST && spent < (n < FEW ? LONG : ENOUGH); n++) {
    const start = seconds();
    const { verdict, violations, stats } = await search(engine, program, options);
    const took = seconds() - start;
    least = Math.min(least, took);
    spent += took;
    const { executions, blocked, events, variables, clauses } = stats;
    counts = [violations[0]?.kind ?? verdict, executions, blocked, events, variables, clauses].join(' ');
  }
  return { least, counts };
}

async function search(engine: Engine, program: Program, options: CheckOptions): Promise<Verdict> {
  const context = {
    signal: new AbortController().signal,
    elapsed: () => 0,
    stopped: () => 'no' as const,
  };
  for (const run = engine.run(program, options, context); ; ) {
    const step = await run.next();
    if (step.done) return step.value;
  }
}

function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
