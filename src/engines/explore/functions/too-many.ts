import type { Diagnostic } from '../../../base/failure.ts';
import type { ThreadId } from '../../../base/ids.ts';
import { ST_SITE } from '../../../vm/code/layout.ts';
import { placeInStack } from '../../../vm/code/marks.ts';
import type { Exploration } from '../state/exploration.ts';

/** (`x % 3`, or an assumption about x, would come after the choice.) */
const TOO_MANY_HELP =
  'choose among few: heddle_choose(0, 2) in place of x % 3; or use --engine axiomatic, sequentialize or random';

/** Names the function that gave the value, at the user's line. */
export function tooMany(x: Exploration, t: ThreadId): Diagnostic {
  const { program, sites } = x.machine.image;
  const { instr } = sites[x.machine.state(t)[ST_SITE]];
  const what = instr.op === 'choose' ? instr.what : 'it';
  return {
    code: 'HED341',
    severity: 'error',
    message: `a nondeterministic value has too many possibilities to try each: ${what} gives it`,
    at: placeInStack(program, x.machine.stack(t)),
    help: TOO_MANY_HELP,
  };
}
