import { visibleIn, visibleLines } from '../../../base/visible.ts';
import type { Answer } from '../../answer.ts';
import type { Step, Verdict, Violation } from '../../types.ts';
import { describeStep, threadName } from '../rows/trace-rows.ts';
import { kindName } from '../text/text-explain.ts';
import { type DrawnGraph, type Edge, graphOf, isMarked, type RelationName } from './edges.ts';

/**
 * The execution graph in Graphviz's language, laid out as herd's diagrams are: a column for each thread with program
 * order running down, the other relations drawn across in their own colours without pulling at the layout.
 */
export function dotReport({ verdict }: Answer): string {
  const shown = visibleIn(verdict);
  const [violation] = shown.violations;
  return violation
    ? dotOf(violation, `${kindName(violation.kind)}: ${violation.message} (${shown.model})`)
    : nothing(shown);
}

/** Colours that can be told apart on white and on black, by dashes too. */
const STYLE: Readonly<Record<RelationName, string>> = {
  po: 'color="#777777", weight=10',
  rf: 'color="#d1242f", fontcolor="#d1242f"',
  co: 'color="#1f6feb", fontcolor="#1f6feb"',
  fr: 'color="#b36b00", fontcolor="#b36b00", style=dashed',
  sw: 'color="#2da44e", fontcolor="#2da44e", style=bold',
  hb: 'color="#8250df", fontcolor="#8250df", style=dotted',
};

/** `title`: empty where it stands beside the graph. */
export function dotOf(violation: Violation, title: string): string {
  const graph = graphOf(violation);
  const { threads } = violation.trace;
  const left = graph.left > 0 ? [`${graph.left} earlier steps left out`] : [];
  const label = [...(title === '' ? [] : [title]), ...left].join(', ');
  return visibleLines(
    [
      'digraph heddle {',
      `  graph [label=${quoted(label)}, labelloc=t, fontname="Helvetica", splines=true, nodesep=0.5, ranksep=0.35];`,
      '  node [shape=box, style=rounded, fontname="Courier", fontsize=11, margin="0.08,0.04"];',
      '  edge [fontname="Helvetica", fontsize=10];',
      ...graph.initial.map(
        (name, i) => `  i${i} [id="i${i}", shape=plaintext, label=${quoted(initialText(name, graph))}];`,
      ),
      ...threads.flatMap((thread) => {
        const own = graph.steps.filter((step) => step.thread === thread.id);
        if (own.length === 0) return [];
        return [
          `  subgraph cluster_${thread.id} {`,
          `    label=${quoted(threadName(thread))}; color="#bbbbbb"; style=rounded;`,
          ...own.map((step) => `    ${nodeOf(step, violation)}`),
          '  }',
        ];
      }),
      ...graph.edges.map(edgeOf),
      '}',
      '',
    ].join('\n'),
  );
}

function nodeOf(step: Step, violation: Violation): string {
  const text = describeStep(step, violation) || `✗ ${violation.message}`;
  const label = `#${step.n} ${text.replace(/ ← .*?(?=$| \()/, '')}\nline ${step.at.line}`;
  const mark = isMarked(step, violation) ? ', color="#d1242f", penwidth=2' : '';
  return `s${step.n} [id="s${step.n}", label=${quoted(label)}${mark}];`;
}

function initialText(name: string, { steps }: DrawnGraph): string {
  const read = steps.find(({ location, readsFrom }) => location === name && readsFrom === 0);
  const value = read?.readValue ?? read?.value;
  return value === undefined ? `${name}, at first` : `${name} = ${value}, at first`;
}

function edgeOf({ relation, from, to }: Edge): string {
  const node = (n: number): string => (n < 0 ? `i${-1 - n}` : `s${n}`);
  const free = relation === 'po' || from < 0 ? '' : ', constraint=false';
  const label = relation === 'po' ? '' : `label="${relation}", `;
  return `  ${node(from)} -> ${node(to)} [class="${relation}", ${label}${STYLE[relation]}${free}];`;
}

const nothing = (verdict: Verdict): string =>
  `digraph heddle {\n  graph [label=${quoted(`${verdict.verdict}: no execution to draw`)}];\n}\n`;

/** A quoted string: Graphviz reads backslashes as its own. */
const quoted = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
