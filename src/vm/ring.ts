/** The shortest way from t back to t along `next`, as the list of those on it, t first; empty if there is none. */
export function ring<T extends number>(t: T, next: (t: T) => readonly T[]): T[] {
  const from = new Map<T, T>();
  const todo = [t];
  for (let head = 0; head < todo.length; head++) {
    for (const u of next(todo[head])) {
      if (u === t) {
        const path: T[] = [];
        for (let v = todo[head]; v !== t; v = from.get(v)!) path.unshift(v);
        return [t, ...path];
      }
      if (from.has(u)) continue;
      from.set(u, todo[head]);
      todo.push(u);
    }
  }
  return [];
}

/** What is wrong with threads that wait in a ring. */
export const ringText = (threads: readonly number[]): string =>
  threads.length === 1
    ? `T${threads[0]} waits for itself`
    : `${threads.map((t) => `T${t}`).join(', ')} wait for each other`;
