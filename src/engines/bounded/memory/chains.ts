/**
 * Domains whose values come from themselves: each write to their cells stores a constant, or is a read-modify-write or a lock
 * operation, whose new value depends on the old one alone. What such a cell holds is then made by a chain of these writes
 * from a constant or from what was there at the beginning; each of them happens once at most, so a chain has at most
 * as many links as there are such writes, n. A round of the analysis adds a link to every chain: after more than n rounds with
 * the same n writes all values that an execution can have are known, and the domain need not grow any more. (It would
 * go on as long as anything else does: `n++` at one place would count rounds.)
 *
 * A chain that bit its own tail would be a cycle of reads-from and atomic updates, which coherence excludes; models that
 * may not do so are not asked (`circular`).
 */
interface Chain {
  /** Such writes in this round, and in the last one. */
  links: number;
  before: number;
  /** Rounds with the same writes. */
  rounds: number;
  /** Something else was written in this round. */
  open: boolean;
}

export class Chains {
  private readonly chains = new Map<string, Chain>();

  private of(domain: string): Chain {
    let chain = this.chains.get(domain);
    if (chain === undefined)
      this.chains.set(domain, (chain = { links: 0, before: -1, rounds: 0, open: false }));
    return chain;
  }

  /** A write whose value depends on the old one alone: can it add nothing more? */
  link(domain: string): boolean {
    const chain = this.of(domain);
    chain.links++;
    return isOver(chain);
  }

  /** A write of what was computed from anything. */
  open(domain: string): void {
    this.of(domain).open = true;
  }

  forget(domain: string): void {
    this.chains.delete(domain);
  }

  /** A round is over: the domains for which it left something out that has to be put in after all. */
  endRound(): string[] {
    const wrong: string[] = [];
    for (const [domain, chain] of this.chains) {
      const isSame = !chain.open && chain.links === chain.before;
      if (isOver(chain) && !isSame) wrong.push(domain);
      chain.rounds = isSame ? chain.rounds + 1 : 0;
      chain.before = chain.open ? -1 : chain.links;
      chain.links = 0;
      chain.open = false;
    }
    return wrong;
  }
}

const isOver = ({ rounds, before }: Chain): boolean => before >= 0 && rounds > before;
