import { describe, expect, it } from 'vitest';
import type { SyncOp } from '../../../ir/types.ts';
import { type Bits, inputs } from '../../../sat/bits/bits.ts';
import { Circuit, TRUE } from '../../../sat/circuit/circuit.ts';
import { Cnf } from '../../../sat/cnf/cnf.ts';
import { newCadical } from '../../../sat/solvers/cadical.ts';
import { SYNC_BLOCKED, SYNC_MISUSE, syncApply, syncChoices, synced } from '../../../vm/sync/sync.ts';
import { SYNCS } from '../../../vm/sync/sync-table.ts';
import { conditionOutcome } from './conditions.ts';

const OPS: readonly SyncOp[] = [
  'cond-enqueue',
  'cond-wait',
  'cond-timedwait',
  'cond-cancel',
  'cond-signal',
  'cond-broadcast',
  'cond-destroy',
  'cond-init',
];
const THREADS = 4;

/** What the machine can do, as texts. */
function machine(op: SyncOp, word: number, thread: number): Set<string> {
  const code = SYNCS.indexOf(op);
  const choices = op === 'cond-wait' ? 2 : syncChoices(code, word, 0);
  const all = new Set<string>();
  for (let choice = 0; choice < choices; choice++) {
    const status = syncApply(code, word, 0, thread, choice);
    if (status === SYNC_BLOCKED) all.add('blocked');
    else if (status === SYNC_MISUSE) all.add('misuse');
    else all.add(`${synced.lo} ${synced.result}`);
  }
  return all;
}

async function circuit(op: SyncOp, word: number, thread: number): Promise<Set<string>> {
  const c = new Circuit();
  const before: Bits = inputs(c, 64);
  const spurious = c.input();
  const outcome = conditionOutcome(c, op, before, thread, spurious);
  const solver = await newCadical();
  const cnf = new Cnf(c, solver);
  for (const [t, bit] of before.entries()) cnf.assert(t < THREADS && (word >> t) & 1 ? bit : bit ^ 1);
  const seen = [outcome.blocked, outcome.misuse, ...(outcome.word ?? before), ...outcome.result];
  const all = new Set<string>();
  for (const lit of seen) cnf.literal(lit);
  while ((await solver.solve()) === 'sat') {
    if (cnf.valueOf(outcome.blocked)) all.add('blocked');
    else if (cnf.valueOf(outcome.misuse)) all.add('misuse');
    else all.add(`${cnf.valueOfBits(outcome.word ?? before)} ${cnf.valueOfBits(outcome.result)}`);
    if (outcome.woken !== null && cnf.valueOf(outcome.woken.real)) {
      const woken = Number(cnf.valueOfBits(outcome.woken.thread));
      expect((word >> woken) & 1).toBe(1);
      expect(cnf.valueOf((outcome.word as Bits)[woken])).toBe(false);
    }
    const differs = seen.map((lit) => (cnf.valueOf(lit) ? lit ^ 1 : lit));
    cnf.assertOr(differs.filter((lit) => lit !== TRUE));
  }
  solver.dispose();
  return all;
}

describe('condition variables in circuits', () => {
  for (const op of OPS)
    it(`${op} does what it does in the machine`, async () => {
      for (let word = 0; word < 1 << THREADS; word++)
        for (const thread of [1, 3])
          expect(await circuit(op, word, thread), `word ${word}, thread ${thread}`).toEqual(
            machine(op, word, thread),
          );
    });
});
