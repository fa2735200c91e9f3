import type { Machine } from '../vm/machine.ts';
import { formatValue, isCapture, locationName, objectName, typeAt } from '../vm/text/names.ts';

type Words = ArrayLike<number>;

/** The library's members at the end of a name; a local's has ` of f (T1)` behind them. */
const HIDDEN = /(\.__\w+)+((?: of .* \(T\d+\))?)$/;

/** Locations and values of one machine's execution, as people know them. */
export class Names {
  private readonly machine: Machine;

  constructor(machine: Machine) {
    this.machine = machine;
  }

  /** For messages: heap blocks with where they were allocated. */
  location(address: number, size: number): string {
    return locationName(this.machine, address, size);
  }

  /** The whole object at this address. */
  object(address: number): string {
    return objectName(this.machine, address);
  }

  /** A lock or condition variable by the object's own name: its word is a member that no user knows. */
  syncObject(address: number, size: number): string {
    return this.location(address, size).replace(HIDDEN, '$2');
  }

  /** Of named things those that the user knows; all if none is: members of library objects begin with `__`. */
  static known<T>(named: readonly (readonly [string, T])[]): readonly (readonly [string, T])[] {
    const users = named.filter(([name]) => !HIDDEN.test(name));
    return users.length === 0 ? named : users;
  }

  /** What a lambda has captured. */
  isCapture(address: number): boolean {
    return isCapture(this.machine, address);
  }

  /** The value in the low `size` bytes of `words`; bits set in `undef` are undefined. */
  value(address: number, size: number, words: Words, undef: Words): string {
    const count = (size + 3) >> 2;
    for (let i = 0; i < count; i++) if (undef[i] !== 0) return 'undefined';
    return formatValue(
      Array.from(words).slice(0, count),
      typeAt(this.machine, address, size),
      this.machine,
      size,
    );
  }
}
