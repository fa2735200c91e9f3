import type { ValueId } from '../base/ids.ts';
import { type Cases, type Field, hasDst, INSTR_FIELDS, TERM_FIELDS } from './schema.ts';
import type {
  Block,
  Func,
  Instr,
  Jump,
  Operand,
  Terminator,
  Type,
  TypedOperand,
  TypedValue,
} from './types.ts';

/** Walks over the operands, definitions and targets of instructions, driven by the table in schema.ts. */

type Row = Record<string, unknown>;

const isUse = (f: Field): boolean =>
  f.kind === 'operand' ||
  f.kind === 'operand?' ||
  f.kind === 'operands' ||
  f.kind === 'typed-operands' ||
  f.kind === 'jump' ||
  f.kind === 'cases';
const useFields = (table: ReadonlyMap<string, readonly Field[]>): ReadonlyMap<string, readonly Field[]> =>
  new Map([...table].map(([op, fields]) => [op, fields.filter(isUse)]));
const USES: ReadonlyMap<string, readonly Field[]> = new Map([
  ...useFields(INSTR_FIELDS),
  ...useFields(TERM_FIELDS),
]);

/** Calls `f` on every operand of `node`, jump arguments included, in text order. */
export function eachOperand(node: Instr | Terminator, f: (operand: Operand) => void): void {
  const row = node as unknown as Row;
  for (const { name, kind } of USES.get(node.op)!) {
    const field = row[name];
    switch (kind) {
      case 'operand':
        f(field as Operand);
        break;
      case 'operand?':
        if (field !== null) f(field as Operand);
        break;
      case 'operands':
        for (const operand of field as readonly Operand[]) f(operand);
        break;
      case 'typed-operands':
        for (const typed of field as readonly TypedOperand[]) f(typed.operand);
        break;
      case 'jump':
        for (const operand of (field as Jump).args) f(operand);
        break;
      default:
        for (const c of field as Cases) for (const operand of c.jump.args) f(operand);
    }
  }
}

export function operandsOf(node: Instr | Terminator): Operand[] {
  const out: Operand[] = [];
  eachOperand(node, (operand) => out.push(operand));
  return out;
}

/** `node` with `f` applied to every operand; the same object when nothing changed. */
export function mapOperands<N extends Instr | Terminator>(node: N, f: (operand: Operand) => Operand): N {
  let changed: Row | null = null;
  const row = node as unknown as Row;
  const set = (name: string, value: unknown): void => {
    changed ??= { ...row };
    changed[name] = value;
  };
  for (const { name, kind } of USES.get(node.op)!) {
    const field = row[name];
    switch (kind) {
      case 'operand': {
        const to = f(field as Operand);
        if (to !== field) set(name, to);
        break;
      }
      case 'operand?': {
        if (field === null) break;
        const to = f(field as Operand);
        if (to !== field) set(name, to);
        break;
      }
      case 'operands': {
        const to = mapSame(field as readonly Operand[], f);
        if (to !== field) set(name, to);
        break;
      }
      case 'typed-operands': {
        const to = mapSame(field as readonly TypedOperand[], (typed) => {
          const operand = f(typed.operand);
          return operand === typed.operand ? typed : { type: typed.type, operand };
        });
        if (to !== field) set(name, to);
        break;
      }
      case 'jump': {
        const to = mapJumpArgs(field as Jump, f);
        if (to !== field) set(name, to);
        break;
      }
      default: {
        const to = mapSame(field as Cases, (c) => {
          const jump = mapJumpArgs(c.jump, f);
          return jump === c.jump ? c : { bits: c.bits, jump };
        });
        if (to !== field) set(name, to);
      }
    }
  }
  return changed === null ? node : (changed as unknown as N);
}

function mapJumpArgs(jump: Jump, f: (operand: Operand) => Operand): Jump {
  const args = mapSame(jump.args, f);
  return args === jump.args ? jump : { to: jump.to, args };
}

/** `xs.map(f)`, but `xs` itself when every element stayed the same. */
export function mapSame<T>(xs: readonly T[], f: (x: T, i: number) => T): readonly T[] {
  let out: T[] | null = null;
  for (let i = 0; i < xs.length; i++) {
    const to = f(xs[i], i);
    if (out === null && to !== xs[i]) out = xs.slice(0, i);
    if (out !== null) out.push(to);
  }
  return out ?? xs;
}

/** The values `instr` defines, with their types; a terminator defines none. */
export function defsOf(instr: Instr | Terminator): readonly TypedValue[] {
  switch (instr.op) {
    case 'call':
    case 'icall':
      return instr.dsts;
    case 'overflow':
      return [
        { type: instr.type, id: instr.dst },
        { type: 'i1', id: instr.overflow },
      ];
    case 'cmpxchg':
      return [
        { type: instr.type, id: instr.dst },
        { type: 'i1', id: instr.ok },
      ];
    default:
      return 'dst' in instr ? [{ type: instr.type, id: instr.dst }] : [];
  }
}

/** `instr` with `f` applied to every value it defines. */
export function mapDefs(instr: Instr, f: (id: ValueId) => ValueId): Instr {
  switch (instr.op) {
    case 'call':
    case 'icall':
      return { ...instr, dsts: instr.dsts.map(({ type, id }) => ({ type, id: f(id) })) };
    case 'overflow':
      return { ...instr, dst: f(instr.dst), overflow: f(instr.overflow) };
    case 'cmpxchg':
      return { ...instr, dst: f(instr.dst), ok: f(instr.ok) };
    default:
      return 'dst' in instr && hasDst(instr.op) ? { ...instr, dst: f(instr.dst) } : instr;
  }
}

/** The jumps of a terminator: a `condbr` has two even when they go to the same block. */
export function successors(term: Terminator): readonly Jump[] {
  switch (term.op) {
    case 'br':
      return [term.jump];
    case 'condbr':
      return [term.then, term.else];
    case 'switch':
      return [...term.cases.map((c) => c.jump), term.default];
    default:
      return [];
  }
}

/** `term` with `f` applied to every jump. */
export function mapJumps(term: Terminator, f: (jump: Jump) => Jump): Terminator {
  switch (term.op) {
    case 'br':
      return { ...term, jump: f(term.jump) };
    case 'condbr':
      return { ...term, then: f(term.then), else: f(term.else) };
    case 'switch':
      return {
        ...term,
        cases: term.cases.map((c) => ({ bits: c.bits, jump: f(c.jump) })),
        default: f(term.default),
      };
    default:
      return term;
  }
}

/** The type of each value of a function, by id; undefined for ids nothing defines. */
export function valueTypes(func: Func): (Type | undefined)[] {
  const types: (Type | undefined)[] = new Array(func.valueCount).fill(undefined);
  for (const p of func.params) types[p.id] = p.type;
  for (const block of func.blocks) {
    for (const p of block.params) types[p.id] = p.type;
    for (const instr of block.instrs) for (const d of defsOf(instr)) types[d.id] = d.type;
  }
  return types;
}

/** The type of an operand, given the types of the function's values. */
export function typeOf(operand: Operand, types: readonly (Type | undefined)[]): Type | undefined {
  switch (operand.kind) {
    case 'value':
      return types[operand.id];
    case 'const':
    case 'undef':
      return operand.type;
    default:
      return 'ptr';
  }
}

/** Number of instructions, terminators included. */
export const sizeOf = (func: { readonly blocks: readonly Block[] }): number =>
  func.blocks.reduce((n, b) => n + b.instrs.length + 1, 0);

export const isTerminator = (node: Instr | Terminator): node is Terminator => TERM_FIELDS.has(node.op);
