import type { Instr, Operand, Program, Terminator } from '../../../ir/types.ts';
import { operandsOf } from '../../../ir/uses.ts';
import type { Runs } from '../combinations.ts';

/**
 * Values out of thin air. Where dependencies order nothing (`relaxed`, formula (6) of the case study, and any `.cat` file
 * without an axiom against it), `r = x; y = r` against `s = y; x = s` may give 42: each value justifies the other. Such
 * values do not arise from the initial ones, so they are tried from above: reads get *seeds* too, and what no run
 * on what is left writes is taken out, down to the greatest fixpoint. What remains justifies itself; whether an
 * execution with it exists, the model decides.
 *
 * There are as many such values as there are integers, and a finite set is tried: every integer that the program text
 * mentions, those that the question mentions (the condition of a litmus test), their neighbours (for `<`), what added constants make of
 * them (`r + 3 == 10`), and one that is none of these, which stands for all others that are only passed on. Which values
 * matter where more is computed than such sums (`if (r * r == 49)`) this does not say: then there is no answer (`computed`).
 */
export function seedsOf(program: Program, asked: readonly bigint[]): readonly bigint[] {
  const seeds = new Set<bigint>(asked);
  const [compared, ordered, added] = [new Set(asked), new Set<bigint>(), new Set<bigint>()];
  for (const node of nodesOf(program)) {
    const constants = operandsOf(node).flatMap((operand) => (operand.kind === 'const' ? [operand.bits] : []));
    for (const bits of constants) seeds.add(bits);
    if (node.op === 'icmp') for (const bits of constants) compared.add(bits);
    if (node.op === 'icmp' && !/^(eq|ne)$/.test(node.pred)) for (const bits of constants) ordered.add(bits);
    if (node.op === 'bin' || node.op === 'rmw') for (const bits of constants) added.add(bits);
  }
  const near = [...ordered].flatMap((bits) => [bits - 1n, bits + 1n]);
  const sums = [...compared].flatMap((bits) => [...added].flatMap((by) => [bits - by, bits + by]));
  for (const bits of [...near, ...sums]) seeds.add(BigInt.asUintN(32, bits));
  let other = 42n;
  while (seeds.has(other)) other++;
  return [...seeds, other];
}

/** What the program computes, other than by adding constants: the name of an operation; null: nothing. */
export function computed(program: Program): string | null {
  for (const node of nodesOf(program)) {
    const name = computes(node);
    if (name !== null) return name;
  }
  return null;
}

function computes(node: Node): string | null {
  switch (node.op) {
    case 'bin': {
      const { bin, a, b } = node;
      if (node.type === 'i1' || (a.kind === 'const' && b.kind === 'const')) return null;
      if (isSame(a, b) && (bin === 'xor' || bin === 'sub')) return null; /* a dependency, and always 0 */
      const moves = b.kind === 'const' ? bin === 'add' || bin === 'sub' : a.kind === 'const' && bin === 'add';
      return moves ? null : bin;
    }
    case 'rmw':
      return node.rmw === 'xchg' || (/^(add|sub)$/.test(node.rmw) && node.value.kind === 'const')
        ? null
        : node.rmw;
    case 'cast':
      return node.cast === 'trunc' && node.type !== 'i1' ? 'trunc' : null;
    case 'unary':
    case 'nary':
    case 'fbin':
    case 'overflow':
      return node.op;
    default:
      return null;
  }
}

const isSame = (a: Operand, b: Operand): boolean => a.kind === 'value' && b.kind === 'value' && a.id === b.id;

type Node = Instr | Terminator;

function* nodesOf(program: Program): Generator<Node> {
  for (const { blocks, library } of program.functions)
    if (!library) for (const { instrs, term } of blocks) yield* [...instrs, term];
}

/**
 * Where a value out of thin air can be: in runs on values that arise in order, a store to the location depends on a
 * read, in at least two threads, which justify each other (a load never reads from a later store of its own
 * thread, except in a model of somebody else's without coherence: there one thread is enough, `alone`); or some store of the program (to wherever) was never reached, which another value might change. All other
 * stores write the same whatever is read. Null: nowhere.
 */
export function placesOf(
  program: Program,
  { byStart }: Runs,
  alone: boolean,
): ((location: number) => boolean) | null {
  const reached = new Set<number>();
  const depending = new Set<number>();
  const threads = new Set<string>();
  for (const [start, traces] of byStart)
    for (const { events } of traces)
      for (const { kind, lock, site, location, dep } of events) {
        if (kind !== 'W' || lock) continue;
        reached.add(site);
        if (dep.length > 0) {
          depending.add(location);
          threads.add(start);
        }
      }
  let stores = 0;
  for (const { blocks, library } of program.functions)
    for (const { instrs } of blocks)
      for (const instr of instrs)
        if (instr.op === 'store' || instr.op === 'rmw' || instr.op === 'cmpxchg')
          if (library || instr.scope !== 'private') stores++;
  if (reached.size < stores) return () => true;
  return threads.size < (alone ? 1 : 2) ? null : (location) => depending.has(location);
}
