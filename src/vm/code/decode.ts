import type { Func, Instr, Jump, Operand, Terminator, Type } from '../../ir/types.ts';
import { operandsOf, successors } from '../../ir/uses.ts';
import { constWords, memBytes, regBits, regWords, topMask } from '../arithmetic/words.ts';
import {
  type CodeContext,
  type Decoded,
  type Edge,
  OPERAND_CONST,
  OPERAND_SLOT,
  OPERAND_THREAD,
  OPERAND_UNDEF,
  type Opnd,
  type PrivateObject,
} from './code.ts';
import type { FrameLayout } from './frame-layout.ts';

/** Instructions with their operands resolved, one after the other. */
export class Decoder {
  private readonly func: Func;
  private readonly layout: FrameLayout;
  private readonly context: CodeContext;
  private readonly roots: ReadonlyMap<number, { object: PrivateObject; offset: number | null }>;

  constructor(func: Func, layout: FrameLayout, context: CodeContext) {
    this.func = func;
    this.layout = layout;
    this.context = context;
    this.roots = privateRoots(func, new Map(layout.objectList.map((o) => [o.pc, o])), layout.starts);
  }

  code(): Decoded[] {
    const code: Decoded[] = [];
    this.func.blocks.forEach((block, b) => {
      for (const i of block.instrs) code.push(this.decode(i, code.length, b));
      code.push(this.decode(block.term, code.length, b));
    });
    return code;
  }

  private decode(src: Instr | Terminator, pc: number, block: number): Decoded {
    const { slot } = this.layout;
    const { pointerBytes } = this.context;
    const type: Type | null = 'type' in src && src.op !== 'switch' ? src.type : null;
    const fromType = operandType(src) ?? type;
    const dstId = 'dst' in src ? src.dst : -1;
    const dst2 = src.op === 'overflow' ? src.overflow : src.op === 'cmpxchg' ? src.ok : -1;
    const root = 'addr' in src && src.addr.kind === 'value' ? this.roots.get(src.addr.id) : undefined;
    return {
      src,
      pc,
      block,
      args: decodedOperands(src).map((o) => this.operand(o, this.typeOf(o))),
      dst: dstId < 0 ? -1 : slot[dstId],
      dstWords: dstId < 0 || type === null ? 0 : regWords(type),
      dst2: dst2 < 0 ? -1 : slot[dst2],
      bits: type === null ? 0 : regBits(type),
      fromBits: fromType === null ? 0 : regBits(fromType),
      root: root?.object ?? null,
      rootOffset: root?.offset ?? null,
      size: type === null ? 0 : memBytes(type, pointerBytes),
      mask: type === null ? -1 : topMask(regBits(type)),
      edges: isBranch(src) ? successors(src).map((j) => this.edge(j, block)) : [],
      cases:
        src.op === 'switch'
          ? Int32Array.from(src.cases.flatMap((c) => [...constWords(c.bits, src.type, 8 * pointerBytes)]))
          : NO_WORDS,
      dsts:
        src.op === 'call' || src.op === 'icall'
          ? src.dsts.map((d) => ({ slot: slot[d.id], words: regWords(d.type) }))
          : [],
    };
  }

  private operand(o: Operand, type: Type): Opnd {
    const words = regWords(type);
    const bits = regBits(type);
    switch (o.kind) {
      case 'value': {
        const slot = this.layout.slot[o.id];
        return { kind: OPERAND_SLOT, slot, words, bits, w: NO_WORDS, value: o.id };
      }
      case 'const': {
        const w = constWords(o.bits, type, 8 * this.context.pointerBytes);
        return { kind: OPERAND_CONST, slot: -1, words, bits, w, value: -1 };
      }
      case 'undef':
        return { kind: OPERAND_UNDEF, slot: -1, words, bits, w: NO_WORDS, value: -1 };
      case 'global':
      case 'function': {
        const { address, perThread } = this.context.resolve(o);
        const kind = perThread ? OPERAND_THREAD : OPERAND_CONST;
        return { kind, slot: -1, words, bits, w: Int32Array.of(address, 0, 0, 0), value: -1 };
      }
    }
  }

  private typeOf(o: Operand): Type {
    if (o.kind === 'value') return this.layout.types[o.id] as Type;
    return o.kind === 'const' || o.kind === 'undef' ? o.type : 'ptr';
  }

  private edge(jump: Jump, from: number): Edge {
    const { blocks } = this.func;
    const { params } = blocks[jump.to];
    const loop = this.layout.loops.find((l) => l.header === jump.to) ?? null;
    let weight = 0;
    if (jump.to <= from) for (let b = jump.to; b <= from; b++) weight += blocks[b].instrs.length + 1;
    return {
      to: jump.to,
      args: jump.args.map((a, i) => this.operand(a, params[i].type)),
      params: params.map((p) => this.layout.slot[p.id]),
      loop,
      back: loop?.blocks.has(from) ?? false,
      weight,
    };
  }
}

const isBranch = (src: Instr | Terminator): src is Terminator & { op: 'br' | 'condbr' | 'switch' } =>
  src.op === 'br' || src.op === 'condbr' || src.op === 'switch';

/** As operandsOf(src); for branches without the jumps' arguments. */
function decodedOperands(src: Instr | Terminator): readonly Operand[] {
  switch (src.op) {
    case 'br':
      return [];
    case 'condbr':
      return [src.cond];
    case 'switch':
      return [src.value];
    default:
      return operandsOf(src);
  }
}

/** Of what it works on, where that is not the type of the result. */
function operandType(src: Instr | Terminator): Type | null {
  switch (src.op) {
    case 'icmp':
    case 'fcmp':
      return src.of;
    case 'cast':
      return src.from;
    case 'gep':
      return src.indexType;
    case 'switch':
      return src.type;
    default:
      return null;
  }
}

/** By value id: the private object a pointer is derived from by address arithmetic alone. */
function privateRoots(
  func: Func,
  objects: ReadonlyMap<number, PrivateObject>,
  starts: Int32Array,
): Map<number, { object: PrivateObject; offset: number | null }> {
  const roots = new Map<number, { object: PrivateObject; offset: number | null }>();
  for (let changed = true; changed; ) {
    changed = false;
    func.blocks.forEach((block, b) => {
      block.instrs.forEach((i, k) => {
        if ((i.op !== 'alloca' && i.op !== 'gep') || roots.has(i.dst)) return;
        if (i.op === 'alloca') {
          const object = objects.get(starts[b] + k);
          if (object !== undefined) roots.set(i.dst, { object, offset: 0 });
          changed ||= object !== undefined;
          return;
        }
        const base = i.base.kind === 'value' ? roots.get(i.base.id) : undefined;
        if (base === undefined) return;
        roots.set(i.dst, {
          object: base.object,
          offset: base.offset === null || i.index !== null ? null : base.offset + i.offset,
        });
        changed = true;
      });
    });
  }
  return roots;
}

const NO_WORDS = new Int32Array(4);
