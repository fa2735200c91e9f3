import { expect, it } from 'vitest';
import { compareGenerated } from './compare-generated.ts';

it('500 generated data types: brute force says the same', async () => {
  const { compared, failing } = await compareGenerated(1000, 500, ['sc', 'tso', 'pso', 'rc11']);
  expect(compared).toBeGreaterThan(1000);
  expect(failing).toBeGreaterThan(200);
}, 7_200_000);
