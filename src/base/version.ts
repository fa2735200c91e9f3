import { readFileSync } from 'node:fs';
import { assetPath } from './assets.ts';

/** Heddle's own version, from its package.json. */
export const version = (): string =>
  (JSON.parse(readFileSync(assetPath('package.json'), 'utf8')) as { version: string }).version;
