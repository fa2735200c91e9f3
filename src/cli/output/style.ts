import type { TraceStyle } from '../../results/formats/text/text-trace.ts';

/** How to write to a stream: colours only on a terminal, and never against NO_COLOR (https://no-color.org). */
export function styleFor(
  stream: NodeJS.WriteStream,
  color: boolean,
  sources: ReadonlyMap<string, string>,
): TraceStyle {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  const wanted = color && !NO_COLOR && (FORCE_COLOR ? FORCE_COLOR !== '0' : stream.isTTY === true);
  return { color: wanted, width: stream.columns || DEFAULT_WIDTH, sources };
}

/** For files: plain. */
export const plainStyle = (sources: ReadonlyMap<string, string>): TraceStyle => ({
  color: false,
  width: DEFAULT_WIDTH,
  sources,
});

/** Files, pipes, logs. */
const DEFAULT_WIDTH = 80;
