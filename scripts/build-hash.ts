import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hashOfHeaders } from '../src/frontend/compile/headers/our-headers.ts';
import { filesBelow } from '../src/host/files.ts';

/** What a build says of itself (src/base/build.ts): what earlier runs kept is good for the same sources only. */
export function hashOfBuild(): { sources: string; headers: string } {
  const hash = createHash('sha256');
  const files = filesBelow('src').filter((name) => !name.endsWith('.test.ts'));
  for (const name of files.sort()) {
    const bytes = readFileSync(`src/${name}`);
    hash.update(`${name}:${bytes.length}:`).update(bytes);
  }
  return { sources: hash.digest('hex'), headers: hashOfHeaders('src/frontend/include') };
}
