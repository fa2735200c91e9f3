import { createHash } from 'node:crypto';

/** SHA-256 of the parts, one after the other; texts as UTF-8. In the browser: playground/host/hash.ts. */
export function sha256(parts: Iterable<string | Uint8Array>, encoding: 'hex' | 'base64' = 'hex'): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest(encoding);
}
