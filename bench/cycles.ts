import {
  answerOf,
  CYCLE_ENGINES,
  CYCLE_MODELS,
  type CycleAnswer,
  type CycleEngine,
  disagreement,
} from '../test/litmus-cycles/agree.ts';
import { criticalCycles } from '../test/litmus-cycles/cycles.ts';

type Print = (line: string) => void;

/** Of seed 004, table I: 5,803 litmus tests, LazySMA on CBMC. */
const SEED = { tests: 5803, unsafe: { tso: 277, pso: 968 }, seconds: 1.26 };

/**
 * Every critical cycle of two to four threads under tso and pso: the oracle, three engines, and what theory says of the
 * cycle must agree, in all final states. `npm run bench -- cycles [EVERY [ENGINES [MODELS]]]`: every n-th
 * test only, some engines, some models.
 */
export async function cyclesBench(print: Print, args: readonly string[]): Promise<void> {
  const every = Number(args[0] ?? 1);
  const asked = (names: string | undefined, name: string): boolean =>
    names?.split(',').includes(name) ?? true;
  const engines = CYCLE_ENGINES.filter((name) => asked(args[1], name));
  const tests = criticalCycles(4).filter((_, i) => i % every === 0);
  print('| model | tests | allowed | engine | mean s | longest s |');
  print('| --- | ---: | ---: | --- | ---: | ---: |');
  const wrong: string[] = [];
  for (const model of CYCLE_MODELS.filter((name) => asked(args[2], name))) {
    const times = new Map<CycleEngine, number[]>(engines.map((engine) => [engine, []]));
    let allowed = 0;
    for (const [i, test] of tests.entries()) {
      const answers = new Map<CycleEngine, CycleAnswer>();
      for (const engine of engines) {
        const answer = await answerOf(test, model, engine);
        answers.set(engine, answer);
        times.get(engine)?.push(answer.seconds);
      }
      if (test.allowed[model]) allowed++;
      const found = disagreement(test, model, answers);
      if (found !== null) wrong.push(found);
      if (i % 200 === 0) console.error(`cycles: ${model} ${i} of ${tests.length}, ${wrong.length} wrong`);
    }
    for (const [engine, all] of times) {
      const mean = all.reduce((sum, s) => sum + s, 0) / all.length;
      print(
        `| ${model} | ${tests.length} | ${allowed} | \`${engine}\` | ${mean.toFixed(4)} | ${Math.max(...all).toFixed(3)} |`,
      );
    }
    print(`| ${model} | ${SEED.tests} | ${SEED.unsafe[model]} | LazySMA (seed) | ${SEED.seconds} | |`);
  }
  print(`\n${wrong.length} disagreements`);
  if (wrong.length > 0) throw new Error(wrong.slice(0, 5).join('\n'));
}
