import { withoutHeader } from '../../src/frontend/compile/headers/standard-headers.ts';
import { PARTLY } from './partly.ts';
import { isThere, missing } from './probe.ts';
import type { Name } from './synopses.ts';

/** The table of docs/cxx.md: every header and name of the standard's synopses, with yes, partly or no. */
export const BEGIN = '<!-- table: npm run cxx -- --table -->';
export const END = '<!-- end of the table -->';

export const headersOf = (names: readonly Name[]): string[] => [
  ...new Set(names.map(({ header }) => header)),
];

/** Names that are not there when only their own header is included. */
export async function missingByHeader(names: readonly Name[]): Promise<Set<Name>> {
  const all = new Set<Name>(names.filter(({ header }) => !isThere(header)));
  for (const header of headersOf(names).filter(isThere))
    for (const name of await missing(
      [header],
      names.filter((n) => n.header === header),
    ))
      all.add(name);
  return all;
}

const since = ({ name, era }: Name): string =>
  era === 'c++20' ? `\`${name}\`` : `\`${name}\` (${era === 'removed' ? 'before C++20' : era.toUpperCase()})`;

export function tableText(names: readonly Name[], gone: ReadonlySet<Name>): string {
  const rows = headersOf(names).map((header) => {
    const own = names.filter((n) => n.header === header);
    const some = PARTLY.filter((p) => p.header === header);
    const isPartly = (n: Name): boolean => some.some((p) => p.names.includes(n.name));
    const no = own.filter((n) => gone.has(n));
    if (!isThere(header))
      return `### \`<${header}>\`: no\n\n${(withoutHeader(header) ?? 'not there').replaceAll(/<\w+>/g, '`$&`')}. Names: ${own.map(since).join(', ')}.\n`;
    const yes = own.filter((n) => !gone.has(n) && !isPartly(n));
    const word = no.length > 0 || some.length > 0 ? 'partly' : 'yes';
    return [
      `### \`<${header}>\`: ${word}\n`,
      ...(yes.length > 0 ? [`- yes: ${yes.map(since).join(', ')}`] : []),
      ...some.map((p) => `- partly: ${p.names.map((n) => `\`${n}\``).join(', ')} (${p.missing})`),
      ...(no.length > 0 ? [`- no: ${no.map(since).join(', ')}`] : []),
      '',
    ].join('\n');
  });
  const there = names.length - gone.size;
  const counts = `${there} of ${names.length} names in ${headersOf(names).filter(isThere).length} of ${headersOf(names).length} headers.`;
  return `${BEGIN}\n\n${counts}\n\n${rows.join('\n')}\n${END}`;
}

/** The names below `no` in a table. */
export function listedAsMissing(text: string): Set<string> {
  const listed = new Set<string>();
  for (const part of text.split('\n### ').slice(1)) {
    const header = /^`<([\w.]+)>`: (yes|partly|no)/.exec(part);
    if (header === null) continue;
    const lists =
      header[2] === 'no' ? [part.slice(part.indexOf('Names:'))] : (part.match(/^- no: .*$/gm) ?? []);
    for (const list of lists)
      for (const [, name] of list.matchAll(/`([\w:]+)`/g)) listed.add(`${header[1]} ${name}`);
  }
  return listed;
}
