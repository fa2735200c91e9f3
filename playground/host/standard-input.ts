/** A page has none. */
export function standardInput(): Uint8Array {
  throw Object.assign(new Error('there is no standard input'), { code: 'ENOENT' });
}
