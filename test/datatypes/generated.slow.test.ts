import { expect, it } from 'vitest';
import { compareGenerated } from './compare-generated.ts';

const MODELS = ['sc', 'tso', 'pso', 'rc11', 'relaxed'];
const TYPES = 500;
const PART = 25;
const parts = Array.from({ length: TYPES / PART }, (_, i) => 1000 + PART * i);

/** In parts, which can be run one by one: `-t "from seed 1050 on"`. */
it.each(parts)(
  `${PART} generated data types, from seed %i on: brute force says the same`,
  async (seed) => {
    const found = await compareGenerated(seed, PART, MODELS);
    console.log(`types from seed ${seed} on:`, found);
    /* a model for which brute force has no answer is not compared */
    expect(found.compared).toBeGreaterThan(PART * 3);
    expect(found.failing).toBeGreaterThan(0);
  },
  1_800_000,
);
