/**
 * Part of `npm run check`: the shape of src/ within its bounds. At most five parameters a function outside hot paths, which are
 * listed with their reason; at most 500 lines a file; about 20 files a folder. What was larger before there were bounds is
 * listed with its size, and may only shrink: an entry that is no longer needed is a breach, too.
 */
import { filesPerFolder, functionsOf, isTest, linesOf, sourcesIn } from './measure.ts';

const MOST_PARAMETERS = 5;
const MOST_LINES = 500;
const MOST_FILES = 22;

const HOT: readonly string[] = [
  /* every access of a run: an object for its parameters would be garbage each time */
  'semantics/shadow.ts record',
  'engines/scheduled-run/access.ts isOrdered',
  'engines/scheduled-run/thread.ts done',
  'engines/directed/run/observer.ts sync',
  'engines/directed/run/privates.ts access',
  'engines/directed/run/rounds.ts atHead',
  /* every instruction of every thread goes through it: an object for its parameters would be garbage each time */
  'vm/machine.ts deliverCas',
  'vm/arithmetic/pure.ts evalGep',
  'vm/arithmetic/rmw.ts rmwApply',
  'vm/code/effects.ts countEffect',
  'vm/interpret/answers.ts answer',
  'vm/interpret/interpret-call.ts call',
  'vm/interpret/same-frames.ts sameFrame',
  'vm/memory/memory.ts store',
  'vm/memory/private-memory.ts hit',
  /* every gate of a formula: an object for its parameters would be garbage each time */
  'sat/circuit/truth-table.ts widened',
  /* every event, or every way of one, of a search: an object for its parameters would be garbage each time */
  'engines/explore/consistency/by-happens-before.ts floor',
  'engines/explore/consistency/model-order.ts floor',
  'engines/explore/consistency/model-order.ts readersAreBefore',
  'engines/explore/consistency/model-order.ts splits',
  'engines/explore/graph/graph.ts add',
  'engines/explore/search/places.ts constructor',
];

/** Files over the bound, and how long they may be. */
const LONG: Readonly<Record<string, number>> = {
  'frontend/compile/headers/runtime-table.ts': 510 /* a table, one row a library function */,
};

/** Folders over the bound, and how many files they may have. */
const WIDE: Readonly<Record<string, number>> = {};

const files = sourcesIn('src');
const functions = files.filter((file) => !isTest(file)).flatMap(functionsOf);
const wide = functions.filter(({ parameters }) => parameters > MOST_PARAMETERS).map(({ name }) => name);
const sizes = new Map(files.map((file) => [file.path, linesOf(file)]));
const folders = filesPerFolder(files);

const over = (
  what: string,
  found: ReadonlyMap<string, number>,
  most: number,
  known: typeof LONG,
): string[] => [
  ...[...found].flatMap(([name, size]) =>
    size > (known[name] ?? most) ? [`${name} has ${size} ${what} (at most ${known[name] ?? most})`] : [],
  ),
  ...Object.keys(known).flatMap((name) =>
    (found.get(name) ?? 0) <= most
      ? [`${name} is within the bound now: take it off the list in scripts/shape.ts`]
      : [],
  ),
];
const breaches = [
  ...wide.flatMap((name) =>
    HOT.includes(name)
      ? []
      : [`${name} has more than ${MOST_PARAMETERS} parameters, and is not listed as hot`],
  ),
  ...HOT.flatMap((name) =>
    wide.includes(name) ? [] : [`${name} is listed as hot in scripts/shape.ts, and need not be`],
  ),
  ...over('lines', sizes, MOST_LINES, LONG),
  ...over('files', folders, MOST_FILES, WIDE),
];
for (const line of breaches) console.error(line);
console.log(
  `shape: ${functions.length} functions, ${wide.length} with more than five parameters, all hot; ${Object.keys(LONG).length} files over 500 lines, ${Object.keys(WIDE).length} folders over ${MOST_FILES} files; ${breaches.length} breaches`,
);
process.exitCode = breaches.length === 0 ? 0 : 1;
