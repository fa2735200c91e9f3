import { concrete, ofCondition, switchOf } from '../../src/engines/directed/run/operands.ts';
import type { Decoded, FuncCode } from '../../src/vm/code/code.ts';
import type { Thread } from '../../src/vm/memory/thread.ts';

/**
 * Which way branches and checks go, over all executions that are watched: by place in the program, the directions of a branch and the
 * values of what an assertion, assumption or other check asks.
 */
export class Conditions {
  private readonly seen = new Map<string, Set<string>>();

  readonly watch = (t: Thread, code: FuncCode, d: Decoded, fp: number): void => {
    const way = wayOf(t, d, fp);
    if (way === null) return;
    const key = `${code.func.name}:${d.pc} ${d.src.op}`;
    const ways = this.seen.get(key);
    if (ways === undefined) this.seen.set(key, new Set([way]));
    else ways.add(way);
  };

  /** One line a place. */
  lines(): string[] {
    return [...this.seen].map(([place, ways]) => `${place}: ${[...ways].sort().join(' ')}`).sort();
  }
}

function wayOf(t: Thread, d: Decoded, fp: number): string | null {
  switch (d.src.op) {
    case 'condbr':
    case 'assert':
    case 'assume':
    case 'require':
      return String(ofCondition(concrete(t, fp, d.args[0])));
    case 'switch':
      return String(switchOf(d)(concrete(t, fp, d.args[0])));
    default:
      return null;
  }
}
