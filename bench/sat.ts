import { createModule } from 'cadical-wasm';
import { inputs } from '../src/sat/bits/bits.ts';
import { add, mul } from '../src/sat/bits/bits-arithmetic.ts';
import { eq, ult } from '../src/sat/bits/bits-compare.ts';
import { udiv } from '../src/sat/bits/bits-divide.ts';
import { shl } from '../src/sat/bits/bits-shift.ts';
import { exactlyOne } from '../src/sat/bits/cardinality.ts';
import { Circuit, type Lit } from '../src/sat/circuit/circuit.ts';
import { sweep } from '../src/sat/circuit/sweep.ts';
import { ClauseLog } from '../src/sat/cnf/clause-log.ts';
import { Cnf } from '../src/sat/cnf/cnf.ts';
import { newCadical } from '../src/sat/solvers/cadical.ts';
import { newExternal } from '../src/sat/solvers/external.ts';
import { LoggedSolver } from '../src/sat/solvers/handover.ts';
import type { SatSolver } from '../src/sat/solvers/solver.ts';

type Print = (line: string) => void;

const LITERALS = 10_000_000;
const LOADING_LIMIT = 1.5;
const ANDS_LIMIT = 2_000_000;

/**
 * The SAT layer: loading literals against the raw speed of the module (goal: at most half more), building
 * circuits (goal: 2 M ands a second), the size of formulas against plain Tseitin, and some queries whole.
 */
export async function satBench(print: Print, args: readonly string[]): Promise<void> {
  const failures = [await loading(print), building(print)].filter((failure) => failure !== null);
  await sizes(print);
  await solving(print, args[0] ?? null);
  if (failures.length > 0) throw new Error(failures.join('; '));
}

/** Clauses of three literals over 300,000 variables; those of a clause are near each other, as in a real formula. */
function literals(add: (lit: number) => void): void {
  let x = 1;
  for (let i = 1; i <= LITERALS; i++) {
    x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff;
    const v = 1 + Math.floor((i / LITERALS) * 299_950) + ((x >>> 4) % 50);
    add((x & 8) === 0 ? v : -v);
    if (i % 3 === 0) add(0);
  }
  add(0);
}

async function loading(print: Print): Promise<string | null> {
  const raw = await createModule({ print: () => {}, printErr: () => {} });
  const rawAdd = raw._ccadical_add as (solver: number, lit: number) => void;
  const times = { raw: Number.POSITIVE_INFINITY, ours: Number.POSITIVE_INFINITY };
  for (let round = 0; round < 3; round++) {
    const pointer = (raw._ccadical_init as () => number)();
    times.raw = Math.min(
      times.raw,
      seconds(() => literals((lit) => rawAdd(pointer, lit))),
    );
    (raw._ccadical_release as (solver: number) => void)(pointer);
    const solver = await newCadical();
    times.ours = Math.min(
      times.ours,
      seconds(() => literals((lit) => solver.add(lit))),
    );
    solver.dispose();
  }
  const log = new ClauseLog();
  const logged = seconds(() => literals((lit) => log.add(lit)));
  const ratio = times.ours / times.raw;
  print(
    `loading 10 M literals   raw ${times.raw.toFixed(2)} s   solver ${times.ours.toFixed(2)} s (${ratio.toFixed(2)}×)   log ${logged.toFixed(2)} s`,
  );
  return ratio > LOADING_LIMIT ? `loading takes ${ratio.toFixed(2)}× the raw time` : null;
}

function building(print: Print): string | null {
  let slowest = Number.POSITIVE_INFINITY;
  const measure = (name: string, make: (c: Circuit) => void): void => {
    let best = 0;
    let ands = 0;
    for (let round = 0; round < 3; round++) {
      const circuit = new Circuit();
      const time = seconds(() => make(circuit));
      ands = circuit.ands;
      best = Math.max(best, ands / time);
    }
    slowest = Math.min(slowest, best);
    print(`building ${name.padEnd(14)} ${ands} ands   ${(best / 1e6).toFixed(1)} M ands/s`);
  };
  measure('random ands', (c) => {
    // One operand from anywhere, one from the last thousands.
    const lits = new Int32Array(4_000_000);
    lits.set(inputs(c, 5000));
    let x = 1;
    for (let n = 5000; c.ands < 3_000_000; n++) {
      x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff;
      const far = lits[(x >>> 3) % n] ^ ((x >>> 29) & 1);
      x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff;
      lits[n] = c.and(far, lits[n - 1 - ((x >>> 3) & 4095)] ^ ((x >>> 29) & 1));
    }
  });
  measure('adders', (c) => {
    let sum = inputs(c, 32);
    for (let i = 0; i < 5000; i++) sum = add(c, sum, inputs(c, 32));
  });
  measure('products', (c) => {
    for (let i = 0; i < 100; i++) mul(c, inputs(c, 32), inputs(c, 32));
  });
  return slowest < ANDS_LIMIT ? `circuits are built at ${(slowest / 1e6).toFixed(1)} M ands/s` : null;
}

/** Circuits of one output, as the engines make them. */
const SHAPES: readonly (readonly [string, (c: Circuit) => Lit])[] = [
  ['32-bit sum', (c) => eq(c, add(c, inputs(c, 32), inputs(c, 32)), inputs(c, 32))],
  ['32-bit less', (c) => ult(c, inputs(c, 32), inputs(c, 32))],
  ['32-bit product', (c) => eq(c, mul(c, inputs(c, 32), inputs(c, 32)), inputs(c, 32))],
  ['32-bit quotient', (c) => eq(c, udiv(c, inputs(c, 32), inputs(c, 32)), inputs(c, 32))],
  ['64-bit shift', (c) => eq(c, shl(c, inputs(c, 64), inputs(c, 64)), inputs(c, 64))],
  ['exactly 1 of 1000', (c) => exactlyOne(c, inputs(c, 1000))],
];

async function sizes(print: Print): Promise<void> {
  print('formula             ands swept   Tseitin vars, clauses      ours vars, clauses');
  for (const [name, make] of SHAPES) {
    const circuit = new Circuit();
    const root = make(circuit);
    const swept = sweep(circuit, [root]);
    const { ands, inputs: ins } = swept.circuit;
    const solver = await newCadical();
    new Cnf(swept.circuit, solver).assert(swept.map(root));
    const theirs = `${ands + ins}, ${3 * ands + 1}`;
    const percent = (100 * solver.clauses) / (3 * ands + 1);
    print(
      `${name.padEnd(18)} ${String(circuit.ands).padStart(5)} ${String(ands).padStart(5)}   ${theirs.padEnd(24)} ${solver.variables}, ${solver.clauses} (${percent.toFixed(0)} %)`,
    );
    solver.dispose();
  }
}

/** a · b = b · a, of 8 bits, and a factorisation: to be refuted, and to be solved. */
const QUERIES: readonly (readonly [string, (c: Circuit) => Lit])[] = [
  [
    'commuted 8-bit products',
    (c) => {
      const [a, b] = [inputs(c, 8), inputs(c, 8)];
      return eq(c, mul(c, a, b), mul(c, b, a)) ^ 1;
    },
  ],
  [
    'quotient of 10 bits',
    (c) => {
      const [a, b] = [inputs(c, 10), inputs(c, 10)];
      const back = mul(c, udiv(c, a, b), b);
      return c.and(ult(c, a, back), c.orAll(b));
    },
  ],
];

async function solving(print: Print, external: string | null): Promise<void> {
  const makers: [string, () => Promise<SatSolver>][] = [
    ['wasm', () => newCadical()],
    ['wasm, logged', async () => new LoggedSolver(await newCadical(), new ClauseLog(), null)],
  ];
  if (external !== null) makers.push([external, async () => newExternal(external)]);
  for (const [name, make] of QUERIES) {
    for (const [which, open] of makers) {
      const solver = await open();
      const circuit = new Circuit();
      const cnf = new Cnf(circuit, solver);
      cnf.assert(make(circuit));
      const answer = await solver.solve({ deadline: performance.now() + 120_000 });
      const { seconds: time, conflicts, variables, clauses } = solver.stats();
      print(
        `${name}: ${answer} with ${which} in ${time.toFixed(2)} s, ${conflicts} conflicts (${variables} variables, ${clauses} clauses)`,
      );
      solver.dispose();
    }
  }
}

/** Processor time, which a busy machine changes less than the clock. */
function seconds(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}
