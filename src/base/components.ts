/**
 * Strongly connected components of a graph of nodes [0, n), those that others lead to first: Tarjan (1972), with an
 * explicit stack.
 */
export function componentsOf(successors: readonly (readonly number[])[]): number[][] {
  const n = successors.length;
  const index = new Int32Array(n).fill(-1);
  const low = new Int32Array(n);
  const onStack = new Uint8Array(n);
  const open: number[] = [];
  const components: number[][] = [];
  let clock = 0;
  for (let root = 0; root < n; root++) {
    if (index[root] !== -1) continue;
    const frames: { node: number; next: number }[] = [];
    const enter = (node: number): void => {
      index[node] = low[node] = clock++;
      onStack[node] = 1;
      open.push(node);
      frames.push({ node, next: 0 });
    };
    enter(root);
    while (frames.length > 0) {
      const frame = frames[frames.length - 1];
      const { node } = frame;
      const next = successors[node][frame.next++];
      if (next === undefined) {
        frames.pop();
        const parent = frames.at(-1)?.node;
        if (parent !== undefined) low[parent] = Math.min(low[parent], low[node]);
        if (low[node] !== index[node]) continue;
        const component = open.splice(open.lastIndexOf(node));
        for (const one of component) onStack[one] = 0;
        components.push(component.reverse());
      } else if (index[next] === -1) {
        enter(next);
      } else if (onStack[next] === 1) {
        low[node] = Math.min(low[node], index[next]);
      }
    }
  }
  return components;
}
