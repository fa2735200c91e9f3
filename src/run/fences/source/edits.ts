/** Changes of a text, by position; they do not overlap. Insertions at one place come in the order given. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = edits.map((edit, n) => ({ ...edit, n })).sort((a, b) => a.start - b.start || a.n - b.n);
  let out = '';
  let at = 0;
  for (const edit of sorted) {
    out += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return out + text.slice(at);
}

/** Line and column (both from 1) of a position. */
export class Lines {
  private readonly starts: number[] = [0];
  constructor(text: string) {
    for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) this.starts.push(i + 1);
  }
  at(position: number): { readonly line: number; readonly column: number } {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.starts[middle] <= position) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: position - this.starts[low] + 1 };
  }
  position(line: number, column: number): number {
    return (this.starts[line - 1] ?? 0) + column - 1;
  }
}
