import type { Instr } from '../../../ir/types.ts';

/** Who is told of what the graph does not model: ends the search with the construct and its place. */
export interface Pitfalls {
  /** counted-text.ts */
  readonly countedTexts: ReadonlySet<Instr>;
  refuse(site: number, what: string, help?: string): never;
}
