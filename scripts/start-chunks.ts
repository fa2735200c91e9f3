import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * What a check loads before it begins, in four files in place of some eighty: what reads the command line (`command`), what
 * waits for the answer and shows it (`report`), what the worker runs (`search`), and what is on both sides (`common`). A set
 * of files that is closed under imports is loaded as a whole anyway; each file more costs time of its own. What makes a
 * program (`making`) is loaded only where none is kept from an earlier run.
 */
const COMMAND = ['src/cli/run.ts'];
const REPORT = ['src/cli/jobs/check-command.ts', 'src/cli/output/write-report.ts'];
const SEARCH = ['src/index.ts'];
const MAKING = ['src/run/make-program.ts'];

/** The files that these import at once, themselves included. Types are not loaded, and `import()` is for later. */
function closure(files: readonly string[]): Set<string> {
  const reached = new Set(files);
  for (const file of reached)
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)(?! type\b)[^;]*? from '(\.[^']+\.ts)';/gm,
    ))
      reached.add(join(dirname(file), specifier));
  return reached;
}

interface Group {
  readonly name: string;
  readonly test: (module: string) => boolean;
  readonly priority: number;
}

/** The chunks, what belongs to several first: a chunk takes with it what its files import and no chunk before it has. */
export function startChunks(root: string): Group[] {
  const [command, report, search, making] = [COMMAND, REPORT, SEARCH, MAKING].map(closure);
  const common = new Set([...search].filter((file) => command.has(file) || report.has(file)));
  return [
    { name: 'common', files: common },
    { name: 'command', files: command },
    { name: 'report', files: report },
    { name: 'search', files: search },
    { name: 'making', files: making },
  ].map(({ name, files }, i) => ({
    name,
    test: (module) => files.has(relative(root, module)),
    priority: 10 - i,
  }));
}
