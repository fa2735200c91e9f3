import { LITMUS_TABLE, type LitmusOptions, litmusOptions } from '../../base/options/litmus-options.ts';
import { addOption } from './flags.ts';
import type { AddCommand } from './settings.ts';

const LITMUS_EXAMPLES = `
Examples:
  heddle litmus SB.litmus
  heddle litmus tests/ --model tso --expected tests/expected.csv --jobs 2
  heddle litmus LB.litmus --model examples/models/sra.cat --format json

Exit codes:
  0 every test has its answer
  10 an answer is not as expected, or its test is missing
  5 a test was too large, or a limit was reached
  1 usage   2 a test could not be read   6 internal error
  7 the answer could not be written   130 interrupted (SIGINT, SIGTERM)
`;

export const addLitmus: AddCommand = (program, { found }) => {
  const litmus = program
    .command('litmus')
    .description("run litmus tests in herd's format (C and X86)")
    .argument('<files...>', 'tests (.litmus), or folders with tests')
    .usage('FILE|FOLDER... [options]')
    .addHelpText('after', LITMUS_EXAMPLES)
    .action((files: string[]) => {
      const options = litmusOptions(litmus.opts<Partial<LitmusOptions>>());
      const { format, output, quiet, color } = options;
      found({ command: 'litmus', files, options, output: { format, output, quiet, color } });
    });
  for (const [name, spec] of Object.entries(LITMUS_TABLE)) addOption(litmus, name, spec);
};
