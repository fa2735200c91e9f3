import { describe, expect, test } from 'vitest';
import { InternalError } from '../../base/failure.ts';
import { type Verdict, zeroStats } from '../../results/types.ts';
import { settle } from './auto.ts';

const said = (engine: string, verdict: Verdict['verdict']): Verdict => ({
  verdict,
  model: 'sc',
  engine,
  summary: '',
  boundsRequested: false,
  bounds: { unwind: null, contexts: null, cut: [] },
  assumptions: [],
  violations: [],
  stats: zeroStats,
  diagnostics: [],
});

describe('engines that race', () => {
  test('whoever proves or refutes has answered, and is named', () => {
    const mine = said('explore', 'verified');
    expect(settle(mine, [said('axiomatic', 'bounded')], 'explore', 3)).toBe(mine);
    const late = settle(null, [said('axiomatic', 'verified')], 'explore', 3);
    expect(late).toMatchObject({ engine: 'axiomatic', verdict: 'verified' });
    expect(late.diagnostics[0].message).toBe(
      'engine axiomatic has answered; explore had no answer after 3 s',
    );
    const none = settle(said('explore', 'unknown'), [said('sequentialize', 'violated')], 'explore', 3);
    expect(none).toMatchObject({ engine: 'sequentialize', verdict: 'violated' });
  });

  test('nothing is claimed that nobody claims', () => {
    const mine = said('explore', 'unknown');
    expect(settle(mine, [said('sequentialize', 'bounded')], 'explore', 3)).toBe(mine);
    expect(settle(mine, [], 'explore', 3)).toBe(mine);
  });

  test('a proof and a violation are a bug of ours', () => {
    const both = (): Verdict =>
      settle(said('explore', 'verified'), [said('axiomatic', 'violated')], 'explore', 3);
    expect(both).toThrow(InternalError);
    expect(both).toThrow('engine explore has verified the program, and engine axiomatic has found');
  });
});
