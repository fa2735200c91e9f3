/**
 * JavaScript expressions for pure instructions: the result's words, low first, or null when there is no short form
 * (then evalX of pure.ts is called on the scratch words). Operands are normalised (layout.ts) and results must be.
 */
import type { BinOp, ICmp } from '../../ir/types.ts';
import { shiftAmount } from '../arithmetic/pure.ts';
import type { Decoded } from '../code/code.ts';
import { OPERAND_CONST } from '../code/code.ts';

/** Word k of operand n of the instruction, as an expression without effect. */
export type Ref = (n: number, k: number) => string;

export interface PureForm {
  readonly words: readonly string[];
  /** Expression: when true, the interpreter must do it (division by zero, pointer with high bits). */
  readonly unless?: string;
}

const mask = (e: string, bits: number): string => (bits >= 32 ? `(${e}|0)` : `(${e}&${2 ** bits - 1})`);
const signed = (e: string, bits: number): string => (bits >= 32 ? e : `(${e}<<${32 - bits}>>${32 - bits})`);
const unsigned = (e: string, bits: number): string => (bits >= 32 ? `(${e}>>>0)` : e);
const bool = (e: string): string => `(${e}?1:0)`;

export function pureForm(d: Decoded, ref: Ref, pointerBits: number): PureForm | null {
  const i = d.src;
  switch (i.op) {
    case 'bin':
      if (d.bits <= 32) return bin32(i.bin, d, ref);
      return d.bits <= 64 ? bin64(i.bin, d, ref) : null;
    case 'icmp':
      return compare(i.pred, d, ref);
    case 'cast':
      return cast(d, ref, pointerBits);
    case 'select': {
      const words: string[] = [];
      for (let k = 0; k < d.dstWords; k++) words.push(`(${ref(0, 0)}!==0?${ref(1, k)}:${ref(2, k)})`);
      return { words };
    }
    case 'freeze': {
      const words: string[] = [];
      for (let k = 0; k < d.dstWords; k++) words.push(ref(0, k));
      return { words };
    }
    case 'gep':
      return gep(d, ref, pointerBits);
    default:
      return null;
  }
}

function constant(d: Decoded, n: number): number | null {
  return d.args[n].kind === OPERAND_CONST ? d.args[n].w[0] : null;
}

function bin32(op: BinOp, d: Decoded, ref: Ref): PureForm {
  const { bits } = d;
  const a = ref(0, 0);
  const b = ref(1, 0);
  const fixed = constant(d, 1);
  const amount =
    fixed !== null
      ? `${shiftAmount(fixed, bits)}`
      : (bits & (bits - 1)) === 0
        ? `(${b}&${bits - 1})`
        : `((${b}>>>0)%${bits})`;
  switch (op) {
    case 'add':
      return { words: [mask(`${a}+${b}`, bits)] };
    case 'sub':
      return { words: [mask(`${a}-${b}`, bits)] };
    case 'mul':
      return { words: [mask(`Math.imul(${a},${b})`, bits)] };
    case 'and':
      return { words: [`(${a}&${b})`] };
    case 'or':
      return { words: [`(${a}|${b})`] };
    case 'xor':
      return { words: [`(${a}^${b})`] };
    case 'shl':
      return { words: [mask(`(${a}<<${amount})`, bits)] };
    case 'lshr':
      return { words: [mask(`(${a}>>>${amount})`, bits)] };
    case 'ashr':
      return { words: [mask(`(${signed(a, bits)}>>${amount})`, bits)] };
    case 'udiv':
    case 'urem': {
      const form = {
        words: [mask(`(${unsigned(a, bits)}${op === 'udiv' ? '/' : '%'}${unsigned(b, bits)})`, bits)],
      };
      return fixed !== null && fixed !== 0 ? form : { ...form, unless: `${b}===0` };
    }
    case 'sdiv':
    case 'srem': {
      const form = {
        words: [mask(`(${signed(a, bits)}${op === 'sdiv' ? '/' : '%'}${signed(b, bits)})`, bits)],
      };
      const minusOne = bits === 32 ? -1 : 2 ** bits - 1;
      if (fixed !== null && fixed !== 0 && fixed !== minusOne) return form;
      return {
        ...form,
        unless: `${b}===0||${b}===${minusOne}&&${a}===${bits === 32 ? -(2 ** 31) : 2 ** (bits - 1)}`,
      };
    }
  }
}

function bin64(op: BinOp, d: Decoded, ref: Ref): PureForm | null {
  const { bits } = d;
  const [al, ah, bl, bh] = [ref(0, 0), ref(0, 1), ref(1, 0), ref(1, 1)];
  const top = (e: string): string => (bits === 64 ? `(${e}|0)` : `(${e}&${2 ** (bits - 32) - 1})`);
  const fixed = constant(d, 1);
  switch (op) {
    case 'add': {
      const lo = `(${al}+${bl}|0)`;
      return { words: [lo, top(`${ah}+${bh}+((${lo}>>>0)<(${al}>>>0)?1:0)`)] };
    }
    case 'sub':
      return { words: [`(${al}-${bl}|0)`, top(`${ah}-${bh}-((${al}>>>0)<(${bl}>>>0)?1:0)`)] };
    case 'and':
      return { words: [`(${al}&${bl})`, `(${ah}&${bh})`] };
    case 'or':
      return { words: [`(${al}|${bl})`, `(${ah}|${bh})`] };
    case 'xor':
      return { words: [`(${al}^${bl})`, `(${ah}^${bh})`] };
    case 'mul':
      return {
        words: [
          `Math.imul(${al},${bl})`,
          top(`umulh(${al},${bl})+Math.imul(${ah},${bl})+Math.imul(${al},${bh})`),
        ],
      };
    case 'shl':
    case 'lshr':
    case 'ashr': {
      if (fixed === null) return null;
      const n = shiftAmount(fixed, bits);
      if (n === 0) return { words: [al, ah] };
      if (op === 'shl')
        return n >= 32
          ? { words: ['0', top(`(${al}<<${n - 32})`)] }
          : { words: [`(${al}<<${n})`, top(`((${ah}<<${n})|(${al}>>>${32 - n}))`)] };
      if (op === 'lshr')
        return n >= 32
          ? { words: [`(${ah}>>>${n - 32}|0)`, '0'] }
          : { words: [`((${al}>>>${n})|(${ah}<<${32 - n}))`, `(${ah}>>>${n}|0)`] };
      if (bits !== 64) return null;
      return n >= 32
        ? { words: [`(${ah}>>${n - 32})`, `(${ah}>>31)`] }
        : { words: [`((${al}>>>${n})|(${ah}<<${32 - n}))`, `(${ah}>>${n})`] };
    }
    default:
      return null;
  }
}

const NEGATED: Partial<Record<ICmp, ICmp>> = { uge: 'ult', ule: 'ugt', sge: 'slt', sle: 'sgt' };

function compare(pred: ICmp, d: Decoded, ref: Ref): PureForm | null {
  const bits = d.fromBits;
  if (bits > 64) return null;
  if (bits <= 32) {
    const a = ref(0, 0);
    const b = ref(1, 0);
    const convert = pred[0] === 's' ? signed : unsigned;
    switch (pred) {
      case 'eq':
        return { words: [bool(`${a}===${b}`)] };
      case 'ne':
        return { words: [bool(`${a}!==${b}`)] };
      default: {
        const sign = { lt: '<', le: '<=', gt: '>', ge: '>=' }[pred.slice(1) as 'lt' | 'le' | 'gt' | 'ge'];
        return { words: [bool(`${convert(a, bits)}${sign}${convert(b, bits)}`)] };
      }
    }
  }
  const [al, ah, bl, bh] = [ref(0, 0), ref(0, 1), ref(1, 0), ref(1, 1)];
  if (pred === 'eq') return { words: [bool(`${al}===${bl}&&${ah}===${bh}`)] };
  if (pred === 'ne') return { words: [bool(`${al}!==${bl}||${ah}!==${bh}`)] };
  const high = (e: string): string => (pred[0] === 'u' ? `(${e}>>>0)` : signed(e, bits - 32));
  const base = NEGATED[pred] ?? pred;
  const [xl, xh, yl, yh] = base.endsWith('lt') ? [al, ah, bl, bh] : [bl, bh, al, ah];
  const less = `(${xh}===${yh}?(${xl}>>>0)<(${yl}>>>0):${high(xh)}<${high(yh)})`;
  return { words: [base === pred ? bool(less) : `(${less}?0:1)`] };
}

function cast(d: Decoded, ref: Ref, pointerBits: number): PureForm | null {
  const i = d.src;
  if (i.op !== 'cast') return null;
  const { bits, fromBits } = d;
  const a = ref(0, 0);
  if (bits > 64 || fromBits > 64) return null;
  switch (i.cast) {
    case 'trunc':
      if (bits <= 32) return { words: [bits === 32 ? a : `(${a}&${2 ** bits - 1})`] };
      return { words: [a, `(${ref(0, 1)}&${2 ** (bits - 32) - 1})`] };
    case 'zext':
      return bits <= 32 ? { words: [a] } : { words: [a, fromBits > 32 ? ref(0, 1) : '0'] };
    case 'sext': {
      if (fromBits > 32) return null;
      const s = signed(a, fromBits);
      if (bits <= 32) return { words: [bits === 32 ? s : `(${s}&${2 ** bits - 1})`] };
      return bits === 64 ? { words: [s, `(${s}>>31)`] } : null;
    }
    case 'bitcast':
      return { words: d.dstWords === 1 ? [a] : [a, ref(0, 1)] };
    case 'ptrtoint':
      if (bits <= 32) return { words: [bits === 32 ? a : `(${a}&${2 ** bits - 1})`] };
      return bits === 64 ? { words: [a, pointerBits === 64 ? `(${a}>>31)` : '0'] } : null;
    case 'inttoptr':
      if (pointerBits === 32) return { words: [a] };
      return { words: [a], unless: fromBits > 32 ? `${ref(0, 1)}!==${a}>>31` : `${a}<0` };
    default:
      return null;
  }
}

function gep(d: Decoded, ref: Ref, pointerBits: number): PureForm | null {
  const i = d.src;
  if (i.op !== 'gep') return null;
  const base = ref(0, 0);
  const { fromBits } = d;
  if (pointerBits === 32) {
    if (d.args.length === 1) return { words: [`(${base}+${i.offset}|0)`] };
    return {
      words: [`(${base}+Math.imul(${signed(ref(1, 0), Math.min(fromBits, 32))},${i.scale})+${i.offset}|0)`],
    };
  }
  /* exact in doubles: |index · scale| < 2^31 · 2^31; what leaves int32 is for pure.ts to judge */
  const index = d.args.length === 1 ? '' : `+${signed(ref(1, 0), Math.min(fromBits, 32))}*${i.scale}`;
  const sum = `${base}${index}+${i.offset}`;
  const checks: string[] = [];
  if (d.args.length > 1 && fromBits > 32) {
    if (fromBits !== 64) return null;
    checks.push(`${ref(1, 1)}!==${ref(1, 0)}>>31`);
  }
  checks.push(`${sum}!==(${sum}|0)`);
  return { words: [`(${checks.join('||')}?-2147483648:${sum}|0)`] };
}
