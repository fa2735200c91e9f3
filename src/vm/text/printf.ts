/** C's printf: flags, width, precision, length modifiers; conversions d i u x X o c s p f F e E g G a A %. */
import { DiagnosticError, EXIT } from '../../base/failure.ts';

export interface Arguments {
  /** The next argument as an unsigned integer of `bytes` bytes (4 or 8). */
  integer(bytes: number): bigint;
  double(): number;
  pointer(): number;
}

interface Conversion {
  readonly left: boolean;
  readonly plus: boolean;
  readonly space: boolean;
  readonly alternative: boolean;
  readonly zero: boolean;
  readonly width: number;
  /** -1: none given */
  readonly precision: number;
}

/** Bytes of an argument with this length modifier, and of the value printed (`hh`, `h` are passed as int). */
function lengths(modifier: string, pointerBytes: number): readonly [passed: number, printed: number] {
  switch (modifier) {
    case 'hh':
      return [4, 1];
    case 'h':
      return [4, 2];
    case 'l':
    case 'z':
    case 't':
      return [pointerBytes, pointerBytes];
    case 'll':
    case 'j':
    case 'q':
      return [8, 8];
    default:
      return [4, 4];
  }
}

/** Formats; `byteAt` reads memory (for the format and %s). Output is bytes, as Latin-1 characters. */
export function formatC(
  format: string,
  args: Arguments,
  byteAt: (address: number) => number,
  pointerBytes: number,
): string {
  let out = '';
  let i = 0;
  while (i < format.length) {
    if (format[i] !== '%') {
      out += format[i++];
      continue;
    }
    i++;
    let flags = '';
    while (i < format.length && '-+ #0'.includes(format[i])) flags += format[i++];
    const number = (): number => {
      if (format[i] === '*') {
        i++;
        return Number(BigInt.asIntN(32, args.integer(4)));
      }
      let n = 0;
      while (i < format.length && format[i] >= '0' && format[i] <= '9') n = n * 10 + Number(format[i++]);
      return n;
    };
    const width = number();
    let precision = -1;
    if (format[i] === '.') {
      i++;
      precision = Math.max(-1, number());
    }
    let modifier = '';
    while (i < format.length && 'hlqjztL'.includes(format[i])) modifier += format[i++];
    const c: Conversion = {
      left: flags.includes('-') || width < 0,
      plus: flags.includes('+'),
      space: flags.includes(' '),
      alternative: flags.includes('#'),
      zero: flags.includes('0'),
      width: Math.min(Math.abs(width), 100_000),
      precision: Math.min(precision, 100_000),
    };
    const conversion = format[i++] ?? '';
    out += convert(conversion, c, modifier, { args, byteAt, pointerBytes });
  }
  return out;
}

interface Given {
  readonly args: Arguments;
  readonly byteAt: (address: number) => number;
  readonly pointerBytes: number;
}

function convert(
  conversion: string,
  c: Conversion,
  modifier: string,
  { args, byteAt, pointerBytes }: Given,
): string {
  const [passed, printed] = lengths(modifier, pointerBytes);
  switch (conversion) {
    case '%':
      return '%';
    case 'd':
    case 'i': {
      const v = BigInt.asIntN(8 * printed, args.integer(passed));
      const sign = v < 0n ? '-' : c.plus ? '+' : c.space ? ' ' : '';
      return pad(sign, integerDigits((v < 0n ? -v : v).toString(), c), c, c.precision < 0);
    }
    case 'u':
    case 'x':
    case 'X':
    case 'o': {
      const v = BigInt.asUintN(8 * printed, args.integer(passed));
      let digits = integerDigits(v.toString(conversion === 'u' ? 10 : conversion === 'o' ? 8 : 16), c);
      if (conversion === 'X') digits = digits.toUpperCase();
      if (conversion === 'o' && c.alternative && !digits.startsWith('0')) digits = `0${digits}`;
      const prefix =
        c.alternative && v !== 0n && conversion !== 'u' && conversion !== 'o' ? `0${conversion}` : '';
      return pad(prefix, digits, c, c.precision < 0);
    }
    case 'c':
      return pad('', String.fromCharCode(Number(args.integer(4) & 255n)), c, false);
    case 's': {
      const address = args.pointer();
      return pad(
        '',
        address === 0
          ? '(null)'.slice(0, c.precision < 0 ? 6 : c.precision)
          : readString(address, byteAt, c.precision < 0 ? Number.MAX_SAFE_INTEGER : c.precision),
        c,
        false,
      );
    }
    case 'p': {
      const address = args.pointer();
      return pad('', address === 0 ? '(nil)' : `0x${(address >>> 0).toString(16)}`, c, false);
    }
    case 'f':
    case 'F':
    case 'e':
    case 'E':
    case 'g':
    case 'G':
    case 'a':
    case 'A': {
      const v = args.double();
      const negative = v < 0 || Object.is(v, -0);
      const sign = negative ? '-' : c.plus ? '+' : c.space ? ' ' : '';
      let text: string;
      const kind = conversion.toLowerCase();
      if (!Number.isFinite(v)) text = Number.isNaN(v) ? 'nan' : 'inf';
      else
        text =
          kind === 'f'
            ? fixed(Math.abs(v), c)
            : kind === 'e'
              ? exponential(Math.abs(v), c.precision < 0 ? 6 : c.precision, c.alternative)
              : kind === 'g'
                ? general(Math.abs(v), c)
                : hexadecimal(Math.abs(v), c);
      if (conversion !== kind) text = text.toUpperCase();
      const prefix = kind === 'a' && Number.isFinite(v) ? text.slice(0, 2) : '';
      return pad(sign + prefix, text.slice(prefix.length), c, Number.isFinite(v));
    }
    default:
      throw new DiagnosticError(
        {
          code: 'HED323',
          severity: 'error',
          message: `printf conversion '%${modifier}${conversion}' is not supported`,
          help: 'remove it from the format',
        },
        EXIT.unknown,
      );
  }
}

const MAX_STRING = 1_000_000;
export function readString(address: number, byteAt: (address: number) => number, limit: number): string {
  let text = '';
  for (let k = 0; k < limit && k < MAX_STRING; k++) {
    const b = byteAt(address + k);
    if (b === 0) break;
    text += String.fromCharCode(b & 255);
  }
  return text;
}

function integerDigits(digits: string, c: Conversion): string {
  if (c.precision === 0 && digits === '0') return '';
  return digits.padStart(c.precision, '0');
}

function pad(prefix: string, body: string, c: Conversion, zeros: boolean): string {
  const missing = c.width - prefix.length - body.length;
  if (missing <= 0) return prefix + body;
  if (c.left) return prefix + body + ' '.repeat(missing);
  return c.zero && zeros ? prefix + '0'.repeat(missing) + body : ' '.repeat(missing) + prefix + body;
}

/** Decimal digits of v ≥ 0, rounded half to even on the exact binary value: `digits` · 10^-scale. */
function rounded(v: number, scale: number): bigint {
  let e = 0;
  let m = v;
  while (m !== Math.floor(m)) {
    m *= 2;
    e++;
  }
  let n = BigInt(m);
  let d = 1n << BigInt(e);
  if (scale >= 0) n *= 10n ** BigInt(scale);
  else d *= 10n ** BigInt(-scale);
  const q = n / d;
  const r = 2n * (n % d);
  return r > d || (r === d && (q & 1n) === 1n) ? q + 1n : q;
}

function point(digits: string, precision: number, alternative: boolean): string {
  const padded = digits.padStart(precision + 1, '0');
  const whole = padded.slice(0, padded.length - precision);
  return precision === 0 ? (alternative ? `${whole}.` : whole) : `${whole}.${padded.slice(-precision)}`;
}

function fixed(v: number, c: Conversion): string {
  const precision = c.precision < 0 ? 6 : c.precision;
  return point(rounded(v, precision).toString(), precision, c.alternative);
}

/** Digits (precision + 1 of them) and decimal exponent of v ≥ 0. */
function scientific(v: number, precision: number): readonly [string, number] {
  if (v === 0) return ['0'.repeat(precision + 1), 0];
  let exponent = Math.floor(Math.log10(v));
  for (;;) {
    const digits = rounded(v, precision - exponent).toString();
    if (digits.length === precision + 1) {
      /* 9.99… may round to 10: then the estimate was one too small */
      return [digits, exponent];
    }
    exponent += digits.length > precision + 1 ? 1 : -1;
  }
}

function exponential(v: number, precision: number, alternative: boolean): string {
  const [digits, exponent] = scientific(v, precision);
  return `${point(digits, precision, alternative)}e${exponent < 0 ? '-' : '+'}${Math.abs(exponent).toString().padStart(2, '0')}`;
}

function general(v: number, c: Conversion): string {
  const p = c.precision < 0 ? 6 : c.precision === 0 ? 1 : c.precision;
  const [, x] = scientific(v, p - 1);
  const trim = (text: string): string =>
    c.alternative || !text.includes('.') ? text : text.replace(/\.?0+$/, '');
  if (x < p && x >= -4) return trim(point(rounded(v, p - 1 - x).toString(), p - 1 - x, c.alternative));
  const [mantissa, exponent] = exponential(v, p - 1, c.alternative).split('e');
  return `${trim(mantissa)}e${exponent}`;
}

function hexadecimal(v: number, c: Conversion): string {
  if (v === 0) return `0x0${c.precision > 0 ? `.${'0'.repeat(c.precision)}` : ''}p+0`;
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, v);
  const bits = view.getBigUint64(0);
  const biased = Number(bits >> 52n);
  let mantissa = (bits & ((1n << 52n) - 1n)) | (biased === 0 ? 0n : 1n << 52n);
  const exponent = (biased === 0 ? 1 : biased) - 1023;
  let digits = 13;
  if (c.precision >= 0 && c.precision < 13) {
    const drop = BigInt(4 * (13 - c.precision));
    const rest = mantissa & ((1n << drop) - 1n);
    const half = 1n << (drop - 1n);
    mantissa >>= drop;
    if (rest > half || (rest === half && (mantissa & 1n) === 1n)) mantissa += 1n;
    digits = c.precision;
  }
  const whole = mantissa >> BigInt(4 * digits);
  let fraction =
    digits === 0 ? '' : (mantissa & ((1n << BigInt(4 * digits)) - 1n)).toString(16).padStart(digits, '0');
  if (c.precision < 0) fraction = fraction.replace(/0+$/, '');
  else fraction = fraction.padEnd(c.precision, '0');
  return `0x${whole.toString(16)}${fraction === '' ? '' : `.${fraction}`}p${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`;
}
