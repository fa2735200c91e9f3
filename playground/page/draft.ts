import { type Shared, sharedOf } from './share.ts';

/** The last program that was edited, kept in the browser. */
const KEY = 'heddle-draft';

export function keepDraft(draft: Shared): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    /* private windows may have no storage, or it is full: nothing is kept then */
  }
}

/** Looked at as a stranger's: other pages of the same origin can write there. */
export function draft(): Shared | null {
  try {
    return sharedOf(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}
