import type { Program } from '../../ir/types.ts';
import type { Image } from '../../vm/code/image-types.ts';
import type { Graph, Node, Region, Source } from './graph/graph.ts';
import { isNode } from './graph/graph.ts';
import { type Token, textOf } from './graph/values.ts';

/**
 * The event graph in the DOT language, drawn as figures 2 to 4 of the seed: a column for each thread, black arrows to what
 * comes next in any case, dashed blue arrows to what a branch does in one direction, by execution points.
 */
export function dotOf(graph: Graph, program: Program, image: Image): string {
  const lines = ['digraph events {', '  node [shape=box, fontname="monospace"];'];
  const lineOf = (site: number): string => {
    const place = image.sites[site];
    if (place === undefined) return '';
    const { file, line } = program.locs[place.loc];
    return `${file.split('/').at(-1)}:${line}`;
  };
  graph.roots.forEach((root, thread) => {
    if (root === undefined) return;
    lines.push(`  subgraph cluster_${thread} {`, `    label="thread ${thread}";`);
    draw(graph, root, lines, lineOf);
    lines.push('  }');
  });
  for (const [child, { id }] of graph.creators) {
    const first = graph.roots[child]?.items[0];
    if (first !== undefined) lines.push(`  n${id} -> n${first.id} [style=dotted, constraint=false];`);
  }
  return `${lines.join('\n')}\n}\n`;
}

function draw(graph: Graph, region: Region, lines: string[], lineOf: (site: number) => string): void {
  let last: Node | null = null;
  for (const node of region.items) {
    const label = [point(node), text(graph, node), lineOf(node.site)].join('\\n');
    lines.push(`    n${node.id} [label=${JSON.stringify(label).replaceAll('\\\\n', '\\n')}];`);
    if (last !== null) lines.push(`    n${last.id} -> n${node.id};`);
    if (node.kind === 'branch')
      for (const [direction, inside] of node.regions) {
        draw(graph, inside, lines, lineOf);
        const [first] = inside.items;
        if (first !== undefined)
          lines.push(`    n${node.id} -> n${first.id} [style=dashed, color=blue, label="br(${direction})"];`);
      }
    last = node;
  }
}

/** ⟨tid=1, 3, br(1), 0⟩ */
function point(node: Node): string {
  const parts: string[] = [String(node.index)];
  for (let region = node.region; region.of !== null; region = region.of.region)
    parts.unshift(String(region.of.index), `br(${region.direction})`);
  return `<tid=${node.thread},${parts.join(',')}>`;
}

const source = (of: Source): string => (isNode(of) ? `x${of.id}` : textOf(of));
const list = (tokens: Iterable<Token>): string => [...tokens].map(textOf).join('|');

function text(graph: Graph, node: Node): string {
  switch (node.kind) {
    case 'read':
    case 'rmw':
    case 'sync':
      return `x${node.id} = ${node.kind} ${source(node.address)} r(${list(node.seen)})`;
    case 'cas':
      return `x${node.id} = cas ${source(node.address)} r(${list(node.seen)})w(${source(node.value)})`;
    case 'write':
      return `store ${source(node.address)} w(${source(node.value)})`;
    case 'fn': {
      const rows = [...(graph.tables.get(node.signature)?.values() ?? [])].slice(0, 6);
      const table = rows.map(({ inputs, output }) => `${inputs.map(textOf).join(',')} → ${textOf(output)}`);
      return `x${node.id} = ${node.signature}(${node.inputs.map(source).join(', ')})\\n${table.join('; ')}`;
    }
    case 'phi':
      return `x${node.id} = phi(${[...node.inputs.values()].map(source).join(', ')})`;
    case 'branch':
      return `branch ${source(node.condition)}`;
    case 'check':
      return `${node.what} ${source(node.condition)}`;
    case 'result':
      return `x${node.id} = result of x${node.access.id}`;
    case 'round':
      return `x${node.id} = idle?`;
    case 'keep':
      return `private ${source(node.address)} := ${source(node.value)}`;
    case 'recall':
      return `x${node.id} = private ${source(node.address)}`;
    case 'create':
    case 'join':
    case 'detach':
      return `${node.kind} thread ${node.child}`;
    default:
      return node.kind;
  }
}
