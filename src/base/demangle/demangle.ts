import { DemangleParser, NotMangled } from './demangle-parser.ts';

/**
 * C++ names for people, from the names linkers know (Itanium C++ ABI, 5.1). Functions come without their parameters:
 * `Stack<int>::push`, `main::lambda#1`. Null for what is no mangled name, or has parts (dependent expressions) that
 * are not worth the code to read.
 */
export function demangle(symbol: string): string | null {
  // A lambda's only function is the lambda, to people.
  return parse(symbol, (p) => p.symbol())?.replaceAll(/(lambda#\d+)::operator\(\)/g, '$1') ?? null;
}

/** Of the symbol of a type_info (`_ZTI…`): the type. */
export function demangleType(symbol: string): string | null {
  if (!symbol.startsWith('_ZTI') && !symbol.startsWith('_ZTS')) return null;
  return parse(`_Z${symbol.slice(4)}`, (p) => p.type());
}

function parse(symbol: string, read: (parser: DemangleParser) => string): string | null {
  // Clang numbers copies (`.1`, `.llvm.…`), and names of ours may carry a number too.
  const mangled = /^_Z[\w$]+/.exec(symbol)?.[0];
  if (mangled === undefined) return null;
  const parser = new DemangleParser(mangled.slice(2));
  try {
    const name = read(parser);
    return name === '' ? null : name;
  } catch (e) {
    if (e instanceof NotMangled || e instanceof RangeError) return null;
    throw e;
  }
}
