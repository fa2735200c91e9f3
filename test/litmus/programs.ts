import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Litmus, parseLitmus } from './format.ts';

export interface LitmusFile extends Litmus {
  readonly path: string;
}

/** All litmus programs of this folder, by name. */
export function litmusFiles(): LitmusFile[] {
  return readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.c'))
    .sort()
    .map((file) => {
      const path = join(import.meta.dirname, file);
      return { ...parseLitmus(readFileSync(path, 'utf8'), file), path };
    });
}
