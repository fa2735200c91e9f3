/** The tests that CheckFence's authors used for queues (Fig. 4 of the case study, and its Fig. 2), and like families. */
type Suite = readonly (readonly [name: string, test: string])[];

const QUEUE: Suite = [
  ['T0', 'e|d'],
  ['T1', 'e|e|d|d'],
  ['Fig2', 'ded|ed'],
  ['Ti2', 'e(ed|de)'],
  ['Ti3', 'e(de|dde)'],
  ['Tpc2', 'ee|dd'],
  ['Tpc3', 'eee|ddd'],
  ['Tpc4', 'eeee|dddd'],
  ['T53', 'eeee|d|d'],
  ['T54', 'eee|e|d|d'],
  ['T55', 'ee|e|e|d|d'],
  ['T56', 'e|e|e|e|d|d'],
];

export const SUITES: ReadonlyMap<string, Suite> = new Map([['queue', QUEUE]]);
