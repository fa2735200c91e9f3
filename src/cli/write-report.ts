import type { OutputOptions } from '../base/options/options.ts';
import { jsonReport } from '../results/formats/json.ts';
import { textReport, verdictLine } from '../results/formats/text.ts';
import type { Input } from '../results/input.ts';
import type { Verdict } from '../results/types.ts';
import { write } from './output.ts';
import { plainStyle, styleFor } from './style.ts';
import { sayColoured } from './terminal.ts';

/** Writes the answer where and how the user wants it. With `--output`, stdout keeps the text format's last line. */
export function writeReport(
  verdict: Verdict,
  sources: ReadonlyMap<string, string>,
  input: () => Input,
  output: OutputOptions,
): void {
  const style =
    output.output === null ? styleFor(process.stdout, output.color, sources) : plainStyle(sources);
  if (output.format === 'json') {
    write(jsonReport(verdict, input()), output.output);
    return;
  }
  write(textReport(verdict, style), output.output);
  if (output.output !== null) {
    sayColoured(process.stdout, `${verdictLine(verdict, styleFor(process.stdout, output.color, sources))}\n`);
  }
}
