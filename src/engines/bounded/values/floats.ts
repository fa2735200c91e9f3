import type { Func, Instr, Operand } from '../../../ir/types.ts';
import { eachOperand } from '../../../ir/uses.ts';
import { bigConstant } from '../../../sat/bits/bits.ts';
import { eq } from '../../../sat/bits/bits-compare.ts';
import type { Circuit, Lit } from '../../../sat/circuit/circuit.ts';
import { evalFBin, evalFCmp } from '../../../vm/arithmetic/float.ts';
import { evalNary, evalUnary } from '../../../vm/arithmetic/intrinsics.ts';
import { evalCast } from '../../../vm/arithmetic/pure.ts';
import { rmwApply } from '../../../vm/arithmetic/rmw.ts';
import { X_A, X_B, X_RESULT, X_WORDS } from '../../../vm/arithmetic/scratch.ts';
import { wordsToBigInt } from '../../../vm/arithmetic/words.ts';
import { RMWS } from '../../../vm/code/event.ts';
import { possibleValues } from './few-values.ts';
import { undefAny } from './undefined-bits.ts';
import { type Value, withUndef, zeros } from './value.ts';

/**
 * Floats by table: where the operands have few values, the machine computes the result for each of them. There are no
 * circuits for floats beyond that: an execution that needs more is not encoded. Floats that are only printed are
 * nobody's business here.
 */
export type FloatInstr = Extract<Instr, { op: 'fbin' | 'fcmp' | 'cast' | 'unary' | 'nary' }>;

const MAX_ROWS = 256;
const x = new Int32Array(X_WORDS);

/** Null: too many values. */
export function byTable(
  c: Circuit,
  guard: Lit,
  i: FloatInstr,
  operands: readonly Value[],
  width: number,
): Value | null {
  return table(c, guard, operands, width, () => evaluate(i, operands[0].bits.length, width));
}

/** What an atomic addition of floats leaves in memory. */
export function modifiedByTable(
  c: Circuit,
  guard: Lit,
  i: Extract<Instr, { op: 'rmw' }>,
  old: Value,
  operand: Value,
): Value | null {
  const width = old.bits.length;
  const operands = [{ ...old, undef: null }, operand];
  return table(c, guard, operands, width, () =>
    rmwApply(RMWS.indexOf(i.rmw), width / 8, x, X_A, x, X_B, x, X_RESULT),
  );
}

function table(
  c: Circuit,
  guard: Lit,
  operands: readonly Value[],
  width: number,
  compute: () => void,
): Value | null {
  const bits = operands.flatMap((value) => [...value.bits]);
  const rows = possibleValues(c, bits, guard, MAX_ROWS);
  if (rows === null) return null;
  const result = zeros(width).map((): Lit[] => []);
  for (const row of rows) {
    let rest = row;
    x.fill(0);
    operands.forEach((value, n) => {
      for (let w = 0; 32 * w < value.bits.length; w++)
        x[4 * n + w] = Number(BigInt.asIntN(32, BigInt.asUintN(value.bits.length, rest) >> BigInt(32 * w)));
      rest >>= BigInt(value.bits.length);
    });
    compute();
    const out = BigInt.asUintN(width, wordsToBigInt(x, X_RESULT, 4));
    const when = eq(c, bits, bigConstant(bits.length, row));
    result.forEach((lits, b) => {
      if ((out >> BigInt(b)) & 1n) lits.push(when);
    });
  }
  return withUndef(
    result.map((lits) => c.orAll(lits)),
    undefAny(c, width, operands),
  );
}

function evaluate(i: FloatInstr, from: number, to: number): void {
  switch (i.op) {
    case 'fbin':
      return evalFBin(i.fbin, to, x);
    case 'fcmp':
      x[X_RESULT] = evalFCmp(i.pred, from, x) ? 1 : 0;
      return;
    case 'unary':
      return evalUnary(i.unary, to, x);
    case 'nary':
      return evalNary(i.nary, to, x);
    case 'cast':
      evalCast(i.cast, from, to, 64, x);
  }
}

const FLOAT_CASTS = ['fptrunc', 'fpext', 'fptosi', 'fptoui', 'sitofp', 'uitofp'];
const isFloatOp = (i: Instr): i is FloatInstr =>
  i.op === 'fbin' || i.op === 'fcmp' || (i.op === 'cast' && FLOAT_CASTS.includes(i.cast));

const needed = new WeakMap<Func, ReadonlySet<number>>();

/** Does the value go nowhere but into the output? */
export function isOnlyPrinted(func: Func, value: number): boolean {
  let used = needed.get(func);
  if (used === undefined) needed.set(func, (used = neededValues(func)));
  return !used.has(value);
}

function neededValues(func: Func): Set<number> {
  const used = new Set<number>();
  const need = (o: Operand): void => {
    if (o.kind === 'value') used.add(o.id);
  };
  for (const { instrs, term } of func.blocks) {
    for (const i of instrs) if (i.op !== 'output' && !isFloatOp(i)) eachOperand(i, need);
    eachOperand(term, need);
  }
  for (let size = -1; size !== used.size; ) {
    size = used.size;
    for (const { instrs } of func.blocks)
      for (const i of instrs) if (isFloatOp(i) && used.has(i.dst)) eachOperand(i, need);
  }
  return used;
}
