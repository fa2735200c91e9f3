/** A value in memory: its bits, and which of them are undefined. */
export interface Value {
  readonly bits: bigint;
  readonly undefinedBits: bigint;
}

export const ZEROS: Value = { bits: 0n, undefinedBits: 0n };

/** Every bit of these bytes is undefined: nobody wrote them. An atomic load may not read that. */
export const isNowhereDefined = (value: Value, size: number): boolean =>
  value.undefinedBits === (1n << BigInt(8 * size)) - 1n;

export const UNWRITTEN = 'an atomic access reads memory that was never written';

export const valueKey = (value: Value): string => `${value.bits}/${value.undefinedBits}`;

export const wordsOf = (bits: bigint): [number, number, number, number] =>
  [0n, 32n, 64n, 96n].map((shift) => Number(BigInt.asIntN(32, bits >> shift))) as [
    number,
    number,
    number,
    number,
  ];

export const bitsFrom = (state: Int32Array, at: number, size: number): bigint => {
  let bits = 0n;
  for (let k = Math.ceil(size / 4) - 1; k >= 0; k--) bits = (bits << 32n) | BigInt(state[at + k] >>> 0);
  return BigInt.asUintN(8 * size, bits);
};

/** The program needs more than brute force can do, or something the oracle does not model. */
export class OracleLimit extends Error {}

/**
 * For each location the values that some write of some thread can put there: the initial one, and more from round to
 * round until none is new. Reads are then tried with each of them.
 */
export class ValueSets {
  private readonly sets = new Map<number, { readonly size: number; readonly values: Map<string, Value> }>();
  readonly initial: (address: number, size: number) => Value;
  changed = false;

  private readonly seeds: readonly bigint[];

  private readonly isSeeded: (address: number) => boolean;

  /** `seeds`: values that some locations have from the start. */
  constructor(
    initial: (address: number, size: number) => Value,
    seeds: readonly bigint[] = [],
    isSeeded: (address: number) => boolean = () => true,
  ) {
    this.initial = initial;
    this.isSeeded = isSeeded;
    this.seeds = seeds;
  }

  of(address: number, size: number): Value[] {
    return [...this.at(address, size).values.values()];
  }

  add(address: number, size: number, value: Value): void {
    const { values } = this.at(address, size);
    const key = valueKey(value);
    if (values.has(key)) return;
    values.set(key, value);
    this.changed = true;
  }

  has(address: number, size: number, value: Value): boolean {
    return this.at(address, size).values.has(valueKey(value));
  }

  private at(address: number, size: number): { readonly size: number; readonly values: Map<string, Value> } {
    let entry = this.sets.get(address);
    if (entry === undefined) {
      for (const [other, { size: otherSize }] of this.sets) {
        if (other < address + size && address < other + otherSize)
          throw new OracleLimit(`accesses of different sizes overlap at address ${address}`);
      }
      const value = this.initial(address, size);
      entry = { size, values: new Map([[valueKey(value), value]]) };
      for (const seed of this.isSeeded(address) ? this.seeds : []) {
        const bits = BigInt.asUintN(8 * size, seed);
        entry.values.set(valueKey({ bits, undefinedBits: 0n }), { bits, undefinedBits: 0n });
      }
      this.sets.set(address, entry);
    }
    if (entry.size !== size) throw new OracleLimit(`accesses of different sizes at address ${address}`);
    return entry;
  }
}
