import { unreachable } from '../base/failure.ts';
import { bufferingOf } from '../base/models.ts';
import type { Step, Trace, Why } from '../results/types.ts';
import type { CycleEdge } from './cycle.ts';
import type { Site } from './sites.ts';

/** The sentences of explanations. They name lines and steps, and say what the model's axioms say, no more. */
const ORDER_WORDS: Readonly<Record<string, string>> = {
  na: 'plain',
  rlx: 'relaxed',
  acq: 'acquire',
  rel: 'release',
  acq_rel: 'acq_rel',
  sc: 'seq_cst',
};

const NOUN: Readonly<Record<string, string>> = {
  read: 'load',
  write: 'store',
  rmw: 'update',
  fence: 'fence',
};
const noun = (op: string): string => NOUN[op] ?? op;
const orderWord = (order: string | undefined): string => ORDER_WORDS[order ?? 'na'] ?? String(order);

/** `line 9`; with the file where it is not the violation's. */
const lineOf = (at: Step['at'], file: string): string =>
  at.file === file ? `line ${at.line}` : `${at.file.slice(at.file.lastIndexOf('/') + 1)}:${at.line}`;

export function cycleWords(edges: readonly CycleEdge[], trace: Trace): Why {
  const clauses = edges.map((edge) => clause(edge, trace));
  return {
    text: `No interleaving shows this, for the steps go round in a circle: ${clauses.join('; ')}.`,
    steps: [...new Set(edges.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b),
  };
}

function clause({ relation, from, to }: CycleEdge, { steps }: Trace): string {
  switch (relation) {
    case 'po':
      return `#${from} is before #${to} in T${steps[from - 1].thread}`;
    case 'rf':
      return `#${to} reads what #${from} stored`;
    case 'co':
      return `#${to} overwrites #${from}`;
    case 'fr':
      return `#${from} does not see what #${to} stored`;
    case 'asw':
      return `#${from} is before #${to}, by create and join`;
    default:
      return unreachable(relation);
  }
}

/** A step of program order that the model does not keep. */
export function reorderingWords({ from, to }: CycleEdge, trace: Trace, model: string, file: string): Why {
  const [a, b] = [trace.steps[from - 1], trace.steps[to - 1]];
  const [la, lb] = [lineOf(a.at, file), lineOf(b.at, file)];
  const same = la === lb ? `the ${noun(a.op)} before the ${noun(b.op)} of ${la}` : `${la} before ${lb}`;
  return { text: `Nothing orders ${same} in T${a.thread}: ${cause(a, b, model)}.`, steps: [from, to] };
}

function cause(a: Step, b: Step, model: string): string {
  const isStore = a.op === 'write';
  const isLoad = b.op === 'read';
  if (isStore && isLoad) {
    if (bufferingOf(model) !== 'none')
      return `the store to ${a.location} may wait in the store buffer while the load of ${b.location} goes on`;
    if (a.order === 'sc' && b.order !== 'sc')
      return `the load is ${orderWord(b.order)}, and a seq_cst store holds back seq_cst loads only`;
    return `the store is ${orderWord(a.order)}, and only seq_cst accesses and fences hold back a later load`;
  }
  if (bufferingOf(model) === 'by-location' && isStore && b.op === 'write')
    return `the store to ${b.location} may reach memory first, for it is to another location`;
  if (isStore || a.op === 'rmw')
    return b.op === 'read' || b.op === 'rmw'
      ? `the ${noun(a.op)} is ${orderWord(a.order)}, the ${noun(b.op)} ${orderWord(b.order)}`
      : `the ${noun(b.op)} is ${orderWord(b.order)}${RELEASES.has(b.order ?? '') ? ', which orders it only for those who acquire from it' : ''}`;
  return `the ${noun(a.op)} is ${orderWord(a.order)}`;
}

const RELEASES: ReadonlySet<string> = new Set(['rel', 'acq_rel']);

/** One thread reads what the other stored after its access, and yet nothing is ordered by it; null if the orders do not say why. */
export function unsynchronisedWords(store: Step, load: Step, other: Step['at'], at: Step['at']): Why | null {
  const weak = [
    ...(RELEASES.has(store.order ?? '') || store.order === 'sc' ? [] : [store]),
    ...(ACQUIRES.has(load.order ?? '') || load.order === 'sc' ? [] : [load]),
  ];
  if (weak.length === 0) return null;
  const told = weak.map(
    (step) => `the ${noun(step.op)} of ${lineOf(step.at, at.file)} is ${orderWord(step.order)}`,
  );
  return {
    text: `#${load.n} reads what #${store.n} stored, but that does not order ${lineOf(other, at.file)} before ${lineOf(at, at.file)}: ${listed(told)}.`,
    steps: [store.n, load.n],
  };
}

const ACQUIRES: ReadonlySet<string> = new Set(['acq', 'acq_rel']);

export interface Stronger {
  readonly site: Site;
  readonly order: string;
}

/** What it would take, each with the weakest order that does. */
export function strongerWords(stronger: readonly Stronger[], file: string, isRace: boolean): Why {
  const told = stronger.map(
    ({ site, order }) =>
      `the ${noun(site.op)} of ${lineOf(site.at, file)} ${orderWord(order)} (it is ${orderWord(site.order)})`,
  );
  const what = isRace
    ? 'the two accesses are ordered, or this does not happen'
    : 'this execution cannot happen';
  const none = stronger.length > 1 ? '; none of these can be left out' : '';
  return {
    text: `With ${listed(told)}, ${what}${none}.`,
    steps: stronger.flatMap(({ site }) => site.steps),
  };
}

/** Judged with every access as strong as can be, and with a fence in each place of the circle. */
export const unforbidden = (model: string, cycle: readonly CycleEdge[]): Why => ({
  text: `No stronger order of these accesses, and no fence between them, forbids it under ${model}.`,
  steps: [...new Set(cycle.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b),
});

export const unorderable = (steps: readonly number[]): Why => ({
  text: 'No order of an atomic access in this execution would order the two accesses: it takes a lock, a join, or another atomic between them, or both of them atomic.',
  steps,
});

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;
