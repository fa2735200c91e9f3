import { visible } from '../../base/visible.ts';
import type { Progress } from '../../results/types.ts';

/** A process that has answered by then shows nothing. */
const FIRST_MS = 220;
const TERMINAL_MS = 100;
/** No rate before so much is known. */
const RATE_MS = 1000;

export interface ProgressView {
  readonly show: (progress: Progress) => void;
  readonly end: () => void;
}

const BEGINNING: Progress = { done: 0, total: null, text: 'starting' };

/**
 * One line that is kept up to date on a terminal; in pipes and files nothing but news. It comes by the clock, whether or not
 * there is something to tell: compiling for the first time takes a while in which nothing is.
 */
export function progressOn(stream: NodeJS.WriteStream, quiet: boolean): ProgressView {
  if (quiet) return { show: () => {}, end: () => {} };
  const start = performance.now();
  let next = FIRST_MS;
  /* where the rate is counted from */
  let [done, since] = [0, start];
  let last = BEGINNING;
  /* taken away, until there is something new to tell */
  let isGone = false;
  let update: { (text: string): void; clear(): void } | null = null;
  const draw = (): void => {
    const now = performance.now();
    if (update === null || isGone || now < next) return;
    const rate = now - since > RATE_MS ? (1000 * (last.done - done)) / (now - since) : 0;
    update(visible(`heddle: ${describe(last, rate, (now - start) / 1000)}`));
    next = now + TERMINAL_MS;
  };
  const first = setTimeout(draw, stream.isTTY ? Math.max(0, FIRST_MS - start) : 0).unref();
  if (stream.isTTY) {
    void import('log-update').then(({ createLogUpdate }) => {
      update = createLogUpdate(stream);
      draw();
    });
  }
  return {
    show: (progress) => {
      if (progress.isNews) {
        stream.write(visible(`heddle: ${progress.text}`).concat('\n'));
        return;
      }
      const now = performance.now();
      if (progress.done < done) [done, since] = [0, now];
      if (done === 0 && progress.done > 0) [done, since] = [progress.done, now];
      last = progress;
      isGone = false;
      draw();
    },
    end: () => {
      clearTimeout(first);
      update?.clear();
      isGone = true;
    },
  };
}

function describe(progress: Progress, rate: number, seconds: number): string {
  const share = progress.total ? ` (${Math.floor((100 * progress.done) / progress.total)} %)` : '';
  const speed = rate >= 1 ? `, ${Math.round(rate).toLocaleString('en')} a second` : '';
  return `${progress.text}${share}${speed}, ${seconds.toFixed(0)} s`;
}
