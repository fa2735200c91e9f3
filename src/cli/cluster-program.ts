import type { Command } from 'commander';
import { parseValue, withDefaults } from '../base/options/option-parse.ts';
import { type OptionValues, specOf } from '../base/options/option-table.ts';
import { type CheckOptions, checkOptions, type OutputOptions } from '../base/options/options.ts';
import { addOptions, givenOptions } from './flags.ts';

/** What the user asked for, of those commands that are about Redis. */
export type ClusterJob =
  | { readonly command: 'worker'; readonly redis: string; readonly jobs: number }
  | { readonly command: 'runs'; readonly redis: string }
  | {
      readonly command: 'resume';
      readonly id: string;
      readonly options: CheckOptions;
      readonly output: OutputOptions;
    };

/** Where Redis is when nobody says. */
const DEFAULT_URL = process.env.HEDDLE_REDIS ?? 'redis://127.0.0.1:6379';
const URL_HELP = `where Redis is (default: HEDDLE_REDIS, or redis://127.0.0.1:6379)`;

export function addClusterCommands(program: Command, found: (job: ClusterJob) => void): void {
  const worker = program
    .command('worker')
    .description('take parts of runs that others began with check --redis')
    .usage('[options]')
    .option('--redis <URL>', URL_HELP)
    .option('--jobs <N>', 'how many parts to run at a time (default: 1)')
    .addHelpText('after', '\nExample:\n  heddle worker --redis redis://127.0.0.1:6379 --jobs 4\n')
    .action(() => {
      const { redis = DEFAULT_URL, jobs = '1' } = worker.opts<{ redis?: string; jobs?: string }>();
      found({ command: 'worker', redis, jobs: parseValue('jobs', specOf('jobs'), jobs) });
    });
  const runs = program
    .command('runs')
    .description('list the runs at a Redis, and its workers')
    .usage('[options]')
    .option('--redis <URL>', URL_HELP)
    .addHelpText('after', '\nExample:\n  heddle runs --redis redis://127.0.0.1:6379\n')
    .action(() => found({ command: 'runs', redis: runs.opts<{ redis?: string }>().redis ?? DEFAULT_URL }));
  const resume = program
    .command('resume')
    .description('go on with a run whose check --redis has ended')
    .argument('<id>', 'as check --redis said it, and heddle runs lists it')
    .usage('ID [options]')
    .addHelpText('after', '\nExample:\n  heddle resume 0123456789ab --redis redis://127.0.0.1:6379\n')
    .action((id: string) => {
      const { format, output, quiet, color, ...given }: OptionValues = withDefaults(givenOptions(resume));
      const options = checkOptions({ ...given, redis: given.redis ?? DEFAULT_URL });
      found({ command: 'resume', id, options, output: { format, output, quiet, color } });
    });
  addOptions(resume, ['redis', 'timeout', 'memory', 'format', 'output', 'quiet', 'color']);
}
