import { type ValueId, valueId } from '../../base/ids.ts';
import { constant } from '../../ir/builder.ts';
import { evalBin, evalCast, evalICmp, evalNary, evalOverflow, evalUnary } from '../../ir/evaluate.ts';
import type { Block, Func, Instr, Jump, Operand, Program, Terminator } from '../../ir/types.ts';
import { mapOperands, mapSame } from '../../ir/uses.ts';
import { mapFunctions, type Pass } from '../pass.ts';
import { resolve } from './cleanup.ts';
import { mergeBlocks, removeTrivialParams } from './control.ts';
import { constantShift } from './promote.ts';
import { threadConstants } from './thread.ts';

/**
 * Constant folding, for readable and small programs rather than fast ones. An instruction is computed only when *all*
 * its operands are constants. Anything that depends on a load stays: `x ^ x`, `x * 0`, `x & 0`, a `select` with equal
 * arms or a branch whose arms meet at once are syntactic dependencies, and the models order accesses by dependencies
 * as executed (`addr`, `data`, `ctrl` of docs/models.md). Likewise nothing is computed from `undef`: the machine reports
 * a branch on it. Division by zero is left for the machine to report.
 *
 * Addresses are constants too: a gep from a global with a constant distance is `@g+n`, geps in a row become one, and
 * the address of a global, function or stack object is never null. A cast that undoes another gives back the very
 * value, so the dependency is the same. An indirect call of a known function is a direct one.
 */
export const fold: Pass = {
  name: 'fold',
  run: (program) => mapFunctions(program, (f) => foldFunc(f, program)),
};

export function foldFunc(func: Func, program: Program): Func {
  let current = func;
  for (;;) {
    const next = mergeBlocks(removeTrivialParams(threadConstants(foldOnce(current, program))));
    if (next === current) return current;
    current = next;
  }
}

type Gep = Extract<Instr, { op: 'gep' }>;
type CastInstr = Extract<Instr, { op: 'cast' }>;

function foldOnce(func: Func, program: Program): Func {
  const replaced = new Map<ValueId, Operand>();
  const geps = new Map<ValueId, Gep>();
  const casts = new Map<ValueId, CastInstr>();
  const stackAddresses = new Set<ValueId>();
  for (const block of func.blocks)
    for (const i of block.instrs) if (i.op === 'alloca') stackAddresses.add(i.dst);
  const known = { program, geps, casts, stackAddresses };
  const use = (o: Operand): Operand => (o.kind === 'value' ? resolve(replaced, o) : o);

  const blocks = mapSame(func.blocks, (block): Block => {
    let dropped = false;
    const kept: Instr[] = [];
    for (const before of block.instrs) {
      const instr = simplify(mapOperands(before, use), known);
      const results = evaluate(instr, known);
      if (results === null) {
        if (instr.op === 'gep') geps.set(instr.dst, instr);
        if (instr.op === 'cast') casts.set(instr.dst, instr);
        kept.push(instr);
        dropped ||= instr !== before;
      } else {
        dropped = true;
        for (const [id, operand] of results) replaced.set(id, operand);
      }
    }
    const term = foldBranch(mapOperands(block.term, use));
    return !dropped && term === block.term ? block : { params: block.params, instrs: kept, term };
  });
  if (blocks === func.blocks) return func;
  // Blocks need not be in an order in which definitions come first: substitute once more.
  const final = blocks.map((b) => ({
    ...b,
    instrs: b.instrs.map((i) => mapOperands(i, use)),
    term: mapOperands(b.term, use),
  }));
  return { ...func, blocks: final };
}

interface Known {
  readonly program: Program;
  readonly geps: ReadonlyMap<ValueId, Gep>;
  readonly casts: ReadonlyMap<ValueId, CastInstr>;
  readonly stackAddresses: ReadonlySet<ValueId>;
}

/** The same instruction in a simpler form. */
function simplify(i: Instr, { geps, program }: Known): Instr {
  if (i.op === 'icall') return directCall(i, program);
  if (i.op !== 'gep') return i;
  const shift = constantShift(i);
  // A constant index goes into the offset.
  const gep: Gep = shift === null || i.index === null ? i : { ...i, index: null, scale: 0, offset: shift };
  const base = gep.base.kind === 'value' ? geps.get(gep.base.id) : undefined;
  if (base === undefined) return gep;
  if (gep.index === null) return { ...base, dst: gep.dst, at: gep.at, offset: base.offset + gep.offset };
  return base.index === null ? { ...gep, base: base.base, offset: base.offset + gep.offset } : gep;
}

/** An indirect call whose target is a known function of the right type. */
function directCall(i: Extract<Instr, { op: 'icall' }>, program: Program): Instr {
  if (i.target.kind !== 'function') return i;
  const callee = program.functions[i.target.func];
  const fits =
    callee.params.length === i.params.length &&
    callee.params.every((p, n) => p.type === i.params[n]) &&
    callee.returns.length === i.dsts.length &&
    callee.returns.every((type, n) => type === i.dsts[n].type) &&
    (callee.variadic || i.varargs.length === 0);
  return fits
    ? { op: 'call', func: i.target.func, args: i.args, varargs: i.varargs, dsts: i.dsts, at: i.at }
    : i;
}

/** What `i` undoes: `trunc` of an extension from its own type, `inttoptr` of `ptrtoint` without loss, and back. */
function undone(i: CastInstr, known: Known): Operand | null {
  const inner = i.a.kind === 'value' ? known.casts.get(i.a.id) : undefined;
  if (inner === undefined || inner.from !== i.type) return null;
  switch (i.cast) {
    case 'trunc':
      return inner.cast === 'zext' || inner.cast === 'sext' ? inner.a : null;
    case 'inttoptr':
      return inner.cast === 'ptrtoint' && i.from === 'i64' ? inner.a : null;
    case 'ptrtoint':
      return inner.cast === 'inttoptr' && i.type === 'i64' ? inner.a : null;
    case 'bitcast':
      return inner.cast === 'bitcast' ? inner.a : null;
    default:
      return null;
  }
}

type Results = readonly (readonly [ValueId, Operand])[];
const bitsIn = (o: Operand): bigint | null => (o.kind === 'const' ? o.bits : null);

/** What an instruction computes when all its operands are constants, or null. */
function evaluate(i: Instr, known: Known): Results | null {
  switch (i.op) {
    case 'bin': {
      const [a, b] = [bitsIn(i.a), bitsIn(i.b)];
      return a === null || b === null ? null : one(i, evalBin(i.bin, i.type, a, b));
    }
    case 'icmp': {
      const [a, b] = [bitsIn(i.a), bitsIn(i.b)];
      if (a !== null && b !== null) return one(i, evalICmp(i.pred, i.of, a, b) ? 1n : 0n);
      // `x != 0` where x is a bit made wider: that bit.
      const wide = i.pred === 'ne' && b === 0n && i.a.kind === 'value' ? known.casts.get(i.a.id) : undefined;
      if (wide?.cast === 'zext' && wide.from === 'i1') return [[i.dst, wide.a]];
      const isNull = (b === 0n && isObject(i.a, known)) || (a === 0n && isObject(i.b, known));
      return isNull && (i.pred === 'eq' || i.pred === 'ne') ? one(i, i.pred === 'ne' ? 1n : 0n) : null;
    }
    case 'cast': {
      const a = bitsIn(i.a);
      const before = undone(i, known);
      if (before !== null) return [[i.dst, before]];
      return a === null ? null : one(i, evalCast(i.cast, i.from, i.type, a));
    }
    case 'select':
      return i.cond.kind === 'const' ? [[i.dst, i.cond.bits === 1n ? i.a : i.b]] : null;
    case 'unary': {
      const a = bitsIn(i.a);
      return a === null ? null : one(i, evalUnary(i.unary, i.type, a));
    }
    case 'nary': {
      const args = i.args.map(bitsIn);
      return args.includes(null) ? null : one(i, evalNary(i.nary, i.type, args as bigint[]));
    }
    case 'overflow': {
      const [a, b] = [bitsIn(i.a), bitsIn(i.b)];
      if (a === null || b === null) return null;
      const { value, overflow } = evalOverflow(i.arith, i.type, a, b);
      return [
        [i.dst, constant(i.type, value)],
        [i.overflow, constant('i1', overflow ? 1 : 0)],
      ];
    }
    case 'freeze':
      return i.a.kind === 'const' || i.a.kind === 'global' || i.a.kind === 'function' ? [[i.dst, i.a]] : null;
    case 'gep':
      if (i.index !== null) return null;
      if (i.base.kind === 'global') return [[i.dst, { ...i.base, offset: i.base.offset + i.offset }]];
      return i.offset === 0 ? [[i.dst, i.base]] : null;
    default:
      return null;
  }
}

const one = (i: Extract<Instr, { dst: ValueId }>, bits: bigint | null): Results | null =>
  bits === null ? null : [[valueId(i.dst), constant(i.type, bits)]];

/** Is this the address of an object or function, hence not null? */
function isObject(o: Operand, { program, geps, stackAddresses }: Known): boolean {
  switch (o.kind) {
    case 'function':
      return true;
    case 'global': {
      return o.offset >= 0 && o.offset <= program.globals[o.global].size;
    }
    case 'value': {
      const gep = geps.get(o.id);
      return (
        stackAddresses.has(o.id) ||
        (gep?.base.kind === 'value' && gep.index === null && stackAddresses.has(gep.base.id))
      );
    }
    default:
      return false;
  }
}

/** A branch on a constant is a jump. */
function foldBranch(term: Terminator): Terminator {
  const jump = chosen(term);
  return jump === null ? term : { op: 'br', jump, at: term.at };
}

function chosen(term: Terminator): Jump | null {
  if (term.op === 'condbr' && term.cond.kind === 'const')
    return term.cond.bits === 1n ? term.then : term.else;
  if (term.op === 'switch' && term.value.kind === 'const') {
    const { bits } = term.value;
    return term.cases.find((c) => c.bits === bits)?.jump ?? term.default;
  }
  return null;
}
