import { usageError } from '../../base/options/option-values.ts';
import type { AddCommand } from './settings.ts';

export const addInit: AddCommand = (program, { found }) => {
  program
    .command('init')
    .description('write a first heddle.config.json and an example test')
    .usage('')
    .addHelpText('after', '\nExample:\n  heddle init && heddle check\n')
    .action(() => {
      found({ command: 'init' });
    });
};

function portNumber(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) < 65536) return Number(text);
  throw usageError('HED102', `--port must be a number from 0 to 65535, not '${text}'`, '0 is a free one');
}

export const addPlayground: AddCommand = (program, { found }) => {
  const playground = program
    .command('playground')
    .description('serve the web page that checks programs in your browser, to this machine alone')
    .usage('[options]')
    .option('--port <N>', 'the port on 127.0.0.1 (default: a free one)')
    .addHelpText('after', '\nExample:\n  heddle playground\n')
    .action(() => {
      const { port = '0' } = playground.opts<{ port?: string }>();
      found({ command: 'playground', port: portNumber(port) });
    });
};

export const addExplain: AddCommand = (program, { found }) => {
  program
    .command('explain')
    .description('what a diagnostic means, with an example and the way out')
    .argument('<code>', 'a code such as HED341, as it stands in brackets behind messages')
    .usage('CODE')
    .addHelpText('after', '\nExample:\n  heddle explain HED341\n')
    .action((code: string) => found({ command: 'explain', code }));
};
