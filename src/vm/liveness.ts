/**
 * Which values are live at the head of each block: the usual backward dataflow to a fixpoint over bit sets. A
 * block's parameters are defined at its head and not live into it; a jump's arguments are used at its source.
 */
import type { Func, Instr, Jump, Operand, Terminator } from '../ir/types.ts';

export function jumpsOf(term: Terminator): readonly Jump[] {
  switch (term.op) {
    case 'br':
      return [term.jump];
    case 'condbr':
      return [term.then, term.else];
    case 'switch':
      return [...term.cases.map((c) => c.jump), term.default];
    case 'ret':
    case 'unreachable':
      return [];
  }
}

/** The operands of an instruction or terminator, jump arguments included. */
export function operandsOf(i: Instr | Terminator): readonly Operand[] {
  switch (i.op) {
    case 'bin':
    case 'fbin':
    case 'icmp':
    case 'fcmp':
    case 'overflow':
      return [i.a, i.b];
    case 'cast':
    case 'unary':
    case 'freeze':
      return [i.a];
    case 'select':
      return [i.cond, i.a, i.b];
    case 'gep':
      return i.index === null ? [i.base] : [i.base, i.index];
    case 'nary':
      return i.args;
    case 'alloca':
      return i.count === null ? [] : [i.count];
    case 'lifetime':
    case 'load':
    case 'sync':
    case 'free':
    case 'blocksize':
      return [i.addr];
    case 'store':
    case 'rmw':
      return [i.addr, i.value];
    case 'cmpxchg':
      return [i.addr, i.expected, i.desired];
    case 'malloc':
      return [i.size];
    case 'create':
      return [i.func, i.arg];
    case 'join':
    case 'detach':
      return [i.thread];
    case 'threadexit':
      return [i.value];
    case 'terminate':
      return [i.detail];
    case 'assume':
    case 'assert':
    case 'inrange':
    case 'require':
    case 'serial':
      return [i.cond];
    case 'choose':
      return [i.lo, i.hi, ...i.args.map((a) => a.operand)];
    case 'observe':
      return i.args.map((a) => a.operand);
    case 'output':
      return i.format === null ? i.args.map((a) => a.operand) : [i.format, ...i.args.map((a) => a.operand)];
    case 'call':
      return [...i.args, ...i.varargs.map((a) => a.operand)];
    case 'icall':
      return [i.target, ...i.args, ...i.varargs.map((a) => a.operand)];
    case 'vastart':
      return [i.list];
    case 'fence':
    case 'self':
    case 'halt':
    case 'yield':
    case 'atomic':
    case 'unsupported':
    case 'unreachable':
      return [];
    case 'br':
    case 'condbr':
    case 'switch': {
      const args = jumpsOf(i).flatMap((j) => j.args);
      return i.op === 'br' ? args : [i.op === 'condbr' ? i.cond : i.value, ...args];
    }
    case 'ret':
      return i.values;
  }
}

/** The values an instruction defines. */
export function definesOf(i: Instr | Terminator): readonly number[] {
  if (i.op === 'call' || i.op === 'icall') return i.dsts.map((d) => d.id);
  if (i.op === 'overflow') return [i.dst, i.overflow];
  if (i.op === 'cmpxchg') return [i.dst, i.ok];
  return 'dst' in i ? [i.dst] : [];
}

export interface Liveness {
  /** Live into block b (without its parameters): ids, ascending. */
  readonly liveIn: readonly (readonly number[])[];
  /** Live out of block b: into its successors, without their parameters. */
  readonly liveOut: readonly ReadonlySet<number>[];
}

export function liveness(func: Func): Liveness {
  const n = func.blocks.length;
  const use: Set<number>[] = [];
  const def: Set<number>[] = [];
  for (const block of func.blocks) {
    const defined = new Set<number>(block.params.map((p) => p.id));
    const used = new Set<number>();
    for (const i of [...block.instrs, block.term]) {
      for (const o of operandsOf(i)) if (o.kind === 'value' && !defined.has(o.id)) used.add(o.id);
      for (const d of definesOf(i)) defined.add(d);
    }
    use.push(used);
    def.push(defined);
  }
  const preds: number[][] = func.blocks.map(() => []);
  func.blocks.forEach((b, i) => {
    for (const j of jumpsOf(b.term)) preds[j.to].push(i);
  });
  const liveIn = use.map((u) => new Set(u));
  const liveOut: Set<number>[] = func.blocks.map(() => new Set());
  const work = Array.from({ length: n }, (_, i) => i);
  const queued = new Array<boolean>(n).fill(true);
  while (work.length > 0) {
    const b = work.pop() as number;
    queued[b] = false;
    for (const p of preds[b]) {
      let changed = false;
      for (const v of liveIn[b]) {
        if (liveOut[p].has(v)) continue;
        liveOut[p].add(v);
        if (!def[p].has(v) && !liveIn[p].has(v)) {
          liveIn[p].add(v);
          changed = true;
        }
      }
      if (changed && !queued[p]) {
        queued[p] = true;
        work.push(p);
      }
    }
  }
  return { liveIn: liveIn.map((s) => [...s].sort((a, b) => a - b)), liveOut };
}
