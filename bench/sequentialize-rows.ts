import type { CheckOptions } from '../src/base/options/options.ts';

/** As JSON can say it. */
export type RowOptions = Omit<Partial<CheckOptions>, 'check'> & { readonly check?: readonly string[] };

/** What `npm run bench -- sequentialize` measures, beside the figures of the seeds and of other tools. */
export interface Row {
  /** For people, and for the filter. */
  readonly name: string;
  readonly file: string;
  readonly options: RowOptions;
  /** Does something go wrong within these bounds? */
  readonly bug: boolean;
  /** Theirs, as cells of the table. */
  readonly theirs: readonly string[];
  /** Theirs, where there is a goal: a tenth of the variables and clauses (in millions). */
  readonly formula?: readonly [number, number];
}

export interface Table {
  readonly title: string;
  /** Heads of the cells in `theirs`. */
  readonly theirs: readonly string[];
  readonly rows: readonly Row[];
}

const SEEDS = 'bench/programs/papers';
const SAT = 'bench/programs/sat';
const name = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** Unwind, contexts, bug; millions of variables and clauses; seconds on one core. */
type Figures = readonly [number | null, number, boolean, number, number, number];

function scalability(program: string, file: string, figures: readonly Figures[]): Row[] {
  return figures.map(([unwind, contexts, bug, variables, clauses, seconds]) => ({
    name: name(program, unwind === null ? '' : `unwind ${unwind}`, `contexts ${contexts}`),
    file: `${SEEDS}/${file}.c`,
    options: { model: 'sc', unwind, contexts },
    bug,
    theirs: [`${variables.toFixed(2)} M`, `${clauses.toFixed(2)} M`, `${seconds}`],
    formula: [variables, clauses],
  }));
}

const SCALABILITY: Table = {
  title: 'Inverso and Trubiani, Table 2 (sc, one core)',
  theirs: ['their variables', 'their clauses', 'their s'],
  rows: [
    ...scalability('bounded buffer', 'bounded-buffer', [
      [2, 5, true, 4.2, 19.65, 280],
      [2, 6, true, 5.27, 24.64, 842],
      [3, 4, false, 5.45, 25.85, 1063],
      [3, 5, true, 7.27, 34.57, 1052],
    ]),
    ...scalability('elimination stack', 'elimination-stack', [
      [null, 4, false, 5.77, 24.28, 407],
      [null, 5, false, 7.7, 32.53, 7440],
      [null, 6, false, 9.63, 40.79, 95518],
    ]),
    ...scalability('safestack', 'safestack', [
      [3, 4, false, 3.97, 16.8, 685],
      [3, 5, false, 5.31, 22.6, 2607],
      [3, 6, false, 6.65, 28.41, 14988],
    ]),
    ...scalability('work-stealing queue', 'work-stealing-queue', [
      [4, 4, false, 13.83, 62.16, 1239],
      [4, 5, false, 17.44, 78.41, 4545],
      [4, 6, true, 21.06, 94.69, 1598],
    ]),
    {
      name: 'fibonacci N=2 contexts 6 (Figure 6)',
      file: `${SEEDS}/fibonacci.c`,
      options: { model: 'sc', unwind: 2, contexts: 6, clangFlags: ['-DN=2', '-DUNSAFE'] },
      bug: true,
      theirs: ['3,745', '8,874', '0.01'],
    },
  ],
};

/** Unwind, rounds, list length N, clock K; seconds of LazySMA, CBMC and Nidhugg under tso and pso. */
function underBoth(
  program: string,
  file: string,
  bug: boolean,
  [unwind, rounds, queue, clock]: readonly [number, number, number, number],
  [tso, pso]: readonly [readonly string[], readonly string[]],
  rest: RowOptions = {},
): Row[] {
  return (['tso', 'pso'] as const).map((model) => ({
    name: name(program, model),
    file,
    options: { model, unwind, rounds, queue, clock, ...rest },
    bug,
    theirs: model === 'tso' ? tso : pso,
  }));
}

const WEAK: Table = {
  title: 'LazySMA, Table I (its bounds for unwind, rounds, clock and queue; its integers have 4 to 10 bits)',
  theirs: ['LazySMA s', 'CBMC s', 'Nidhugg s'],
  rows: [
    ...underBoth(
      'dekker',
      `${SAT}/dekker.c`,
      true,
      [1, 2, 2, 2],
      [
        ['0.77', '0.29', '0.04'],
        ['0.75', '0.25', '0.05'],
      ],
    ),
    ...underBoth(
      'lamport',
      `${SAT}/lamport.c`,
      true,
      [1, 2, 2, 2],
      [
        ['0.88', '0.31', '0.05'],
        ['0.88', '0.29', '0.05'],
      ],
    ),
    ...underBoth(
      'peterson',
      `${SAT}/peterson.c`,
      true,
      [1, 2, 3, 2],
      [
        ['0.66', '0.26', '0.04'],
        ['0.65', '0.25', '0.04'],
      ],
    ),
    ...underBoth(
      'szymanski',
      `${SAT}/szymanski.c`,
      true,
      [1, 2, 3, 3],
      [
        ['0.81', '0.34', '0.07'],
        ['0.80', '0.32', '0.04'],
      ],
      // In this variant of it both threads can also wait at the door for ever.
      { check: ['assertion'] },
    ),
    ...underBoth(
      'fib_longer unsafe',
      `${SEEDS}/fibonacci.c`,
      true,
      [6, 6, 2, 2],
      [
        ['6.47', '8.19', '94.84'],
        ['6.51', '1.69', '135.45'],
      ],
      { clangFlags: ['-DN=6', '-DUNSAFE'] },
    ),
    ...underBoth(
      'fib_longer safe',
      `${SEEDS}/fibonacci.c`,
      false,
      [6, 6, 2, 2],
      [
        ['9.78', '22.5', '> 600'],
        ['8.82', '31.8', '> 600'],
      ],
      { clangFlags: ['-DN=6'] },
    ),
    ...underBoth(
      'parker',
      `${SEEDS}/parker.c`,
      true,
      [1, 2, 2, 3],
      [
        ['1.68', '0.31', '0.05'],
        ['2.19', '0.28', '0.05'],
      ],
    ),
    ...underBoth(
      'stack unsafe',
      `${SAT}/stack_unsafe.c`,
      true,
      [2, 2, 2, 2],
      [
        ['1.50', '0.41', '0.05'],
        ['1.49', '0.35', '0.05'],
      ],
    ),
  ],
};

/**
 * Clock K, list length N, rounds; for tso and pso: time and whether the bug is reached. With lists of length 2 LazySMA does not
 * reach it in 3 rounds, and Heddle does where the clock runs at all: only stores that can be seen to wait take a place
 * in a list.
 */
const SAFESTACK_ROWS: readonly (readonly [number, number, number, string, boolean, string, boolean])[] = [
  [1, 2, 4, '618', true, '702', true],
  [1, 2, 3, '722', false, '676', false],
  [1, 3, 4, '825', true, '1266', true],
  [1, 3, 3, '770', false, '740', false],
  [3, 2, 4, '1615', true, '1247', true],
  [3, 2, 3, '1474', true, '1635', true],
  [3, 3, 4, '4462', true, '1876', true],
  [3, 3, 3, '3742', true, '1207', true],
  [3, 3, 2, '734', false, '674', false],
  [7, 2, 4, '2837', true, '6275', true],
  [7, 2, 3, '2107', true, '2174', true],
];

const SAFESTACK: Table = {
  title: 'LazySMA, Table II (safestack, unwind 3, 3 bits; theirs without the check at 32 bits)',
  theirs: ['LazySMA s'],
  rows: [
    {
      name: 'safestack sc rounds 4',
      file: `${SEEDS}/safestack.c`,
      options: { model: 'sc', unwind: 3, rounds: 4, bitwidth: 3 },
      bug: true,
      theirs: ['180'],
    },
    ...SAFESTACK_ROWS.flatMap(([clock, queue, rounds, tso, tsoBug, pso, psoBug]) =>
      (['tso', 'pso'] as const).map((model) => ({
        name: `safestack ${model} clock ${clock} queue ${queue} rounds ${rounds}`,
        file: `${SEEDS}/safestack.c`,
        options: { model, unwind: 3, clock, queue, rounds, bitwidth: 3 },
        bug: model === 'tso' ? tsoBug : psoBug,
        theirs: [model === 'tso' ? tso : pso],
      })),
    ),
  ],
};

export const SEED_TABLES: readonly Table[] = [SCALABILITY, WEAK, SAFESTACK];
