/**
 * Browsers do not let a worker know how much memory it uses, and one that takes too much takes the page with it. What can be done
 * is to say so: whoever loads the page again finds that a run was going on which nobody has ended.
 */
const KEY = 'heddle-running';

export function runsNow(isRunning: boolean): void {
  try {
    if (isRunning) sessionStorage.setItem(KEY, 'yes');
    else sessionStorage.removeItem(KEY);
  } catch {
    /* no storage: nothing is said then */
  }
}

export function hasCrashed(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
