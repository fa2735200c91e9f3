import type { Func, Instr, Operand, Program, Terminator } from '../../../ir/types.ts';
import { bitsOf } from '../../../ir/types.ts';
import { defsOf, eachOperand, successors } from '../../../ir/uses.ts';

/**
 * Are the results of unknown functions used for nothing but to be compared, by == and !=, with each other and with
 * constants? Then an execution says nothing about them but which are equal, and of all values a new one, those that other
 * applications gave, and the constants are enough: to exchange two other values in a whole execution, wherever results
 * can be, gives another execution of the program.
 *
 * The values that can be results, or be compared with them, are found as a set that is closed both ways: through
 * parameters of blocks, selections, arguments of unknown functions, and global variables that are only read and written as a whole. If such a value comes
 * from elsewhere (other than a constant) or goes elsewhere, the answer is null; else the constants. What is printed
 * is not looked at. Results of few bits are not asked about: each of their values is tried.
 */
export function comparedConstants(program: Program, fewBits: number): ReadonlySet<bigint> | null {
  try {
    return new Opaque(program, fewBits).constants;
  } catch (error) {
    if (error instanceof Seen) return null;
    throw error;
  }
}

/** More than equality is used. */
class Seen extends Error {}

type Node = Instr | Terminator;

class Opaque {
  readonly constants = new Set<bigint>();
  private readonly program: Program;
  private readonly values: readonly Set<number>[];
  private readonly globals = new Set<number>();
  /** Places of arguments: the function and which. */
  private readonly arguments = new Set<string>();
  private changed = true;

  constructor(program: Program, fewBits: number) {
    this.program = program;
    this.values = program.functions.map(() => new Set());
    program.functions.forEach((func, f) => {
      for (const i of func.blocks.flatMap((block) => block.instrs))
        if (i.op === 'choose' && i.of !== '' && bitsOf(i.type) > fewBits) this.values[f].add(i.dst);
    });
    while (this.changed) {
      this.changed = false;
      for (const [f, func] of program.functions.entries()) this.look(func, f);
    }
    for (const g of this.globals) this.initial(g);
  }

  private look(func: Func, f: number): void {
    const mine = this.values[f];
    if (mine.size === 0 && this.globals.size === 0) return;
    for (const { id } of func.params) if (mine.has(id)) throw new Seen();
    for (const block of func.blocks) {
      for (const i of block.instrs) this.instruction(f, i);
      this.terminator(func, f, block.term);
    }
  }

  private instruction(f: number, i: Instr): void {
    switch (i.op) {
      case 'choose':
        if (i.of !== '') return this.application(f, i);
        if (this.has(f, { kind: 'value', id: i.dst })) throw new Seen();
        return this.unused(f, i);
      case 'freeze':
        return this.join(f, [{ kind: 'value', id: i.dst }, i.a]);
      case 'select':
        if (this.has(f, i.cond)) throw new Seen();
        return this.join(f, [{ kind: 'value', id: i.dst }, i.a, i.b]);
      case 'icmp':
        if (this.has(f, { kind: 'value', id: i.dst })) throw new Seen();
        if (i.pred !== 'eq' && i.pred !== 'ne') return this.unused(f, i);
        return this.join(f, [i.a, i.b]);
      case 'load':
        if (this.has(f, i.addr)) throw new Seen();
        return this.access(f, i.addr, { kind: 'value', id: i.dst }, bitsOf(i.type));
      case 'store':
        if (this.has(f, i.addr)) throw new Seen();
        this.globalUnused(i.value);
        return this.access(f, i.addr, i.value, bitsOf(i.type));
      case 'output':
        if (this.has(f, { kind: 'value', id: i.dst })) throw new Seen();
        return this.globalsUnused(i);
      default:
        for (const { id } of defsOf(i)) if (this.values[f].has(id)) throw new Seen();
        return this.unused(f, i);
    }
  }

  private terminator(func: Func, f: number, term: Terminator): void {
    if (term.op === 'ret') return this.unused(f, term);
    if (term.op === 'condbr' && this.has(f, term.cond)) throw new Seen();
    if (term.op === 'switch' && this.has(f, term.value)) throw new Seen();
    for (const { to, args } of successors(term))
      for (const [n, { id }] of func.blocks[to].params.entries())
        this.join(f, [{ kind: 'value', id }, args[n]]);
  }

  private application(f: number, { of, args }: Extract<Instr, { op: 'choose' }>): void {
    for (const [n, { operand }] of args.entries()) this.argument(f, `${of} ${n}`, operand);
  }

  /** Arguments are compared too: with those at the same place of other applications. */
  private argument(f: number, place: string, operand: Operand): void {
    this.globalUnused(operand);
    if (!this.arguments.has(place)) {
      if (!this.has(f, operand)) return;
      this.arguments.add(place);
      this.changed = true;
    }
    this.add(f, operand);
  }

  /** A global variable as a whole, at this address, holds or gets `operand`. */
  private access(f: number, addr: Operand, operand: Operand, bits: number): void {
    if (addr.kind !== 'global') {
      if (this.has(f, operand)) throw new Seen();
      return;
    }
    const { size, threadLocal } = this.program.globals[addr.global];
    const inside = this.globals.has(addr.global);
    if (!inside && !this.has(f, operand)) return;
    if (addr.offset !== 0 || threadLocal || 8 * size !== bits) throw new Seen();
    if (!inside) this.changed = true;
    this.globals.add(addr.global);
    this.add(f, operand);
  }

  /** What such a global holds at first. */
  private initial(global: number): void {
    const { bytes, relocs, size } = this.program.globals[global];
    const pointers = this.program.globals.flatMap((one) => one.relocs.map(({ target }) => target));
    if (relocs.length > 0 || pointers.some((to) => to.kind === 'global' && to.global === global))
      throw new Seen();
    let value = 0n;
    for (let k = 0; k < size; k++) value |= BigInt(bytes[k] ?? 0) << BigInt(8 * k);
    this.constants.add(value);
  }

  /** If one of them is such a value, all are. */
  private join(f: number, operands: readonly Operand[]): void {
    if (operands.some((operand) => this.has(f, operand)))
      for (const operand of operands) this.add(f, operand);
    for (const operand of operands) this.globalUnused(operand);
  }

  private add(f: number, operand: Operand): void {
    if (operand.kind === 'const') this.constants.add(operand.bits);
    else if (operand.kind !== 'value') throw new Seen();
    else if (!this.values[f].has(operand.id)) {
      this.values[f].add(operand.id);
      this.changed = true;
    }
  }

  private has(f: number, operand: Operand): boolean {
    return operand.kind === 'value' && this.values[f].has(operand.id);
  }

  /** An instruction that does something else with what it takes, or gives something else. */
  private unused(f: number, node: Node): void {
    eachOperand(node, (operand) => {
      if (this.has(f, operand)) throw new Seen();
    });
    this.globalsUnused(node);
  }

  /** The address of such a global goes elsewhere. */
  private globalsUnused(node: Node): void {
    eachOperand(node, (operand) => this.globalUnused(operand));
  }

  private globalUnused(operand: Operand): void {
    if (operand.kind === 'global' && this.globals.has(operand.global)) throw new Seen();
  }
}
