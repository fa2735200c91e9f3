import { realSearches } from './real-searches.ts';

/** Real code, before and after: `npm run bench -- real`. One file for each kind of rows. */
export async function realBench(print: (line: string) => void): Promise<void> {
  await realSearches(print);
}
