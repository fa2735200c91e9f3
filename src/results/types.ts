/** What every engine answers, and what every output format shows: the JSON of DESIGN section 2. */
import type { Diagnostic } from '../base/failure.ts';
import type { MODELS, PROPERTIES } from '../base/names.ts';
import type { StepOp, ViolationKind } from './kinds.ts';

export { MODELS, PROPERTIES } from '../base/names.ts';

export type ModelName = (typeof MODELS)[number];

export type Property = (typeof PROPERTIES)[number];
export type { StepOp, ViolationKind } from './kinds.ts';

export interface At {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly function: string;
  readonly thread: number;
}

export interface Step {
  /** From 1; 0 stands for the initial values. */
  readonly n: number;
  readonly thread: number;
  readonly at: At;
  readonly op: StepOp;
  readonly order?: string;
  readonly location?: string;
  /** The value read or written (a read-modify-write: written), for people. */
  readonly value?: string;
  /** A read-modify-write, or a compare-exchange that failed: the value read. */
  readonly readValue?: string;
  /** Step number of the write it read from; 0: the initial value. */
  readonly readsFrom?: number;
  /** For people: what was printed, created, …, e.g. "T1 worker". */
  readonly note?: string;
  /** Innermost first, library frames folded. */
  readonly stack: readonly At[];
  /** It happened inside one of our own library models: shown only where it matters. */
  readonly library?: boolean;
  /** For replay: what was delivered to the VM, and the address, exactly. Hexadecimal words, low first. */
  readonly raw?: {
    readonly event: string;
    readonly address: number;
    readonly size: number;
    readonly delivered: readonly number[];
    readonly undefinedBits?: readonly number[];
  };
}

export interface TraceThread {
  readonly id: number;
  readonly name: string;
  readonly createdBy: number | null;
}

export interface Trace {
  readonly threads: readonly TraceThread[];
  readonly steps: readonly Step[];
  /** Modification order of each location that has more than the initial write: step numbers. */
  readonly co: Readonly<Record<string, readonly number[]>>;
  /** Pairs of steps of different threads of which the first synchronises with the second, in C11's sense. */
  readonly sw?: readonly (readonly [number, number])[];
}

export interface Waiting {
  readonly thread: number;
  readonly for: string;
  readonly heldBy?: number;
  /** Where it waits. */
  readonly at?: At;
}

/** One reason why the model allows it, in words; the steps it speaks of. */
export interface Why {
  readonly text: string;
  readonly steps: readonly number[];
}

/** What `heddle fences` found for it: the program passes with this change. */
export interface ShownFix {
  /** For `patch -p1`. */
  readonly diff: string;
  readonly changes: readonly { readonly file: string; readonly line: number; readonly what: string }[];
  /** The changed source was compiled and checked. */
  readonly checked: boolean;
}

export interface Violation {
  /** The same for the same finding, whatever else changes in its file. */
  readonly id?: string;
  readonly kind: ViolationKind;
  readonly message: string;
  readonly at: At;
  readonly other?: { readonly at: At; readonly step: number };
  readonly waiting?: readonly Waiting[];
  readonly why?: readonly Why[];
  /** Models that do not allow this execution, by their `.cat` files. */
  readonly executionNotUnder?: readonly string[];
  /** Models under which the whole program was checked again, and verified. */
  readonly notUnder?: readonly string[];
  readonly fix?: ShownFix;
  readonly trace: Trace;
}

export interface Cut {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

export interface Bounds {
  readonly unwind: number | null;
  readonly contexts: number | null;
  readonly cut: readonly Cut[];
}

/** A flat record that merges by addition (`peakMemoryMB` by maximum). */
export interface Stats {
  readonly executions: number;
  readonly blocked: number;
  readonly events: number;
  readonly solverCalls: number;
  readonly variables: number;
  readonly clauses: number;
  readonly wallSeconds: number;
  readonly peakMemoryMB: number;
  /** A limit stopped the search: about how many executions there are. */
  readonly estimate?: number;
}

export interface Verdict {
  readonly verdict: 'verified' | 'bounded' | 'violated' | 'unknown';
  readonly model: string;
  readonly engine: string;
  /** One line: what was covered, or why it is unknown and what to try. */
  readonly summary: string;
  /** Did the user ask for the bounds that cut something (exit 0) or not (exit 5)? */
  readonly boundsRequested: boolean;
  readonly bounds: Bounds;
  readonly assumptions: readonly string[];
  readonly violations: readonly Violation[];
  readonly stats: Stats;
  readonly diagnostics: readonly Diagnostic[];
}

export interface Progress {
  /** Executions (or solver rounds) so far. */
  readonly done: number;
  /** Of how many, when known. */
  readonly total: number | null;
  readonly text: string;
  /** Once it is chosen. */
  readonly engine?: string;
  /** To be shown in any case, on a line of its own. */
  readonly isNews?: boolean;
  /** What was counted so far. */
  readonly stats?: Partial<Stats>;
  /** All violations found so far, where the search goes on after one; left out if they are those of before. */
  readonly violations?: readonly Violation[];
}

export const zeroStats: Stats = {
  executions: 0,
  blocked: 0,
  events: 0,
  solverCalls: 0,
  variables: 0,
  clauses: 0,
  wallSeconds: 0,
  peakMemoryMB: 0,
};
