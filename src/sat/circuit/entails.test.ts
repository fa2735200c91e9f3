import { describe, expect, it } from 'vitest';
import { Circuit, FALSE, type Lit, TRUE } from './circuit.ts';
import { Entailment } from './entails.ts';

describe('entailment', () => {
  it('sees what follows by propagation and by cases', () => {
    const c = new Circuit();
    const [x, y, z] = [c.input(), c.input(), c.input()];
    const either = c.or(c.and(x, y), c.and(x, z));
    const seen = new Entailment(c);
    expect(seen.follows(either, x)).toBe(true);
    expect(seen.follows(either, c.or(y, z))).toBe(true);
    expect(seen.follows(either, y)).toBe(false);
    expect(seen.follows(x, TRUE)).toBe(true);
    expect(seen.follows(FALSE, x)).toBe(true);
    expect(seen.contradicts(either, x ^ 1)).toBe(true);
  });

  it('says yes only where that is so', () => {
    let seed = 7;
    const random = (n: number): number => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      return (seed >>> 8) % n;
    };
    let yes = 0;
    let missed = 0;
    for (let round = 0; round < 300; round++) {
      const c = new Circuit();
      const lits: Lit[] = Array.from({ length: 5 }, () => c.input());
      for (let n = 0; n < 25; n++)
        lits.push(c.and(lits[random(lits.length)] ^ random(2), lits[random(lits.length)] ^ random(2)));
      const [a, b] = [lits[lits.length - 1 - random(6)], lits[lits.length - 1 - random(6)] ^ random(2)];
      const truly = everywhere(c, a, b);
      const said = new Entailment(c).follows(a, b);
      if (said) expect(truly).toBe(true);
      if (said) yes++;
      else if (truly) missed++;
    }
    expect(yes).toBeGreaterThan(50);
    expect(missed).toBe(0);
  });
});

/** Is b true under each assignment of the five inputs that makes a true? */
function everywhere(c: Circuit, a: Lit, b: Lit): boolean {
  for (let inputs = 0; inputs < 32; inputs++) {
    const value = new Uint8Array(c.size);
    const of = (lit: Lit): number => value[lit >>> 1] ^ (lit & 1);
    let next = 0;
    for (let node = 1; node < c.size; node++)
      value[node] = c.isAnd(node) ? of(c.leftOf(node)) & of(c.rightOf(node)) : (inputs >> next++) & 1;
    if (of(a) === 1 && of(b) === 0) return false;
  }
  return true;
}
