/** Texts and bytes. In the browser: playground/host/bytes.ts. */
type Encoding = 'utf8' | 'latin1';

const over = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A byte order mark stays; bytes that are no UTF-8 become U+FFFD. */
export const textOf = (bytes: Uint8Array, encoding: Encoding = 'utf8'): string =>
  over(bytes).toString(encoding);

export const bytesOf = (text: string, encoding: Encoding = 'utf8'): Uint8Array => Buffer.from(text, encoding);

export const concatenated = (parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts);
