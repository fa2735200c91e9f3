import { expect, test } from 'vitest';
import { Chains } from './chains.ts';

/** One round with so many writes that depend on the old value alone: which of them could add nothing? */
function round(chains: Chains, links: number, open = false): { over: boolean[]; wrong: string[] } {
  const over = Array.from({ length: links }, () => chains.link('x'));
  if (open) chains.open('x');
  return { over, wrong: chains.endRound() };
}

test('after more rounds than there are writes, nothing new can come', () => {
  const chains = new Chains();
  for (let n = 0; n < 4; n++) expect(round(chains, 2)).toEqual({ over: [false, false], wrong: [] });
  expect(round(chains, 2)).toEqual({ over: [true, true], wrong: [] });
});

test('another write, or one of anything, and what was left out has to be put in', () => {
  for (const [links, open] of [
    [3, false],
    [2, true],
  ] as const) {
    const chains = new Chains();
    for (let n = 0; n < 4; n++) round(chains, 2);
    expect(round(chains, links, open).wrong).toEqual(['x']);
    expect(round(chains, links).over).not.toContain(true);
  }
});

test('a domain that becomes part of another begins anew', () => {
  const chains = new Chains();
  for (let n = 0; n < 4; n++) round(chains, 2);
  chains.forget('x');
  expect(round(chains, 2).over).toEqual([false, false]);
});
