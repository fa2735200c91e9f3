/**
 * Part of `npm run check`: a memory model's name stands in its own file, in the tables of names and traits, and in tests;
 * everybody else asks what follows from the model (src/base/models.ts). `sc` is also an order of an access, `rc11` and
 * `c11` are also definitions of release sequences (`--std-rs`): so it is the type of the place that tells.
 */
import { relative } from 'node:path';
import ts from 'typescript';
import { MODELS } from '../src/base/names.ts';

/** Where names are at home: the tables, and one file a model of each engine that has such files. */
const HOMES = [
  /^src\/base\/(?:model-table|models)\.ts$/,
  /^src\/engines\/explore\/consistency\//,
  /\.test\.ts$/,
  /\/testing\//,
];

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
const program = ts.createProgram(
  fileNames.filter((file) => relative('.', file).startsWith('src/')),
  options,
);
const checker = program.getTypeChecker();
const names: ReadonlySet<string> = new Set(MODELS);

const literals = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** What may stand where the literal stands; null: nobody says. */
function expected(node: ts.StringLiteralLike): ts.Type | null {
  const { parent } = node;
  if (ts.isBinaryExpression(parent))
    return checker.getTypeAtLocation(parent.left === node ? parent.right : parent.left);
  if (ts.isCaseClause(parent)) return checker.getTypeAtLocation(parent.parent.parent.expression);
  if (ts.isLiteralTypeNode(parent)) return checker.getTypeAtLocation(parent.parent);
  return checker.getContextualType(node) ?? null;
}

/** A list of words that has others than models. */
const isOtherList = ({ parent }: ts.Node): boolean =>
  ts.isArrayLiteralExpression(parent) &&
  parent.elements.some((one) => ts.isStringLiteralLike(one) && !names.has(one.text));

/** The word for an order of C: `rlx: 'relaxed'`. */
const isOrderWord = ({ parent }: ts.Node): boolean =>
  ts.isPropertyAssignment(parent) && ts.isIdentifier(parent.name) && parent.name.text === 'rlx';

/** An order of an access, where traces have it as a text. */
function isOrder({ parent }: ts.Node): boolean {
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === 'order';
  return ts.isBinaryExpression(parent) && /order$/i.test(parent.left.getText());
}

function isModel(node: ts.StringLiteralLike): boolean {
  if (!names.has(node.text) || isOtherList(node) || isOrderWord(node) || isOrder(node)) return false;
  const type = expected(node);
  if (type === null) return true;
  const words = literals(type).flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
  return words.every((word) => names.has(word));
}

const found: string[] = [];
for (const source of program.getSourceFiles()) {
  const path = relative('.', source.fileName).replaceAll('\\', '/');
  if (!path.startsWith('src/') || HOMES.some((home) => home.test(path))) continue;
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && isModel(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${path}:${line + 1}: the name of a memory model, '${node.text}': ask src/base/models.ts`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}
for (const line of found) console.error(line);
console.log(`model names: ${found.length} outside their homes`);
process.exitCode = found.length === 0 ? 0 : 1;
