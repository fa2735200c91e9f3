import { REPLAY_TABLE, type ReplayOptions } from '../../base/options/replay-options.ts';
import { addOption, addOptions } from './flags.ts';
import { type AddCommand, settings } from './settings.ts';

const REPLAY_EXAMPLES = `
Examples:
  heddle replay .heddle/4fe2a91b03c7.json
  heddle replay .heddle/4fe2a91b03c7.json --step
  heddle replay trace.json --format html --output trace.html
`;

export const addReplay: AddCommand = (program, { clangFlags, found }) => {
  const replay = program
    .command('replay')
    .description('replay a saved counterexample and show it')
    .argument(
      '<trace>',
      'a file in .heddle/, or written by: heddle check FILE --format json --output TRACE.json',
    )
    .usage('TRACE.json [options] [-- clang flags]')
    .addHelpText('after', REPLAY_EXAMPLES)
    .action((file: string) => {
      const given = replay.opts<Partial<ReplayOptions>>();
      const own = { readFiles: given.readFiles ?? false, step: given.step ?? false };
      found({ command: 'replay', file, own, ...settings(replay, clangFlags) });
    });
  addOptions(replay, ['clang', 'cache', 'timeout', 'memory', 'format', 'output', 'quiet', 'color']);
  addOption(replay, 'readFiles', REPLAY_TABLE.readFiles);
  addOption(replay, 'step', REPLAY_TABLE.step);
};
