/** Strings and quoted names: `\hh` is a byte, `\\` a backslash; the bytes are UTF-8. */

const decoder = new TextDecoder();
const encoder = new TextEncoder();

const BACKSLASH = 0x5c;

const hexDigit = (c: number): number =>
  c >= 48 && c <= 57 ? c - 48 : c >= 65 && c <= 70 ? c - 55 : c >= 97 && c <= 102 ? c - 87 : -1;

/** A backslash before anything but two hex digits or a backslash stands for itself, as in LLVM. */
export function unescapeBytes(raw: string): Uint8Array {
  let ascii = true;
  for (let i = 0; i < raw.length; i++) if (raw.charCodeAt(i) > 127) ascii = false;
  const input = ascii ? null : encoder.encode(raw);
  const length = input === null ? raw.length : input.length;
  const out = new Uint8Array(length);
  let n = 0;
  for (let i = 0; i < length; i++) {
    const c = input === null ? raw.charCodeAt(i) : input[i];
    if (c === BACKSLASH && i + 1 < length) {
      const c1 = input === null ? raw.charCodeAt(i + 1) : input[i + 1];
      if (c1 === BACKSLASH) {
        out[n++] = BACKSLASH;
        i++;
        continue;
      }
      const hi = hexDigit(c1);
      const lo = i + 2 < length ? hexDigit(input === null ? raw.charCodeAt(i + 2) : input[i + 2]) : -1;
      if (hi >= 0 && lo >= 0) {
        out[n++] = hi * 16 + lo;
        i += 2;
        continue;
      }
    }
    out[n++] = c;
  }
  return n === length ? out : out.slice(0, n);
}

export function unescapeText(raw: string): string {
  return raw.includes('\\') ? decoder.decode(unescapeBytes(raw)) : raw;
}
