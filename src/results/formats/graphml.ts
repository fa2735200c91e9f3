import { version } from '../../base/version.ts';
import { visibleIn } from '../../base/visible.ts';
import type { Answer } from '../answer.ts';
import type { Violation } from '../types.ts';
import { schedule, specification } from './witness.ts';
import { escapeXml } from './xml.ts';

/**
 * A violation witness of SV-COMP as an automaton: GraphML, format 1.0, for validators that do not read the YAML of witness.ts.
 * One path: each edge is a step that others can notice, with its line and thread, and its last node is the violation. The first
 * edge creates the main thread and enters `main`; an edge with `createThread` is followed, before the new thread does anything, by one
 * of its own that enters its function.
 */
export function graphmlReport({ verdict: given, input }: Answer): string {
  const verdict = visibleIn(given);
  const [violation] = verdict.violations;
  if (violation === undefined) return `<!-- ${verdict.verdict}: there is no violation to witness -->\n`;
  const [file] = visibleIn(input).files;
  const edges = edgesOf(violation);
  const about: [string, string][] = [
    ['witness-type', 'violation_witness'],
    ['sourcecodelang', 'C'],
    ['producer', `Heddle ${version()} (model ${verdict.model}, engine ${verdict.engine})`],
    ['specification', `CHECK( init(main()), LTL(${specification(violation.kind)}) )`],
    ['programfile', file ?? ''],
    ['programhash', input.sources[file ?? ''] ?? ''],
    ['architecture', input.dataModel === 'ilp32' ? '32bit' : '64bit'],
    ['creationtime', new Date().toISOString().replace(/\.\d+Z$/, 'Z')],
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    ...KEYS.map(
      ([name, type, of]) => `  <key id="${name}" attr.name="${name}" attr.type="${type}" for="${of}"/>`,
    ),
    '  <graph edgedefault="directed">',
    ...about.map(([key, value]) => `    ${data(key, value)}`),
    ...Array.from({ length: edges.length + 1 }, (_, i) => nodeText(i, edges.length)),
    ...edges.flatMap((edge, i) => [
      `    <edge source="N${i}" target="N${i + 1}">`,
      ...edge.map(([key, value]) => `      ${data(key, value)}`),
      '    </edge>',
    ]),
    '  </graph>',
    '</graphml>',
    '',
  ].join('\n');
}

const KEYS: readonly (readonly [name: string, type: string, of: string])[] = [
  ...[
    'witness-type',
    'sourcecodelang',
    'producer',
    'specification',
    'programfile',
    'programhash',
    'architecture',
    'creationtime',
  ].map((name) => [name, 'string', 'graph'] as const),
  ['entry', 'boolean', 'node'],
  ['violation', 'boolean', 'node'],
  ['startline', 'int', 'edge'],
  ['endline', 'int', 'edge'],
  ['originfile', 'string', 'edge'],
  ['threadId', 'string', 'edge'],
  ['createThread', 'string', 'edge'],
  ['enterFunction', 'string', 'edge'],
];

const data = (key: string, value: string): string => `<data key="${key}">${escapeXml(value)}</data>`;

function nodeText(i: number, last: number): string {
  const marks = [
    ...(i === 0 ? [data('entry', 'true')] : []),
    ...(i === last ? [data('violation', 'true')] : []),
  ];
  return marks.length === 0 ? `    <node id="N${i}"/>` : `    <node id="N${i}">${marks.join('')}</node>`;
}

type Edge = readonly (readonly [key: string, value: string])[];

function edgesOf(violation: Violation): Edge[] {
  const { trace, at } = violation;
  const nameOf = (thread: number): string => trace.threads.find(({ id }) => id === thread)?.name ?? 'main';
  const edges: Edge[] = [
    [
      ['createThread', '0'],
      ['enterFunction', nameOf(0)],
    ],
  ];
  const entered = new Set([0]);
  const place = (thread: number, file: string, line: number): Edge => [
    ['originfile', file],
    ['startline', String(line)],
    ['endline', String(line)],
    ['threadId', String(thread)],
  ];
  const enter = (thread: number): void => {
    if (entered.has(thread)) return;
    entered.add(thread);
    edges.push([
      ['threadId', String(thread)],
      ['enterFunction', nameOf(thread)],
    ]);
  };
  for (const step of schedule(violation)) {
    const child = step.op === 'create' ? /^T(\d+)$/.exec(step.note ?? '') : null;
    enter(step.thread);
    const edge = place(step.thread, step.at.file, step.at.line);
    edges.push(child ? [...edge, ['createThread', child[1]]] : edge);
  }
  enter(at.thread);
  return [...edges, place(at.thread, at.file, Math.max(1, at.line))];
}
