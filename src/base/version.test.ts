import { expect, it } from 'vitest';
import { version } from './version.ts';

it('knows its version', () => {
  expect(version()).toMatch(/^\d+\.\d+\.\d+/);
});
