/** What a source file uses of the standard library, by its text: headers between angle brackets, names behind `std::`. */
export interface Use {
  readonly what: string;
  readonly line: number;
}

const COMMENT_OR_STRING = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;
const INCLUDE = /^[ \t]*#[ \t]*include[ \t]*<([^>]+)>/gm;
const NAME = /\bstd\s*::\s*(\w+(?:\s*::\s*\w+)*)/g;

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Comments and strings become blanks, so that lines stay where they are. */
const bare = (text: string): string =>
  text.replace(COMMENT_OR_STRING, (found) => found.replace(/[^\n]/g, ' '));

export function usesOf(text: string): { readonly headers: readonly Use[]; readonly names: readonly Use[] } {
  const code = bare(text);
  const uses = (pattern: RegExp): Use[] =>
    Array.from(code.matchAll(pattern), (m) => ({
      what: m[1].replace(/\s/g, ''),
      line: lineOf(code, m.index),
    }));
  return { headers: uses(INCLUDE), names: uses(NAME) };
}

/** `chrono::steady_clock::now` is a use of `chrono::steady_clock`: the longest part that the synopses know. */
export function knownPart(name: string, known: ReadonlySet<string>): string | null {
  const parts = name.split('::');
  for (let n = parts.length; n > 0; n--) {
    const part = parts
      .slice(0, n)
      .join('::')
      .replace(/^views::/, 'ranges::views::');
    if (known.has(part)) return part;
  }
  return null;
}
