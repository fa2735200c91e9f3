/** How wide text is on a terminal, plainly: East Asian wide characters and emoji take two cells, combining marks none. */

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}]/u;
const ZERO = /[\p{Mn}\p{Me}\p{Cf}]/u;

const cellsOf = (char: string): number =>
  char < '\u0300' ? 1 : ZERO.test(char) ? 0 : WIDE.test(char) ? 2 : 1;

export function displayWidth(text: string): number {
  let width = 0;
  for (const char of text) width += cellsOf(char);
  return width;
}

/** At most `width` cells, the last one an ellipsis when something was left out. */
export function clip(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let kept = '';
  let used = 0;
  for (const char of text) {
    if (used + cellsOf(char) > width - 1) break;
    kept += char;
    used += cellsOf(char);
  }
  return `${kept.trimEnd()}…`;
}

/** Exactly `width` cells, filled with spaces on the right. */
export function padTo(text: string, width: number): string {
  const clipped = clip(text, width);
  return clipped + ' '.repeat(Math.max(0, width - displayWidth(clipped)));
}

/**
 * Lines of at most `width` cells, broken at spaces; a longer word is clipped. Later lines start with `indent`; the first with what
 * the text begins with.
 */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  const start = /^ */.exec(text)![0];
  let line = start;
  for (const word of text.slice(start.length).split(' ')) {
    const longer = line.trim() === '' ? line + word : `${line} ${word}`;
    if (line.trim() !== '' && displayWidth(longer) > width) {
      lines.push(line);
      line = indent + word;
    } else {
      line = longer;
    }
  }
  lines.push(line);
  return lines.map((each) => clip(each, width));
}
