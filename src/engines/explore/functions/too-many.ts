import type { Diagnostic } from '../../../base/failure.ts';
import type { ThreadId } from '../../../base/ids.ts';
import { ST_SITE } from '../../../vm/code/layout.ts';
import type { Exploration } from '../state/exploration.ts';

/** Names the function that gave the value, at the user's line. */
export function tooMany(x: Exploration, t: ThreadId): Diagnostic {
  const { program, sites } = x.machine.image;
  const { instr } = sites[x.machine.state(t)[ST_SITE]];
  const what = instr.op === 'choose' ? instr.what : 'it';
  const found = x.machine.stack(t).map((at) => program.locs[at]);
  const { file, line, column } = found.find((loc) => !loc.library) ?? found[0];
  return {
    code: 'HED341',
    severity: 'error',
    message: `a nondeterministic value has too many possibilities to try each: ${what} gives it`,
    at: { file, line, column },
    help: 'take few values, as in x % 3 or heddle_choose(lo, hi), or use --engine axiomatic or random',
  };
}
