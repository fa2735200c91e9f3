import { assetPath } from '../host/assets.ts';
import { readText } from '../host/files.ts';

/** Heddle's own version, from its package.json. */
export const version = (): string =>
  (JSON.parse(readText(assetPath('package.json'))) as { version: string }).version;
