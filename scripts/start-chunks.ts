import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * What a check loads before it begins, in four files in place of some eighty: what reads the command line (`command`), what
 * waits for the answer and shows it (`report`), what the worker runs (`search`), and what is on both sides (`common`). A set
 * of files that is closed under imports is loaded as a whole anyway; each file more costs time of its own.
 */
const COMMAND = ['src/cli/run.ts'];
const REPORT = ['src/cli/check-command.ts', 'src/cli/write-report.ts'];
const SEARCH = ['src/index.ts'];

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

/** The chunk that a module belongs to; null: the bundler's choice. */
export function startChunks(root: string): (module: string) => string | null {
  const [command, report, search] = [COMMAND, REPORT, SEARCH].map(closure);
  return (module) => {
    const file = relative(root, module);
    if (search.has(file)) return command.has(file) || report.has(file) ? 'common' : 'search';
    return command.has(file) ? 'command' : report.has(file) ? 'report' : null;
  };
}
