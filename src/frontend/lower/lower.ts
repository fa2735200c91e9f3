import { DiagnosticError, EXIT } from '../../base/failure.ts';
import type { Program } from '../../ir/types.ts';
import { lowerFunction } from './body.ts';
import { lowerGlobal } from './constants/globals.ts';
import type { Unit } from './link.ts';
import { ProgramBuilder } from './program.ts';

export { undefinedSymbols } from './calls/undefined-symbols.ts';
export { foldedDivisions } from './constants/folded.ts';
export { namedArrays } from './static-arrays.ts';
export { withoutStaticLocks } from './static-locks.ts';

/**
 * Links modules and lowers what the entry can reach. Functions and globals get their number when something first
 * mentions them, and are lowered in that order; what nothing mentions is never looked at.
 */
export function lowerProgram(
  units: readonly Unit[],
  options: {
    readonly entry: string;
    readonly dataModel: 'lp64' | 'ilp32';
    /** What volatile accesses are; plain if absent. */
    readonly volatile?: 'plain' | 'relaxed';
  },
): Program {
  const program = new ProgramBuilder(units, options.dataModel, options.volatile === 'relaxed');
  const entry = program.entry(options.entry);
  if (entry === null) throw noEntry(units, options.entry);
  const constructors = program.constructors();
  program.lowerReached({ lowerFunction, lowerGlobal });
  return program.finish(entry, constructors);
}

function noEntry(units: readonly Unit[], name: string): DiagnosticError {
  const files = units.filter((u) => !u.library).map((u) => u.file);
  return new DiagnosticError(
    {
      code: 'HED220',
      severity: 'error',
      message: `no function ${name} in ${files.join(', ')}; use --entry NAME`,
      help: isDataType(units)
        ? TEST_IT
        : 'name the function to start with by --entry NAME, or add the file that defines it',
    },
    EXIT.compile,
  );
}

const TEST_IT =
  'it has operations (HEDDLE_OP): heddle test makes the clients that call them, and heddle fences does with --tests (such as auto:3)';

/** What the macros of heddle.h leave behind. */
const isDataType = (units: readonly Unit[]): boolean =>
  units.some(({ module }) => module.globals.some(({ name }) => /__heddle_note_\d+$/.test(name)));
