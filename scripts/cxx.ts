/**
 * `npm run cxx -- PATH…`: what a project uses of the C++ standard library that Heddle does not have.
 * `npm run cxx -- --table`: writes the table of docs/cxx.md anew.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutHeader } from '../src/frontend/compile/headers/standard-headers.ts';
import { PARTLY } from './cxx/partly.ts';
import { isThere, missing } from './cxx/probe.ts';
import { synopses } from './cxx/synopses.ts';
import { BEGIN, END, headersOf, missingByHeader, tableText } from './cxx/table.ts';
import { knownPart, type Use, usesOf } from './cxx/uses.ts';

const SOURCE = /\.(?:c\+\+|cc|cpp|cxx|C|h|hh|hpp|hxx|h\+\+|inl|ipp|tpp)$/;
const DOCS = 'docs/cxx.md';

function* sources(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) yield path;
  else
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      const below = join(path, entry.name);
      if (entry.isDirectory()) yield* sources(below);
      else if (entry.isFile() && SOURCE.test(entry.name)) yield below;
    }
}

type Places = Map<string, string[]>;
const note = (places: Places, key: string, file: string, { line }: Use): void => {
  const at = places.get(key);
  if (at === undefined) places.set(key, [`${file}:${line}`]);
  else at.push(`${file}:${line}`);
};
const where = (at: readonly string[]): string =>
  `${at.slice(0, 3).join(', ')}${at.length > 3 ? ` and ${at.length - 3} more` : ''}`;

async function project(paths: readonly string[]): Promise<void> {
  const names = synopses();
  const known = new Set(names.map(({ name }) => name));
  const standard = new Set(headersOf(names));
  const headers: Places = new Map();
  const used: Places = new Map();
  let files = 0;
  for (const file of paths.flatMap((path) => [...sources(path)])) {
    files++;
    const uses = usesOf(readFileSync(file, 'utf8'));
    for (const use of uses.headers)
      if (standard.has(use.what) && !isThere(use.what)) note(headers, use.what, file, use);
    for (const use of uses.names) {
      const name = knownPart(use.what, known);
      if (name !== null) note(used, name, file, use);
    }
  }
  const asked = names.filter(({ name }) => used.has(name));
  const gone = await missing(headersOf(names).filter(isThere), asked);
  const lost = new Set([...gone].map(({ name }) => name));
  for (const { name } of asked)
    if (names.some((n) => n.name === name && !gone.has(n) && isThere(n.header))) lost.delete(name);
  console.log(`${files} files, ${used.size} names of the standard library`);
  for (const [header, at] of headers)
    console.log(`no <${header}>: ${withoutHeader(header) ?? 'not there'}\n    ${where(at)}`);
  for (const name of lost) console.log(`no std::${name}\n    ${where(used.get(name) ?? [])}`);
  for (const part of PARTLY)
    for (const name of part.names)
      if (used.has(name))
        console.log(`partly std::${name}: ${part.missing}\n    ${where(used.get(name) ?? [])}`);
  if (headers.size + lost.size === 0) console.log('nothing is missing');
}

async function table(): Promise<void> {
  const names = synopses();
  const text = readFileSync(DOCS, 'utf8');
  const made = tableText(names, await missingByHeader(names));
  writeFileSync(DOCS, text.slice(0, text.indexOf(BEGIN)) + made + text.slice(text.indexOf(END) + END.length));
}

const given = process.argv.slice(2);
if (given.length === 0) {
  console.error('usage: npm run cxx -- PATH…\n       npm run cxx -- --table');
  process.exitCode = 2;
} else if (given[0] === '--table') await table();
else await project(given);
