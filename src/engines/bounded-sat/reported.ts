import type { Progress } from '../../results/types.ts';

const REPORT_MS = 200;

/** What is said about an attempt while it goes on: `news` as it changes. */
export async function* reported<T extends object>(
  asked: Promise<T>,
  done: number,
  title: string,
  news: { text: string },
): AsyncGenerator<Progress, T, void> {
  let shown = (news.text = '');
  for (;;) {
    let timer: NodeJS.Timeout | undefined;
    const pause = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, REPORT_MS, null);
    });
    const first = await Promise.race([asked, pause]).finally(() => clearTimeout(timer));
    if (first !== null) return first;
    if (news.text === shown) continue;
    shown = news.text;
    yield { done, total: null, text: `${title}; ${shown}` };
  }
}
