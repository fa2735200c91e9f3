import type { Answer } from '../../answer.ts';
import { dotReport } from './dot.ts';

/** The drawn execution graph: Graphviz, compiled to WebAssembly. */
export async function svgReport(answer: Answer): Promise<string> {
  return svgOf(dotReport(answer));
}

export async function svgOf(dot: string): Promise<string> {
  const { instance } = await import('@viz-js/viz');
  const viz = await instance();
  return viz.renderString(dot, { format: 'svg', engine: 'dot' });
}
