import { visible } from '../base/visible.ts';
import type { Progress } from '../results/types.ts';

/** Runs shorter than this show nothing. */
const SILENT_MS = 1000;
const TERMINAL_MS = 100;
const LINES_MS = 3000;

export interface ProgressView {
  readonly show: (progress: Progress) => void;
  readonly end: () => void;
}

/** One line that is kept up to date on a terminal; elsewhere a plain line every few seconds. */
export function progressOn(stream: NodeJS.WriteStream, quiet: boolean): ProgressView {
  if (quiet) return { show: () => {}, end: () => {} };
  const start = performance.now();
  let next = start + SILENT_MS;
  let update: { (text: string): void; clear(): void } | null = null;
  if (stream.isTTY) {
    void import('log-update').then(({ createLogUpdate }) => {
      update = createLogUpdate(stream);
    });
  }
  return {
    show: (progress) => {
      const now = performance.now();
      if (progress.isNews) stream.write(visible(`heddle: ${progress.text}`).concat('\n'));
      if (now < next || progress.isNews) return;
      const text = visible(`heddle: ${describe(progress, (now - start) / 1000)}`);
      if (stream.isTTY) update?.(text);
      else stream.write(`${text}\n`);
      next = now + (stream.isTTY ? TERMINAL_MS : LINES_MS);
    },
    end: () => update?.clear(),
  };
}

function describe(progress: Progress, seconds: number): string {
  const share = progress.total ? ` (${Math.floor((100 * progress.done) / progress.total)} %)` : '';
  return `${progress.text}${share}, ${seconds.toFixed(0)} s`;
}
