/** Part of `npm run check`: the import rules of imports.ts, on all of src/. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breaches, largestKnot } from './imports.ts';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join('src', path), 'utf8') }));
const found = breaches(files);
for (const line of found) console.error(line);
console.log(`imports: ${files.length} files, ${found.length} breaches, largest knot ${largestKnot(files)}`);
process.exitCode = found.length === 0 ? 0 : 1;
