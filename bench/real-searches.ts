import { checkOptions } from '../src/base/options/options.ts';
import { exploreOutcomes } from '../src/engines/explore/outcomes.ts';
import { settings } from '../src/engines/explore/parallel/task-search.ts';
import { loadProgram } from '../src/run/load.ts';

/**
 * Long executions, locks, condition variables and barriers, with all that `heddle check` does by default: executions, blocked
 * ones, and CPU seconds of the search (searches that are started over included), beside those of the build before
 * (commit 67891e4, which gave up on what has more than 5,000 events).
 */
interface Row {
  readonly file: string;
  readonly flags: readonly string[];
  /** Executions, blocked ones, and seconds of the whole process, before. */
  readonly before: string;
}

const ROWS: readonly Row[] = [
  { file: 'long.c', flags: ['-DN=500'], before: '2 (0)' },
  { file: 'long.c', flags: ['-DN=2000'], before: '2 (0), 14.6 s' },
  { file: 'long.c', flags: ['-DN=10000'], before: 'gave up' },
  { file: 'locks.c', flags: ['-DN=6', '-DSHARED'], before: '720 (1543)' },
  { file: 'locks.c', flags: ['-DN=8'], before: '40320 (103677), 49 s' },
  { file: 'locks.c', flags: ['-DN=2', '-DK=50'], before: 'no answer' },
  { file: 'pool.c', flags: ['-DW=2', '-DT=1'], before: '4292 (24981)' },
  { file: 'pool.c', flags: ['-DW=2', '-DT=2'], before: 'no answer in 100 s' },
  { file: 'barrier.c', flags: ['-DN=4', '-DR=3'], before: '13824 (0), before barriers.ts' },
];

export async function realSearches(print: (line: string) => void): Promise<void> {
  print('| program | before | executions (blocked) | CPU s of the search | µs an event |');
  print('| --- | --- | ---: | ---: | ---: |');
  for (const { file, flags, before } of ROWS) {
    const options = checkOptions({ clangFlags: flags });
    const { program } = await loadProgram([`bench/programs/${file}`], options);
    const start = process.cpuUsage();
    const found = exploreOutcomes(program, 'rc11', true, settings(options));
    const { user, system } = process.cpuUsage(start);
    const wrong = found.violations.size === 0 ? '' : `, ${[...found.violations.keys()].join()}`;
    print(
      `| \`${file}\` ${flags.join(' ')} | ${before} | ${found.executions} (${found.blocked})${wrong} | ${((user + system) / 1e6).toFixed(2)} | ${((user + system) / found.events).toFixed(1)} |`,
    );
  }
}
