import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * What a check loads before it begins, in three files in place of some eighty: what the command line imports at once
 * (`command`), what the worker does (`search`), and what both do (`common`). A set of files that is closed under imports is
 * loaded as a whole anyway; each file more costs time of its own.
 */
const COMMAND = ['src/cli/run.ts', 'src/cli/check-command.ts', 'src/cli/write-report.ts'];
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
  const [command, search] = [closure(COMMAND), closure(SEARCH)];
  return (module) => {
    const file = relative(root, module);
    if (command.has(file)) return search.has(file) ? 'common' : 'command';
    return search.has(file) ? 'search' : null;
  };
}
