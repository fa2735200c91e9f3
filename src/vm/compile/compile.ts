/**
 * IR function → JavaScript state machine (DESIGN: "compiled to a JavaScript state machine"). The generated text is
 * made of ids and numbers only. Its shape:
 *
 *     for (;;) switch (s) { case 0: { … } case 1: { … } }
 *
 * A *region* is what one case runs: it begins at an entry (a block with several predecessors, or the instruction
 * after a suspension) and takes in all blocks that have exactly one predecessor edge, nested inside its `if`s. Values
 * used only in the region that defines them are JavaScript constants; all others also have their frame word written
 * when they are defined, and regions that use them read it once. So nothing has to be saved when a region suspends.
 *
 * Everything unusual (an undefined bit, a failing assertion, a division by zero, a rare instruction) is left to the
 * interpreter: the region writes its live constants to the frame (a *bail*), sets the pc and returns DO_SLOW. That
 * keeps one authority for failures, and the generated code short.
 *
 * A function with more instructions than V8 optimises in one piece becomes several JavaScript functions (*chunks*) of
 * whole regions: regions only meet in the frame, so going to a region of another chunk is returning GO_ON with the pc
 * set. The design foresaw the interpreter for such functions; it is an order of magnitude slower.
 */

import { umulh } from '../arithmetic/arith64.ts';
import { evalFBin, evalFCmp } from '../arithmetic/float.ts';
import { evalNary, evalOverflow, evalUnary } from '../arithmetic/intrinsics.ts';
import { evalBin, evalCast, evalGep, evalICmp } from '../arithmetic/pure.ts';
import { ARGS, CALL, DO_CALL, DO_RETURN, DO_SLOW, GO_ON, X, X_RESULT } from '../arithmetic/scratch.ts';
import { isAtomic } from '../code/atomic-align.ts';
import type { Decoded, Edge, FuncCode, LoopCode, Opnd } from '../code/code.ts';
import { OPERAND_SLOT } from '../code/code.ts';
import {
  EV_CAS,
  EV_FENCE,
  EV_LIMIT,
  EV_READ,
  EV_RMW,
  EV_SYNC,
  EV_WRITE,
  FENCES,
  ORDERS,
  RMWS,
  SYNCS,
} from '../code/event.ts';
import type { Basis, Compiled, Image, StateMachine } from '../code/image-types.ts';
import {
  CONST_BASE,
  FR_PC,
  FR_PREV,
  PRIVATE_SPAN,
  ST_ADDR,
  ST_ATOMIC,
  ST_DST,
  ST_DST_MASK,
  ST_DST_OK,
  ST_DST_WORDS,
  ST_EXP,
  ST_OP,
  ST_ORDER,
  ST_ORDER2,
  ST_SITE,
  ST_SIZE,
  ST_STEPS,
  ST_VAL,
} from '../code/layout.ts';
import { enterLoop, repeatLoop } from '../interpret/loop-head.ts';
import { forget, readLocal, writeLocal } from '../memory/private-memory.ts';
import { SYNC_TABLE } from '../sync/sync-table.ts';
import { STOP_STEPS } from '../text/fail.ts';
import { LocalWriter } from './local-writer.ts';

/** The code of a function as text: what images made with the same options share. */
export interface Text {
  /** One JavaScript function each. */
  readonly chunks: readonly { readonly text: string; readonly entry: Int32Array }[];
  /** By pc of an entry: the chunk its region is in; -1: no entry. */
  readonly chunkOf: Int32Array;
  readonly loops: readonly LoopCode[];
  readonly entry: Int32Array;
  readonly live: (state: number) => Int32Array;
}

/** `limit`: instructions in one JavaScript function; V8 does not optimise much larger ones. */
export function write(fc: FuncCode, basis: Basis, limit: number): Text {
  return new Writer(fc, basis, limit).build();
}

/** The code as it runs in one image. (Functions of their own, so that V8 knows what they refer to.) */
export function compile({ chunks, chunkOf, loops, entry, live }: Text, image: Image): Compiled {
  const machines = chunks.map((chunk) => {
    const make = new Function('H', 'O', chunk.text) as (h: typeof HELPERS, o: object) => StateMachine;
    return make(HELPERS, { E: chunk.entry, L: loops, I: image, K: image.reached, R: image.rounds });
  });
  const run: StateMachine =
    machines.length === 1
      ? machines[0]
      : (s, u, t, fp) => {
          const n = chunkOf[s[fp + FR_PC]];
          return n < 0 ? DO_SLOW : machines[n](s, u, t, fp);
        };
  return { run, entry, live };
}

class Writer extends LocalWriter {
  private readonly limit: number;
  private readonly loops: LoopCode[] = [];
  private readonly chunkOf: Int32Array;
  private chunk = 0;

  constructor(fc: FuncCode, basis: Basis, limit: number) {
    super(fc, basis, limit);
    this.limit = limit;
    this.chunkOf = new Int32Array(fc.code.length + 1).fill(-1);
  }

  build(): Text {
    const pcs: number[] = [];
    this.regions.entry.forEach((state, pc) => {
      if (state >= 0) pcs[state] = pc;
    });
    let chunk = 0;
    let size = 0;
    for (const pc of pcs) {
      const length = this.regions.lengths[this.regions.entry[pc]];
      if (size > 0 && size + length > this.limit) {
        chunk++;
        size = 0;
      }
      size += length;
      this.chunkOf[pc] = chunk;
    }
    const chunks = Array.from({ length: chunk + 1 }, (_, n) => this.writeChunk(n, pcs));
    const { chunkOf, loops, regions } = this;
    return { chunks, chunkOf, loops, entry: regions.entry, live: (state) => regions.liveAt(state) };
  }

  private writeChunk(chunk: number, pcs: readonly number[]): { text: string; entry: Int32Array } {
    const entry = this.regions.entry.map((state, pc) =>
      state >= 0 && this.chunkOf[pc] === chunk ? state : -1,
    );
    this.chunk = chunk;
    const cases = pcs
      .filter((pc) => this.chunkOf[pc] === chunk)
      .map((pc) => {
        this.out = [];
        this.known = new Set();
        this.writeRun(pc);
        return `case ${this.regions.entry[pc]}:{${this.out.join('')}}`;
      });
    const text = `"use strict";const {${HELPER_NAMES}}=H,{E,L,I,K,R}=O;return function(S,U,T,fp){let s=E[S[fp+${FR_PC}]],r=0;for(;;)switch(s){${cases.join('')}default:return ${DO_SLOW};}}`;
    return { text, entry };
  }

  /** To the entry at pc, in this chunk or another. */
  private go(pc: number): string {
    return this.chunkOf[pc] === this.chunk
      ? `s=${this.regions.entry[pc]};continue;`
      : `S[fp+${FR_PC}]=${pc};return ${GO_ON};`;
  }

  private writeRun(start: number): void {
    const last = this.regions.lastPc(this.fc.code[start].block);
    for (let pc = start; ; pc++) {
      const d = this.fc.code[pc];
      if (pc !== start && this.regions.entry[pc] >= 0) {
        this.out.push(this.go(pc));
        return;
      }
      if (this.fc.marked !== null && this.fc.marked[pc] !== 0)
        this.out.push(`K[${this.fc.siteBase + pc}]=1;`);
      switch (this.regions.forms[pc]) {
        case 'slow':
          this.out.push(`S[fp+${FR_PC}]=${pc};return ${DO_SLOW};`);
          return;
        case 'event':
          this.writeEvent(d);
          return;
        case 'call':
          this.writeCall(d);
          return;
        case 'inline':
          if (pc === last) return this.writeTerminator(d);
          this.writeInline(d);
      }
    }
  }

  private writeInline(d: Decoded): void {
    const i = d.src;
    const { args } = d;
    this.prepare(args);
    const unused = 'dst' in i && this.regions.uses[i.dst] === 0;
    switch (i.op) {
      case 'assert':
      case 'inrange':
      case 'require':
      case 'serial':
      case 'assume':
        this.out.push(`if(${this.ref(args[0], 0)}===0)${this.bail(d.pc)}`);
        return;
      case 'self':
        this.define(i.dst, ['T.slot+1', '0'].slice(0, d.dstWords));
        return;
      case 'alloca': {
        const object = this.fc.objects.get(d.pc);
        if (object === undefined) return;
        if (object.over >= 0) this.out.push(`S[fp+${object.over}]=0;`);
        this.writeForget(object);
        this.define(i.dst, [`T.base+(fp+${object.word}<<2)`]);
        return;
      }
      case 'lifetime':
        if (d.root === null) return;
        if (d.root.over >= 0) this.out.push(`S[fp+${d.root.over}]=${i.begin ? 0 : 1};`);
        if (i.begin) this.writeForget(d.root);
        return;
      case 'load':
        return this.writeLocalLoad(d);
      case 'store':
        return this.writeLocalStore(d);
      default: {
        const mayFail =
          i.op === 'bin' && (i.bin === 'udiv' || i.bin === 'sdiv' || i.bin === 'urem' || i.bin === 'srem');
        if (unused && !mayFail && i.op !== 'overflow' && !(i.op === 'cast' && i.cast === 'inttoptr')) return;
        return this.writePure(d);
      }
    }
  }

  private suspend(d: Decoded, event: number, answer: boolean): void {
    this.set(ST_SITE, this.fc.siteBase + d.pc);
    if (answer) {
      this.set(ST_DST, `fp+${d.dst}`);
      this.set(ST_DST_WORDS, d.dstWords);
      this.set(ST_DST_MASK, d.mask);
    } else this.set(ST_DST, -1);
    this.out.push(`S[fp+${FR_PC}]=${d.pc + 1};return ${event};`);
  }

  private values(d: Decoded, o: Opnd, pointer: boolean, at: number): void {
    for (let k = 0; k < (d.size + 3) >> 2; k++) this.set(at + k, this.memoryWord(o, pointer, k));
  }

  private writeEvent(d: Decoded): void {
    const i = d.src;
    this.prepare(d.args);
    if (i.op === 'fence') {
      this.set(ST_OP, FENCES.indexOf(i.kind));
      this.set(ST_ORDER, ORDERS.indexOf(i.order));
      return this.suspend(d, EV_FENCE, false);
    }
    const address = this.ref(d.args[0], 0);
    if (i.op === 'sync') {
      this.set(ST_ADDR, address);
      this.set(ST_OP, SYNCS.indexOf(i.sync));
      this.set(ST_SIZE, SYNC_TABLE[i.sync].bytes);
      return this.suspend(d, EV_SYNC, true);
    }
    if (i.op !== 'load' && i.op !== 'store' && i.op !== 'rmw' && i.op !== 'cmpxchg') return;
    const pointer = i.type === 'ptr';
    if (!this.regions.isGlobal(d)) this.writeNoEvent(d, address);
    this.set(ST_ADDR, address);
    this.set(ST_SIZE, d.size);
    switch (i.op) {
      case 'load':
        this.set(ST_ORDER, ORDERS.indexOf(i.order));
        return this.suspend(d, EV_READ, true);
      case 'store':
        this.set(ST_ORDER, ORDERS.indexOf(i.order));
        this.values(d, d.args[1], pointer, ST_VAL);
        return this.suspend(d, EV_WRITE, false);
      case 'rmw':
        this.set(ST_ORDER, ORDERS.indexOf(i.order));
        this.set(ST_OP, RMWS.indexOf(i.rmw));
        this.values(d, d.args[1], pointer, ST_VAL);
        return this.suspend(d, EV_RMW, true);
      case 'cmpxchg':
        this.set(ST_ORDER, ORDERS.indexOf(i.success));
        this.set(ST_ORDER2, ORDERS.indexOf(i.failure));
        this.set(ST_OP, i.weak ? 1 : 0);
        this.values(d, d.args[1], pointer, ST_EXP);
        this.values(d, d.args[2], pointer, ST_VAL);
        this.set(ST_DST_OK, `fp+${d.dst2}`);
        return this.suspend(d, EV_CAS, true);
    }
  }

  /** The address may turn out to be private or constant: then it is no event, and the next region follows at once. */
  private writeNoEvent(d: Decoded, address: string): void {
    const i = d.src;
    const local = `(${address}-T.base)>>>0<${PRIVATE_SPAN}||(${address}-${CONST_BASE})>>>0<${this.basis.constBytes.length}`;
    const go = this.go(d.pc + 1);
    if (isAtomic(i)) this.out.push(`if(${local})${this.bail(d.pc)}`);
    else if (i.op === 'load') {
      const extra = i.type === 'ptr' && d.size === 8 ? `||X[${X_RESULT + 1}]!==X[${X_RESULT}]>>31` : '';
      const put = Array.from(
        { length: d.dstWords },
        (_, k) => `S[fp+${d.dst + k}]=${this.masked(d, k, `X[${X_RESULT + k}]`)};`,
      ).join('');
      this.out.push(
        `if(${local}){if(!readLocal(I,T,${address},${d.size})${extra})${this.bail(d.pc)}${put}${go}}`,
      );
    } else if (i.op === 'store') {
      let put = '';
      for (let k = 0; k < (d.size + 3) >> 2; k++)
        put += `X[${k}]=${this.memoryWord(d.args[1], i.type === 'ptr', k)};`;
      this.out.push(`if(${local}){${put}if(!writeLocal(I,T,${address},${d.size}))${this.bail(d.pc)}${go}}`);
    }
  }

  private writeCall(d: Decoded): void {
    const i = d.src;
    if (i.op !== 'call') return;
    this.prepare(d.args);
    const weight = this.basis.program.functions[i.func].blocks[0].instrs.length + 1;
    this.out.push(`if(S[${ST_STEPS}]+${weight}>T.stepLimit)${this.bail(d.pc)}S[${ST_STEPS}]+=${weight};`);
    let n = 0;
    for (const o of d.args)
      for (let k = 0; k < o.words; k++) this.out.push(`ARGS[${n++}]=${this.ref(o, k)};`);
    this.out.push(
      `CALL.callee=${i.func};CALL.undef=false;CALL.vaWords=0;S[fp+${FR_PC}]=${d.pc + 1};return ${DO_CALL};`,
    );
  }

  private writeTerminator(d: Decoded): void {
    const i = d.src;
    this.prepare(d.args);
    switch (i.op) {
      case 'br':
        return this.writeEdge(d, d.edges[0]);
      case 'condbr':
        this.out.push(`if(${this.ref(d.args[0], 0)}!==0){`);
        this.scoped(() => this.writeEdge(d, d.edges[0]));
        this.out.push('}else{');
        this.scoped(() => this.writeEdge(d, d.edges[1]));
        this.out.push('}');
        return;
      case 'switch': {
        const words = d.args[0].words;
        d.edges.slice(0, -1).forEach((edge, n) => {
          const test = Array.from(
            { length: words },
            (_, k) => `${this.ref(d.args[0], k)}===${d.cases[4 * n + k]}`,
          ).join('&&');
          this.out.push(`if(${test}){`);
          this.scoped(() => this.writeEdge(d, edge));
          this.out.push('}');
        });
        this.out.push('{');
        this.scoped(() => this.writeEdge(d, d.edges[d.edges.length - 1]));
        this.out.push('}');
        return;
      }
      case 'ret': {
        const living = [...this.fc.livingWords].map((word) => `S[fp+${word}]!==0`);
        /* the end of a thread ends its thread-locals, too */
        if (this.basis.tlsEscapingObjects.length > 0) living.push(`S[fp+${FR_PREV}]===0`);
        /* and its atomic blocks */
        living.push(`S[${ST_ATOMIC}]!==0&&S[fp+${FR_PREV}]===0`);
        if (living.length > 0) this.out.push(`if(${living.join('||')})${this.bail(d.pc)}`);
        let n = 0;
        for (const o of d.args)
          for (let k = 0; k < o.words; k++) this.out.push(`ARGS[${n++}]=${this.ref(o, k)};`);
        this.out.push(`CALL.undef=false;S[fp+${FR_PC}]=${d.pc};return ${DO_RETURN};`);
        return;
      }
      default:
        this.out.push(this.bail(d.pc));
    }
  }

  private writeEdge(d: Decoded, edge: Edge): void {
    const params = this.fc.func.blocks[edge.to].params;
    this.prepare(edge.args);
    if (this.regions.inlined[edge.to]) {
      edge.args.forEach((o, n) => {
        if (this.regions.uses[params[n].id] > 0)
          this.define(
            params[n].id,
            Array.from({ length: o.words }, (_, k) => this.ref(o, k)),
          );
      });
      return this.writeRun(this.fc.starts[edge.to]);
    }
    edge.args.forEach((o, n) => {
      const same = o.kind === OPERAND_SLOT && o.slot === edge.params[n] && this.regions.inSlot[o.value] !== 0;
      if (!same)
        for (let k = 0; k < o.words; k++) this.out.push(`S[fp+${edge.params[n] + k}]=${this.ref(o, k)};`);
    });
    const start = this.fc.starts[edge.to];
    const site = this.fc.siteBase + d.pc;
    if (edge.loop !== null && (edge.loop.awaitAt >= 0 || edge.loop.counter >= 0)) {
      if (!this.loops.includes(edge.loop)) this.loops.push(edge.loop);
      const loop = `L[${this.loops.indexOf(edge.loop)}]`;
      if (edge.back)
        this.out.push(
          `if((r=repeatLoop(${loop},S,U,fp,R))!==0){S[${ST_SITE}]=${site};S[fp+${FR_PC}]=${start};return r;}`,
        );
      else this.out.push(`enterLoop(${loop},S,U,fp);`);
    }
    if (edge.weight > 0)
      this.out.push(
        `if((S[${ST_STEPS}]+=${edge.weight})>T.stepLimit){S[${ST_OP}]=${STOP_STEPS};S[${ST_SITE}]=${site};S[${ST_DST}]=-1;S[fp+${FR_PC}]=${start};return ${EV_LIMIT};}`,
      );
    this.out.push(this.go(start));
  }
}

const HELPERS = {
  X,
  ARGS,
  CALL,
  umulh,
  evalBin,
  evalFBin,
  evalICmp,
  evalFCmp,
  evalCast,
  evalGep,
  evalUnary,
  evalNary,
  evalOverflow,
  readLocal,
  writeLocal,
  forget,
  enterLoop,
  repeatLoop,
};
const HELPER_NAMES = Object.keys(HELPERS).join(',');
