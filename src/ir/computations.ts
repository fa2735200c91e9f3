import type { Instr } from './types.ts';

/** Instructions that compute values from values, and touch neither memory nor threads. */
export const COMPUTATIONS: ReadonlySet<string> = new Set<Instr['op']>([
  'bin',
  'fbin',
  'icmp',
  'fcmp',
  'cast',
  'select',
  'gep',
  'unary',
  'nary',
  'overflow',
  'freeze',
]);
