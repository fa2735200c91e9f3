import { readFileSync } from 'node:fs';

/** The names that the standard's synopses promise, header by header (`synopses.txt`). */
export interface Name {
  readonly header: string;
  /** Without `std::`. */
  readonly name: string;
  /** Since when, if later than C++20; `removed`: gone or deprecated by then. */
  readonly era: 'c++20' | 'c++23' | 'c++26' | 'removed';
}

/** (From the root of the project, where npm's commands and the tests run.) */
export const synopses = (): Name[] => parseSynopses(readFileSync('scripts/cxx/synopses.txt', 'utf8'));

export function parseSynopses(text: string): Name[] {
  const names: Name[] = [];
  let header = '';
  let era: Name['era'] = 'c++20';
  for (const line of text.split('\n')) {
    const opened = /^<([\w.]+)>$/.exec(line);
    if (opened !== null) header = opened[1];
    else if (line.startsWith('  ')) {
      const [, mark, rest] = /^ {2}(?:(c\+\+23|c\+\+26|removed): )?(.*)$/.exec(line) as RegExpExecArray;
      if (!line.startsWith('    ')) era = (mark as Name['era'] | undefined) ?? 'c++20';
      for (const name of rest.split(' ').filter((word) => word !== '')) names.push({ header, name, era });
    }
  }
  return names;
}
