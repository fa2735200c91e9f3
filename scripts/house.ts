/**
 * `node scripts/run.mjs scripts/house.ts [FOLDER]`: the shape of a source tree in figures, as Markdown: files a folder, the
 * largest knot of imports, the longest functions, functions with more than five parameters, files over 500 lines. Folder:
 * `src` unless told, so that an older tree can be measured with the same ruler.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { largestKnot } from './imports.ts';

const root = process.argv[2] ?? 'src';
const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.includes('include/'));
const files = paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const sources = files.filter(({ path }) => !path.endsWith('.test.ts') && !path.includes('testing/'));

interface Measured {
  readonly name: string;
  readonly lines: number;
  readonly parameters: number;
}

function functionsOf({ path, text }: { path: string; text: string }): Measured[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Measured[] = [];
  const lineOf = (at: number): number => source.getLineAndCharacterOfPosition(at).line;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const { parent } = node;
      const name =
        node.name?.getText() ??
        (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText() : '') ??
        '';
      found.push({
        name: `${path} ${name || (ts.isConstructorDeclaration(node) ? 'constructor' : '(anonymous)')}`,
        lines: lineOf(node.end) - lineOf(node.getStart()) + 1,
        parameters: node.parameters.length,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const functions = sources.flatMap(functionsOf);
const perFolder = new Map<string, number>();
for (const { path } of files) perFolder.set(dirname(path), (perFolder.get(dirname(path)) ?? 0) + 1);
const lengths = files.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }));
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
