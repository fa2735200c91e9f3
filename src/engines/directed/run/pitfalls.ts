import type { Instr } from '../../../ir/types.ts';

/** Who is told of what the graph does not model: ends the search with the construct and its place. */
export interface Pitfalls {
  /** counted-text.ts */
  readonly countedTexts: ReadonlySet<Instr>;
  /** May weak compare-exchanges fail without a cause? */
  readonly spuriousCas: boolean;
  refuse(site: number, what: string, help?: string): never;
}
