import { TextWriter } from './text-writer.ts';

/**
 * Random IR programs in text form, for comparing two ways of running them: nested ifs and loops with block parameters,
 * values of many widths that live across events, private arrays with good and (rarely) bad indices, undefined bits,
 * calls, shared accesses.
 */
type Rng = () => number;

export function rngOf(seed: number): Rng {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const TYPES = ['i1', 'i5', 'i8', 'i16', 'i24', 'i32', 'i32', 'i48', 'i64', 'i64', 'i128'] as const;
type T = (typeof TYPES)[number];
const BINS = [
  'add',
  'sub',
  'mul',
  'and',
  'or',
  'xor',
  'shl',
  'lshr',
  'ashr',
  'add',
  'sub',
  'udiv',
  'sdiv',
  'urem',
  'srem',
];
const PREDS = ['eq', 'ne', 'ult', 'ule', 'ugt', 'uge', 'slt', 'sle', 'sgt', 'sge'];
const bitsOf = (t: T): number => Number(t.slice(1));

class Writer extends TextWriter {
  budget = 60;
  scope: { id: number; type: T }[] = [];
  fresh(type: T): number {
    const id = this.values++;
    this.scope.push({ id, type });
    return id;
  }
  constant(type: T): string {
    const bits = bitsOf(type);
    const raw = [0, 1, 2, 3, 7, 31, 255, 2 ** 31, 2 ** 32 - 1, 2 ** 40, 1e15][this.int(11)];
    const v =
      this.int(3) === 0 ? BigInt.asUintN(bits, -BigInt(1 + this.int(5))) : BigInt.asUintN(bits, BigInt(raw));
    return `${v}:${type}`;
  }
  operand(type: T): string {
    const known = this.scope.filter((v) => v.type === type);
    if (this.int(60) === 0) return `undef:${type}`;
    return known.length > 0 && this.int(4) > 0 ? `v${this.pick(known).id}` : this.constant(type);
  }
  expr(): void {
    const type = this.pick(TYPES);
    switch (this.int(8)) {
      case 0:
      case 1:
      case 2: {
        const bin = this.pick(BINS);
        const [a, b] = [
          this.operand(type),
          bin.includes('div') || bin.includes('rem')
            ? this.int(40) === 0
              ? this.operand(type)
              : `3:${type === 'i1' ? 'i5' : type}`
            : this.operand(type),
        ];
        if (type === 'i1' && (bin.includes('div') || bin.includes('rem'))) return;
        this.line(`v${this.fresh(type)} = bin ${bin} ${type} ${a} ${b}`);
        return;
      }
      case 3: {
        const [a, b] = [this.operand(type), this.operand(type)];
        this.line(`v${this.fresh('i1')} = icmp ${this.pick(PREDS)} i1 ${type} ${a} ${b}`);
        return;
      }
      case 4: {
        const to = this.pick(TYPES);
        const [x, y] = [bitsOf(type), bitsOf(to)];
        if (x === y) return;
        const a = this.operand(type);
        this.line(
          `v${this.fresh(to)} = cast ${x > y ? 'trunc' : this.pick(['zext', 'sext'])} ${to} ${type} ${a}`,
        );
        return;
      }
      case 5: {
        const [c, a, b] = [this.operand('i1'), this.operand(type), this.operand(type)];
        this.line(`v${this.fresh(type)} = select ${type} ${c} ${a} ${b}`);
        return;
      }
      case 6: {
        const a = this.operand(type);
        this.line(`v${this.fresh(type)} = freeze ${type} ${a}`);
        return;
      }
      default: {
        if (type === 'i1' || type === 'i5') return;
        const [a, b] = [this.operand(type), this.operand(type)];
        this.line(
          `v${this.fresh(type)} = nary ${this.pick(['smax', 'umin', 'uadd.sat', 'ssub.sat'])} ${type} (${a}, ${b})`,
        );
      }
    }
  }
  address(): string {
    const id = this.values++;
    if (this.int(2) === 0) {
      this.line(
        `v${id} = gep ptr v0 - i32 scale=0 offset=${this.int(5) === 0 ? this.int(30) : 4 * this.int(6)}`,
      );
    } else {
      const mask = this.values++;
      const index = this.operand('i64');
      this.line(`v${mask} = bin and i64 ${index} ${this.int(30) === 0 ? 7 : 3}:i64`);
      this.line(`v${id} = gep ptr v0 v${mask} i64 scale=4 offset=0`);
    }
    return `v${id}`;
  }
  memory(): void {
    const type = this.pick(['i8', 'i16', 'i32', 'i32', 'i64', 'i24'] as const);
    if (this.int(2) === 0) {
      const a = this.address();
      const v = this.operand(type);
      this.line(`store ${type} ${a} ${v} na private`);
    } else {
      const a = this.address();
      this.line(`v${this.fresh(type)} = load ${type} ${a} na private`);
    }
  }
  shared(): void {
    const type = this.pick(['i8', 'i32', 'i64'] as const);
    const g = `@g${this.int(3)}`;
    const scope = this.pick(['shared', 'either']);
    switch (this.int(5)) {
      case 0:
      case 1: {
        this.line(
          `v${this.fresh(type)} = load ${type} ${g} ${this.pick(['na', 'rlx', 'acq', 'sc'])} ${scope}`,
        );
        return;
      }
      case 2: {
        const v = this.operand(type);
        this.line(`store ${type} ${g} ${v} na ${scope}`);
        return;
      }
      case 3: {
        const v = this.constant(type);
        this.line(
          `v${this.fresh(type)} = rmw ${this.pick(['add', 'xchg', 'umax', 'nand'])} ${type} ${g} ${v} sc ${scope}`,
        );
        return;
      }
      default: {
        const [a, b] = [this.constant(type), this.constant(type)];
        const old = this.fresh(type);
        const ok = this.fresh('i1');
        this.line(`v${old} = cmpxchg ${type} ${g} ${a} ${b} sc rlx weak=false ${scope} ok=v${ok}`);
      }
    }
  }
  statement(depth: number): void {
    if (this.budget-- <= 0) return;
    switch (this.int(10)) {
      case 0:
      case 1:
      case 2:
      case 3:
        return this.expr();
      case 4:
      case 5:
        return this.memory();
      case 6:
        return this.shared();
      case 7: {
        const a = this.operand('i32');
        const id = this.fresh('i32');
        this.line(`call &twice (${a}) [] -> (i32 v${id})`);
        return;
      }
      case 8: {
        if (depth > 3) return;
        const cond = this.operand('i1');
        const type = this.pick(['i32', 'i64', 'i8'] as const);
        const from = this.current;
        const before = this.scope;
        const arms: { end: number; value: string }[] = [];
        const heads: number[] = [];
        for (let k = 0; k < 2; k++) {
          this.scope = [...before];
          this.current = this.block('');
          heads.push(this.current);
          for (let n = this.int(4); n > 0; n--) this.statement(depth + 1);
          arms.push({ end: this.current, value: this.operand(type) });
        }
        this.scope = before;
        const param = this.fresh(type);
        const join = this.block(`(${type} v${param})`);
        this.current = from;
        this.line(`condbr ${cond} b${heads[0]}() b${heads[1]}()`);
        for (const arm of arms) {
          this.current = arm.end;
          this.line(`br b${join}(${arm.value})`);
        }
        this.current = join;
        return;
      }
      default: {
        if (depth > 2) return;
        const type = this.pick(['i32', 'i64', 'i48'] as const);
        const start = this.operand(type);
        const before = [...this.scope];
        const counter = this.fresh('i32');
        const carried = this.fresh(type);
        const head = this.block(`(i32 v${counter}, ${type} v${carried})`);
        this.line(`br b${head}(0:i32, ${start})`);
        this.current = head;
        for (let n = 1 + this.int(4); n > 0; n--) this.statement(depth + 1);
        const next = this.values++;
        const again = this.values++;
        const value = this.operand(type);
        this.line(`v${next} = bin add i32 v${counter} 1:i32`);
        this.line(`v${again} = icmp ult i1 i32 v${next} ${1 + this.int(4)}:i32`);
        const latch = this.current;
        const exit = this.block('');
        this.line(`condbr v${again} b${head}(v${next}, ${value}) b${exit}()`);
        const inside = Array.from({ length: exit - head }, (_, k) => `b${head + k}`);
        this.loops.push(
          `loop ${this.loops.length} header=b${head} blocks=(${inside.join(', ')}) latches=(b${latch}) may-await private-stores !0`,
        );
        this.scope = [...before, { id: counter, type: 'i32' }, { id: carried, type }];
        this.current = exit;
      }
    }
  }
}

export function randomProgram(seed: number): string {
  const w = new Writer(rngOf(seed));
  w.current = w.block('');
  const array = w.values++;
  w.line(`v${array} = alloca ptr size=24 - align=8 "array" - private`);
  if (w.int(3) > 0)
    for (let k = 0; k < 6; k++) {
      const a = w.values++;
      w.line(`v${a} = gep ptr v0 - i32 scale=0 offset=${4 * k}`);
      w.line(`store i32 v${a} ${k + 1}:i32 na private`);
    }
  for (let n = 0; n < 14; n++) w.statement(0);
  const shown = w.scope.filter((v) => v.type !== 'i128').slice(-6);
  w.line(
    `observe [${shown.map((_, k) => `"o${k}"`).join(', ')}] [${shown.map((v) => `${v.type} v${v.id}`).join(', ')}]`,
  );
  w.line('ret (0:i32)');
  const main = w.blocks.map((lines, b) => `b${b}${lines[0]}:\n${lines.slice(1).join('\n')}`).join('\n');
  return `data-model lp64
entry &main
global @g0 size=8 align=8 shared bytes="01" [] !0
global @g1 size=8 align=8 shared bytes="ff00ff00ff" [] !0
global @g2 size=8 align=8 shared bytes="" [] !0
func &twice "twice" (i32 v0) -> (i32) values=4 !0 {
b0:
  v1 = alloca ptr size=4 - align=4 "t" - private !0
  store i32 v1 v0 na private !0
  v2 = load i32 v1 na private !0
  v3 = bin add i32 v2 v0 !0
  ret (v3) !0
}
func &main "main" () -> (i32) values=${w.values} !0 {
${main}
${w.loops.join('\n')}
}
!0 = "r.c":1:1 in "main"
`;
}
