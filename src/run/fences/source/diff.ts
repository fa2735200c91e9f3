/**
 * A unified diff of two texts, line by line, for `patch -p1`. Longest common subsequence between the common head and tail;
 * our edits touch few lines, so that what is between is short.
 */
const CONTEXT = 3;

interface Row {
  readonly sign: ' ' | '-' | '+';
  readonly line: string;
}

export function unifiedDiff(name: string, before: string, after: string): string {
  if (before === after) return '';
  const rows = rowsOf(split(before), split(after));
  const path = name.replace(/^\/+/, '');
  return `--- a/${path}\n+++ b/${path}\n${hunks(rows).join('')}`;
}

/** Lines with their ends. */
const split = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

function rowsOf(a: readonly string[], b: readonly string[]): Row[] {
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  const same = (line: string): Row => ({ sign: ' ', line });
  return [
    ...a.slice(0, head).map(same),
    ...middle(a.slice(head, a.length - tail), b.slice(head, b.length - tail)),
    ...a.slice(a.length - tail).map(same),
  ];
}

function middle(a: readonly string[], b: readonly string[]): Row[] {
  const width = b.length + 1;
  const length = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      length[i * width + j] =
        a[i] === b[j]
          ? length[(i + 1) * width + j + 1] + 1
          : Math.max(length[(i + 1) * width + j], length[i * width + j + 1]);
  const rows: Row[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      rows.push({ sign: ' ', line: a[i++] });
      j++;
    } else if (i < a.length && (j >= b.length || length[(i + 1) * width + j] >= length[i * width + j + 1]))
      rows.push({ sign: '-', line: a[i++] });
    else rows.push({ sign: '+', line: b[j++] });
  }
  return rows;
}

function hunks(rows: readonly Row[]): string[] {
  const found: string[] = [];
  for (let i = 0; i < rows.length; ) {
    if (rows[i].sign === ' ') {
      i++;
      continue;
    }
    const from = Math.max(0, i - CONTEXT);
    let last = i;
    for (let k = i; k < rows.length && k - last <= 2 * CONTEXT; k++) if (rows[k].sign !== ' ') last = k;
    const to = Math.min(rows.length, last + 1 + CONTEXT);
    found.push(hunk(rows, from, to));
    i = to;
  }
  return found;
}

function hunk(rows: readonly Row[], from: number, to: number): string {
  const count = (part: readonly Row[], without: Row['sign']): number =>
    part.filter(({ sign }) => sign !== without).length;
  const part = rows.slice(from, to);
  const range = (without: Row['sign']): string => {
    const n = count(part, without);
    const start = count(rows.slice(0, from), without) + (n === 0 ? 0 : 1);
    return n === 1 ? `${start}` : `${start},${n}`;
  };
  const body = part
    .map(({ sign, line }) => `${sign}${line}${line.endsWith('\n') ? '' : '\n\\ No newline at end of file\n'}`)
    .join('');
  return `@@ -${range('+')} +${range('-')} @@\n${body}`;
}
