import { DiagnosticError } from '../../src/base/failure.ts';
import { visibleIn } from '../../src/base/visible.ts';
import { herdBlock } from '../../src/results/formats/other-commands/herd.ts';
import { answerLitmus, type LitmusSettings } from '../../src/run/litmus/one-test.ts';
import type { Job, LitmusAnswered } from './protocol.ts';

/** The command line's `heddle litmus FILE`. */
export async function litmusJob({ file, text, settings }: Job): Promise<LitmusAnswered> {
  const start = performance.now();
  const engine = settings.engine as LitmusSettings['engine'];
  const answer = await answerLitmus(file, { model: settings.model, stdRs: 'rc11', engine }, text);
  if (answer.kind === 'failed') throw new DiagnosticError(answer.diagnostic, answer.exit);
  return {
    kind: 'litmus',
    result: visibleIn(answer.result),
    block: herdBlock(answer.result),
    seconds: (performance.now() - start) / 1000,
  };
}
