/**
 * The lines of the original files, as far as preprocessed text (`.i`) still has them: its line markers
 * (`# 12 "a.c"`) say where each line came from. Traces show these, since debug info names the original files.
 */
export function originalSources(text: string): Map<string, string> {
  const files = new Map<string, string[]>();
  let lines: string[] | null = null;
  let next = 1;
  for (const line of text.split('\n')) {
    const marker = /^#(?:line)?[ \t]+(\d+)[ \t]+"((?:[^"\\]|\\.)*)"/.exec(line);
    if (marker !== null) {
      const name = marker[2].replace(/\\(.)/g, '$1');
      next = Number(marker[1]);
      lines = name.startsWith('<') ? null : (files.get(name) ?? []);
      if (lines !== null) files.set(name, lines);
    } else if (lines !== null && next > 0 && next < MAX_LINE) lines[next++ - 1] = line;
  }
  return new Map(
    Array.from(files, ([name, found]) => [name, Array.from(found, (line) => line ?? '').join('\n')]),
  );
}

const MAX_LINE = 1 << 20;
