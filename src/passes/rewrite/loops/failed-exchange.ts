import type { BlockId, ValueId } from '../../../base/ids.ts';
import type { Cfg } from '../../../ir/analysis/cfg.ts';
import { evalBin, evalCast, evalICmp } from '../../../ir/evaluate.ts';
import type { Block, Func, Instr, Jump, Operand } from '../../../ir/types.ts';
import { defsOf, operandsOf } from '../../../ir/uses.ts';
import { isPure } from '../dce.ts';

/**
 * Where a failed compare-exchange leads: back to the head of its loop, with what it read. clang writes `!cas(&old, …)` as a branch that
 * stores what was read, a block in which failure and success meet again, and a second branch; so the way is followed with `ok`
 * known, once as 0 and once as 1.
 *
 *     b: … ok = cmpxchg;  condbr ok m(old) m(read)      the decision
 *     m(v): condbr !ok head(v) exit                     skipped by a failure; with `ok` known its branch is none
 */

type Exchange = Extract<Instr, { op: 'cmpxchg' }>;

export interface Failure {
  readonly exchange: Exchange;
  readonly header: number;
  /** The block from which a failure goes back. */
  readonly latch: number;
  /** The first branch that failure and success take differently, and how failure does. */
  readonly decision: { readonly block: number; readonly failed: Jump };
  /** Blocks behind it that both go through, and where success leaves each: nobody else goes through them. */
  readonly skipped: readonly { readonly block: number; readonly jump: Jump }[];
  /** What only a failure goes through behind those: its first block, its last one, and the jump back from there. */
  readonly rest: {
    readonly first: BlockId;
    readonly args: readonly Operand[];
    readonly last: number;
    readonly back: Jump;
  } | null;
}

/** The way from a block that ends with a compare-exchange, if it leads back whenever that fails, and then only. */
export function afterFailure(func: Func, cfg: Cfg, start: number): Failure | null {
  const exchange = func.blocks[start].instrs.findLast((i) => !isPure(i));
  if (exchange?.op !== 'cmpxchg') return null;
  const definitions = definitionsOf(func);
  const [failing, succeeding] = [false, true].map((ok) => new Known(exchange, ok, definitions));
  const skipped: { block: number; jump: Jump }[] = [];
  let decision: Failure['decision'] | null = null;
  let rest: { first: BlockId; args: readonly Operand[] } | null = null;
  for (let at = start; ; ) {
    const { term } = func.blocks[at];
    const failed = failing.jumpOf(term);
    const succeeded: Jump | null = rest === null ? succeeding.jumpOf(term) : null;
    if (failed === null || (rest === null && succeeded === null)) return null;
    const isTogether = rest === null && (succeeded as Jump).to === failed.to;
    if (decision === null && failed !== succeeded) decision = { block: at, failed };
    else if (decision !== null && rest === null) skipped.push({ block: at, jump: succeeded as Jump });
    if (cfg.order[failed.to] <= cfg.order[at]) {
      const [read, ...others] = failed.args.map((o) => failing.resolve(o));
      if (decision === null || isTogether || others.length > 0 || read?.kind !== 'value') return null;
      if (read.id !== exchange.dst) return null;
      const found = { exchange, header: failed.to as number, latch: at, decision, skipped };
      return { ...found, rest: rest === null ? null : { ...rest, last: at, back: failed } };
    }
    const next = func.blocks[failed.to];
    if (cfg.preds[failed.to].some((p) => p !== at)) return null;
    if (decision !== null && !isTogether && rest === null)
      rest = { first: failed.to, args: failed.args.map((o) => failing.resolve(o)) };
    if (rest === null && !next.instrs.every(isPure)) return null;
    if (rest !== null && usesSkipped(func, next, skipped)) return null;
    failing.enter(next, failed);
    if (rest === null) succeeding.enter(next, succeeded as Jump);
    at = failed.to;
  }
}

/** Does it need a value of a block that a failure no longer goes through? */
function usesSkipped(func: Func, { instrs, term }: Block, skipped: Failure['skipped']): boolean {
  const gone = new Set<ValueId>(
    skipped.flatMap(({ block }) => {
      const { params, instrs: its } = func.blocks[block];
      return [...params, ...its.flatMap((i) => defsOf(i))].map((d) => d.id);
    }),
  );
  const needed = [...instrs.flatMap((i) => operandsOf(i)), ...(term.op === 'br' ? [] : operandsOf(term))];
  return needed.some((o) => o.kind === 'value' && gone.has(o.id));
}

function definitionsOf(func: Func): ReadonlyMap<ValueId, Instr> {
  return new Map(
    func.blocks.flatMap((b) => b.instrs.flatMap((i) => defsOf(i).map((d) => [d.id, i] as const))),
  );
}

/** What is known on one way: whether the exchange was made, and what the parameters of the blocks are. */
class Known {
  private readonly params = new Map<ValueId, Operand>();

  private readonly exchange: Exchange;
  private readonly ok: boolean;
  private readonly definitions: ReadonlyMap<ValueId, Instr>;

  constructor(exchange: Exchange, ok: boolean, definitions: ReadonlyMap<ValueId, Instr>) {
    this.exchange = exchange;
    this.ok = ok;
    this.definitions = definitions;
  }

  enter({ params }: Block, { args }: Jump): void {
    const values = args.map((o) => this.resolve(o));
    params.forEach(({ id }, n) => {
      this.params.set(id, values[n]);
    });
  }

  resolve(o: Operand): Operand {
    return (o.kind === 'value' ? this.params.get(o.id) : undefined) ?? o;
  }

  /** Where a block is left for, if that is known. */
  jumpOf(term: Block['term']): Jump | null {
    if (term.op === 'br') return term.jump;
    if (term.op !== 'condbr') return null;
    const cond = this.bits(term.cond);
    return cond === null ? null : cond !== 0n ? term.then : term.else;
  }

  private bits(operand: Operand): bigint | null {
    const o = this.resolve(operand);
    if (o.kind === 'const') return o.bits;
    if (o.kind !== 'value') return null;
    if (o.id === this.exchange.ok) return this.ok ? 1n : 0n;
    const i = this.definitions.get(o.id);
    switch (i?.op) {
      case 'bin': {
        const [a, b] = [this.bits(i.a), this.bits(i.b)];
        return a === null || b === null ? null : evalBin(i.bin, i.type, a, b);
      }
      case 'cast': {
        const a = this.bits(i.a);
        return a === null ? null : evalCast(i.cast, i.from, i.type, a);
      }
      case 'icmp': {
        if (this.comparesAgain(i)) return this.ok === (i.pred === 'eq') ? 1n : 0n;
        const [a, b] = [this.bits(i.a), this.bits(i.b)];
        return a === null || b === null ? null : evalICmp(i.pred, i.of, a, b) ? 1n : 0n;
      }
      default:
        return null;
    }
  }

  /** `cas(x, old, new) != old`: the same question once more, where an exchange fails for no other reason. */
  private comparesAgain({ pred, a, b }: Extract<Instr, { op: 'icmp' }>): boolean {
    const { dst, expected, weak } = this.exchange;
    if (weak || (pred !== 'eq' && pred !== 'ne')) return false;
    const isRead = (o: Operand): boolean => o.kind === 'value' && o.id === dst;
    const isExpected = (o: Operand): boolean =>
      o.kind === 'value' && expected.kind === 'value' && o.id === expected.id;
    return (isRead(a) && isExpected(b)) || (isRead(b) && isExpected(a));
  }
}
