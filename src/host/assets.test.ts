import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { assetPath } from './assets.ts';

it('finds what ships with Heddle', () => {
  expect(existsSync(assetPath('frontend/include'))).toBe(true);
  expect(() => assetPath('no/such/thing')).toThrow(/missing from this installation/);
});
