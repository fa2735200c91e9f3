/** The counts in a solver's own report, as CaDiCaL, Kissat and MiniSat print them: `c conflicts:   123 …`. */
export interface SearchCounts {
  readonly conflicts: number;
  readonly decisions: number;
  readonly propagations: number;
}

const LINE = /^(?:c\s+)?(conflicts|decisions|propagations)\s*:\s*(\d+)/;

export function statisticsIn(lines: Iterable<string>): SearchCounts {
  const counts = { conflicts: 0, decisions: 0, propagations: 0 };
  for (const line of lines) {
    const found = LINE.exec(line);
    if (found) counts[found[1] as keyof SearchCounts] = Number(found[2]);
  }
  return counts;
}
