import { X_OVERFLOW, X_RESULT } from '../arithmetic/scratch.ts';
import type { Decoded, PrivateObject } from '../code/code.ts';
import { ST_HAS_UNDEF } from '../code/layout.ts';
import { pureForm } from './compile-pure.ts';
import { RegionWriter } from './region-writer.ts';

/** Writes the code of instructions that only their thread sees: computations, and accesses of its private memory. */
export class LocalWriter extends RegionWriter {
  protected writeForget({ word, bytes }: PrivateObject): void {
    if (bytes <= 32 && bytes % 4 === 0) {
      for (let k = 0; k < bytes / 4; k++) this.out.push(`S[fp+${word + k}]=0;U[fp+${word + k}]=-1;`);
      this.out.push(`S[${ST_HAS_UNDEF}]=1;`);
    } else this.out.push(`forget(T,fp+${word}<<2,${bytes});`);
  }

  protected writePure(d: Decoded): void {
    const i = d.src;
    if (!('dst' in i)) return;
    const form = pureForm(d, (n, k) => this.ref(d.args[n], k), 8 * this.basis.pointerBytes);
    if (form !== null) {
      if (form.unless !== undefined) this.out.push(`if(${form.unless})${this.bail(d.pc)}`);
      this.define(i.dst, form.words);
      return;
    }
    d.args.forEach((o, n) => {
      for (let k = 0; k < o.words; k++) this.out.push(`X[${4 * n + k}]=${this.ref(o, k)};`);
    });
    const result = Array.from({ length: d.dstWords }, (_, k) => `X[${X_RESULT + k}]`);
    const pointerBits = 8 * this.basis.pointerBytes;
    switch (i.op) {
      case 'bin':
        this.out.push(`if(evalBin('${i.bin}',${d.bits},X)!==0)${this.bail(d.pc)}`);
        break;
      case 'fbin':
        this.out.push(`evalFBin('${i.fbin}',${d.bits},X);`);
        break;
      case 'icmp':
        return this.define(i.dst, [`evalICmp('${i.pred}',${d.fromBits},X)?1:0`]);
      case 'fcmp':
        return this.define(i.dst, [`evalFCmp('${i.pred}',${d.fromBits},X)?1:0`]);
      case 'cast':
        this.out.push(
          `if(evalCast('${i.cast}',${d.fromBits},${d.bits},${pointerBits},X)!==0)${this.bail(d.pc)}`,
        );
        break;
      case 'gep':
        return this.define(i.dst, [
          `evalGep(X[0],X[4],X[5],${d.args.length > 1 ? d.fromBits : 32},${i.scale},${i.offset},${pointerBits})`,
        ]);
      case 'unary':
        this.out.push(`evalUnary('${i.unary}',${d.bits},X);`);
        break;
      case 'nary':
        this.out.push(`evalNary('${i.nary}',${d.bits},X);`);
        break;
      case 'overflow':
        this.out.push(`evalOverflow('${i.arith}',${d.bits},X);`);
        this.define(i.overflow, [`X[${X_OVERFLOW}]`]);
        break;
    }
    this.define(i.dst, result);
  }

  /** Private memory at a constant place inside one or two whole words: no call, one look at the undefined bits. */
  private directWord(d: Decoded): number | null {
    if (d.root === null || d.rootOffset === null || d.rootOffset < 0 || d.rootOffset + d.size > d.root.bytes)
      return null;
    const inWord = d.size <= 2 && (d.rootOffset & 3) + d.size <= 4;
    if (!inWord && (d.rootOffset % 4 !== 0 || d.size % 4 !== 0)) return null;
    return d.root.word + (d.rootOffset >> 2);
  }

  /** An object whose life can be over is looked at first. */
  private writeLives(d: Decoded): void {
    if (d.root !== null && d.root.over >= 0) this.out.push(`if(S[fp+${d.root.over}]!==0)${this.bail(d.pc)}`);
  }

  protected writeLocalLoad(d: Decoded): void {
    const i = d.src;
    if (i.op !== 'load') return;
    this.writeLives(d);
    const word = this.directWord(d);
    const pointer = i.type === 'ptr' && d.size === 8;
    if (word !== null && d.size >= 4) {
      const n = d.size / 4;
      const undef = Array.from({ length: n }, (_, k) => `U[fp+${word + k}]`).join('|');
      const extra = pointer ? `||S[fp+${word + 1}]!==S[fp+${word}]>>31` : '';
      this.out.push(`if((${undef})!==0${extra})${this.bail(d.pc)}`);
      this.define(
        i.dst,
        Array.from({ length: d.dstWords }, (_, k) => this.masked(d, k, `S[fp+${word + k}]`)),
      );
      return;
    }
    if (word !== null) {
      const shift = 8 * ((d.rootOffset ?? 0) & 3);
      const bits = 2 ** (8 * d.size) - 1;
      this.out.push(`if((U[fp+${word}]>>>${shift}&${bits})!==0)${this.bail(d.pc)}`);
      this.define(i.dst, [this.masked(d, 0, `(S[fp+${word}]>>>${shift}&${bits})`)]);
      return;
    }
    const address = this.ref(d.args[0], 0);
    if (d.root !== null && d.size === 4 && d.dstWords === 1) {
      /* an index into a private array: in bounds, aligned and defined is the common case */
      const o = `o${d.pc}`;
      this.out.push(`const ${o}=${address}-T.base;`);
      this.out.push(
        `if(!((${o}-(fp+${d.root.word}<<2))>>>0<=${d.root.bytes - 4}&&(${o}&3)===0&&U[${o}>>2]===0))${this.bail(d.pc)}`,
      );
      this.define(i.dst, [this.masked(d, 0, `S[${o}>>2]`)]);
      return;
    }
    const extra = pointer ? `||X[${X_RESULT + 1}]!==X[${X_RESULT}]>>31` : '';
    this.out.push(
      `if(${this.outsideRoot(d, address)}!readLocal(I,T,${address},${d.size})${extra})${this.bail(d.pc)}`,
    );
    this.define(
      i.dst,
      Array.from({ length: d.dstWords }, (_, k) => this.masked(d, k, `X[${X_RESULT + k}]`)),
    );
  }

  private outsideRoot(d: Decoded, address: string): string {
    if (d.root === null) return '';
    if (d.root.bytes < d.size) return 'true||';
    return `(${address}-T.base-(fp+${d.root.word}<<2))>>>0>${d.root.bytes - d.size}||`;
  }

  protected writeLocalStore(d: Decoded): void {
    const i = d.src;
    if (i.op !== 'store') return;
    this.writeLives(d);
    const pointer = i.type === 'ptr';
    const word = this.directWord(d);
    if (word !== null && d.size >= 4) {
      for (let k = 0; k < d.size / 4; k++)
        this.out.push(`S[fp+${word + k}]=${this.memoryWord(d.args[1], pointer, k)};U[fp+${word + k}]=0;`);
      return;
    }
    if (word !== null) {
      const shift = 8 * ((d.rootOffset ?? 0) & 3);
      const hole = ~((2 ** (8 * d.size) - 1) << shift);
      this.out.push(
        `S[fp+${word}]=S[fp+${word}]&${hole}|${this.ref(d.args[1], 0)}<<${shift};U[fp+${word}]&=${hole};`,
      );
      return;
    }
    const address = this.ref(d.args[0], 0);
    if (d.root !== null && d.size === 4) {
      const o = `o${d.pc}`;
      this.out.push(`const ${o}=${address}-T.base;`);
      this.out.push(
        `if(!((${o}-(fp+${d.root.word}<<2))>>>0<=${d.root.bytes - 4}&&(${o}&3)===0))${this.bail(d.pc)}`,
      );
      this.out.push(`S[${o}>>2]=${this.ref(d.args[1], 0)};U[${o}>>2]=0;`);
      return;
    }
    for (let k = 0; k < (d.size + 3) >> 2; k++)
      this.out.push(`X[${k}]=${this.memoryWord(d.args[1], pointer, k)};`);
    this.out.push(
      `if(${this.outsideRoot(d, address)}!writeLocal(I,T,${address},${d.size}))${this.bail(d.pc)}`,
    );
  }
}
