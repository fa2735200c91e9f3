/**
 * Header names in C text, `"…"` and `<…>` on one line, in time linear in the text. (A regular expression looks for the end
 * of a name from each `<` anew, and a macro of 400,000 of them takes hours.)
 */
export interface HeaderName {
  readonly name: string;
  readonly quoted: boolean;
}

/** Before a name: `#include`, `#embed`, `__has_include(` and their like. */
const BEFORE =
  /(?:^|\n)[ \t]*(?:#|%:|\?\?=)[ \t]*(?:include|include_next|import|embed)\b[ \t]*|__has_(?:include|include_next|embed)\s*\(\s*/g;

/** The names that directives give. */
export function* directiveNames(text: string): Generator<HeaderName> {
  const names = new Names(text);
  for (const m of text.matchAll(BEFORE)) {
    const name = names.at(m.index + m[0].length);
    if (name !== null) yield name;
  }
}

/** All that can be a name in a macro's text: from the first `<` to a `>`, and from the last one before it. */
export function* namesInMacro(text: string): Generator<HeaderName> {
  const names = new Names(text);
  for (let i = 0; i < text.length; i++) {
    if (text[i] !== '"' && text[i] !== '<') continue;
    const found = names.at(i);
    if (found === null) continue;
    yield found;
    const inner = found.quoted ? -1 : found.name.lastIndexOf('<');
    if (inner >= 0 && inner < found.name.length - 1)
      yield { name: found.name.slice(inner + 1), quoted: false };
    i += found.name.length + 1;
  }
}

/** Names by the place where they begin; places are asked for in ascending order. */
class Names {
  private readonly text: string;
  /** Where each of these comes next at or after the place asked for last; the length of the text if it does not. */
  private readonly next = new Map([
    ['"', -1],
    ['>', -1],
    ['\n', -1],
  ]);

  constructor(text: string) {
    this.text = text;
  }

  at(place: number): HeaderName | null {
    const open = this.text[place];
    if (open !== '"' && open !== '<') return null;
    const end = this.find(open === '"' ? '"' : '>', place + 1);
    if (end === this.text.length || end === place + 1 || end > this.find('\n', place + 1)) return null;
    return { name: this.text.slice(place + 1, end), quoted: open === '"' };
  }

  private find(what: string, from: number): number {
    const known = this.next.get(what) as number;
    if (known >= from) return known;
    const found = this.text.indexOf(what, from);
    const next = found < 0 ? this.text.length : found;
    this.next.set(what, next);
    return next;
  }
}
