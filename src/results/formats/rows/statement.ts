/**
 * The statement of a source line that a column lies in, for lines that have several: from behind the last `;`, `{` or `}` of
 * its own block to the next `;`, or to the `{` of the block that it opens. By brackets and strings alone, so that it works on
 * any C or C++; what it does not understand stays the whole line.
 */
interface Group {
  /** Is it a block of statements, or brackets inside one? */
  readonly block: boolean;
  /** Where its current statement begins. */
  start: number;
}

export function statementAt(line: string, column: number): string {
  const [from, to] = statementSpan(line, column);
  return line.slice(from, to).trim();
}

/** The column at which the statement begins that a column of a line lies in. */
export function statementColumn(line: string, column: number): number {
  const [from] = statementSpan(line, column);
  return from + /^\s*/.exec(line.slice(from))![0].length + 1;
}

/** The column of the bracket that ends the arguments of the call that begins at a column; null if it is on another line. */
export function callEnd(line: string, column: number): number | null {
  let depth = 0;
  for (let i = column - 1; i < line.length; i++) {
    const char = line[i];
    if (char === '"' || char === "'") i = endOfString(line, i);
    else if (char === '(') depth++;
    else if (char === ')' && --depth === 0) return i + 1;
    else if (depth === 0 && !/[\w\s:.>-]/.test(char)) return null;
  }
  return null;
}

/** Where that statement begins and ends. */
function statementSpan(line: string, column: number): readonly [number, number] {
  const at = column - 1;
  if (at < 0 || at >= line.length) return [0, line.length];
  const groups: Group[] = [{ block: true, start: 0 }];
  let mine: Group | null = null;
  let depth = 0;
  for (let i = 0; i < line.length; i++) {
    if (i === at) {
      mine = groups.findLast((group) => group.block) ?? groups[0];
      depth = groups.length - 1 - groups.lastIndexOf(mine);
    }
    const char = line[i];
    if (char === '"' || char === "'") i = endOfString(line, i);
    else if (mine !== null) {
      if ('([{'.includes(char)) {
        if (depth === 0 && char === '{' && isBlock(line, i)) return [mine.start, i + 1];
        depth++;
      } else if (')]}'.includes(char)) {
        if (depth === 0) return [mine.start, i];
        depth--;
      } else if (char === ';' && depth === 0) return [mine.start, i + 1];
    } else if ('([{'.includes(char)) groups.push({ block: char === '{' && isBlock(line, i), start: i + 1 });
    else if (')]}'.includes(char)) {
      const closed = groups.length > 1 ? groups.pop() : undefined;
      const outer = groups[groups.length - 1];
      if (char === '}' && (closed === undefined || closed.block) && outer.block) outer.start = i + 1;
    } else if (char === ';' && groups[groups.length - 1].block) groups[groups.length - 1].start = i + 1;
    if (mine === null && i >= at) mine = groups.findLast((group) => group.block) ?? groups[0];
  }
  return [mine?.start ?? 0, line.length];
}

/** `{` that opens statements, not `Node{1, 2}`. */
const isBlock = (line: string, at: number): boolean =>
  /(^|[)\];{}]|\b(else|do|try|const|noexcept|mutable|override|final))\s*$/.test(line.slice(0, at));

function endOfString(line: string, from: number): number {
  for (let i = from + 1; i < line.length; i++) {
    if (line[i] === '\\') i++;
    else if (line[i] === line[from]) return i;
  }
  return from;
}
