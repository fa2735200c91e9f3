import { expect, it } from 'vitest';
import { compareGenerated } from './compare-generated.ts';

it('generated data types: brute force says the same', async () => {
  const { compared, failing } = await compareGenerated(3, 2, ['sc', 'tso', 'rc11']);
  expect(compared).toBe(6);
  expect(failing).toBe(3);
}, 180_000);
