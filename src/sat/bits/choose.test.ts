import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Circuit, TRUE } from '../circuit/circuit.ts';
import { Cnf } from '../cnf/cnf.ts';
import { Names, saveFormula } from '../cnf/names.ts';
import { inputs } from './bits.ts';
import { type Opened, openSolver } from './choose.ts';

const dir = mkdtempSync(join(tmpdir(), 'heddle-choose-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Says all variables are true, and keeps the formula. */
const seen = join(dir, 'seen.cnf');
const yes = join(dir, 'yes.sh');
writeFileSync(
  yes,
  `#!/bin/sh\ncp "$1" ${seen}\necho 's SATISFIABLE'\necho "v $(seq -s ' ' 1 $(head -1 "$1" | cut -d ' ' -f 3)) 0"\nexit 10\n`,
  { mode: 0o755 },
);

/** A chain of implications, as long as asked. */
function chain({ solver }: Opened, length: number): void {
  for (let v = 1; v < length; v++) solver.clause([-v, v + 1]);
}

describe('--solver', () => {
  test('wasm', async () => {
    const opened = await openSolver('wasm');
    expect([opened.solver.name, opened.log]).toEqual(['cadical-wasm', null]);
    opened.solver.dispose();
  });

  test('a path', async () => {
    const opened = await openSolver(yes);
    chain(opened, 3);
    expect([opened.solver.name, await opened.solver.solve()]).toEqual([yes, 'sat']);
    expect(opened.log?.clauses).toBe(2);
  });

  test.each(['', 'wasm,', ',wasm', `${yes},wasm`, `wasm,${yes},${yes}`])('"%s" is refused', async (text) => {
    await expect(openSolver(text)).rejects.toMatchObject({ exit: 1, diagnostic: { code: 'HED160' } });
  });

  test('wasm,PATH: a path that is not there is refused before it is needed', async () => {
    await expect(openSolver(`wasm,${dir}/nothing`)).rejects.toMatchObject({ diagnostic: { code: 'HED160' } });
  });

  test('wasm,PATH: stays with wasm while it fits', async () => {
    const opened = await openSolver(`wasm,${yes}`);
    chain(opened, 1000);
    opened.solver.assume(1);
    opened.solver.assume(-1000);
    expect(await opened.solver.solve()).toBe('unsat');
    expect([opened.solver.failed(1), opened.solver.failed(-1000)]).toEqual([true, true]);
    expect(existsSync(seen) && readFileSync(seen, 'utf8').includes('p cnf 1000 ')).toBe(false);
    expect([opened.solver.name, opened.solver.variables, opened.solver.clauses]).toEqual([
      'cadical-wasm',
      1000,
      999,
    ]);
    opened.solver.dispose();
  });

  test('wasm,PATH: a formula that outgrows the heap while it is added is handed over whole', async () => {
    const opened = await openSolver(`wasm,${yes}`, { heapLimit: 24 * 2 ** 20 });
    const { solver } = opened;
    solver.clause([1]);
    expect(await solver.solve()).toBe('sat');
    const before = solver.stats();
    chain(opened, 300_000);
    expect(solver.name).toBe(yes);
    solver.assume(5);
    expect(await solver.solve()).toBe('sat');
    expect(solver.value(300_000)).toBe(true);
    const text = readFileSync(seen, 'utf8').split('\n');
    expect(text.slice(0, 4)).toEqual(['p cnf 300000 300001', '1 0', '-1 2 0', '-2 3 0']);
    expect(text.slice(-3)).toEqual(['-299999 300000 0', '5 0', '']);
    expect(solver.stats()).toMatchObject({ solves: 2, clauses: 300_000, variables: 300_000 });
    expect(solver.stats().seconds).toBeGreaterThan(before.seconds);
    solver.dispose();
  });

  test('wasm,PATH: one that outgrows it when it is solved too, with its assumptions', async () => {
    const opened = await openSolver(`wasm,${yes}`, { heapLimit: 2 ** 20 });
    chain(opened, 4);
    opened.solver.assume(2);
    expect(await opened.solver.solve()).toBe('sat');
    expect(readFileSync(seen, 'utf8')).toBe('p cnf 4 4\n-1 2 0\n-2 3 0\n-3 4 0\n2 0\n');
    opened.solver.clause([-4]);
    await expect(opened.solver.solve()).rejects.toMatchObject({ diagnostic: { code: 'HED452' } });
  });
});

describe('--dimacs', () => {
  test('a formula with the meaning of its variables', async () => {
    const { solver, log } = await openSolver('wasm', { keep: true });
    const circuit = new Circuit();
    const cnf = new Cnf(circuit, solver);
    const names = new Names();
    const [a, b, unused] = inputs(circuit, 3);
    names.nameBits([a, b], 'cs[0]');
    names.name(unused, 'never asked for');
    names.name(TRUE, 'a constant');
    names.name(a ^ 1, 'thread 1\nis off');
    cnf.assert(circuit.or(a, b));
    const file = join(dir, 'formula.cnf');
    if (log === null) return expect.fail('no log');
    saveFormula(file, log, cnf, names, { comments: ['heddle test'] });
    expect(readFileSync(file, 'utf8')).toBe(
      [
        'c heddle test',
        'c v 2 = cs[0][0]',
        'c v 1 = cs[0][1]',
        'c v -2 = thread 1 is off',
        'p cnf 2 1',
        '1 2 0',
        '',
      ].join('\n'),
    );
    expect(() => saveFormula(join(dir, 'no', 'such', 'folder'), log, cnf, names)).toThrow(
      expect.objectContaining({ exit: 1, diagnostic: expect.objectContaining({ code: 'HED162' }) }),
    );
    solver.dispose();
  });
});
