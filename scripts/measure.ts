import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A source tree in figures, for `house.ts` (tells them) and `shape.ts` (holds them to their bounds). */
export interface Source {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Measured {
  /** `file name`. */
  readonly name: string;
  readonly lines: number;
  readonly parameters: number;
}

/** All TypeScript below a folder, without the headers of the checked programs. */
export const sourcesIn = (root: string): Source[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.includes('include/'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

export const isTest = ({ path }: Source): boolean => path.endsWith('.test.ts') || path.includes('testing/');

export const linesOf = ({ text }: Source): number => text.split('\n').length - 1;

/** Files a folder, by folder. */
export function filesPerFolder(files: readonly Source[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const { path } of files) count.set(dirname(path), (count.get(dirname(path)) ?? 0) + 1);
  return count;
}

export function functionsOf({ path, text }: Source): Measured[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Measured[] = [];
  const lineOf = (at: number): number => source.getLineAndCharacterOfPosition(at).line;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined)
      found.push({
        name: `${path} ${nameOf(node)}`,
        lines: lineOf(node.end) - lineOf(node.getStart()) + 1,
        parameters: node.parameters.length,
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function nameOf(node: ts.SignatureDeclaration): string {
  const { parent } = node;
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  if (node.name !== undefined) return node.name.getText();
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)
    ? parent.name.getText()
    : '(anonymous)';
}
