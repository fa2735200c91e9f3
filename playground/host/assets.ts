import { version } from '../../package.json';
import { OWN, putFile } from './memory-files.ts';

/** Heddle's own files, built into the worker's script. */
const headers = import.meta.glob('../../src/frontend/include/**/*', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
const models = import.meta.glob('../../src/models/*.cat', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

for (const [path, text] of Object.entries({ ...headers, ...models }))
  putFile(path.replace(/^.*\/src/, OWN), text);
putFile(`${OWN}/package.json`, JSON.stringify({ version }));

export const assetPath = (path: string): string => `${OWN}/${path}`;
