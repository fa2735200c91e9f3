/** The parts of LLVM's `target datalayout` that decide sizes: pointers and ABI alignments, in bytes. */
export interface DataLayout {
  readonly pointerBytes: number;
  /** ABI alignment by width in bits: [8, 16, 32, 64, 128], ascending, only those known. */
  readonly intAligns: readonly { readonly bits: number; readonly align: number }[];
  readonly doubleAlign: number;
  readonly x87: { readonly size: number; readonly align: number };
}

const DEFAULTS = {
  lp64: 'e-p:64:64-i64:64-i128:128-f80:128',
  ilp32: 'e-p:32:32-i128:128-f64:32:64-f80:32',
} as const;

/** Reads `text`; an empty one means the usual Linux layout of the data model. */
export function readDataLayout(text: string, dataModel: 'lp64' | 'ilp32'): DataLayout {
  let pointerBytes = 8;
  let doubleAlign = 8;
  let x87Align = 16;
  const ints = new Map<number, number>([
    [8, 1],
    [16, 2],
    [32, 4],
    [64, 4],
  ]);
  for (const part of (text === '' ? DEFAULTS[dataModel] : text).split('-')) {
    const [key, ...sizes] = part.split(':');
    const bits = Number(/^[if](\d+)$/.exec(key)?.[1] ?? 0);
    if (key === 'p' || key === 'p0') pointerBytes = Number(sizes[0]) / 8;
    else if (bits !== 0 && key.startsWith('i')) ints.set(bits, Number(sizes[0]) / 8);
    else if (key === 'f64') doubleAlign = Number(sizes[0]) / 8;
    else if (key === 'f80') x87Align = Number(sizes[0]) / 8;
  }
  const intAligns = [...ints].map(([bits, align]) => ({ bits, align })).sort((a, b) => a.bits - b.bits);
  return { pointerBytes, intAligns, doubleAlign, x87: { size: x87Align === 4 ? 12 : 16, align: x87Align } };
}
