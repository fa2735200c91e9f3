import type { CheckOptions } from '../../src/base/options/options.ts';
import { firstBounds, growContexts } from '../../src/engines/sequentialize/bounds.ts';
import type { Sequential } from '../../src/engines/sequentialize/encode.ts';
import { ask, formulaOf, type Tools } from '../../src/engines/sequentialize/formula.ts';
import { wrong as goesWrong } from '../../src/engines/sequentialize/properties.ts';
import { tellModel } from '../../src/engines/sequentialize/story.ts';
import type { Program } from '../../src/ir/types.ts';
import type { Cnf } from '../../src/sat/cnf/cnf.ts';

/** Different schedules that go wrong, as the machine told them, by what was told; and those that it could not run. */
export interface Counterexamples {
  readonly told: ReadonlyMap<string, number>;
  readonly failed: readonly string[];
}

/**
 * Which schedule the solver finds first is chance. Here it is asked again and again, each time for one that differs, in who
 * runs when or in what is chosen, from all before; and the machine has to run every one of them.
 */
export async function counterexamples(
  program: Program,
  options: CheckOptions,
  { atMost, extraContexts = 0 }: { readonly atMost: number; readonly extraContexts?: number },
): Promise<Counterexamples> {
  const tools: Tools = { program, options, limits: {}, tick: () => {}, print: null };
  const told = new Map<string, number>();
  const failed: string[] = [];
  let bounds = { ...firstBounds(options) };
  for (;;) {
    const formula = await formulaOf(tools, bounds, 0);
    const { s, cnf, solver, mostContexts } = formula;
    const { contexts } = formula.bounds;
    try {
      const wrong = goesWrong(s, (kind) => options.check.has(kind as never) || kind === 'exception');
      for (let n = 0; n < atMost; n++) {
        if ((await ask(formula, wrong, contexts, {})) !== 'sat') break;
        const differs = differsFrom(s, cnf);
        try {
          const one = tellModel(program, options, s, cnf);
          const text =
            one.kind === 'violation' ? `${one.violation.kind}: ${one.violation.message}` : one.kind;
          told.set(text, (told.get(text) ?? 0) + 1);
        } catch (problem) {
          failed.push((problem as Error).message);
        }
        cnf.assertOr(differs);
      }
      const enough =
        told.size + failed.length > 0 && contexts >= s.program.threads.length + 1 + extraContexts;
      if (enough || contexts >= mostContexts) return { told, failed };
      bounds = { ...bounds, contexts: growContexts(contexts, mostContexts) };
    } finally {
      solver.dispose();
    }
  }
}

/** What is decided in a model, each the other way round. */
function differsFrom(s: Sequential, cnf: Cnf): number[] {
  const { scheduler, program } = s;
  const lits = [
    ...scheduler.is.flat(),
    ...scheduler.beyond.flat(),
    ...program.threads.flatMap((thread) => thread.choices.flatMap((choice) => choice.bits)),
    ...program.threads.flatMap((thread) =>
      thread.events.flatMap((event) => (event.kind === 'sync' ? [event.spurious] : [])),
    ),
  ].filter((lit) => lit > 1);
  return [...new Set(lits)].map((lit) => (cnf.valueOf(lit) ? lit ^ 1 : lit));
}
