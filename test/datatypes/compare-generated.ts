import { Rng } from '../../src/base/rng.ts';
import { bruteForce, generate } from './generated.ts';
import { answers } from './run-suite.ts';

/** Compares `count` generated types with brute force; gives how many failed their test, and throws at a difference. */
export async function compareGenerated(
  seed: number,
  count: number,
  models: readonly string[],
): Promise<{ compared: number; failing: number }> {
  let [compared, failing] = [0, 0];
  for (let i = 0; i < count; i++) {
    const generated = generate(new Rng(seed + i));
    for (const [model, wrong] of await bruteForce(generated, models)) {
      const engines = model === 'relaxed' ? ['axiomatic'] : ['explore', 'axiomatic'];
      for (const engine of engines) {
        const [answer] = await answers('generated.c', {
          model,
          engine,
          heap: 'fresh',
          tests: [generated.test],
          ops: ['p=put', 'g=get'],
          text: generated.type,
        });
        const expected = wrong ? 'fails: not-serial' : 'passes';
        if (answer !== expected)
          throw new Error(
            `${engine} under ${model}: ${answer}, brute force says ${expected}\nseed ${seed + i}\n${generated.test}\n${generated.type}`,
          );
      }
      compared++;
      if (wrong) failing++;
    }
  }
  return { compared, failing };
}
