import type { FormatName } from '../../base/names.ts';
import type { Answer } from '../answer.ts';

/**
 * The output formats: a name in `FORMATS` (base/names.ts), a row here, and a file that renders. A format is loaded
 * when it is asked for. What is rendered ends in a newline and holds nothing that a terminal would act upon.
 */
export const FORMAT_TABLE: Readonly<Record<FormatName, (answer: Answer) => Promise<string>>> = {
  text: async ({ verdict, style }) => (await import('./text/text.ts')).textReport(verdict, style),
  json: async ({ verdict, input }) => (await import('./json/json.ts')).jsonReport(verdict, input),
  sarif: async (answer) => (await import('./sarif.ts')).sarifReport(answer),
  junit: async (answer) => (await import('./junit.ts')).junitReport([answer]),
  markdown: async (answer) => (await import('./markdown.ts')).markdownReport(answer),
  html: async (answer) => (await import('./html/html.ts')).htmlReport(answer),
  dot: async (answer) => (await import('./graph/dot.ts')).dotReport(answer),
  svg: async (answer) => (await import('./graph/svg.ts')).svgReport(answer),
  graphml: async (answer) => (await import('./graphml.ts')).graphmlReport(answer),
  witness: async (answer) => (await import('./witness.ts')).witnessReport(answer),
};
