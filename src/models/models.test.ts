import { describe, expect, it } from 'vitest';
import { MODELS } from '../results/types.ts';
import { loadModel } from './load.ts';

describe('built-in models', () => {
  it.each(MODELS)('%s loads and type-checks', (name) => {
    expect(loadModel(name).statements.length).toBeGreaterThan(1);
  });
});
