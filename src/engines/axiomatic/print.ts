import type { Program } from '../../ir/types.ts';
import { FALSE, type Lit, TRUE } from '../../sat/circuit/circuit.ts';
import type { ClauseLog } from '../../sat/cnf/clause-log.ts';
import { Names, saveFormula } from '../../sat/cnf/names.ts';
import type { Encoding } from './encode.ts';
import type { Formula } from './formula.ts';
import type { Node } from './graph/nodes.ts';

/** `--print-after axiomatic`: the nodes of the graphs, whom each read may read from, and which pairs are left open. */
export function printEncoding(encoding: Encoding, program: Program): string {
  const { all, locations } = encoding.nodes;
  const n = all.length;
  const lines: string[] = [`${n} events, ${locations.length} locations`];
  const where = (node: Node): string =>
    node.targets
      .map(({ location, when }) => `${locations[location]?.name ?? 'block'}${when === TRUE ? '' : '?'}`)
      .join(' ');
  for (const node of all) {
    const loc = node.event === null ? null : program.locs[node.event.at];
    const orders = [...new Set(node.orders.filter(({ when }) => when !== FALSE).map(({ order }) => order))];
    const sources = encoding.base.sources.get(node.id)?.map(({ write }) => write);
    lines.push(
      [
        `${node.id}`.padStart(4),
        node.thread < 0 ? 'init' : `T${encoding.program.threads[node.thread].id}`,
        node.kind,
        node.text,
        where(node),
        orders.join('/'),
        node.exec === TRUE ? 'must' : 'may',
        sources === undefined ? '' : `reads from ${sources.join(', ')}`,
        loc === null ? '' : `${loc.file}:${loc.line}`,
      ]
        .filter((text) => text !== '')
        .join('  '),
    );
  }
  const pairs = (name: string, lits: ArrayLike<Lit>): string => {
    let [must, may] = [0, 0];
    for (let i = 0; i < lits.length; i++) if (lits[i] !== FALSE) lits[i] === TRUE ? must++ : may++;
    return `${name}: ${must} pairs must be in it, ${may} may`;
  };
  lines.push(pairs('rf', encoding.base.rf.lits), pairs('co', encoding.base.co.lits));
  lines.push(`${encoding.base.choices} literals of rf and co, ${encoding.orderLiterals} of orders`);
  return `${lines.join('\n')}\n`;
}

/** `--dimacs FILE`: the formula, with what was learnt about orders and the question whether something goes wrong. */
export function save(
  file: string,
  log: ClauseLog,
  { encoding, cnf }: Formula,
  { unwind, wrong }: { readonly unwind: number; readonly wrong: readonly Lit[] },
): void {
  const names = new Names();
  for (const node of encoding.nodes.all) {
    names.name(node.exec, `event ${node.id} (${node.text}) happens`);
    for (const { write, lit } of encoding.base.sources.get(node.id) ?? [])
      names.name(lit, `rf(${write}, ${node.id})`);
  }
  const n = encoding.nodes.all.length;
  for (const a of encoding.nodes.all)
    for (const b of encoding.nodes.all)
      names.name(encoding.base.co.lits[a.id * n + b.id], `co(${a.id}, ${b.id})`);
  const units = [cnf.literal(encoding.program.circuit.orAll(wrong))];
  saveFormula(file, log, cnf, names, { comments: [`unwind ${unwind}`], units });
}
