import { FORMAT_TABLE } from '../../results/formats/formats.ts';
import { verdictLine } from '../../results/formats/text/text.ts';
import type { Input } from '../../results/input.ts';
import type { Verdict } from '../../results/types.ts';
import type { OutputOptions } from '../commands/flag-table.ts';
import { write } from './output.ts';
import { saveTraces } from './save-traces.ts';
import { plainStyle, styleFor } from './style.ts';
import { sayColoured } from './terminal.ts';

/** Writes the answer where and how the user wants it. With `--output`, stdout keeps the text format's last line. */
export async function writeReport(
  verdict: Verdict,
  sources: ReadonlyMap<string, string>,
  input: () => Input,
  output: OutputOptions,
): Promise<void> {
  const saved = output.save ? saveTraces(verdict, input(), output.color) : new Map<string, string>();
  const plain =
    output.output === null ? styleFor(process.stdout, output.color, sources) : plainStyle(sources);
  const style = { ...plain, saved };
  const text = await FORMAT_TABLE[output.format].render({ verdict, input: input(), sources, style });
  write(text, output.output);
  for (const [format, file] of output.also ?? [])
    write(
      await FORMAT_TABLE[format].render({ verdict, input: input(), sources, style: plainStyle(sources) }),
      file,
    );
  if (output.output !== null && output.format !== 'json') {
    sayColoured(process.stdout, `${verdictLine(verdict, styleFor(process.stdout, output.color, sources))}\n`);
  }
}
