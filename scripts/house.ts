/**
 * `node scripts/run.mjs scripts/house.ts [FOLDER]`: the shape of a source tree in figures, as Markdown: files a folder, the
 * largest knot of imports, the longest functions, functions with more than five parameters, files over 500 lines. Folder:
 * `src` unless told, so that an older tree can be measured with the same ruler.
 */
import { largestKnot } from './imports.ts';
import { filesPerFolder, functionsOf, isTest, linesOf, sourcesIn } from './measure.ts';

const files = sourcesIn(process.argv[2] ?? 'src');
const sources = files.filter((file) => !isTest(file));
const functions = sources.flatMap(functionsOf);
const perFolder = filesPerFolder(files);
const lengths = files.map((file) => ({ path: file.path, lines: linesOf(file) }));
const tests = files.length - sources.length;
console.log(
  `${files.length} files (${tests} tests and test aids), ${lengths.reduce((sum, { lines }) => sum + lines, 0)} lines, ${perFolder.size} folders.`,
);
console.log(`Largest group of files that import each other: ${largestKnot(files)}.`);
console.log(
  `Functions with more than five parameters: ${functions.filter(({ parameters }) => parameters > 5).length} (at most ${Math.max(...functions.map(({ parameters }) => parameters))}).`,
);
const long = lengths.filter(({ lines }) => lines > 500).sort((a, b) => b.lines - a.lines);
console.log(
  `Files over 500 lines: ${long.length}${long.length > 0 ? `: ${long.map(({ path, lines }) => `${path} ${lines}`).join(', ')}` : ''}.`,
);
console.log('\n| longest functions | lines |\n| --- | ---: |');
for (const { name, lines } of [...functions].sort((a, b) => b.lines - a.lines).slice(0, 10))
  console.log(`| ${name} | ${lines} |`);
console.log('\n| folder | files |\n| --- | ---: |');
for (const [folder, count] of [...perFolder].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`| ${folder} | ${count} |`);
if (process.argv.includes('--parameters'))
  for (const { name, parameters } of functions.filter((one) => one.parameters > 5))
    console.log(`${name}: ${parameters}`);
