import { BASE_RELATIONS, BASE_SETS } from '../base.ts';

/**
 * Which names mean something at this point of a file, for `try a with b`: those of the base, what was defined above, and
 * parameters. A published model tries the fences of machines (`try fencerel(MFENCE) with 0`), so what was tried in vain is
 * remembered: whoever uses the model should know that it is missing.
 */
export class KnownNames {
  private names = new Set([...Object.keys(BASE_SETS), ...Object.keys(BASE_RELATIONS)]);
  readonly absent = new Set<string>();

  define(name: string): void {
    this.names.add(name);
  }

  /** These, and what is defined meanwhile, are known only until `parse` is done. */
  within<T>(names: readonly string[], parse: () => T): T {
    const before = this.names;
    this.names = new Set([...before, ...names]);
    const found = parse();
    this.names = before;
    return found;
  }

  /** Is one of them unknown? */
  miss(names: Iterable<string>): boolean {
    const missing = [...names].filter((name) => !this.names.has(name));
    for (const name of missing) this.absent.add(name);
    return missing.length > 0;
  }
}
