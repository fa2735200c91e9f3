import { DiagnosticError, EXIT } from '../../src/base/failure.ts';
import { checkOptions } from '../../src/base/options/options.ts';
import { OracleLimit } from '../../src/engines/oracle/values.ts';
import { sequentializeEngine } from '../../src/engines/sequentialize/engine.ts';
import type { Program } from '../../src/ir/types.ts';
import type { ModelName } from '../../src/results/types.ts';
import { verdictOf } from './verdict.ts';

/** Is there a data race, by the engine sequentialize? */
export async function sequentializeRaces(program: Program, model: ModelName): Promise<boolean> {
  const options = checkOptions({ model, check: new Set(['race']) });
  const { verdict, violations, diagnostics } = await verdictOf(sequentializeEngine, program, options);
  if (verdict === 'verified') return false;
  if (violations.some(({ kind }) => kind === 'race')) return true;
  if (diagnostics.length > 0) throw new DiagnosticError(diagnostics[0], EXIT.unknown);
  throw new OracleLimit(`sequentialize is not sure: ${verdict}`);
}
