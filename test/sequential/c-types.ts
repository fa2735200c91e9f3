/** The C types that generated programs use. */
export interface IntType {
  readonly kind: 'int';
  readonly c: string;
  readonly bits: number;
  readonly signed: boolean;
}
export interface FloatType {
  readonly kind: 'float';
  readonly c: 'float' | 'double';
}
export type ScalarType = IntType | FloatType;

const int = (c: string, bits: number, signed: boolean): IntType => ({ kind: 'int', c, bits, signed });

export const INTS: readonly IntType[] = [
  int('int8_t', 8, true),
  int('uint8_t', 8, false),
  int('int16_t', 16, true),
  int('uint16_t', 16, false),
  int('int32_t', 32, true),
  int('uint32_t', 32, false),
  int('int64_t', 64, true),
  int('uint64_t', 64, false),
];
export const FLOATS: readonly FloatType[] = [
  { kind: 'float', c: 'float' },
  { kind: 'float', c: 'double' },
];
export const INT32 = INTS[4];

/** The unsigned type in which arithmetic of `t` wraps without undefined behaviour: at least 32 bits wide. */
export const wrapping = (t: IntType): IntType => (t.bits === 64 ? INTS[7] : INTS[5]);
/** The type in which operands of `t` are divided and shifted: its promoted type, with `t`'s sign. */
export const promoted = (t: IntType): IntType => (t.bits >= 32 ? t : t.signed ? INTS[4] : INTS[5]);

/** A printf conversion and argument that show a value of this type exactly. */
export function shown(t: ScalarType, text: string): readonly [format: string, argument: string] {
  if (t.kind === 'float') return t.c === 'double' ? ['%.17g', text] : ['%.9g', text];
  if (t.bits === 64)
    return t.signed ? ['%lld', `(long long)${text}`] : ['%llu', `(unsigned long long)${text}`];
  return t.signed ? ['%d', text] : ['%u', `(unsigned)${text}`];
}
