type Encoding = 'utf8' | 'latin1';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const encoder = new TextEncoder();
/** So many arguments a call can take. */
const CHUNK = 8192;

export function textOf(bytes: Uint8Array, encoding: Encoding = 'utf8'): string {
  if (encoding === 'utf8') return decoder.decode(bytes);
  /* the decoder called latin1 is windows-1252 */
  let text = '';
  for (let i = 0; i < bytes.length; i += CHUNK) text += String.fromCharCode(...bytes.subarray(i, i + CHUNK));
  return text;
}

export function bytesOf(text: string, encoding: Encoding = 'utf8'): Uint8Array {
  return encoding === 'utf8' ? encoder.encode(text) : Uint8Array.from(text, (char) => char.charCodeAt(0));
}

export function concatenated(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
