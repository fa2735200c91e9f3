import { parseValue } from '../../base/options/option-parse.ts';
import { specOf } from '../../base/options/option-table.ts';
import { checkOptions } from '../../base/options/options.ts';
import { flagValues } from './flag-table.ts';
import { addOptions, givenOptions } from './flags.ts';
import type { AddCommand } from './settings.ts';

/** Where Redis is when nobody says. */
const DEFAULT_URL = process.env.HEDDLE_REDIS ?? 'redis://127.0.0.1:6379';
const URL_HELP = `where Redis is (default: HEDDLE_REDIS, or redis://127.0.0.1:6379)`;

export const addWorker: AddCommand = (program, { found }) => {
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
};

export const addRuns: AddCommand = (program, { found }) => {
  const runs = program
    .command('runs')
    .description('list the runs at a Redis, and its workers')
    .usage('[options]')
    .option('--redis <URL>', URL_HELP)
    .addHelpText('after', '\nExample:\n  heddle runs --redis redis://127.0.0.1:6379\n')
    .action(() => found({ command: 'runs', redis: runs.opts<{ redis?: string }>().redis ?? DEFAULT_URL }));
};

export const addResume: AddCommand = (program, { found }) => {
  const resume = program
    .command('resume')
    .description('go on with a run whose check --redis has ended')
    .argument('<id>', 'as check --redis said it, and heddle runs lists it')
    .usage('ID [options]')
    .addHelpText('after', '\nExample:\n  heddle resume 0123456789ab --redis redis://127.0.0.1:6379\n')
    .action((id: string) => {
      const { format, output, quiet, color, ...given } = flagValues(givenOptions(resume));
      const options = checkOptions({ ...given, redis: given.redis ?? DEFAULT_URL });
      found({ command: 'resume', id, options, output: { format, output, quiet, color } });
    });
  addOptions(resume, ['redis', 'timeout', 'memory', 'format', 'output', 'quiet', 'color']);
};
