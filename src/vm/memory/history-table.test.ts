import { expect, it } from 'vitest';
import { Rng } from '../../base/rng.ts';
import { HistoryTable } from './history-table.ts';

interface State {
  readonly version: number;
  readonly entries: readonly (readonly number[])[];
}

it('a state that comes back has the entries that it had', () => {
  const random = new Rng(7);
  for (let n = 0; n < 50; n++) {
    const table = new HistoryTable(2);
    const states: State[] = [{ version: 0, entries: [] }];
    for (let step = 0; step < 200; step++) {
      const { version, entries } = states[random.below(states.length)];
      if (random.below(5) === 0 && entries.length > 0) {
        const left = entries.slice(0, -1);
        states.push({ version: table.back(version, left.length), entries: left });
        continue;
      }
      const entry = [random.below(3), random.below(2)];
      states.push({ version: table.enter(version, entries.length, entry), entries: [...entries, entry] });
    }
    const versions = new Map<string, number>();
    for (const { version, entries } of states) {
      expect([...table.of(version).subarray(0, 2 * entries.length)]).toEqual(entries.flat());
      const key = JSON.stringify(entries);
      expect(versions.get(key) ?? version).toBe(version);
      versions.set(key, version);
    }
  }
});
