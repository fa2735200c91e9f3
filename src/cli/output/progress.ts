import { visible } from '../../base/visible.ts';
import type { Progress } from '../../results/types.ts';

/** Runs shorter than this show nothing. */
const SILENT_MS = 1000;
const TERMINAL_MS = 100;

export interface ProgressView {
  readonly show: (progress: Progress) => void;
  readonly end: () => void;
}

/** One line that is kept up to date on a terminal; in pipes and files nothing but news. */
export function progressOn(stream: NodeJS.WriteStream, quiet: boolean): ProgressView {
  if (quiet) return { show: () => {}, end: () => {} };
  const start = performance.now();
  let next = start + SILENT_MS;
  /* where the rate is counted from */
  let [done, since] = [0, start];
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
      if (!stream.isTTY || now < next || progress.isNews) return;
      if (progress.done < done) [done, since] = [0, now];
      if (done === 0 && progress.done > 0) [done, since] = [progress.done, now];
      const rate = now - since > SILENT_MS ? (1000 * (progress.done - done)) / (now - since) : 0;
      update?.(visible(`heddle: ${describe(progress, rate, (now - start) / 1000)}`));
      next = now + TERMINAL_MS;
    },
    end: () => update?.clear(),
  };
}

function describe(progress: Progress, rate: number, seconds: number): string {
  const share = progress.total ? ` (${Math.floor((100 * progress.done) / progress.total)} %)` : '';
  const speed = rate >= 1 ? `, ${Math.round(rate).toLocaleString('en')} a second` : '';
  return `${progress.text}${share}${speed}, ${seconds.toFixed(0)} s`;
}
