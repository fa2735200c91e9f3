/** The tests that CheckFence's authors used for queues (Fig. 4 of the case study, and its Fig. 2), and like families. */
type Suite = readonly (readonly [name: string, test: string])[];

/** `e^N|d^N` for N = 2 … 6. */
const producerConsumer: Suite = [2, 3, 4, 5, 6].map((n) => [`Tpc${n}`, `${'e'.repeat(n)}|${'d'.repeat(n)}`]);

const QUEUE: Suite = [
  ['T0', 'e|d'],
  ['T1', 'e|e|d|d'],
  ['Fig2', 'ded|ed'],
  ['Ti2', 'e(ed|de)'],
  ['Ti3', 'e(de|dde)'],
  ['T53', 'eeee|d|d'],
  ['T54', 'eee|e|d|d'],
  ['T55', 'ee|e|e|d|d'],
  ['T56', 'e|e|e|e|d|d'],
  ...producerConsumer,
];

/** `u` pushes, `o` pops. */
const STACK: Suite = [
  ['U0', 'u|o'],
  ['U1', 'u|u|o|o'],
  ['Ui2', 'u(uo|ou)'],
  ['Ui3', 'u(ou|oou)'],
  ['Upc2', 'uu|oo'],
  ['Uabc', 'uu(ouu|oo)'],
  ['U54', 'uuu|u|o|o'],
  ['Upc3', 'uuu|ooo'],
];

/** `a` adds, `r` removes, `c` looks; give them a small set of keys. */
const SET: Suite = [
  ['Sac', 'a|c'],
  ['Sar', 'a|r'],
  ['Saa', 'a|a'],
  ['Scr', 'a(c|r)'],
  ['Srr', 'a(r|r)'],
  ['Saacr', 'a|a|c|r'],
  ['Sar2', 'ar|ar'],
  ['Saarr', 'aa(r|r|c)'],
];

/** `l` and `r` push on the left and right, `x` and `y` pop there. */
const DEQUE: Suite = [
  ['D0', 'l|y'],
  ['D1', 'r(x|y)'],
  ['D2', 'r(y|rx)'],
  ['D3', 'l|r|x|y'],
  ['Da', 'l(lx|ry)'],
  ['Db', 'r(rx|y|y)'],
  ['Dd', 'rr(y|xry|x)'],
];

/** Of a work-stealing deque: `p` pushes and `t` takes at the owner's end, `s` steals. */
const WORK: Suite = [
  ['W0', 'p|s'],
  ['W1', 'pt|s'],
  ['W2', 'p(t|s)'],
  ['W3', 'ppt|s'],
  ['W4', 'pp(tt|s)'],
  ['W5', 'ppt|s|s'],
  ['W6', 'ptpt|s'],
];

/** `i` increments, `g` reads. */
const COUNTER: Suite = [
  ['C0', 'i|i'],
  ['C1', 'i|g'],
  ['C2', 'ig|ig'],
  ['C3', 'ii|g|i'],
];

/** `l` locks, `u` unlocks; `t` tries. */
const LOCK: Suite = [
  ['L0', 'lu|lu'],
  ['L1', 'lu|lu|lu'],
  ['L2', 'lulu|lu'],
  ['L3', 'lu|t'],
];

export const SUITES: ReadonlyMap<string, Suite> = new Map([
  ['queue', QUEUE],
  ['stack', STACK],
  ['set', SET],
  ['deque', DEQUE],
  ['work', WORK],
  ['counter', COUNTER],
  ['lock', LOCK],
]);
