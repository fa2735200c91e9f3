import type { Answer } from '../answer.ts';

/**
 * The output formats: a file that renders, and a row here. Names, the help of `--format`, docs/options.md and the table of
 * docs/reports.md come from this table. A format is loaded when it is asked for. What is rendered ends in a newline and
 * holds nothing that a terminal would act upon.
 */
interface Format {
  /** As whose the help of `--format` lists it. */
  readonly group: keyof typeof FORMAT_GROUPS;
  /** What it is and who reads it, as docs/reports.md has it. */
  readonly is: string;
  readonly for: string;
  readonly render: (answer: Answer) => Promise<string>;
}

export const FORMAT_GROUPS = { people: 'for people', tools: 'tools', graph: 'as the graph of the execution' };

export const FORMAT_TABLE = {
  text: {
    group: 'people',
    is: 'the story, a column for each thread',
    for: 'people (the default)',
    render: async ({ verdict, style }) => (await import('./text/text.ts')).textReport(verdict, style),
  },
  json: {
    group: 'tools',
    is: 'everything; `heddle replay` reads it ([schema](schemas/report.v1.schema.json))',
    for: 'tools',
    render: async ({ verdict, input }) => (await import('./json/json.ts')).jsonReport(verdict, input),
  },
  sarif: {
    group: 'tools',
    is: 'SARIF 2.1.0: a thread flow for each thread with execution order, the racing partner as related location, stable fingerprints',
    for: 'code scanning',
    render: async (answer) => (await import('./sarif.ts')).sarifReport(answer),
  },
  junit: {
    group: 'tools',
    is: 'a test case, failed by a violation and in error when undecided',
    for: 'CI servers',
    render: async (answer) => (await import('./junit.ts')).junitReport([answer]),
  },
  markdown: {
    group: 'people',
    is: 'verdict, reasons, the story folded',
    for: 'job summaries, issues',
    render: async (answer) => (await import('./markdown.ts')).markdownReport(answer),
  },
  html: {
    group: 'people',
    is: 'one page: threads, source, execution graph, memory and store buffers, linked by a step slider',
    for: 'people; works offline from disk',
    render: async (answer) => (await import('./html/html.ts')).htmlReport(answer),
  },
  dot: {
    group: 'graph',
    is: 'the execution graph: `po`, `rf`, `co`, `fr`, `sw`, and create and join as `hb`',
    for: 'papers, bug reports',
    render: async (answer) => (await import('./graph/dot.ts')).dotReport(answer),
  },
  svg: {
    group: 'graph',
    is: 'the same, drawn',
    for: 'papers, bug reports',
    render: async (answer) => (await import('./graph/svg.ts')).svgReport(answer),
  },
  witness: {
    group: 'tools',
    is: "SV-COMP's violation witness (YAML, format 2.2: a `function_enter` for each thread, then steps with `thread_id`)",
    for: 'witness validators',
    render: async (answer) => (await import('./witness.ts')).witnessReport(answer),
  },
  graphml: {
    group: 'tools',
    is: "SV-COMP's violation witness as an automaton (GraphML, format 1.0, with `threadId` and `createThread`)",
    for: 'validators that read no YAML',
    render: async (answer) => (await import('./graphml.ts')).graphmlReport(answer),
  },
} as const satisfies Readonly<Record<string, Format>>;

export type FormatName = keyof typeof FORMAT_TABLE;
export const FORMATS = Object.keys(FORMAT_TABLE) as FormatName[];

/** The table of docs/reports.md. */
export function formatsMarkdown(): string {
  const rows = FORMATS.map(
    (name) => `| \`${name}\` | ${FORMAT_TABLE[name].is} | ${FORMAT_TABLE[name].for} |`,
  );
  return ['| format | is | for |', '| --- | --- | --- |', ...rows].join('\n');
}
