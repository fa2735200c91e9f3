import type { Value } from '../values.ts';
import type { State } from './machine-state.ts';
import { type Buffer, overlap } from './store-buffer.ts';

/**
 * Memory is bytes (MODELS, "Sizes"): an access takes or leaves all its bytes in one step, and a load takes each byte
 * from the newest store in its own buffer that covers it, else from memory. Cells keep the size they were written
 * with as long as nothing else touches them, and fall apart into bytes when something does.
 */
interface Cell {
  readonly address: number;
  readonly size: number;
  readonly value: Value;
}

const byteOf = (cell: Cell, address: number): Value => {
  const shift = BigInt(8 * (address - cell.address));
  return {
    bits: (cell.value.bits >> shift) & 0xffn,
    undefinedBits: (cell.value.undefinedBits >> shift) & 0xffn,
  };
};

export function writeBytes(
  memory: State['memory'],
  address: number,
  size: number,
  value: Value,
): State['memory'] {
  const next = new Map(memory);
  for (const [start, cell] of memory) {
    if ((start === address && cell.size === size) || !overlap({ address: start, ...cell }, { address, size }))
      continue;
    next.delete(start);
    for (let at = start; at < start + cell.size; at++)
      if (at < address || at >= address + size)
        next.set(at, { size: 1, value: byteOf({ address: start, ...cell }, at) });
  }
  return next.set(address, { size, value });
}

export function readBytes(
  buffer: Buffer,
  memory: State['memory'],
  address: number,
  size: number,
  initial: (address: number, size: number) => Value,
): Value {
  const cells: Cell[] = [];
  for (let i = buffer.length - 1; i >= 0; i--) {
    const entry = buffer[i];
    if (entry.kind === 'store' && overlap(entry, { address, size })) cells.push(entry);
  }
  for (const [start, cell] of memory)
    if (overlap({ address: start, size: cell.size }, { address, size }))
      cells.push({ address: start, ...cell });
  if (cells.length === 0) return initial(address, size);
  if (cells[0].address === address && cells[0].size === size) return cells[0].value;
  let bits = 0n;
  let undefinedBits = 0n;
  for (let at = address + size - 1; at >= address; at--) {
    const cell = cells.find((one) => at >= one.address && at < one.address + one.size);
    const byte = cell === undefined ? initial(at, 1) : byteOf(cell, at);
    bits = (bits << 8n) | byte.bits;
    undefinedBits = (undefinedBits << 8n) | byte.undefinedBits;
  }
  return { bits, undefinedBits };
}
