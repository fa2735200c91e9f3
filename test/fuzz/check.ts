import type { Subject } from './subject.ts';

/** One thing that must hold of every program. */
export interface Check {
  readonly name: string;
  /** Was this a program on which the check could have failed? Counted, to know what a run is worth. */
  readonly tells?: (subject: Subject) => boolean;
  /** Null: holds. Throws OracleLimit when the program is too big for it. */
  readonly run: (subject: Subject) => Promise<Difference | null | 'does not apply'>;
}

/** Two answers that contradict each other; `left` and `right` say whose they are. */
export interface Difference {
  readonly what: string;
  readonly left: readonly string[];
  readonly right: readonly string[];
}
