import { applyEdits, type Edit, Lines } from './source/edits.ts';
import type { Place } from './source/statements.ts';

/**
 * A text with a mark at every place where a fence could go: `__atomic_signal_fence`, which is a builtin of C and C++ alike
 * and does nothing in any model. It goes through the compiler, the inliner and all passes as a fence does, so that what
 * the search tries on the program is what the patch will do to the source, whatever the control flow around it.
 *
 * Lines stay; columns move, and `original` moves them back.
 */
export interface Marked {
  readonly text: string;
  /** The place whose mark is at this line and column of the marked text. */
  readonly markAt: (line: number, column: number) => Place | null;
  /** The position in the original text. */
  readonly original: (line: number, column: number) => number;
  /** Line and column in the marked text of a position in the original. */
  readonly moved: (position: number) => { readonly line: number; readonly column: number };
}

const MARK = '__atomic_signal_fence(5);';
const OPEN = '{';
const CLOSE = '}';

export function instrument(text: string, places: readonly Place[]): Marked {
  const edits: (Edit & { readonly place: Place | null })[] = places.flatMap((place) =>
    place.wrapTo === null
      ? [{ start: place.at, end: place.at, text: MARK, place }]
      : place.wrapTo > place.at
        ? [
            { start: place.at, end: place.at, text: `${OPEN}${MARK}`, place },
            { start: place.wrapTo, end: place.wrapTo, text: CLOSE, place: null },
          ]
        : [
            { start: place.wrapTo, end: place.wrapTo, text: OPEN, place: null },
            { start: place.at, end: place.at, text: `${MARK}${CLOSE}`, place },
          ],
  );
  edits.sort((a, b) => a.start - b.start || Number(a.place !== null) - Number(b.place !== null));
  const marked = applyEdits(text, edits);
  const lines = new Lines(marked);
  const marks = new Map<number, Place>();
  /* position in the marked text behind the n-th edit, and how far text has moved from there on */
  const moved: { readonly from: number; readonly by: number }[] = [];
  let by = 0;
  for (const edit of edits) {
    const start = edit.start + by;
    if (edit.place !== null) marks.set(start + edit.text.indexOf(MARK), edit.place);
    by += edit.text.length;
    moved.push({ from: start + edit.text.length, by });
  }
  const back = (position: number): number => {
    let last = 0;
    for (const { from, by: far } of moved) {
      if (from > position) break;
      last = far;
    }
    return position - last;
  };
  return {
    text: marked,
    markAt: (line, column) => marks.get(lines.position(line, column)) ?? null,
    original: (line, column) => back(lines.position(line, column)),
    moved: (position) => {
      let far = 0;
      for (const edit of edits) if (edit.start <= position) far += edit.text.length;
      return lines.at(position + far);
    },
  };
}
