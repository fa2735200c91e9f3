import { type Bits, bigConstant, constantOf, inputs, sext } from '../../../sat/bits/bits.ts';
import { eq } from '../../../sat/bits/bits-compare.ts';
import { type Circuit, FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import type { Objects } from '../memory/objects.ts';
import { type Case, casesOf, mergeCases, POINTER_BITS, plain, type Value, zeros } from './value.ts';

/**
 * What a cell of memory can hold, and how that is written in as few bits as possible (value sets: SATCheck, section
 * 3.1; ranges). A domain only grows. It knows
 *   - the constants that were put in, as long as they are few: the code of a value is then its number among them;
 *   - how many low bits are needed, the rest being zero or copies of the highest: the code is these bits;
 *   - which bits can be undefined: none, all or none of them at once (one more bit), or any (as many more).
 * Pointers are always written by number, so that a loaded pointer knows its cases. Where numbers that are not few share
 * a cell with pointers (a node's field may be the count in the list's head, as far as the analysis can see), one more
 * bit says which of both it is.
 *
 * Invariant: every value put in can be encoded, and decode(encode(v)) = v on the defined bits.
 */
export const MAX_CONSTANTS = 64;

export class Domain {
  readonly width: number;
  /**
   * Constants put in, with the object they belong to (-1: no address); null when there were too many or others. With
   * `ranged` these are the addresses only.
   */
  private constants: Map<bigint, number> | null = new Map();
  private pointers = false;
  /** There are pointers, and numbers that are not few. */
  private ranged = false;
  /** Values fit into this many low bits, zero- or sign-extended: all of them, addresses written by number aside. */
  private low = 0;
  private signed = false;
  private undef: 'none' | 'whole' | 'mask' = 'none';
  /** Some of the constants are what was computed from others. */
  private computed = false;
  /**
   * As long as the domain can grow, values are written by number where there are fewer than their bits could say, so
   * that what is computed from them has no more values than need be. In the end the bits of a number that was computed
   * serve better, unless they are many.
   */
  private settled = false;
  /** Grows whenever the domain does. */
  version = 0;

  constructor(width: number) {
    this.width = width;
  }

  get hasPointers(): boolean {
    return this.pointers;
  }

  /** Its numbers are few constants. */
  get isFew(): boolean {
    return this.constants !== null && !this.ranged;
  }

  clone(): Domain {
    const copy = new Domain(this.width);
    copy.constants = this.constants === null ? null : new Map(this.constants);
    copy.pointers = this.pointers;
    copy.ranged = this.ranged;
    copy.low = this.low;
    copy.signed = this.signed;
    copy.undef = this.undef;
    copy.computed = this.computed;
    copy.settled = this.settled;
    copy.version = this.version;
    return copy;
  }

  joinDomain(other: Domain): void {
    if (other.pointers) this.setPointers();
    if (other.constants !== null) for (const [k, base] of other.constants) this.addConstant(k, base);
    else if (other.pointers) this.forgetAddresses();
    if (other.constants === null || other.ranged) this.forgetNumbers();
    this.widen(other.low, other.signed);
    this.widenUndef(other.undef);
    if (other.computed) this.compute();
  }

  /** Constants are put in that were computed. */
  compute(): void {
    this.computed = true;
  }

  settle(): void {
    this.settled = true;
  }

  joinUndefined(): void {
    this.widenUndef('whole');
    this.addConstant(0n, -1);
  }

  /** Any number. Was that news? */
  joinAny(): boolean {
    const before = this.version;
    this.forgetNumbers();
    this.widen(this.width, false);
    return this.version !== before;
  }

  join(value: Value, objects: Objects): void {
    this.joinUndef(value);
    const known = constantOf(value.bits);
    // (A pointer without a case is one that no execution has: what is left of it is a number.)
    if (known !== null) return this.addConstant(known, value.cases?.at(0)?.base ?? -1);
    if (value.cases !== null) {
      this.setPointers();
      for (const one of value.cases) this.addCase(one, objects);
      return;
    }
    this.forgetNumbers();
    this.widenTo(value.bits);
  }

  private widenTo(bits: Bits): void {
    let low = bits.length;
    while (low > 0 && bits[low - 1] === FALSE) low--;
    let sign = bits.length;
    while (sign > 1 && bits[sign - 2] === bits[bits.length - 1]) sign--;
    if (low <= sign) this.widen(low, false);
    else this.widen(sign, true);
  }

  private addCase({ base, at, plus }: Case, objects: Objects): void {
    if (plus === null) return this.addConstant(this.wide(at), base);
    const object = objects.find(base);
    if (object === null) {
      // A number, as far as can be seen.
      this.forgetNumbers();
      if (at === 0) this.widenTo(sext(plus, this.width));
      else this.widen(this.width, false);
      return;
    }
    let step = 1;
    for (let i = 0; plus[i] === FALSE && step < 4096; i++) step *= 2;
    const first = object.base + ((((at - object.base) % step) + step) % step);
    if (object.size / step > MAX_CONSTANTS) return this.forgetAddresses();
    for (let a = first; a <= object.base + object.size; a += step) this.addConstant(this.wide(a), base);
  }

  private wide(at: number): bigint {
    return BigInt.asUintN(this.width, BigInt(at));
  }

  /** How many constants it has still: without the numbers, addresses only. */
  private get constantsLeft(): number {
    return this.constants?.size ?? 0;
  }

  private addConstant(k: bigint, base: number): void {
    if (base >= 0) this.setPointers();
    const known = this.constants?.get(k);
    const isNew = known === undefined || (known < 0 && base >= 0);
    if (this.constants !== null && isNew && (base >= 0 || !this.ranged)) {
      this.constants.set(k, base);
      this.version++;
      if (this.constants.size > MAX_CONSTANTS) this.forgetNumbers();
      if (this.constantsLeft > MAX_CONSTANTS) this.forgetAddresses();
    }
    if (base >= 0 && this.constants !== null) return;
    let low = 0;
    while (k >> BigInt(low)) low++;
    const negative = BigInt.asIntN(this.width, k);
    let sign = 1;
    while (BigInt.asIntN(sign, negative) !== negative) sign++;
    if (negative < 0n && sign < low) this.widen(sign, true);
    else this.widen(low, false);
  }

  /** Numbers are known by their range only; addresses stay. */
  private forgetNumbers(): void {
    if (this.constants === null || this.ranged) return;
    if (!this.pointers) this.constants = null;
    else {
      this.ranged = true;
      for (const [k, base] of this.constants) if (base < 0) this.constants.delete(k);
    }
    this.version++;
  }

  private forgetAddresses(): void {
    if (this.constants === null) return;
    this.constants = null;
    this.ranged = false;
    this.version++;
    this.widen(this.width, false);
  }

  private setPointers(): void {
    if (this.pointers) return;
    this.pointers = true;
    this.version++;
    if (this.constants !== null) return;
    this.constants = new Map();
    this.ranged = true;
  }

  private widen(low: number, signed: boolean): void {
    let [to, sign] = [Math.max(low, this.low), this.signed || signed];
    if (this.signed !== signed && sign) {
      // An unsigned number of n bits is a signed one of n + 1.
      to = Math.max(signed ? low : low + 1, this.signed ? this.low : this.low === 0 ? 0 : this.low + 1);
    }
    if (to >= this.width) [to, sign] = [this.width, false];
    if (to === this.low && sign === this.signed) return;
    this.low = to;
    this.signed = sign;
    this.version++;
  }

  private joinUndef(value: Value): void {
    if (value.undef === null) return;
    const whole = value.undef.every((lit) => lit === value.undef?.[0]);
    this.widenUndef(whole ? 'whole' : 'mask');
  }

  private widenUndef(undef: Domain['undef']): void {
    if (undef === this.undef || undef === 'none' || this.undef === 'mask') return;
    this.undef = undef;
    this.version++;
  }

  /** The largest constant it can be, as an unsigned number; null: not one of few constants. */
  largest(): bigint | null {
    if (this.constants === null || this.ranged) return null;
    return [...this.constants.keys()].reduce((most, k) => (k > most ? k : most), 0n);
  }

  /** The constants it can be, each with the condition under which a decoded value is that one; null: not so few. */
  constantsOf(c: Circuit, value: Value): { readonly when: Lit; readonly value: bigint }[] | null {
    const constant = constantOf(value.bits);
    if (constant !== null) return [{ when: TRUE, value: constant }];
    if (this.constants === null || this.ranged) return null;
    const known = [...this.constants.keys()];
    return this.indicators(c, value, known).map((when, i) => ({ when, value: known[i] }));
  }

  // ---- codes

  private get byNumber(): boolean {
    if (this.constants === null) return false;
    if (this.pointers) return true;
    if (!this.settled) return this.constants.size < 2 ** this.low;
    return this.computed ? 2 * this.numberBits <= this.low : this.numberBits < this.low;
  }
  private get numberBits(): number {
    let bits = 0;
    while (1 << bits < (this.constants?.size ?? 0)) bits++;
    return bits;
  }
  private get undefBits(): number {
    return this.undef === 'none' ? 0 : this.undef === 'whole' ? 1 : this.width;
  }
  get codeWidth(): number {
    return this.undefBits + (this.ranged ? 1 + this.eitherBits : this.byNumber ? this.numberBits : this.low);
  }
  private get eitherBits(): number {
    return Math.max(this.numberBits, this.low);
  }

  /** A code nobody knows yet. */
  fresh(c: Circuit): Bits {
    return inputs(c, this.codeWidth);
  }

  encode(c: Circuit, value: Value): Bits {
    const code: Lit[] = [];
    if (this.undef === 'whole') code.push(value.undef?.[0] ?? FALSE);
    else if (this.undef === 'mask') code.push(...(value.undef ?? zeros(this.width)));
    if (!this.byNumber) return [...code, ...value.bits.slice(0, this.low)];
    const known = [...(this.constants as Map<bigint, number>).keys()];
    const is = this.indicators(c, value, known);
    const number = (bit: number): Lit => c.orAll(is.filter((_, i) => ((i >> bit) & 1) === 1));
    if (!this.ranged) {
      for (let bit = 0; bit < this.numberBits; bit++) code.push(number(bit));
      return code;
    }
    const isAddress = c.orAll(is);
    code.push(isAddress);
    for (let bit = 0; bit < this.eitherBits; bit++)
      code.push(c.or(number(bit), bit < this.low ? c.and(isAddress ^ 1, value.bits[bit]) : FALSE));
    return code;
  }

  private indicators(c: Circuit, value: Value, known: readonly bigint[]): Lit[] {
    const constant = constantOf(value.bits);
    if (constant !== null) return known.map((k) => (k === constant ? TRUE : FALSE));
    const cases = value.cases === null ? null : casesOf(value);
    if (cases === null || cases.some((one) => one.plus !== null))
      return known.map((k) => eq(c, value.bits, bigConstant(this.width, k)));
    return known.map((k) => c.orAll(cases.filter((one) => this.wide(one.at) === k).map((one) => one.when)));
  }

  decode(c: Circuit, code: Bits): Value {
    const u = this.undefBits;
    const undef =
      this.undef === 'none'
        ? null
        : this.undef === 'whole'
          ? new Array<Lit>(this.width).fill(code[0])
          : code.slice(0, u);
    const rest = code.slice(u);
    if (!this.byNumber) return { bits: this.extended(rest), undef, cases: null };
    const known = [...(this.constants as Map<bigint, number>).entries()];
    const isAddress = this.ranged ? rest[0] : TRUE;
    const number = this.ranged ? rest.slice(1, 1 + this.numberBits) : rest;
    const is = known.map((_, i) => c.and(isAddress, minterm(c, number, i, i === known.length - 1)));
    const range = this.extended(this.ranged ? rest.slice(1, 1 + this.low) : []);
    const bits = range.map((lit, b) =>
      c.orAll([
        ...is.filter((_, i) => ((known[i][0] >> BigInt(b)) & 1n) === 1n),
        ...(this.ranged ? [c.and(isAddress ^ 1, lit)] : []),
      ]),
    );
    // A number of more than 32 bits is no address, and the case could not say so.
    const tooWide =
      known.some(([k]) => this.wide(Number(BigInt.asIntN(32, k))) !== k) ||
      (this.ranged && this.low > (this.signed ? POINTER_BITS : POINTER_BITS - 1));
    if (!this.pointers || tooWide) return { ...plain(bits), undef };
    const addresses = known.map(([k, base], i): Case => {
      const at = Number(BigInt.asIntN(32, k));
      return { when: is[i], base: base < 0 ? at : base, at, plus: null };
    });
    const others: Case[] = this.ranged
      ? [{ when: isAddress ^ 1, base: 0, at: 0, plus: range.slice(0, POINTER_BITS) }]
      : [];
    return { bits, undef, cases: mergeCases(c, [...addresses, ...others]) };
  }

  /** The low bits as a value of the domain. */
  private extended(low: Bits): Bits {
    const top = this.signed && low.length > 0 ? low[low.length - 1] : FALSE;
    return [...low, ...new Array<Lit>(this.width - low.length).fill(top)];
  }
}

/** The code is number i; the last number takes all codes that are left. */
function minterm(c: Circuit, code: Bits, i: number, last: boolean): Lit {
  if (!last) return c.andAll(code.map((bit, b) => ((i >> b) & 1 ? bit : bit ^ 1)));
  const below: Lit[] = [];
  for (let k = 0; k < i; k++) below.push(minterm(c, code, k, false) ^ 1);
  return c.andAll(below);
}
