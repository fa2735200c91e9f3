import type { Program } from '../../../ir/types.ts';
import type { CatExpr, CatModel } from '../../../models/cat/ast.ts';
import { evaluateCat, witnessOf } from '../../../models/cat/evaluate.ts';
import type { Lit } from '../../../sat/circuit/circuit.ts';
import type { Formula, Judge } from '../formula.ts';
import { FoundGraph } from '../story/found-graph.ts';
import { graphOrder } from '../story/graph-order.ts';
import { Rerun } from '../story/rerun.ts';

/**
 * Dependencies (`addr`, `data`, `ctrl`, `dep`) are those of the machine's own run, as for the other engines: they are not
 * encoded, but each execution that the formula shows is run, and the model's `.cat` judges it with them. What it forbids is
 * excluded and the solver asked again. That is exact because more dependencies only forbid more (cat-encoder.ts refuses
 * models in which they do not).
 *
 * What is excluded: under c11 the satisfaction order consists of reads-from, creation and joins, and of pairs of one thread
 * that depend on nothing but the way the thread went, which its reads and choices decide. So it is the reads-from along
 * the cycle, with what the threads on it (and those that created them) read up to there. In a model that we do not know
 * it is the whole execution.
 */
const NAMES: ReadonlySet<string> = new Set(['addr', 'data', 'ctrl', 'dep']);

export function dependencyJudge(program: Program, model: CatModel, known: boolean): Judge | null {
  if (!model.statements.some((one) => bodies(one).some(mentions))) return null;
  return (formula) => {
    const graph = new FoundGraph(formula.encoding, formula.cnf);
    const rerun = new Rerun(program, graph, graphOrder(graph), true);
    const execution = graph.execution(rerun.dependencies);
    const [failed] = evaluateCat(model, execution).failed;
    if (failed === undefined) return [];
    const cycle = known ? witnessOf(model, execution, failed) : null;
    return [cycle === null ? whole(formula, graph) : along(formula, graph, cycle)];
  };
}

const bodies = (statement: CatModel['statements'][number]): CatExpr[] =>
  statement.kind === 'let' ? statement.bindings.map(({ body }) => body) : [statement.body];

function mentions(expr: CatExpr): boolean {
  switch (expr.kind) {
    case 'name':
      return NAMES.has(expr.name);
    case 'empty':
      return false;
    case 'binary':
      return mentions(expr.a) || mentions(expr.b);
    case 'apply':
      return expr.args.some(mentions);
    default:
      return mentions(expr.a);
  }
}

/** Not these reads-from, by threads that go this way. */
function along(formula: Formula, graph: FoundGraph, cycle: readonly number[]): Lit[] {
  const { encoding, cnf } = formula;
  const { threads } = encoding.program;
  const nodes = cycle.map((i) => graph.nodes[i]);
  const clause = new Set<Lit>();
  const upTo = threads.map(() => -1);
  const include = (t: number, event: number): void => {
    if (t < 0 || event <= upTo[t]) return;
    upTo[t] = event;
    const { creator } = threads[t];
    if (creator !== null) include(encoding.threads.indexOf(creator.thread), creator.event);
  };
  nodes.forEach((node, k) => {
    include(node.thread, node.event?.index ?? 0);
    clause.add(node.exec ^ 1);
    for (const other of [nodes[(k + 1) % nodes.length], nodes[(k + nodes.length - 1) % nodes.length]]) {
      const source = encoding.base.sources.get(node.id)?.find(({ write }) => write === other.id);
      if (source !== undefined && cnf.valueOf(source.lit)) clause.add(source.lit ^ 1);
    }
  });
  threads.forEach((thread, t) => {
    if (upTo[t] >= 0) for (const lit of wayOf(formula, t, upTo[t])) clause.add(lit);
    void thread;
  });
  return [...clause];
}

/** Literals that differ if the thread reads or chooses something else. */
function wayOf({ encoding, cnf }: Formula, t: number, upTo: number): Lit[] {
  const { events, choices } = encoding.program.threads[t];
  const bits = events
    .slice(0, upTo + 1)
    .filter((event) => cnf.valueOf(event.guard))
    .flatMap((event) => event.parts.flatMap(({ read }) => read ?? []));
  const chosen = choices.filter(({ guard }) => cnf.valueOf(guard)).flatMap((choice) => [...choice.bits]);
  return [...bits, ...chosen].map((bit) => (cnf.valueOf(bit) ? bit ^ 1 : bit));
}

function whole(formula: Formula, graph: FoundGraph): Lit[] {
  const { encoding, cnf } = formula;
  const n = encoding.nodes.all.length;
  const clause = new Set<Lit>();
  for (const node of encoding.nodes.all) clause.add(cnf.valueOf(node.exec) ? node.exec ^ 1 : node.exec);
  for (const [read, write] of graph.rf) {
    const source = encoding.base.sources.get(read)?.find((one) => one.write === write);
    if (source !== undefined) clause.add(source.lit ^ 1);
  }
  for (const a of graph.nodes)
    for (const b of graph.nodes) {
      const lit = encoding.base.co.lits[a.id * n + b.id];
      if (lit > 1 && cnf.valueOf(lit)) clause.add(lit ^ 1);
    }
  encoding.program.threads.forEach((thread, t) => {
    for (const lit of wayOf(formula, t, thread.events.length)) clause.add(lit);
  });
  return [...clause];
}
