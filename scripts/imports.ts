import { posix } from 'node:path';
import ts from 'typescript';

/**
 * Imports point one way: host ← base ← ir ← {frontend, passes, models, sat, vm} ← engines ← run ← index ← supervisor ← cli.
 * `host` is what Node gives, and what a browser gives in its place (playground/host); `results` sees only base and ir, and anyone may see it; `semantics` (what an execution means) sees vm and models, `trace`
 * sees semantics, `replay` sees trace; engines share what `SHARED` names and never import each other; the command line is
 * a client of the index. Type imports count: a part that cannot be described without another depends on it. No cycles between
 * files, inside an engine either: a search is one recursion, closed in one place, and its steps are given what calls them.
 */
const LOW = ['host', 'base', 'ir', 'results'];
const MIDDLE = ['frontend', 'passes', 'models', 'sat', 'vm'];
const JUDGES = ['semantics', 'trace', 'replay'];
/** Below src/engines/: what any engine may build on. */
const SHARED = ['engine.ts', 'scheduled-run', 'bounded', 'bounded-sat', 'work'];
const MAY_SEE: Readonly<Record<string, readonly string[]>> = {
  host: [],
  base: ['host'],
  ir: ['host', 'base'],
  results: ['host', 'base', 'ir'],
  viewer: ['results'],
  frontend: LOW,
  passes: LOW,
  models: LOW,
  sat: LOW,
  vm: LOW,
  semantics: [...LOW, 'vm', 'models'],
  trace: [...LOW, 'vm', 'models', 'semantics'],
  replay: [...LOW, 'vm', 'models', 'semantics', 'trace'],
  explain: [...LOW, 'models', 'replay'],
  engines: [...LOW, ...MIDDLE, ...JUDGES],
  run: [...LOW, ...MIDDLE, ...JUDGES, 'explain', 'engines'],
  index: [...LOW, ...MIDDLE, ...JUDGES, 'engines', 'run'],
  supervisor: ['host', 'base', 'results', 'index'],
  cli: ['host', 'base', 'results', 'index', 'supervisor'],
};

/** Only the command line talks to the terminal and ends the process. (In a worker `process.exit` ends its thread.) */
const CLI_ONLY = /\bconsole\s*\.|\bprocess\s*\.\s*(?:exit|exitCode|stdout|stderr)\b/;

export interface SourceFile {
  /** Relative to src/, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** All breaches, as lines for people. Test files are left to themselves: they may look anywhere. */
export function breaches(files: readonly SourceFile[]): string[] {
  const sources = files.filter((file) => !file.path.endsWith('.test.ts'));
  const graph = new Map(sources.map((file) => [file.path, importsOf(file)]));
  return [
    ...sources.flatMap((file) => directionBreaches(file.path, graph.get(file.path) ?? [])),
    ...sources
      .filter(({ path }) => partOf(path) !== 'cli' && posix.basename(path) !== 'worker.ts')
      .flatMap(terminalBreaches),
    ...cycles(graph).map((cycle) => `cycle: ${cycle.join(' → ')}`),
  ];
}

function importsOf(file: SourceFile): string[] {
  return ts
    .preProcessFile(file.text, true, true)
    .importedFiles.map((found) => found.fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(posix.dirname(file.path), name));
}

/** `vm/memory.ts` belongs to `vm`; `index.ts` is a part of its own. */
const partOf = (path: string): string =>
  path.includes('/') ? path.slice(0, path.indexOf('/')) : path.replace(/\.ts$/, '');

function directionBreaches(path: string, imports: readonly string[]): string[] {
  const part = partOf(path);
  const allowed = MAY_SEE[part];
  if (!allowed) return [`${path}: the part ${part} is not in the import rules (scripts/imports.ts)`];
  return imports.flatMap((target) => {
    if (target.startsWith('..')) return [`${path} imports ${target}, outside src/`];
    const other = partOf(target);
    if (other !== part)
      return allowed.includes(other) ? [] : [`${path} imports ${target}: ${part} may not see ${other}`];
    return part === 'engines' && !mayShare(path, target)
      ? [`${path} imports ${target}: engines never import each other`]
      : [];
  });
}

function mayShare(path: string, target: string): boolean {
  const engine = (file: string): string => file.split('/')[1];
  return SHARED.includes(engine(target)) || engine(path) === engine(target);
}

function terminalBreaches(file: SourceFile): string[] {
  const code = withoutComments(file.text);
  return code
    .split('\n')
    .flatMap((line, i) =>
      CLI_ONLY.test(line) ? [`${file.path}:${i + 1}: only src/cli may use ${CLI_ONLY.exec(line)?.[0]}`] : [],
    );
}

/** Comments and strings blanked out, lines kept. */
function withoutComments(text: string): string {
  const source = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, true);
  const kept = text.replace(/[^\n]/g, ' ').split('');
  const visit = (node: ts.Node): void => {
    if (
      node.getChildCount(source) === 0 &&
      !ts.isStringLiteralLike(node) &&
      !ts.isTemplateLiteralToken(node)
    ) {
      for (let i = node.getStart(source); i < node.end; i++) kept[i] = text[i];
    }
    for (const child of node.getChildren(source)) if (!ts.isJSDoc(child)) visit(child);
  };
  visit(source);
  return kept.join('');
}

/** How many files the largest group has whose members all depend on each other, types included: 1 if there are no cycles. */
export function largestKnot(files: readonly SourceFile[]): number {
  const sources = files.filter((file) => !file.path.endsWith('.test.ts'));
  const graph = new Map(sources.map((file) => [file.path, importsOf(file)]));
  const reach = (start: string): Set<string> => {
    const seen = new Set([start]);
    for (const file of seen) for (const next of graph.get(file) ?? []) if (graph.has(next)) seen.add(next);
    return seen;
  };
  const reached = new Map(sources.map(({ path }) => [path, reach(path)]));
  const knotOf = (path: string): number =>
    [...(reached.get(path) as Set<string>)].filter((other) => reached.get(other)?.has(path)).length;
  return Math.max(0, ...sources.map(({ path }) => knotOf(path)));
}

/** One shortest way round for each strongly connected group of files: enough to see and cut it. */
function cycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const covered = new Set<string>();
  for (const start of graph.keys()) {
    if (covered.has(start)) continue;
    const cycle = shortestCycle(start, graph);
    if (!cycle) continue;
    for (const file of cycle) covered.add(file);
    found.push(cycle);
  }
  return found;
}

function shortestCycle(start: string, graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) {
        const way = [start];
        for (let at = file; at !== start; at = cameFrom.get(at) as string) way.unshift(at);
        return [start, ...way];
      }
      if (!cameFrom.has(next) && graph.has(next)) {
        cameFrom.set(next, file);
        queue.push(next);
      }
    }
  }
  return null;
}
