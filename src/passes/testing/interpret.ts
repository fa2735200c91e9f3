import type { FuncId } from '../../base/ids.ts';
import { bytesOf } from '../../ir/sizes.ts';
import type { Func, Instr, Jump, Operand, Program, Scope, Type } from '../../ir/types.ts';
import { bitsOf } from '../../ir/types.ts';

/**
 * The slow twin for testing passes: runs the single thread of a program by the book, with BigInt values and one
 * map entry per byte, and writes down everything another thread could have noticed. Two programs are the same when
 * their logs are. Addresses of stack objects never appear in a log: passes may move or remove them.
 */
export interface Run {
  readonly log: readonly string[];
  readonly end: string;
}

/** null is undefined. */
type Value = bigint | null;

class Stop extends Error {}

const STEPS = 200_000;

export function interpret(program: Program): Run {
  const log: string[] = [];
  try {
    new Interpreter(program, log).start();
    return { log, end: 'returned' };
  } catch (error) {
    if (error instanceof Stop) return { log, end: error.message };
    throw error;
  }
}

interface Region {
  readonly start: bigint;
  readonly size: number;
  /** Name in the log, null for stack objects. */
  readonly name: string | null;
  /** What the escape pass said of the object. */
  readonly isPrivate: boolean;
}

class Interpreter {
  private readonly program: Program;
  private readonly log: string[];
  private readonly bytes = new Map<bigint, number>();
  private readonly regions: Region[] = [];
  private readonly globals: bigint[] = [];
  private next = 0x10000n;
  private steps = 0;
  private choices = 0;

  constructor(program: Program, log: string[]) {
    this.program = program;
    this.log = log;
    for (const g of program.globals) this.globals.push(this.allocate(g.size, g.name));
    program.globals.forEach((g, n) => {
      g.bytes.forEach((b, i) => {
        this.bytes.set(this.globals[n] + BigInt(i), b);
      });
      for (const r of g.relocs)
        this.put('ptr', this.globals[n] + BigInt(r.offset), this.operand(r.target, []));
    });
  }

  start(): void {
    const result = this.call(this.program.entry, []);
    this.log.push(`return ${result.map(show).join()}`);
  }

  private allocate(size: number, name: string | null, isPrivate = false): bigint {
    const start = this.next;
    this.regions.push({ start, size, name, isPrivate });
    this.next += BigInt(size + 64);
    return start;
  }

  private region(addr: Value, bytes: number): Region {
    if (addr === null) throw new Stop('address undefined');
    const r = this.regions.find((x) => addr >= x.start && addr + BigInt(bytes) <= x.start + BigInt(x.size));
    if (r === undefined) throw new Stop('bad address');
    return r;
  }

  /** Scopes must be true: of the object accessed, and no shared memory may ever hold the address of a private object. */
  private checkScope(scope: Scope, region: Region, stored: Value): void {
    if (scope !== 'either' && (scope === 'private') !== region.isPrivate)
      throw new Error(`${scope} access to the wrong memory`);
    if (region.isPrivate || stored === null) return;
    const target = this.regions.find((x) => stored >= x.start && stored < x.start + BigInt(x.size));
    if (target?.isPrivate) throw new Error('the address of a private object is in shared memory');
  }

  private operand(o: Operand, env: readonly Value[]): Value {
    switch (o.kind) {
      case 'value':
        return env[o.id] ?? null;
      case 'const':
        return o.bits;
      case 'global':
        return this.globals[o.global] + BigInt(o.offset);
      case 'function':
        return 0x100n + 16n * BigInt(o.func);
      default:
        return null;
    }
  }

  private get(type: Type, addr: bigint): Value {
    let bits = 0n;
    for (let i = bytesOf(type, this.program.dataModel) - 1; i >= 0; i--) {
      const byte = this.bytes.get(addr + BigInt(i));
      if (byte === undefined) return null;
      bits = (bits << 8n) | BigInt(byte);
    }
    return BigInt.asUintN(bitsOf(type), bits);
  }

  private put(type: Type, addr: bigint, value: Value): void {
    for (let i = 0; i < bytesOf(type, this.program.dataModel); i++) {
      if (value === null) this.bytes.delete(addr + BigInt(i));
      else this.bytes.set(addr + BigInt(i), Number((value >> BigInt(8 * i)) & 255n));
    }
  }

  private forget(start: bigint, size: number): void {
    for (let i = 0; i < size; i++) this.bytes.delete(start + BigInt(i));
  }

  private call(id: FuncId, args: readonly Value[]): Value[] {
    const func = this.program.functions[id];
    if (func.blocks.length === 0) throw new Stop(`no body: ${func.name}`);
    const env: Value[] = new Array(func.valueCount).fill(null);
    func.params.forEach((p, i) => {
      env[p.id] = args[i] ?? null;
    });
    return this.run(func, env);
  }

  private run(func: Func, env: Value[]): Value[] {
    let b = 0;
    for (;;) {
      const block = func.blocks[b];
      for (const instr of block.instrs) {
        if (++this.steps > STEPS) throw new Stop('too long');
        this.exec(instr, env);
      }
      if (++this.steps > STEPS) throw new Stop('too long');
      const t = block.term;
      const go = (jump: Jump): void => {
        const values = jump.args.map((a) => this.operand(a, env));
        func.blocks[jump.to].params.forEach((p, i) => {
          env[p.id] = values[i];
        });
        b = jump.to;
      };
      switch (t.op) {
        case 'br':
          go(t.jump);
          break;
        case 'condbr': {
          const c = this.operand(t.cond, env);
          if (c === null) throw new Stop('branch undefined');
          go(c === 1n ? t.then : t.else);
          break;
        }
        case 'switch': {
          const v = this.operand(t.value, env);
          if (v === null) throw new Stop('branch undefined');
          go(t.cases.find((c) => c.bits === v)?.jump ?? t.default);
          break;
        }
        case 'ret':
          return t.values.map((v) => this.operand(v, env));
        default:
          throw new Stop('unreachable');
      }
    }
  }

  private exec(i: Instr, env: Value[]): void {
    const of = (o: Operand): Value => this.operand(o, env);
    switch (i.op) {
      case 'alloca':
        env[i.dst] = this.allocate(
          i.size * (i.count === null ? 1 : Number(of(i.count))),
          null,
          i.scope === 'private',
        );
        return;
      case 'malloc':
        env[i.dst] = this.allocate(Number(of(i.size)), 'heap');
        return;
      case 'lifetime': {
        const r = this.region(of(i.addr), 0);
        if (i.begin && r.name === null) this.forget(r.start, r.size);
        return;
      }
      case 'load': {
        const addr = of(i.addr);
        const r = this.region(addr, bytesOf(i.type, this.program.dataModel));
        const value = this.get(i.type, addr!);
        env[i.dst] = value;
        this.checkScope(i.scope, r, null);
        if (r.name !== null) this.log.push(`load ${i.type} ${r.name}+${addr! - r.start} ${i.order}`);
        return;
      }
      case 'store': {
        const addr = of(i.addr);
        const r = this.region(addr, bytesOf(i.type, this.program.dataModel));
        const value = of(i.value);
        this.checkScope(i.scope, r, i.type === 'ptr' ? value : null);
        this.put(i.type, addr!, value);
        if (r.name !== null)
          this.log.push(`store ${i.type} ${r.name}+${addr! - r.start} ${i.order} = ${this.shown(value)}`);
        return;
      }
      case 'call':
        this.call(
          i.func,
          i.args.map((a) => of(a)),
        ).forEach((v, n) => {
          env[i.dsts[n].id] = v;
        });
        return;
      case 'icall': {
        const target = of(i.target);
        if (target === null) throw new Stop('target undefined');
        const f = Number((target - 0x100n) / 16n) as FuncId;
        this.call(
          f,
          i.args.map((a) => of(a)),
        ).forEach((v, n) => {
          env[i.dsts[n].id] = v;
        });
        return;
      }
      case 'choose':
        env[i.dst] = BigInt.asUintN(bitsOf(i.type), i.of === '' ? BigInt(this.choices++ * 7) : 0n);
        return;
      case 'observe':
        this.log.push(`observe ${i.args.map((a) => this.shown(of(a.operand))).join()}`);
        return;
      case 'assert': {
        const c = of(i.cond);
        if (c === null) throw new Stop('assert undefined');
        if (c === 0n) throw new Stop(`assertion ${i.message}`);
        return;
      }
      case 'inrange':
        if (of(i.cond) === 0n) throw new Stop(`overflow ${i.message}`);
        return;
      case 'assume':
        if (of(i.cond) === 0n) throw new Stop('assume');
        return;
      default:
        this.pure(i, env);
    }
  }

  /** A pointer into the stack is shown as such, not by its address. */
  private shown(value: Value): string {
    if (value === null) return 'undef';
    const r = this.regions.find((x) => value >= x.start && value <= x.start + BigInt(x.size));
    return r === undefined ? show(value) : r.name === null ? 'stack' : `&${r.name}+${value - r.start}`;
  }

  private pure(i: Instr, env: Value[]): void {
    const of = (o: Operand): Value => this.operand(o, env);
    switch (i.op) {
      case 'bin': {
        const [a, b] = [of(i.a), of(i.b)];
        env[i.dst] = a === null || b === null ? null : binary(i.bin, bitsOf(i.type), a, b);
        return;
      }
      case 'icmp': {
        const [a, b] = [of(i.a), of(i.b)];
        env[i.dst] = a === null || b === null ? null : compare(i.pred, bitsOf(i.of), a, b) ? 1n : 0n;
        return;
      }
      case 'cast': {
        const a = of(i.a);
        const extended = a !== null && i.cast === 'sext' ? BigInt.asIntN(bitsOf(i.from), a) : a;
        env[i.dst] = extended === null ? null : BigInt.asUintN(bitsOf(i.type), extended);
        return;
      }
      case 'select': {
        const c = of(i.cond);
        env[i.dst] = c === null ? null : c === 1n ? of(i.a) : of(i.b);
        return;
      }
      case 'gep': {
        const base = of(i.base);
        const index = i.index === null ? 0n : of(i.index);
        const signed =
          index === null ? null : i.index === null ? 0n : BigInt.asIntN(bitsOf(i.indexType), index);
        env[i.dst] =
          base === null || signed === null ? null : base + signed * BigInt(i.scale) + BigInt(i.offset);
        return;
      }
      case 'freeze':
        env[i.dst] = of(i.a) ?? 0n;
        return;
      default:
        throw new Stop(`no rule for ${i.op}`);
    }
  }
}

const show = (v: Value): string => (v === null ? 'undef' : v.toString());

function binary(op: string, width: number, a: bigint, b: bigint): bigint {
  const x = BigInt.asIntN(width, a);
  const y = BigInt.asIntN(width, b);
  const shift = b % BigInt(width);
  if (b === 0n && /div|rem/.test(op)) throw new Stop('division by zero');
  const table: Record<string, () => bigint> = {
    add: () => x + y,
    sub: () => x - y,
    mul: () => x * y,
    udiv: () => a / b,
    sdiv: () => x / y,
    urem: () => a % b,
    srem: () => x % y,
    shl: () => a << shift,
    lshr: () => a >> shift,
    ashr: () => x >> shift,
    and: () => a & b,
    or: () => a | b,
    xor: () => a ^ b,
  };
  return BigInt.asUintN(width, table[op]());
}

function compare(pred: string, width: number, a: bigint, b: bigint): boolean {
  const signed = pred.startsWith('s');
  const x = signed ? BigInt.asIntN(width, a) : a;
  const y = signed ? BigInt.asIntN(width, b) : b;
  if (pred === 'eq') return a === b;
  if (pred === 'ne') return a !== b;
  return pred.endsWith('lt') ? x < y : pred.endsWith('le') ? x <= y : pred.endsWith('gt') ? x > y : x >= y;
}
