import { rngOf } from './random-program.ts';
import { TextWriter } from './text-writer.ts';

/**
 * Random IR programs of one thread around undefined bits, in text form: values of every size from one bit to sixteen
 * bytes go through private, escaping, global and heap memory at any byte, overlap, are overwritten in part, copied in
 * pieces (as memcpy and struct copies are), inserted by masks and shifts (as bit-fields are), selected, passed round
 * loops and through calls, exchanged atomically. In the end both `freeze v` and `freeze ~v` of many values and of all
 * memory are observed: a bit is undefined exactly where both are zero, so the observation shows every mask.
 */
const SIZES = [8, 16, 24, 32, 40, 48, 56, 64, 128] as const;
const WIDTHS = [1, 5, 8, 8, 16, 16, 24, 32, 32, 40, 48, 56, 64, 64, 128] as const;
const OBJECT_BYTES = 32;
const PREDS = ['eq', 'ne', 'ult', 'ule', 'ugt', 'uge', 'slt', 'sle', 'sgt', 'sge'];

interface Obj {
  readonly ref: string;
  readonly scope: string;
}
interface Known {
  readonly id: number;
  readonly bits: number;
}

class Writer extends TextWriter {
  readonly objects: Obj[] = [];
  scope: Known[] = [];
  budget = 45;

  constructor(seed: number) {
    super(rngOf(seed));
    this.current = this.block('');
  }

  define(bits: number, text: string): number {
    const id = this.values++;
    this.line(`v${id} = ${text}`);
    this.scope.push({ id, bits });
    return id;
  }
  constant(bits: number): string {
    const raw = this.pick([0n, 1n, 2n, 7n, 85n, 255n, 0xff00ff00ff00ff00n, -1n, -2n, 1n << BigInt(bits - 1)]);
    return `${BigInt.asUintN(bits, raw)}:i${bits}`;
  }
  operand(bits: number, undefs = 12): string {
    if (this.int(undefs) === 0) return `undef:i${bits}`;
    const known = this.scope.filter((v) => v.bits === bits);
    return known.length > 0 && this.int(4) > 0 ? `v${this.pick(known).id}` : this.constant(bits);
  }
  /** All bits defined, whatever they come from. */
  frozen(bits: number): string {
    const id = this.values++;
    this.line(`v${id} = freeze i${bits} ${this.operand(bits)}`);
    return `v${id}`;
  }

  private expression(): void {
    const bits = this.pick(WIDTHS);
    const type = `i${bits}`;
    switch (this.int(9)) {
      case 0:
      case 1:
      case 2: {
        const bin = this.pick(['add', 'sub', 'mul', 'and', 'or', 'xor', 'and', 'or', 'shl', 'lshr', 'ashr']);
        const shift = bin.includes('sh');
        const b = shift && this.int(8) > 0 ? `${this.int(bits)}:${type}` : this.operand(bits);
        this.define(bits, `bin ${bin} ${type} ${this.operand(bits)} ${b}`);
        return;
      }
      case 3:
        this.define(1, `icmp ${this.pick(PREDS)} i1 ${type} ${this.operand(bits)} ${this.operand(bits)}`);
        return;
      case 4:
      case 5: {
        const to = this.pick(WIDTHS.filter((w) => w !== bits));
        const cast = to < bits ? 'trunc' : this.pick(['zext', 'sext']);
        this.define(to, `cast ${cast} i${to} ${type} ${this.operand(bits)}`);
        return;
      }
      case 6:
        this.define(bits, `select ${type} ${this.operand(1)} ${this.operand(bits)} ${this.operand(bits)}`);
        return;
      case 7: {
        const ops = bits === 128 || bits < 8 ? ['ctpop', 'cttz'] : ['ctpop', 'cttz', 'ctlz', 'bitreverse'];
        this.define(
          bits,
          `unary ${this.pick(bits % 16 === 0 ? [...ops, 'bswap'] : ops)} ${type} ${this.operand(bits)}`,
        );
        return;
      }
      default: {
        if (bits < 8 || bits > 64) return;
        const op = this.pick(['smax', 'smin', 'umax', 'umin', 'uadd.sat', 'usub.sat', 'fshl', 'fshr']);
        const args = Array.from({ length: op.startsWith('f') ? 3 : 2 }, () => this.operand(bits));
        this.define(bits, `nary ${op} ${type} (${args.join(', ')})`);
      }
    }
  }

  private address(object: Obj, bytes: number, align = 1): string {
    const id = this.values++;
    const last = OBJECT_BYTES - bytes;
    const offset = this.int(60) === 0 ? last + 1 : align * this.int(Math.floor(last / align) + 1);
    if (this.int(3) > 0) this.line(`v${id} = gep ptr ${object.ref} - i32 scale=0 offset=${offset}`);
    else {
      const index = this.values++;
      this.line(
        `v${index} = bin and i64 ${this.int(12) === 0 ? this.operand(64) : this.frozen(64)} ${Math.min(3, last)}:i64`,
      );
      const room = Math.max(0, last - 3);
      this.line(
        `v${id} = gep ptr ${object.ref} v${index} i64 scale=${align} offset=${align === 1 ? this.int(room + 1) : 0}`,
      );
    }
    return `v${id}`;
  }

  private access(): void {
    const object = this.pick(this.objects);
    const bits = this.pick([1, 5, ...SIZES, ...SIZES]);
    const bytes = (bits + 7) >> 3;
    const scope =
      object.scope === 'private' ? this.pick(['private', 'either']) : this.pick(['shared', 'either']);
    if (this.int(2) === 0) {
      const value = this.operand(bits, 4);
      this.line(`store i${bits} ${this.address(object, bytes)} ${value} na ${scope}`);
    } else this.define(bits, `load i${bits} ${this.address(object, bytes)} na ${scope}`);
  }

  private atomic(): void {
    const object = this.pick(this.objects);
    const bits = this.pick([8, 16, 32, 64, 128]);
    const bytes = bits / 8;
    const scope = object.scope === 'private' ? 'either' : 'shared';
    const at = this.address(object, bytes, bytes);
    if (this.int(3) > 0) this.line(`store i${bits} ${at} ${this.frozen(bits)} na ${scope}`);
    switch (this.int(4)) {
      case 0:
        this.line(`store i${bits} ${at} ${this.operand(bits)} rel ${scope}`);
        return;
      case 1:
        this.define(bits, `load i${bits} ${at} acq ${scope}`);
        return;
      case 2: {
        const op = this.pick(['add', 'sub', 'and', 'nand', 'or', 'xor', 'xchg']);
        this.define(bits, `rmw ${op} i${bits} ${at} ${this.frozen(bits)} sc ${scope}`);
        return;
      }
      default: {
        const [expected, desired] = [this.frozen(bits), this.frozen(bits)];
        const old = this.values++;
        const ok = this.values++;
        this.line(
          `v${old} = cmpxchg i${bits} ${at} ${expected} ${desired} sc rlx weak=false ${scope} ok=v${ok}`,
        );
        this.scope.push({ id: old, bits }, { id: ok, bits: 1 });
      }
    }
  }

  /** As a struct copy: up to sixteen bytes from one object to another (or further on in the same), in pieces. */
  private copy(): void {
    const [from, to] = [this.pick(this.objects), this.pick(this.objects)];
    const [start, end] = [this.int(16), this.int(16)];
    for (let at = 0; at < 16; ) {
      const bytes = Math.min(16 - at, this.pick([1, 2, 4, 8, 8, 16]));
      const [a, b] = [this.values++, this.values++];
      this.line(`v${a} = gep ptr ${from.ref} - i32 scale=0 offset=${start + at}`);
      this.line(`v${b} = gep ptr ${to.ref} - i32 scale=0 offset=${end + at}`);
      const value = this.values++;
      this.line(`v${value} = load i${8 * bytes} v${a} na either`);
      this.line(`store i${8 * bytes} v${b} v${value} na either`);
      at += bytes;
    }
  }

  /** As a store to a bit-field: the unit is read, some bits are replaced, it is written back. */
  private bitField(): void {
    const object = this.pick(this.objects);
    const bits = this.pick([8, 16, 32, 64]);
    const width = 1 + this.int(bits - 1);
    const shift = this.int(bits - width + 1);
    const mask = ((1n << BigInt(width)) - 1n) << BigInt(shift);
    const type = `i${bits}`;
    const at = this.address(object, bits / 8);
    const value = this.operand(bits, 5);
    const [unit, kept, moved, put, all] = [0, 1, 2, 3, 4].map(() => this.values++);
    this.line(`v${unit} = load ${type} ${at} na either`);
    this.line(`v${kept} = bin and ${type} v${unit} ${BigInt.asUintN(bits, ~mask)}:${type}`);
    this.line(`v${moved} = bin shl ${type} ${value} ${shift}:${type}`);
    this.line(`v${put} = bin and ${type} v${moved} ${mask}:${type}`);
    this.line(`v${all} = bin or ${type} v${kept} v${put}`);
    this.line(`store ${type} ${at} v${all} na either`);
    this.scope.push({ id: all, bits });
  }

  statement(depth: number): void {
    if (this.budget-- <= 0) return;
    switch (this.int(13)) {
      case 0:
      case 1:
      case 2:
        return this.expression();
      case 3:
      case 4:
      case 5:
      case 6:
        return this.access();
      case 7:
        return this.atomic();
      case 8:
        return this.int(2) === 0 ? this.copy() : this.bitField();
      case 9: {
        const [a, b] = [this.operand(32, 4), this.operand(8, 4)];
        const [x, y] = [this.values++, this.values++];
        this.line(`call &mix (${a}, ${b}) [] -> (i32 v${x}, i8 v${y})`);
        this.scope.push({ id: x, bits: 32 }, { id: y, bits: 8 });
        return;
      }
      case 10: {
        const objects = this.objects.filter((o) => o.scope === 'private');
        if (objects.length > 0 && this.int(3) === 0)
          this.line(`lifetime begin=true ${this.pick(objects).ref}`);
        return;
      }
      case 11:
        return this.branch(depth);
      default:
        return this.loop(depth);
    }
  }

  private branch(depth: number): void {
    if (depth > 2) return;
    const cond = this.int(25) === 0 ? this.operand(1) : this.frozen(1);
    const bits = this.pick([8, 16, 32, 64]);
    const from = this.current;
    const before = this.scope;
    const heads: number[] = [];
    const ends: { readonly block: number; readonly value: string }[] = [];
    for (let arm = 0; arm < 2; arm++) {
      this.scope = [...before];
      this.current = this.block('');
      heads.push(this.current);
      for (let n = this.int(4); n > 0; n--) this.statement(depth + 1);
      ends.push({ block: this.current, value: this.operand(bits, 5) });
    }
    this.scope = [...before];
    const param = this.values++;
    this.scope.push({ id: param, bits });
    const join = this.block(`(i${bits} v${param})`);
    this.current = from;
    this.line(`condbr ${cond} b${heads[0]}() b${heads[1]}()`);
    for (const { block, value } of ends) {
      this.current = block;
      this.line(`br b${join}(${value})`);
    }
    this.current = join;
  }

  private loop(depth: number): void {
    if (depth > 1) return;
    const bits = this.pick([8, 16, 32, 64]);
    const start = this.operand(bits, 3);
    const before = [...this.scope];
    const [counter, carried] = [this.values++, this.values++];
    this.scope.push({ id: counter, bits: 32 }, { id: carried, bits });
    const head = this.block(`(i32 v${counter}, i${bits} v${carried})`);
    this.line(`br b${head}(0:i32, ${start})`);
    this.current = head;
    for (let n = 1 + this.int(4); n > 0; n--) this.statement(depth + 1);
    const [next, again] = [this.values++, this.values++];
    const value = this.operand(bits, 5);
    this.line(`v${next} = bin add i32 v${counter} 1:i32`);
    this.line(`v${again} = icmp ult i1 i32 v${next} ${1 + this.int(3)}:i32`);
    const latch = this.current;
    const exit = this.block('');
    this.line(`condbr v${again} b${head}(v${next}, ${value}) b${exit}()`);
    const inside = Array.from({ length: exit - head }, (_, k) => `b${head + k}`);
    this.loops.push(
      `loop ${this.loops.length} header=b${head} blocks=(${inside.join(', ')}) latches=(b${latch}) may-await private-stores !0`,
    );
    this.scope = [...before, { id: counter, bits: 32 }, { id: carried, bits }];
    this.current = exit;
  }

  /** Every mask of these values. */
  private show(values: readonly Known[], name: string): void {
    const names: string[] = [];
    const args: string[] = [];
    values.forEach(({ id, bits }, k) => {
      const [inverse, ones, zeros] = [this.values++, this.values++, this.values++];
      const all = (1n << BigInt(bits)) - 1n;
      this.line(`v${inverse} = bin xor i${bits} v${id} ${all}:i${bits}`);
      this.line(`v${ones} = freeze i${bits} v${id}`);
      this.line(`v${zeros} = freeze i${bits} v${inverse}`);
      names.push(`"${name}${k}"`, `"${name}${k}~"`);
      args.push(`i${bits} v${ones}`, `i${bits} v${zeros}`);
    });
    if (names.length > 0) this.line(`observe [${names.join(', ')}] [${args.join(', ')}]`);
  }

  finish(memory: boolean): void {
    this.show(this.scope.filter((v) => v.bits <= 64).slice(-8), 'o');
    if (memory)
      this.objects.forEach(({ ref }, n) => {
        const words: Known[] = [];
        for (let at = 0; at < OBJECT_BYTES; at += 8) {
          const [address, word] = [this.values++, this.values++];
          this.line(`v${address} = gep ptr ${ref} - i32 scale=0 offset=${at}`);
          this.line(`v${word} = load i64 v${address} na either`);
          words.push({ id: word, bits: 64 });
        }
        this.show(words, `m${n}.`);
      });
    this.line('ret (0:i32)');
  }
}

/** `globalsOnly`: few objects, none private, for engines whose formulas grow with memory. */
export function undefinedProgram(seed: number, small = false): string {
  const w = new Writer(seed);
  w.budget = small ? 16 : 45;
  const made: readonly (readonly [string, string])[] = [
    [`alloca ptr size=${OBJECT_BYTES} - align=16 "a" - private`, 'private'],
    [`alloca ptr size=${OBJECT_BYTES} - align=16 "b" - shared`, 'shared'],
    [`malloc ptr ${OBJECT_BYTES}:i64 zero=${w.int(2) === 0} align=16 - malloc`, 'shared'],
  ];
  for (const [text, scope] of made) {
    if (small && w.int(2) === 0) continue;
    w.objects.push({ ref: `v${w.values}`, scope });
    w.line(`v${w.values++} = ${text}`);
  }
  w.objects.push({ ref: '@g', scope: 'shared' });
  for (let n = small ? 6 : 16; n > 0; n--) w.statement(0);
  w.finish(!small || w.int(2) === 0);
  const main = w.blocks.map((lines, b) => `b${b}${lines[0]}:\n${lines.slice(1).join('\n')}`).join('\n');
  return `data-model lp64
entry &main
global @g size=${OBJECT_BYTES} align=16 shared bytes="01ff00ff" [] !0
func &mix "mix" (i32 v0, i8 v1) -> (i32, i8) values=7 !0 {
b0:
  v2 = alloca ptr size=8 - align=8 "t" - private !0
  store i32 v2 v0 na private !0
  v3 = gep ptr v2 - i32 scale=0 offset=2 !0
  store i8 v3 v1 na private !0
  v4 = load i32 v2 na private !0
  v5 = gep ptr v2 - i32 scale=0 offset=1 !0
  v6 = load i8 v5 na private !0
  ret (v4, v6) !0
}
func &main "main" () -> (i32) values=${w.values} !0 {
${main}
${w.loops.join('\n')}
}
!0 = "u.c":1:1 in "main"
`;
}
