import { withDefaults } from './option-parse.ts';
import type { OptionValues } from './option-table.ts';

/** What the command line itself reads; everything else goes to `check`. */
type OutputName = 'output' | 'quiet' | 'color' | 'save' | 'baseline' | 'compileCommands';

/** Every engine and stage reads its settings from here. The fields are those of the table in option-table.ts. */
export interface CheckOptions extends Omit<OptionValues, OutputName> {
  /** Run the IR verifier between passes (always on in tests; HEDDLE_VERIFY=1 on the command line). */
  readonly verifyIR: boolean;
  /** Passed on to clang: what follows `--`. */
  readonly clangFlags: readonly string[];
}

/** The defaults, with what is given put over them. */
export function checkOptions(given: Partial<CheckOptions> = {}): CheckOptions {
  const {
    output: _output,
    quiet: _quiet,
    color: _color,
    save: _save,
    baseline: _baseline,
    compileCommands: _compileCommands,
    ...values
  } = withDefaults(given);
  return { ...values, verifyIR: given.verifyIR ?? false, clangFlags: given.clangFlags ?? [] };
}
