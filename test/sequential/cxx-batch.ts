import type { SmallProgram } from './batch.ts';

/**
 * Many small C++ programs as one: each in a namespace of its own, with its includes before all of them, and one main
 * that runs them in turn and prints a line with each one's name before it. What objects with static storage print
 * comes before the first name and after the last.
 */
const MARK = '@@@ ';
export const START = 'constructors';
export const END = 'destructors';

export function cxxBatchSource(programs: readonly SmallProgram[]): string {
  const includes = new Set<string>();
  const bodies = programs.map(({ name, source }, i) => {
    const body = source.replace(/^\s*#\s*include.*$/gm, (line) => {
      includes.add(line.trim());
      return '';
    });
    return `// ---- ${name}\nnamespace p${i} {\n${body}\n}`;
  });
  const calls = programs.map(({ name }, i) => `  printf("${MARK}${name}\\n");\n  p${i}::main();`);
  const main = ['int main() {', ...calls, `  printf("${MARK}${END}\\n");`, '  return 0;', '}', ''];
  return [...includes, ...bodies, ...main].join('\n');
}

/** The output of a batch, by program. */
export function splitCxxOutput(output: string): Map<string, string> {
  const [before, ...parts] = output.split(MARK);
  const found = new Map([[START, before ?? '']]);
  for (const part of parts) {
    const end = part.indexOf('\n');
    found.set(part.slice(0, end), part.slice(end + 1));
  }
  return found;
}
