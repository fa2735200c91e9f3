import type { Row, RowOptions, Table } from './sequentialize-rows.ts';

/**
 * The programs of bench/programs/sat under sc, tso and pso, with the loop bounds that CBMC 6.3 (MiniSat) and Deagle 4.1
 * (ordering theory) got; contexts, clock and queue grow until nothing is cut. Theirs: variables / clauses / seconds of
 * the whole process, where they were measured; on such a machine, one run each.
 */
const MODELS = ['sc', 'tso', 'pso'] as const;
type Models<T> = readonly [T, T, T];

const NEVER: Models<boolean> = [false, false, false];
const ALWAYS: Models<boolean> = [true, true, true];
const WEAK: Models<boolean> = [false, true, true];
const NONE: Models<string> = ['', '', ''];

function underAll(
  program: string,
  unwind: number,
  bug: Models<boolean>,
  cbmc: Models<string> = NONE,
  deagle: Models<string> = NONE,
  rest: RowOptions = {},
): Row[] {
  const [file, ...clangFlags] = program.split(' ');
  return MODELS.map((model, n) => ({
    name: `${program} unwind ${unwind} ${model}`,
    file: `bench/programs/sat/${file}.c`,
    options: { model, unwind, clangFlags, ...rest },
    bug: bug[n],
    theirs: [cbmc[n], deagle[n]],
  }));
}

const sc = (text: string): Models<string> => [text, '', ''];
const all = (text: string): Models<string> => [text, text, text];

function mutualExclusion(program: string, cbmc: Models<string>, deagle: Models<string>): Row[] {
  // In this variant of Szymanski's algorithm both threads can also wait at the door for ever.
  const rest = { check: ['assertion'] };
  return [
    ...underAll(program, 3, WEAK, cbmc, deagle, rest),
    ...underAll(`${program} -DFENCED`, 3, NEVER, NONE, NONE, rest),
  ];
}

export const PEERS: Table = {
  title: 'Beside CBMC 6.3 and Deagle 4.1',
  theirs: ['CBMC', 'Deagle'],
  rows: [
    ...underAll('fib3_safe', 4, NEVER),
    ...underAll('fib3_unsafe', 4, ALWAYS),
    ...underAll('fib4_safe', 5, NEVER),
    ...underAll('fib4_unsafe', 5, ALWAYS),
    ...underAll('fib5_safe', 6, NEVER, sc('10,115 / 36,314 / 1.4'), sc('7,212 / 24,093 / 0.38')),
    ...underAll('fib5_unsafe', 6, ALWAYS),
    ...underAll('fib6_safe', 7, NEVER, sc('12,733 / 47,409 / 10.9'), sc('8,634 / 30,633 / 1.4')),
    ...underAll('fib6_unsafe', 7, ALWAYS, sc('12,733 / 47,409 / 1.4'), sc('8,634 / 30,633 / 1.2')),
    ...underAll('fib7_safe', 8, NEVER, NONE, sc('10,260 / 38,145 / 3.2')),
    ...underAll('fib7_unsafe', 8, ALWAYS),
    ...underAll('fib8_safe', 9, NEVER),
    ...underAll('fib8_unsafe', 9, ALWAYS, NONE, sc('12,090 / 46,629 / 1.5')),
    ...mutualExclusion(
      'lamport',
      ['14,228 / 58,953 / 0.30', '0.39', ''],
      ['5,503 / 19,614 / 0.15', '0.12', ''],
    ),
    ...mutualExclusion('dekker', all('0.12–0.25'), all('0.12–0.18')),
    ...mutualExclusion('peterson', all('0.12–0.25'), all('0.12–0.18')),
    ...mutualExclusion('szymanski', all('0.12–0.25'), all('0.12–0.18')),
    ...underAll('stack_safe -DSIZE=3', 4, NEVER, sc('> 60'), sc('49,571 / 208,373 / 0.23')),
    ...underAll('stack_safe -DSIZE=5', 6, NEVER, sc('> 60'), sc('127,827 / 576,006 / 3.5')),
    ...underAll('stack_unsafe -DSIZE=5', 6, ALWAYS),
    ...underAll('treiber', 3, ALWAYS, sc('78,504 / 366,936 / 2.5'), sc('50,371 / 194,728 / 0.36')),
    ...underAll('treiber -DTAGGED', 3, NEVER, sc('15.9'), sc('0.49')),
    ...underAll(
      'spsc -DK=5',
      6,
      [false, false, true],
      ['0.97', '1.8', '2.3 (wrong)'],
      ['0.13', '0.14', '0.17'],
    ),
    ...underAll('spsc -DK=5 -DFENCED', 6, NEVER),
    ...underAll('msqueue-sv', 3, NEVER, sc('128,775 / 637,858 / 41.9'), sc('80,234 / 311,640 / 1.2')),
    ...underAll('msqueue-sv -DBUG', 3, ALWAYS, sc('2.7'), sc('0.55')),
    ...underAll('boundedbuffer', 3, NEVER, sc('> 60'), sc('399,107 / 1,891,419 / 1.9')),
    ...underAll('boundedbuffer -DIFBUG', 3, ALWAYS, sc('> 60'), sc('0.61')),
  ],
};
