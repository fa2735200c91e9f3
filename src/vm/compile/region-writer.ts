/** Writes the text of one region: operands as JavaScript constants, results, and how to leave it to the interpreter. */
import type { Type } from '../../ir/types.ts';
import { DO_SLOW } from '../arithmetic/scratch.ts';
import { regWords } from '../arithmetic/words.ts';
import type { Decoded, FuncCode, Opnd } from '../code/code.ts';
import { OPERAND_SLOT, OPERAND_THREAD } from '../code/code.ts';
import type { Basis } from '../code/image-types.ts';
import { FR_PC } from '../code/layout.ts';
import { Regions } from './regions.ts';

export class RegionWriter {
  protected readonly fc: FuncCode;
  protected readonly basis: Basis;
  protected readonly regions: Regions;
  /** Values that exist as JavaScript constants in the scope being written. */
  protected known = new Set<number>();
  protected out: string[] = [];

  constructor(fc: FuncCode, basis: Basis, chunk: number) {
    this.fc = fc;
    this.basis = basis;
    this.regions = new Regions(fc, basis, chunk);
  }

  protected name(v: number, k: number): string {
    return k === 0 ? `v${v}` : `v${v}_${k}`;
  }

  protected ref(o: Opnd, k: number): string {
    switch (o.kind) {
      case OPERAND_SLOT:
        if (!this.known.has(o.value)) {
          for (let w = 0; w < o.words; w++)
            this.out.push(`const ${this.name(o.value, w)}=S[fp+${o.slot + w}];`);
          this.known.add(o.value);
        }
        return this.name(o.value, k);
      case OPERAND_THREAD:
        return k === 0 ? `(T.base+${o.w[0]})` : '0';
      default:
        return o.w[k] < 0 ? `(${o.w[k]})` : `${o.w[k]}`;
    }
  }

  /** Loads all operands of d into constants, so that they can be named inside expressions. */
  protected prepare(operands: readonly Opnd[]): void {
    for (const o of operands) this.ref(o, 0);
  }

  protected define(v: number, words: readonly string[]): void {
    if (words.length > 0) this.out.push(`const ${words.map((w, k) => `${this.name(v, k)}=${w}`).join(',')};`);
    this.known.add(v);
    if (this.regions.inSlot[v] !== 0)
      for (let k = 0; k < words.length; k++)
        this.out.push(`S[fp+${this.fc.slot[v] + k}]=${this.name(v, k)};`);
  }

  /** Hands the instruction at pc to the interpreter. */
  protected bail(pc: number): string {
    let spill = '';
    for (const v of this.known)
      if (this.regions.inSlot[v] === 0 && this.regions.isLive(v, pc))
        for (let k = 0; k < regWords(this.fc.types[v] as Type); k++)
          spill += `S[fp+${this.fc.slot[v] + k}]=${this.name(v, k)};`;
    return `{${spill}S[fp+${FR_PC}]=${pc};return ${DO_SLOW};}`;
  }

  protected scoped(write: () => void): void {
    const outer = this.known;
    this.known = new Set(outer);
    write();
    this.known = outer;
  }

  /** Integers that do not fill their bytes are cut to their bits. */
  protected masked(d: Decoded, k: number, e: string): string {
    return k === d.dstWords - 1 && d.mask !== -1 ? `(${e}&${d.mask})` : e;
  }

  protected memoryWord(o: Opnd, pointer: boolean, k: number): string {
    if (pointer && k === 1) return this.basis.pointerBytes === 8 ? `${this.ref(o, 0)}>>31` : '0';
    return k < o.words ? this.ref(o, k) : '0';
  }

  protected set(word: number, e: string | number): void {
    this.out.push(`S[${word}]=${e};`);
  }
}
