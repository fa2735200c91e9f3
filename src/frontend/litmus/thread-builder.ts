import type { SourceSpan } from '../../base/failure.ts';
import { type BlockId, type GlobalId, type LocId, locId } from '../../base/ids.ts';
import { constant, FunctionBuilder, globalAddress, NULL } from '../../ir/builder.ts';
import type { Func, Loc, Operand, Type } from '../../ir/types.ts';
import { litmusError } from './scanner.ts';

/** What the dialects share: locations as globals, registers as locals that the promote pass turns into SSA. */
export class LitmusThread {
  readonly builder = new FunctionBuilder();
  readonly index: number;
  private readonly locations: ReadonlyMap<string, GlobalId>;
  /** Elements of each location: one, or those of an array. */
  private readonly sizes: ReadonlyMap<string, number>;
  private readonly locs: Loc[];
  private readonly registers = new Map<string, Operand>();
  private readonly allocas: Parameters<FunctionBuilder['define']>[0][] = [];

  constructor(
    index: number,
    locations: ReadonlyMap<string, GlobalId>,
    sizes: ReadonlyMap<string, number>,
    locs: Loc[],
  ) {
    this.sizes = sizes;
    this.index = index;
    this.locations = locations;
    this.locs = locs;
    this.builder.enter(this.builder.newBlock());
  }

  loc(at: SourceSpan): LocId {
    const last = this.locs.length - 1;
    const previous = this.locs[last];
    if (previous?.line === at.line && previous.column === at.column && previous.function === `P${this.index}`)
      return locId(last);
    this.locs.push({ ...at, function: `P${this.index}`, inlinedAt: null, library: false });
    return locId(last + 1);
  }

  jump(to: BlockId, at: SourceSpan, ...args: readonly Operand[]): void {
    this.builder.terminate({ op: 'br', jump: { to, args }, at: this.loc(at) });
  }

  /** To one of two blocks. */
  fork(cond: Operand, yes: BlockId, no: BlockId, at: SourceSpan): void {
    const [then, otherwise] = [yes, no].map((to) => ({ to, args: [] }));
    this.builder.terminate({ op: 'condbr', cond, then, else: otherwise, at: this.loc(at) });
  }

  /** Is it other than 0? */
  truth(value: Operand, at: SourceSpan): Operand {
    const zero = constant('i32', 0);
    return this.builder.define({
      op: 'icmp',
      pred: 'ne',
      of: 'i32',
      type: 'i1',
      a: value,
      b: zero,
      at: this.loc(at),
    });
  }

  /** 0 or 1. */
  widen(bit: Operand, at: SourceSpan): Operand {
    return this.builder.define({
      op: 'cast',
      cast: 'zext',
      from: 'i1',
      type: 'i32',
      a: bit,
      at: this.loc(at),
    });
  }

  location(name: string, at: SourceSpan): Operand {
    const global = this.locations.get(name);
    if (global === undefined)
      throw litmusError(
        at,
        `'${name}' is not a shared location`,
        'declare it in the initial state, or as a parameter',
      );
    return globalAddress(global);
  }

  /** Element `index` of the location, which may be computed. */
  element(name: string, index: Operand, at: SourceSpan): Operand {
    const base = this.location(name, at);
    const size = this.sizes.get(name) ?? 1;
    if (index.kind !== 'const') return this.builder.define(elementAddress(base, index, 0, this.loc(at)));
    const i = BigInt.asIntN(32, index.bits);
    if (i < 0n || i >= size)
      throw litmusError(
        at,
        `'${name}' has no element ${i}`,
        size === 1
          ? `declare it as an array: int ${name}[2] = {0, 0};`
          : `it has ${size} elements, from 0 on`,
      );
    return i === 0n ? base : this.builder.define(elementAddress(base, null, 4 * Number(i), this.loc(at)));
  }

  isRegister = (name: string): boolean => this.registers.has(name);
  registerNames = (): string[] => [...this.registers.keys()].sort();

  /** The local that stands for a register; made, with an initial value, when first seen. */
  register(name: string, initial: Operand, type: Type, at: SourceSpan): Operand {
    const known = this.registers.get(name);
    if (known) return known;
    const local = this.entry({
      op: 'alloca',
      type: 'ptr',
      size: 4,
      count: null,
      align: 4,
      name,
      debugType: null,
      scope: 'private',
      at: this.loc(at),
    });
    this.registers.set(name, local);
    this.initial.push({ local, value: initial, type, at: this.loc(at) });
    return local;
  }
  private readonly initial: {
    readonly local: Operand;
    readonly value: Operand;
    readonly type: Type;
    readonly at: LocId;
  }[] = [];

  private entry(instr: Parameters<FunctionBuilder['define']>[0]): Operand {
    this.allocas.push(instr);
    return { kind: 'value', id: this.builder.newValue() };
  }

  read = (register: Operand, at: SourceSpan): Operand =>
    this.builder.define({
      op: 'load',
      type: 'i32',
      addr: register,
      order: 'na',
      scope: 'private',
      at: this.loc(at),
    });
  write(register: Operand, value: Operand, at: SourceSpan): void {
    this.builder.append({
      op: 'store',
      type: 'i32',
      addr: register,
      value,
      order: 'na',
      scope: 'private',
      at: this.loc(at),
    });
  }

  /** Ends the thread: it observes the registers the condition asks for, and returns. */
  finish(observed: readonly string[], at: SourceSpan): Func {
    const mine = observed.filter((name) => name.startsWith(`${this.index}:`));
    const args = mine.map((name) => {
      const register = this.register(name.slice(name.indexOf(':') + 1), constant('i32', 0), 'i32', at);
      return { type: 'i32' as const, operand: this.read(register, at) };
    });
    if (mine.length > 0) this.builder.append({ op: 'observe', names: mine, args, at: this.loc(at) });
    this.builder.terminate({ op: 'ret', values: [NULL], at: this.loc(at) });
    const params = [{ type: 'ptr' as const, id: this.builder.newValue() }];
    const func = this.builder.finish({
      name: `P${this.index}`,
      displayName: `P${this.index}`,
      params,
      returns: ['ptr'],
      variadic: false,
      at: this.loc(at),
      library: false,
    });
    return {
      ...func,
      blocks: [
        { ...func.blocks[0], instrs: [...this.prologue(), ...func.blocks[0].instrs] },
        ...func.blocks.slice(1),
      ],
    };
  }

  private prologue(): Func['blocks'][number]['instrs'] {
    const allocas = [...this.registers.values()].map((local, i) => ({
      ...this.allocas[i],
      dst: (local as Operand & { kind: 'value' }).id,
    }));
    const stores = this.initial.map(({ local, value, type, at }) => ({
      op: 'store' as const,
      type,
      addr: local,
      value,
      order: 'na' as const,
      scope: 'private' as const,
      at,
    }));
    return [...(allocas as Func['blocks'][number]['instrs']), ...stores];
  }
}

/** base + 4 * index + offset. */
export const elementAddress = (
  base: Operand,
  index: Operand | null,
  offset: number,
  at: LocId,
): Parameters<FunctionBuilder['define']>[0] => ({
  op: 'gep',
  type: 'ptr',
  base,
  index,
  indexType: 'i32',
  scale: index === null ? 0 : 4,
  offset,
  at,
});
